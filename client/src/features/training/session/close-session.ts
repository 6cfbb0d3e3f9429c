import type { TypedRow } from '../store/rows';
import type { SessionRecord } from '../store/session-record';
import { ending, lastDoneAt } from './plan';

/** Closes an open session at its last set; deletes one without a completed set. */
export function closingRows({ session, sets }: SessionRecord): TypedRow[] {
  const nothing = sets.every(set => set.doneAt === null);
  const { session: ended, dropped } = ending(session, sets, lastDoneAt(session, sets));
  const gone = nothing ? sets.map(set => ({ ...set, deleted: true })) : dropped;
  return [
    { type: 'session', row: { ...ended, deleted: nothing } },
    ...gone.map(row => ({ type: 'set' as const, row })),
  ];
}
