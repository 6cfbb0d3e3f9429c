import type { FastifyReply } from 'fastify';
import { SEARCH_PAGE_SIZE } from '../common/http/pagination.js';
import type { CardPage } from './memory/card-store.js';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Sends items that are JSON already, with the totals in headers, without building and serialising them again. */
export function sendCards(reply: FastifyReply, { json, total }: CardPage): Buffer {
  reply.header('X-Total-Count', String(total)).header('X-Page-Size', String(SEARCH_PAGE_SIZE));
  reply.type(JSON_TYPE);
  return json;
}

/** Sends a text that is JSON already. */
export function sendJsonText(reply: FastifyReply, json: string): string {
  reply.type(JSON_TYPE);
  return json;
}
