import type { TrainingSession } from '../entities/training-session.entity.js';
import type { TrainingSet } from '../entities/training-set.entity.js';
import type { TrainingSessionDto, TrainingSetDto } from '../dto/training-rows.dto.js';

/** A phone's fields of a row; the server adds the owner and the time of writing. */
export type SentSession = Omit<TrainingSession, 'userId' | 'revision' | 'writtenAt'>;
export type SentSet = Omit<TrainingSet, 'userId' | 'revision' | 'doubt'>;

/** The row as stored: missing fields are null. */
export function sentSession(row: TrainingSessionDto): SentSession {
  const { id, title, localDate, timezone, deleted } = row;
  return {
    ...{ id, title, localDate, timezone, deleted },
    routineId: row.routineId ?? null,
    historyId: row.historyId ?? null,
    startedAt: new Date(row.startedAt),
    endedAt: timeOrNull(row.endedAt),
    note: row.note ?? null,
    cardioKind: row.cardio?.kind ?? null,
    cardioSeconds: row.cardio?.seconds ?? null,
    cardioEffort: row.cardio?.effort ?? null,
    cardioMeters: row.cardio?.meters ?? null,
  };
}

/** The row as stored: missing fields are null, kg have two decimals. */
export function sentSet(row: TrainingSetDto): SentSet {
  const { id, sessionId, workoutId, workoutName, workoutOrdinal, ordinal, kind } = row;
  const { confirmed, deleted } = row;
  return {
    ...{ id, sessionId, workoutId, workoutName, workoutOrdinal, ordinal, kind, confirmed, deleted },
    targetWeight: kgOrNull(row.targetWeight),
    targetReps: row.targetReps ?? null,
    targetSeconds: row.targetSeconds ?? null,
    targetReserve: row.targetReserve ?? null,
    targetLeast: row.targetLeast ?? null,
    targetMost: row.targetMost ?? null,
    targetFelt: row.targetFelt ?? null,
    weight: kgOrNull(row.weight),
    reps: row.reps ?? null,
    seconds: row.seconds ?? null,
    reserve: row.reserve ?? null,
    answer: row.answer ?? null,
    doneAt: timeOrNull(row.doneAt),
    supersetGroup: row.supersetGroup ?? null,
    note: row.note ?? null,
  };
}

/** Whether the stored row equals the sent one. Deleted rows are equal whatever else they contain. */
export function isSame<Sent extends { deleted: boolean }>(sent: Sent, stored: Sent): boolean {
  return saysSame(sent, stored, time => time.getTime());
}

/** Equal except for times: a set that two devices tick alike was done, and a session that both end is over. */
export function isAlike<Sent extends { deleted: boolean }>(sent: Sent, stored: Sent): boolean {
  return saysSame(sent, stored, () => 'some time');
}

function saysSame<Sent extends { deleted: boolean }>(
  sent: Sent,
  stored: Sent,
  timeOf: (time: Date) => unknown,
): boolean {
  if (sent.deleted && stored.deleted) return true;
  const plain = (value: unknown): unknown => (value instanceof Date ? timeOf(value) : value);
  return (Object.keys(sent) as (keyof Sent)[]).every(name => plain(sent[name]) === plain(stored[name]));
}

function timeOrNull(time: string | null | undefined): Date | null {
  return time === null || time === undefined ? null : new Date(time);
}

function kgOrNull(kg: number | null | undefined): number | null {
  return kg === null || kg === undefined ? null : Math.round(kg * 100) / 100;
}
