import type { Draft } from './log-database';
import type { SessionRecord } from './session-record';
import { isSession } from './rows';
import type { TypedRow } from './rows';

const DAY_MS = 86_400_000;
/** The server takes no earlier day. */
const EARLIEST_DAY = '1970-01-01';

/** Whether the server refused it because the device's clock was wrong. */
function isMisdated(draft: Draft): boolean {
  if (draft.reason !== 'refused') return false;
  const { row } = draft;
  const days = isSession(row) ? [row.localDate, row.startedAt] : [row.doneAt];
  return draft.code === 'TRAINING_IN_FUTURE' || days.some(day => day !== null && day < EARLIEST_DAY);
}

/** One question for the user: about a row, or about the day of a session with everything refused of it. */
export interface Question {
  id: string;
  drafts: [Draft, ...Draft[]];
  misdated: boolean;
}

export function questionsOf(drafts: readonly Draft[]): Question[] {
  const misdated = new Set(drafts.filter(isMisdated).map(({ sessionId }) => sessionId));
  const questions = new Map<string, Question>();
  for (const draft of drafts) {
    const asksDay = draft.reason === 'refused' && misdated.has(draft.sessionId);
    const id = asksDay ? draft.sessionId : draft.id;
    const known = asksDay && questions.get(id);
    if (known) known.drafts.push(draft);
    else questions.set(id, { id, drafts: [draft], misdated: asksDay });
  }
  return [...questions.values()];
}

/**
 * The same session on another day, at the same time of day. Whatever a clock that jumped says, its sets were done within a day of its
 * start.
 */
export function redated({ session, sets }: SessionRecord, day: string): TypedRow[] {
  const start = Date.parse(session.startedAt);
  const moved = start + Date.parse(day) - Date.parse(session.localDate);
  const at = (ms: number) => new Date(ms).toISOString();
  const later = (time: string | null) =>
    time && at(moved + ((((Date.parse(time) - start) % DAY_MS) + DAY_MS) % DAY_MS));
  const row = { ...session, localDate: day, startedAt: at(moved), endedAt: later(session.endedAt) };
  return [
    { type: 'session', row },
    ...sets.map(set => ({ type: 'set' as const, row: { ...set, doneAt: later(set.doneAt) } })),
  ];
}
