import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { isUUID } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { invalidField } from '../errors/app-error.js';

const HEADER = 'Idempotency-Key';

/** The client's own id of a request that it may resend after a lost response; null if absent. Throws a 400 unless it is a UUID. */
export const IdempotencyKey = createParamDecorator((_: unknown, context: ExecutionContext): string | null => {
  const key = context.switchToHttp().getRequest<FastifyRequest>().headers[HEADER.toLowerCase()];
  if (key === undefined) return null;
  if (!isUUID(key)) throw invalidField(HEADER, 'UUID로 보내 주세요.');
  return key as string;
});

export const ApiIdempotencyKey = (): MethodDecorator =>
  applyDecorators(
    ApiHeader({
      name: HEADER,
      required: false,
      description: '물을 때마다 새로 만드는 번호. 같은 번호로 다시 보내면 처음 것을 알려 드려요.',
      schema: { type: 'string', format: 'uuid' },
    }),
  );
