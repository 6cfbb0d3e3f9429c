/** What goes over the wire, row by row; the phone keeps the same. Times are UTC in ISO 8601, weights kg as shown. */

export interface TrainingSession {
  /** UUIDv7, made here. */
  id: string;
  routineId: number | null;
  /** The recommendation it was begun from. */
  historyId: number | null;
  title: string;
  startedAt: string;
  endedAt: string | null;
  /** Date and IANA zone of the place where it began. */
  localDate: string;
  timezone: string;
  note: string | null;
  deleted: boolean;
}

export type LoadAnswer = 'LIGHT' | 'RIGHT' | 'HEAVY';

export interface TrainingSet {
  id: string;
  sessionId: string;
  workoutId: number;
  workoutName: string;
  /** Place of the workout in the session, and of the set in its workout. */
  workoutOrdinal: number;
  ordinal: number;
  kind: 'warmup' | 'work';
  targetWeight: number | null;
  targetReps: number | null;
  targetSeconds: number | null;
  targetReserve: number | null;
  weight: number | null;
  reps: number | null;
  seconds: number | null;
  /** Repetitions that were left, 5 for five and more. */
  reserve: number | null;
  /** How the load felt; on the last work set, for the whole workout. */
  answer: LoadAnswer | null;
  /** null: planned, not done. */
  doneAt: string | null;
  supersetGroup: number | null;
  note: string | null;
  /** The member was asked about a load far from the usual. */
  confirmed: boolean;
  deleted: boolean;
}

export type RowType = 'session' | 'set';
export type TypedRow = { type: 'session'; row: TrainingSession } | { type: 'set'; row: TrainingSet };

/** A row with the server's order of writes; 0 until the server has it. */
export type Stored<Row> = Row & { revision: number };

export type SyncItem = TypedRow & {
  /** The revision this edit was made on, 0 for a row that is new to the server. */
  baseRevision: number;
};

export interface SyncAnswer {
  items: {
    id: string;
    type: RowType;
    status: 'applied' | 'same' | 'conflict' | 'refused';
    revision?: number;
    /** On a conflict: what the server has. For a set of a deleted session it is that session. */
    server?: Stored<TrainingSession> | Stored<TrainingSet>;
    code?: string;
    message?: string;
    doubt?: 'tooHeavy' | 'tooLight';
  }[];
}

export interface Changes {
  sessions: Stored<TrainingSession>[];
  sets: Stored<TrainingSet>[];
  revision: number;
  more: boolean;
}

/** The member's own server. Rejects with an ApiError when there is no answer or a refusal of the whole call. */
export interface SyncTransport {
  sync(items: SyncItem[]): Promise<SyncAnswer>;
  changes(after: number): Promise<Changes>;
}

export const isSession = (row: TrainingSession | TrainingSet): row is TrainingSession => 'startedAt' in row;

/** Whether two versions of a row say the same; the revision is no content. */
export function sameContent(one: object, other: object): boolean {
  const content = (row: object) =>
    JSON.stringify(
      Object.entries(row)
        .filter(([key]) => key !== 'revision' && key !== 'doubt')
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  return content(one) === content(other);
}
