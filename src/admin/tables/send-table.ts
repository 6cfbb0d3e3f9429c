import type { FastifyReply } from 'fastify';
import { TABLE_CONTENT_TYPES, type TableFormat } from './table-file.js';

/** Sends a table as a file download. */
export async function sendTable(
  reply: FastifyReply,
  name: string,
  format: TableFormat,
  bytes: Buffer,
): Promise<void> {
  await reply
    .type(TABLE_CONTENT_TYPES[format])
    .header('Content-Disposition', `attachment; filename="routineup-${name}.${format}"`)
    .header('Cache-Control', 'no-store')
    .send(bytes);
}
