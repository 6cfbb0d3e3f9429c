import type { components } from '../../../shared/api/schema';

type Schemas = components['schemas'];

/** What goes over the wire, row by row; the phone keeps the same. Times are UTC in ISO 8601, weights kg as shown. */
export type TrainingSession = Schemas['TrainingSessionDto'];
export type TrainingSet = Schemas['TrainingSetDto'];
/** What was done of endurance in a session. */
export type Cardio = Schemas['CardioDto'];
export type LoadAnswer = NonNullable<TrainingSet['answer']>;

export type RowType = 'session' | 'set';
export type TypedRow = { type: 'session'; row: TrainingSession } | { type: 'set'; row: TrainingSet };

/** A row with the server's order of writes; 0 until the server has it. */
export type Stored<Row> = Row & { revision: number };

export type SyncItem = TypedRow & {
  /** The revision this edit was made on, 0 for a row that is new to the server. */
  baseRevision: number;
};

/** In the order of sending. On a conflict `server` is what it has; for a set of a deleted session, that session. */
export type SyncAnswer = Pick<Schemas['SyncAnswerDto'], 'items' | 'changes'>;
export type Changes = Schemas['ChangesDto'];

/** The member's own server. Rejects with an ApiError when there is no answer or a refusal of the whole call. */
export interface SyncTransport {
  /** @param after what was read up to: the answer also tells what others have written since */
  sync(items: SyncItem[], after: number): Promise<SyncAnswer>;
  changes(after: number): Promise<Changes>;
}

export const isSession = (row: TrainingSession | TrainingSet): row is TrainingSession => 'startedAt' in row;

const TIMES: readonly string[] = ['startedAt', 'endedAt', 'doneAt'];

/**
 * Whether two versions of a row say the same. The revision is no content, nor is the exact time: what two devices ticked alike
 * was done.
 */
export function sameContent(one: object, other: object): boolean {
  const content = (row: object) =>
    JSON.stringify(
      Object.entries(row)
        // A field that a row of an older version does not have says nothing, as one of null.
        .filter(([key, value]) => key !== 'revision' && key !== 'doubt' && value != null)
        .map(([key, value]) => [key, TIMES.includes(key) ? value !== null : (value as unknown)] as const)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  return content(one) === content(other);
}
