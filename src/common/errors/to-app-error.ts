import { HttpException } from '@nestjs/common';
import { AppError } from './app-error.js';
import type { ErrorCode } from './error-catalogue.js';
import type { ErrorResponseDto } from './error-response.dto.js';

const CODE_OF_HTTP_STATUS: Partial<Record<number, ErrorCode>> = {
  400: 'VALIDATION_EXCEPTION',
  401: 'UNAUTHENTICATED_EXCEPTION',
  403: 'FORBIDDEN_EXCEPTION',
  404: 'NOT_FOUND_EXCEPTION',
  405: 'NOT_FOUND_EXCEPTION',
  413: 'PAYLOAD_TOO_LARGE_EXCEPTION',
  415: 'UNSUPPORTED_MEDIA_TYPE_EXCEPTION',
  429: 'TOO_MANY_REQUESTS_EXCEPTION',
  503: 'SERVICE_UNAVAILABLE_EXCEPTION',
};

/**
 * Codes of unreachable or overloaded servers, of full and faulty disks, and of transactions that keep losing against others: the caller should
 * retry later; nothing here is broken.
 */
const OUT_OF_REACH = new Set([
  // Networks.
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  // Disks, and a machine that runs out of a resource.
  'EDQUOT',
  'EFBIG',
  'EIO',
  'EMFILE',
  'ENFILE',
  'ENOMEM',
  'ENOSPC',
  'EROFS',
  'SQLITE_BUSY',
  'SQLITE_CANTOPEN',
  'SQLITE_FULL',
  'SQLITE_LOCKED',
  'SQLITE_NOMEM',
  // MariaDB: connections.
  'ER_CON_COUNT_ERROR',
  'ER_NEW_ABORTING_CONNECTION',
  'ER_SERVER_SHUTDOWN',
  'ER_TOO_MANY_USER_CONNECTIONS',
  'ER_USER_LIMIT_REACHED',
  'POOL_CLOSED',
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_SEQUENCE_TIMEOUT',
  // MariaDB: statements.
  'ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION',
  'ER_CHECKREAD',
  'ER_DISK_FULL',
  // A node that lost its cluster between a statement and its COMMIT.
  'ER_ERROR_DURING_COMMIT',
  'ER_ERROR_ON_WRITE',
  'ER_GET_ERRNO',
  'ER_LOCK_DEADLOCK',
  'ER_LOCK_WAIT_TIMEOUT',
  'ER_OPTION_PREVENTS_STATEMENT',
  'ER_OUT_OF_RESOURCES',
  'ER_QUERY_INTERRUPTED',
  'ER_QUERY_TIMEOUT',
  'ER_RECORD_FILE_FULL',
]);

/**
 * MariaDB's own codes, which mysql2 does not name or names differently: a node that lost its cluster, a killed connection, a statement that took
 * too long.
 */
const OUT_OF_REACH_NUMBERS = new Set([1047, 1927, 1969]);

/** The body of an error response. */
export function toErrorResponse(error: AppError, requestId: string): ErrorResponseDto {
  return {
    status: error.code,
    message: error.message,
    requestId,
    ...(error.fields ? { fields: error.fields } : {}),
  };
}

/** Maps an exception of Nest, Fastify, a driver or our own code to a code of the catalogue. */
export function toAppError(exception: unknown): AppError {
  if (exception instanceof AppError) return exception;

  if (isOutOfReach(exception)) return new AppError('SERVICE_UNAVAILABLE_EXCEPTION', { cause: exception });

  const status = httpStatusOf(exception);
  const code = status === undefined ? undefined : CODE_OF_HTTP_STATUS[status];
  if (code) return new AppError(code, { cause: exception });
  // Any other client error from a library (a malformed header, a bad multipart part) is bad input.
  if (status !== undefined && status >= 400 && status < 500) {
    return new AppError('VALIDATION_EXCEPTION', { cause: exception });
  }
  return new AppError('INTERNAL_EXCEPTION', { cause: exception });
}

function httpStatusOf(exception: unknown): number | undefined {
  if (exception instanceof HttpException) return exception.getStatus();
  if (exception instanceof Error && 'statusCode' in exception && typeof exception.statusCode === 'number') {
    return exception.statusCode;
  }
  return undefined;
}

/** Whether something that this process needs is unreachable or unusable for now. */
export function isOutOfReach(exception: unknown): boolean {
  if (!(exception instanceof Error)) return false;
  const code = 'code' in exception && typeof exception.code === 'string' ? exception.code : '';
  if (OUT_OF_REACH.has(code) || code.startsWith('SQLITE_IOERR')) return true;
  if (ERROR_NAMES_OUT_OF_REACH.has(exception.name)) return true;
  if ('errno' in exception && OUT_OF_REACH_NUMBERS.has(Number(exception.errno))) return true;
  // mysql2: the connection is no longer usable.
  if ('fatal' in exception && exception.fatal === true) return true;
  return 'driverError' in exception && isOutOfReach(exception.driverError);
}

/** ioredis and TypeORM name these by class. */
const ERROR_NAMES_OUT_OF_REACH = new Set([
  'MaxRetriesPerRequestError',
  'CannotConnectAlreadyConnectedError',
  'ConnectionNotFoundError',
]);
