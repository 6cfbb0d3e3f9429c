import { ApiError, detailOf, isOutOfReach, messageOf } from '../api/api.error';
import type { Change, Problem } from './change-database';
import { kindNamed } from './change-kinds';

/** Changes of one thing are asked about together; one without a subject stands alone. */
export const subjectOf = ({ id, kind, wanted }: Change): string =>
  `${kind} ${kindNamed(kind)?.subject?.(wanted) ?? id}`;

export const isConflict = ({ problem }: Change): boolean => problem?.reason === 'changed';

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

/** The effect of choosing the user's own version. @param day a new day for it; what that day had before is unknown */
export function decided({ kind, wanted, problem }: Change, day: string | undefined): Partial<Change> {
  const sent = kindNamed(kind);
  if (day !== undefined) return { wanted: sent?.redated?.(wanted, day), base: null };
  const asked = problem?.reason === 'refused' && problem.asks === true;
  return { decided: true, ...(asked && { wanted: sent?.confirmed?.(wanted) ?? wanted }) };
}
