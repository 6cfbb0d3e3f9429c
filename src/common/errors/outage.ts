import { AppError } from './app-error.js';
import { isOutOfReach } from './to-app-error.js';

/**
 * Identifies the unreachable part behind an error: the cause's code and, for networks, its address. The same for every failure of one outage.
 * Undefined for any other error.
 */
export function outageOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const inner = [error.cause, 'driverError' in error ? error.driverError : undefined];
  for (const cause of inner) {
    const outage = outageOf(cause);
    if (outage !== undefined) return outage;
  }
  if (error instanceof AppError) return error.httpStatus === 503 ? error.code : undefined;
  return isOutOfReach(error) ? named(error) : undefined;
}

function named(
  error: Error & { code?: unknown; errno?: unknown; address?: unknown; port?: unknown },
): string {
  const place = error.address === undefined ? '' : ` ${String(error.address)}:${String(error.port)}`;
  return `${String(error.code ?? error.errno ?? error.name)}${place}`;
}
