/** Most sessions and sets in one batch. */
export const MOST_ITEMS = 500;
/** Largest batch, bytes: 500 sets with long notes stay below. */
export const BATCH_LIMIT_BYTES = 1024 * 1024;
/** Most sets in one session, without deleted ones. */
export const MOST_SETS_A_SESSION = 400;
/** A phone's clock or time zone may be off by a day. */
export const FUTURE_MS = 26 * 3_600_000;
/** No session is longer: an open one counts as over once its row was last written this long ago. */
export const LONGEST_SESSION_MS = 6 * 3_600_000;
/** Most rows in one response of changes. */
export const MOST_CHANGES = 500;
/** Most workouts per request. */
export const MOST_NEXT_WORKOUTS = 12;

/** Heavier than any stack or bar. */
export const MOST_WEIGHT_KG = 1_000;
export const MOST_REPETITIONS = 999;
/** Ten hours of holding. */
export const MOST_SECONDS = 36_000;
/** A whole day of exercise. */
export const MOST_CARDIO_SECONDS = 86_400;
/** Farther than anybody cycles in a day. */
export const MOST_CARDIO_METERS = 1_000_000;
/** Five means five or more. */
export const MOST_RESERVE = 5;

export const RECORD_KINDS = ['heaviest', 'mostRepsAtWeight', 'oneRepMax'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** Most lines in a file from another application. */
export const MOST_IMPORT_ROWS = 50_000;
