import { merged } from './health.api';
import type { HealthNotes } from './health.api';

/** Answers of an open form. Its notes may change meanwhile: a page opens from the device's copy, and the server's answer comes later. */
export interface UnsavedAnswers {
  changes: Partial<HealthNotes>;
  /** What the notes had of them when they were given. */
  seen: Partial<HealthNotes>;
}

export const NO_ANSWERS: UnsavedAnswers = { changes: {}, seen: {} };

/** The notes with these answers; what another device has added to a list since stays in it. */
export function withAnswers(notes: HealthNotes, { changes, seen }: UnsavedAnswers): HealthNotes {
  const fields = Object.keys(changes) as (keyof HealthNotes)[];
  const told = fields.map(field => [field, merged(changes[field], seen[field], notes[field])]);
  return { ...notes, ...Object.fromEntries(told) };
}

/** These answers and another one, given on the notes as they are now. */
export function answered(
  notes: HealthNotes,
  { changes, seen }: UnsavedAnswers,
  change: Partial<HealthNotes>,
): UnsavedAnswers {
  const now = (Object.keys(change) as (keyof HealthNotes)[]).map(field => [field, notes[field]]);
  return { changes: { ...changes, ...change }, seen: { ...seen, ...Object.fromEntries(now) } };
}
