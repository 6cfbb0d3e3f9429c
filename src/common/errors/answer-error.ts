import { Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import { AppError } from './app-error.js';
import type { ErrorCode } from './error-catalogue.js';
import { toAppError, toErrorResponse } from './to-app-error.js';

const logger = new Logger('Errors');

/** Seconds until a retry makes sense after a call found a server out of reach. */
const RETRY_SECONDS = 5;

/** Bytes of a refused body that are still read and dropped. */
const MOST_READ_FOR_NOTHING = 64_000_000;

/** Sends any thrown value as the one error shape. Nothing about the cause leaves the server. */
export function answerError(exception: unknown, request: FastifyRequest, reply: FastifyReply): void {
  // The client disconnected before its request was complete: no fault of the server, and nobody reads the response.
  const error = request.raw.errored ? new AppError('REQUEST_TIMEOUT_EXCEPTION') : toAppError(exception);
  if (error.httpStatus >= 500) {
    logger.error({ requestId: request.id, code: error.code, err: error.cause ?? exception });
  }
  if (reply.sent) return;

  const retryAfter = error.retryAfterSeconds ?? (error.httpStatus === 503 ? RETRY_SECONDS : undefined);
  if (retryAfter !== undefined) reply.header('Retry-After', String(Math.max(1, Math.ceil(retryAfter))));
  void reply
    .status(error.httpStatus)
    .header('Cache-Control', 'no-store')
    .type('application/json; charset=utf-8');
  const send = () => void reply.send(toErrorResponse(error, request.id));
  const { raw } = request;
  const unread = Number(raw.headers['content-length'] ?? 0);
  // Reads the rest first, because the connection closes afterwards: a client that is still sending would get a reset instead of the response.
  if (error.httpStatus === 413 && !raw.readableEnded && unread > 0 && unread <= MOST_READ_FOR_NOTHING)
    raw.resume().once('end', send);
  else send();
}

const CODE_OF_UNREADABLE: Partial<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'PAYLOAD_TOO_LARGE_EXCEPTION',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT_EXCEPTION',
};

/** Answers what Node could not parse as a request: broken or endless headers, a client that stopped sending. */
export function answerUnreadable(cause: Error & { code?: string }, socket: Socket): void {
  if (cause.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) {
    const error = new AppError(CODE_OF_UNREADABLE[cause.code ?? ''] ?? 'VALIDATION_EXCEPTION');
    const body = Buffer.from(JSON.stringify(toErrorResponse(error, randomUUID())));
    socket.write(
      [
        `HTTP/1.1 ${error.httpStatus} ${STATUS_CODES[error.httpStatus]}`,
        'Content-Type: application/json; charset=utf-8',
        `Content-Length: ${body.length}`,
        'Connection: close',
        '\r\n',
      ].join('\r\n'),
    );
    socket.write(body);
  }
  socket.destroy(cause);
}
