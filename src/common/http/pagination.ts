import { applyDecorators } from '@nestjs/common';
import type { Type } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ApiOkResponse } from '@nestjs/swagger';

/** Page sizes of the contract (§2). */
export const SEARCH_PAGE_SIZE = 12;
export const ADMIN_PAGE_SIZE = 20;
export const HISTORY_PAGE_SIZE = 20;

/** One page of a list, and the number of rows in all. */
export interface Page<T> {
  rows: T[];
  total: number;
  pageSize: number;
}

/** Sends the bare array with the totals in headers, as the contract requires for lists. */
export function sendPage<T>(reply: FastifyReply, page: Page<T>): T[] {
  reply.header('X-Total-Count', String(page.total)).header('X-Page-Size', String(page.pageSize));
  return page.rows;
}

/** Describes a paged list in the OpenAPI document. */
export function ApiPage(row: Type<unknown>): MethodDecorator {
  return applyDecorators(
    ApiOkResponse({
      type: [row],
      headers: {
        'X-Total-Count': { description: '전체 개수', schema: { type: 'integer' } },
        'X-Page-Size': { description: '한 페이지의 개수', schema: { type: 'integer' } },
      },
    }),
  );
}
