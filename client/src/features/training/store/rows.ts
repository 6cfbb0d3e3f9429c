import type { components } from '../../../shared/api/schema';

type Schemas = components['schemas'];

/** Rows on the wire, stored on the phone in the same form. Times are UTC in ISO 8601, weights kg as shown. */
export type TrainingSession = Schemas['TrainingSessionDto'];
export type TrainingSet = Schemas['TrainingSetDto'];
/** The endurance done in a session. */
export type Cardio = Schemas['CardioDto'];
export type LoadAnswer = NonNullable<TrainingSet['answer']>;

export type RowType = 'session' | 'set';
export type TypedRow = { type: 'session'; row: TrainingSession } | { type: 'set'; row: TrainingSet };

/** A row with the server's revision; 0 until the server has it. */
export type Stored<Row> = Row & { revision: number };

export type SyncItem = TypedRow & {
  /** The revision this edit is based on, 0 for a row that is new to the server. */
  baseRevision: number;
};

/** In sending order. On a conflict `server` is the server's version; for a set of a deleted session, that session. */
export type SyncAnswer = Pick<Schemas['SyncAnswerDto'], 'items' | 'changes'>;
export type Changes = Schemas['ChangesDto'];

/** The member's own server. Rejects with an ApiError when there is no answer or the whole call is refused. */
export interface SyncTransport {
  /** @param after the revision read so far: the answer includes later changes by others */
  sync(items: SyncItem[], after: number): Promise<SyncAnswer>;
  changes(after: number): Promise<Changes>;
}

export const isSession = (row: TrainingSession | TrainingSet): row is TrainingSession => 'startedAt' in row;

const TIMES: readonly string[] = ['startedAt', 'endedAt', 'doneAt'];

/**
 * Whether two versions of a row have the same content. The revision does not count, nor does the exact time: a set ticked on two devices
 * was done.
 */
export function sameContent(one: object, other: object): boolean {
  const content = (row: object) =>
    JSON.stringify(
      Object.entries(row)
        // A field missing in an older version equals null.
        .filter(([key, value]) => key !== 'revision' && key !== 'doubt' && value != null)
        .map(([key, value]) => [key, TIMES.includes(key) ? value !== null : (value as unknown)] as const)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  return content(one) === content(other);
}
