import type { SyncTransport } from './rows';
import type { TrainingLog } from './training-log';

/** The server takes so many rows at once. */
export const BATCH_ROWS = 500;

/**
 * Sends what waits, then reads what other devices wrote. Safe to break off and to repeat at any point.
 * @throws what the transport throws; everything answered until then is kept
 */
export async function synchronise(log: TrainingLog, transport: SyncTransport): Promise<void> {
  for (;;) {
    const batch = await log.takeBatch(BATCH_ROWS);
    if (batch.items.length === 0) break;
    await log.applyAnswers(batch, await transport.sync(batch.items));
  }
  for (let more = true; more;) {
    const changes = await transport.changes(await log.cursor());
    await log.applyChanges(changes);
    more = changes.more;
  }
  await log.noteFetched();
}
