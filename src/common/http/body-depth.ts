import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.js';

/** Most nested levels of objects and lists. The deepest request body of the API has four. */
const DEEPEST = 32;

/** Refuses JSON so deep that walking it would exhaust the stack: 400. */
export function refuseDeepBodies(server: FastifyInstance): void {
  server.addHook('preValidation', (request, _reply, done) => {
    done(isDeeperThan(DEEPEST, request.body) ? new AppError('VALIDATION_EXCEPTION') : undefined);
  });
}

/** Works level by level, because the depth would exhaust recursion here, too. */
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
