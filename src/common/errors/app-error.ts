import { ERROR_CATALOGUE, type ErrorCode } from './error-catalogue.js';

/** One field's error; `field` is the path in the request (`routines.0.routineName`). */
export interface FieldError {
  field: string;
  message: string;
}

interface AppErrorDetails {
  fields?: FieldError[];
  /** Overrides the catalogue's message, in Korean. */
  message?: string;
  /** Seconds, sent as `Retry-After`. */
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** The only error that services throw on purpose: a code from the catalogue. */
export class AppError extends Error {
  readonly httpStatus: number;
  readonly fields: FieldError[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly code: ErrorCode,
    details: AppErrorDetails = {},
  ) {
    super(details.message ?? ERROR_CATALOGUE[code].message, { cause: details.cause });
    this.name = 'AppError';
    this.httpStatus = ERROR_CATALOGUE[code].http;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** A 400 that names one field. */
export function invalidField(field: string, message: string): AppError {
  return new AppError('VALIDATION_EXCEPTION', { fields: [{ field, message }] });
}
