/** Sessions and sets in one batch. */
export const MOST_ITEMS = 500;
/** Bytes of a batch: 500 sets with long notes stay below. */
export const BATCH_LIMIT_BYTES = 1024 * 1024;
/** Sets in one session, deleted ones not counted. */
export const MOST_SETS_A_SESSION = 400;
/** A phone's clock or time zone may be wrong by a day. */
export const FUTURE_MS = 26 * 3_600_000;
/** No session is longer: an open one counts as over once its row was written so long ago. */
export const LONGEST_SESSION_MS = 6 * 3_600_000;
/** Rows of one answer of changes. */
export const MOST_CHANGES = 500;
/** Workouts asked about at once. */
export const MOST_NEXT_WORKOUTS = 12;

/** Heavier than any stack or bar. */
export const MOST_WEIGHT_KG = 1_000;
export const MOST_REPETITIONS = 999;
/** Ten hours of holding. */
export const MOST_SECONDS = 36_000;
/** A whole day on the way. */
export const MOST_CARDIO_SECONDS = 86_400;
/** Farther than anybody cycles in a day. */
export const MOST_CARDIO_METERS = 1_000_000;
/** Five means five or more. */
export const MOST_RESERVE = 5;

/** Lines of a file from another application. */
export const MOST_IMPORT_ROWS = 50_000;
