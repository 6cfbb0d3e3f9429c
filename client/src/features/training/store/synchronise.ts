import type { Changes, SyncTransport } from './rows';
import type { TrainingLog } from './training-log';

/** The server takes so many rows at once. */
export const BATCH_ROWS = 500;

/**
 * Sends what waits, then reads what other devices wrote. Safe to break off and to repeat at any point.
 * @throws what the transport throws; everything answered until then is kept
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
