import type { LoadAnswer } from '../../recommendation/public.js';
import type { SetKind } from '../entities/training-set.entity.js';

/** Where a file may come from; `routineup` is this product's own table of sets. */
export const IMPORT_FORMATS = ['routineup', 'strong', 'hevy', 'fitnotes', 'opengym'] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

export const WEIGHT_UNITS = ['kg', 'lb'] as const;
export type WeightUnit = (typeof WEIGHT_UNITS)[number];

/** A set as another application wrote it. */
export interface ForeignSet {
  /** Where it stands in the file, from 1; the header is line 1. In JSON, which has no lines, its number among the sets. */
  line: number;
  /** Of the exercise, as written. */
  name: string;
  kind: SetKind;
  /** As written, below 0 where an application notes help that way; null where there is none. */
  weight: number | null;
  /** Null where the file does not say. */
  unit: WeightUnit | null;
  reps: number | null;
  seconds: number | null;
  reserve: number | null;
  answer: LoadAnswer | null;
  /** ISO 8601, UTC; null where only the session's time is known. */
  doneAt: string | null;
  note: string | null;
}

export interface ForeignSession {
  title: string;
  /** ISO 8601, UTC. */
  startedAt: string;
  /** Null where the file does not say. */
  endedAt: string | null;
  localDate: string;
  note: string | null;
  sets: ForeignSet[];
}

export interface RefusedLine {
  line: number;
  reason: string;
}

/** All that a file says without knowledge of the catalogue or the member's log. */
export interface ForeignFile {
  format: ImportFormat;
  sessions: ForeignSession[];
  /** The first of them, see `refusedCount`. */
  refused: RefusedLine[];
  refusedCount: number;
  /** Sets that stand in the file twice. */
  repeated: number;
  /** Exercise names with their number of sets, the most frequent first. */
  names: { name: string; sets: number }[];
  /** Whether there is a weight of which the file does not say whether it is kg or lb. */
  unitNeeded: boolean;
}

/** How a file is to be read. */
export interface ReadingOptions {
  /** IANA name: times in files have none. */
  timezone: string;
  /** ISO 8601, UTC: what is later has not happened yet. */
  latest: string;
}
