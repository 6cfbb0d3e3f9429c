import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.js';

/** Levels of objects and lists in one another. The deepest body of a call has four. */
const DEEPEST = 32;

/** Refuses JSON whose depth would exhaust the stack of whatever walks through it: 400. */
export function refuseDeepBodies(server: FastifyInstance): void {
  server.addHook('preValidation', (request, _reply, done) => {
    done(isDeeperThan(DEEPEST, request.body) ? new AppError('VALIDATION_EXCEPTION') : undefined);
  });
}

/** Level by level, not by recursion, which the depth would exhaust here, too. */
function isDeeperThan(levels: number, body: unknown): boolean {
  let level = [body].filter(isContainer);
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > levels) return true;
    level = level.flatMap(container => Object.values(container)).filter(isContainer);
  }
  return false;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Buffer.isBuffer(value);
}
