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

/** Codes of drivers whose server cannot be reached: the caller should come back, nothing is broken here. */
const OUT_OF_REACH = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'PROTOCOL_CONNECTION_LOST',
  'ER_CON_COUNT_ERROR',
  'POOL_CLOSED',
  'SQLITE_BUSY',
]);

/** The body of an error answer. */
export function toErrorResponse(error: AppError, requestId: string): ErrorResponseDto {
  return {
    status: error.code,
    message: error.message,
    requestId,
    ...(error.fields ? { fields: error.fields } : {}),
  };
}

/** Finds the catalogue's code for an exception of Nest, Fastify, a driver or ourselves. */
export function toAppError(exception: unknown): AppError {
  if (exception instanceof AppError) return exception;

  if (isOutOfReach(exception)) return new AppError('SERVICE_UNAVAILABLE_EXCEPTION', { cause: exception });

  const status = httpStatusOf(exception);
  const code = status === undefined ? undefined : CODE_OF_HTTP_STATUS[status];
  if (code) return new AppError(code, { cause: exception });
  // Any other client error that a library raises (a malformed header, a bad multipart part) is bad input.
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

function isOutOfReach(exception: unknown): boolean {
  if (!(exception instanceof Error)) return false;
  if ('code' in exception && typeof exception.code === 'string' && OUT_OF_REACH.has(exception.code))
    return true;
  if (ERROR_NAMES_OUT_OF_REACH.has(exception.name)) return true;
  return 'driverError' in exception && isOutOfReach(exception.driverError);
}

/** ioredis and TypeORM name these by class. */
const ERROR_NAMES_OUT_OF_REACH = new Set([
  'MaxRetriesPerRequestError',
  'CannotConnectAlreadyConnectedError',
  'ConnectionNotFoundError',
]);
