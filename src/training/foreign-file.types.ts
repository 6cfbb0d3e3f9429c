import type { LoadAnswer } from '../recommendation/public.js';
import type { CardioEffort, CardioKind } from './cardio.vocabulary.js';
import type { SetKind } from './entities/training-set.entity.js';

/** Sources of a file; `routineup` is this product's own table of sets. */
export const IMPORT_FORMATS = ['routineup', 'strong', 'hevy', 'fitnotes', 'opengym'] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

export const WEIGHT_UNITS = ['kg', 'lb'] as const;
export type WeightUnit = (typeof WEIGHT_UNITS)[number];

/** How the meaning of a name is known. */
export const NAME_STATES = ['found', 'chosen', 'leftOut', 'unknown'] as const;
export type NameState = (typeof NAME_STATES)[number];

/** A set as another application wrote it. */
export interface ForeignSet {
  /** Line in the file, from 1; the header is line 1. JSON has no lines: its number among the sets. */
  line: number;
  /** Name of the exercise, as written. */
  name: string;
  kind: SetKind;
  /** As written, negative if an application stores assistance that way; null if absent. */
  weight: number | null;
  /** Null if the file does not say. */
  unit: WeightUnit | null;
  reps: number | null;
  seconds: number | null;
  reserve: number | null;
  answer: LoadAnswer | null;
  /** ISO 8601, UTC; null if only the session's time is known. */
  doneAt: string | null;
  note: string | null;
}

/** Endurance as another application wrote it: one kind of a session. */
export interface ForeignCardio {
  kind: CardioKind;
  seconds: number;
  /** Null if the file does not say, or not in which unit. */
  meters: number | null;
  /** By the talk test; only this product's own table has it. */
  effort: CardioEffort | null;
}

export interface ForeignSession {
  title: string;
  /** ISO 8601, UTC. */
  startedAt: string;
  /** Null if the file does not say. */
  endedAt: string | null;
  localDate: string;
  note: string | null;
  sets: ForeignSet[];
  cardio: ForeignCardio[];
}

export interface RefusedLine {
  line: number;
  reason: string;
}

/** A file's content, read without the catalogue or the member's log. */
export interface ForeignFile {
  format: ImportFormat;
  sessions: ForeignSession[];
  /** The first refused lines, see `refusedCount`. */
  refused: RefusedLine[];
  refusedCount: number;
  /** Sets that occur twice in the file. */
  repeated: number;
  /** Exercise names with their number of sets, the most frequent first. */
  names: { name: string; sets: number }[];
  /** Whether a weight lacks its unit (kg or lb). */
  unitNeeded: boolean;
}

/** How to read a file. */
export interface ReadingOptions {
  /** IANA name: times in files have no zone. */
  timezone: string;
  /** ISO 8601, UTC: later times are in the future. */
  latest: string;
}
