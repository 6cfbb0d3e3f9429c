import type { Changes, SyncTransport } from './rows';
import type { TrainingLog } from './training-log';

/** The server's limit of rows per request. */
export const BATCH_ROWS = 500;

/**
 * Sends pending rows, then reads other devices' changes. Safe to interrupt and to repeat at any point.
 * @throws the transport's error; everything answered before it is kept
 */
export async function synchronise(log: TrainingLog, transport: SyncTransport): Promise<void> {
  let more = true;
  const take = async (changes: Changes) => {
    await log.applyChanges(changes);
    more = changes.more;
  };
  for (;;) {
    const batch = await log.takeBatch(BATCH_ROWS);
    if (batch.items.length === 0) break;
    const answer = await transport.sync(batch.items, await log.cursor());
    await log.applyAnswers(batch, answer);
    if (answer.changes) await take(answer.changes);
  }
  while (more) await take(await transport.changes(await log.cursor()));
  await log.noteFetched();
}
