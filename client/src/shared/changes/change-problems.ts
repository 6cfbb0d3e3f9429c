import { ApiError, detailOf, isOutOfReach, messageOf, UNREADABLE_ANSWER } from '../api/api.error';
import { rewrite } from './change-database';
import type { Change, ChangeDatabase, Problem } from './change-database';
import { kindNamed, kindsAreComplete } from './change-kinds';

/** Changes of one thing are asked about together; one without a subject stands alone. */
export const subjectOf = ({ id, kind, wanted }: Change): string =>
  `${kind} ${kindNamed(kind)?.subject?.(wanted) ?? id}`;

export const isConflict = ({ problem }: Change): boolean => problem?.reason === 'changed';

/** Whether only another build of the client can send it. */
export const isUnknown = ({ kind }: Change): boolean => kindsAreComplete() && !kindNamed(kind);

/** Whether it waits for a decision on one of these: a conflict about its own subject, or any problem of the change it depends on. */
export const isHeldBy = (problems: readonly Change[], row: Change): boolean =>
  problems.some(
    each =>
      (isConflict(each) && subjectOf(each) === subjectOf(row)) ||
      subjectOf(each) === kindNamed(row.kind)?.after?.(row.wanted),
  );

/** Whether it was refused, and the server has accepted a later change to the same thing. */
export const isReplacedBy = (taken: Change, row: Change): boolean =>
  row.problem?.reason === 'refused' &&
  row.id < taken.id &&
  subjectOf(row) === subjectOf(taken) &&
  !kindNamed(row.kind)?.merges;

/** What somebody else changed meanwhile; null without a conflict. @throws ApiError */
export const clashOf = async ({ kind, wanted, base }: Change): Promise<string | null> =>
  (await kindNamed(kind)?.clash?.(wanted, base)) ?? null;

/** The problem of a change that the server refused with this error. */
export function refusalOf({ kind }: Change, error: unknown): Problem {
  const misdated =
    kindNamed(kind)?.redated !== undefined &&
    error instanceof ApiError &&
    error.fieldMessage('date') !== undefined;
  const gone = error instanceof ApiError && GONE.includes(error.code);
  const asks =
    kindNamed(kind)?.confirmed !== undefined && error instanceof ApiError && QUESTIONS.includes(error.code);
  return { reason: 'refused', message: asks ? messageOf(error) : detailOf(error), misdated, asks, gone };
}

const GONE = ['ROUTINE_NOT_FOUND_EXCEPTION', 'MY_WORKOUT_NOT_FOUND_EXCEPTION', 'WORKOUT_NOT_FOUND_EXCEPTION'];

const QUESTIONS = ['IMPLAUSIBLE_LOAD_EXCEPTION', 'HEALTH_QUESTION_EXCEPTION'];

const PASSING = [401, 429, 502, 503, 504];

/** No answer, one from a proxy, one that the next attempt may not get, or one that this device could not store. */
export const isUnsent = (error: unknown): boolean =>
  isOutOfReach(error) ||
  error instanceof DOMException ||
  (error instanceof ApiError && PASSING.includes(error.httpStatus));

/** With the pauses between attempts, half a minute of them. */
const FAULTS = 5;

/** Counts a fault of the server, or of something in between, over this change. @returns whether it may still pass, so that it is to be tried again */
export async function noteFault(database: ChangeDatabase, row: Change, error: unknown): Promise<boolean> {
  if (!(error instanceof ApiError)) return false;
  if (error.httpStatus < 500 && error.code !== UNREADABLE_ANSWER) return false;
  const faults = (row.faults ?? 0) + 1;
  // A full device tries until it passes.
  await rewrite(database, row.id, each => ({ ...each, faults })).catch(() => null);
  return faults < FAULTS;
}

/** The effect of choosing the user's own version. @param day a new day for it; what that day had before is unknown */
export function decided({ kind, wanted, problem }: Change, day: string | undefined): Partial<Change> {
  const sent = kindNamed(kind);
  if (day !== undefined) return { wanted: sent?.redated?.(wanted, day), base: null, faults: 0 };
  const asked = problem?.reason === 'refused' && problem.asks === true;
  return { decided: true, faults: 0, ...(asked && { wanted: sent?.confirmed?.(wanted) ?? wanted }) };
}
