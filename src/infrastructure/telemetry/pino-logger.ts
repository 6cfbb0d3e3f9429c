import type { LoggerService } from '@nestjs/common';
import { pino, type DestinationStream, type Logger } from 'pino';
import { outageOf } from '../../common/errors/outage.js';
import { OutageLogThrottle } from './outage-log-throttle.js';

/** Keys whose values never reach a log, at any depth that Nest and we log. */
const SECRET_KEYS = [
  'password',
  'passwordHash',
  'accessToken',
  'refreshToken',
  'verificationCode',
  'signupProof',
  'authorization',
];

/** @param destination of the lines; standard output by default */
export function createPino(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: SECRET_KEYS.flatMap(key => [key, `*.${key}`, `*.*.${key}`]),
    serializers: { err: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * The logged fields of an error. Others are left out: a failed query carries its parameters, which are user input, and drivers quote values in
 * their messages.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return withoutValues(String(error));
  return {
    type: error.name,
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    message: withoutValues(error.message),
    stack: withoutValues(error.stack ?? ''),
    ...('query' in error && typeof error.query === 'string' ? { query: error.query } : {}),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

function withoutValues(text: string): string {
  return text
    .replace(/[^\s'"<>]+@[^\s'"<>]+\.[^\s'"<>]+/g, '<mail>')
    .replace(/Duplicate entry '.*' for/g, "Duplicate entry '…' for")
    .replace(/Incorrect (\w+) value: '.*' for/g, "Incorrect $1 value: '…' for");
}

/** Sends the logs of Nest and of every `new Logger(context)` through pino, one JSON line each. */
export class PinoLogger implements LoggerService {
  private readonly outages = new OutageLogThrottle((outage, times) =>
    this.pino.warn({ context: 'Outages', outage, times }, 'more of the same'),
  );

  constructor(private readonly pino: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.write('info', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }

  /** Nest passes the context last, and for errors a stack before it. */
  private write(
    level: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal',
    message: unknown,
    rest: unknown[],
  ) {
    const context = rest.at(-1);
    const stack = rest.length > 1 ? rest[0] : undefined;
    const fields = { context, ...(stack === undefined ? {} : { stack }) };
    if (typeof message === 'object' && message !== null) {
      const outage = namedOutage(message);
      if (outage !== undefined && this.outages.has(outage)) return;
      this.pino[level](message instanceof Error ? { ...fields, err: message } : { ...fields, ...message });
    } else {
      this.pino[level](fields, String(message));
    }
  }
}

/** The outage behind a message: named by the caller (`outage`), else found in the error. */
function namedOutage(message: object): string | undefined {
  // The response reported an internal error: its line must be findable by the request id, whatever the cause.
  if ('code' in message && message.code === 'INTERNAL_EXCEPTION') return undefined;
  if ('outage' in message && typeof message.outage === 'string') return message.outage;
  return outageOf('err' in message ? message.err : message);
}
