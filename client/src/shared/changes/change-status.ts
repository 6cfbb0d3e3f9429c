import { create } from 'zustand';
import type { Change } from './change-database';
import { kindNamed } from './change-kinds';
import { isConflict, isHeldBy, isUnknown, subjectOf } from './change-problems';

export interface ChangeStatus {
  waiting: number;
  /** How many of them only ask for something. */
  requests: number;
  /** Changes that need a decision. */
  problems: readonly Change[];
  /** Whether the server answered the last attempt, but takes nothing for now. */
  answered: boolean;
}
export const NO_CHANGES: ChangeStatus = { waiting: 0, requests: 0, problems: [], answered: false };

/** Changes that the server has not accepted yet, for every screen that shows them. */
export const useChangeStatus = create<ChangeStatus>()(() => NO_CHANGES);

/** When pending changes are sent: a server that answers needs no network. */
export const whenSent = (answered: boolean): string =>
  answered ? '곧 다시 보낼게요.' : '연결되면 보낼게요.';

export const requestsIn = (rows: readonly Change[]): number =>
  rows.filter(({ kind }) => kindNamed(kind)?.requests).length;

/** What waits, in words: a recommendation that is asked for changes nothing. */
export const countText = (waiting: number, requests: number): string =>
  [waiting > requests && `변경 ${waiting - requests}개`, requests > 0 && `추천 요청 ${requests}개`]
    .filter(Boolean)
    .join(', ');

/** A form's message when its changes wait. */
export const keptHere = (): string =>
  `이 기기에 저장했어요. ${whenSent(useChangeStatus.getState().answered)}`;

/** Whether one of them needs no decision, also while the kinds are not registered yet. */
export function areToSend(rows: readonly Change[]): boolean {
  const asked = rows.filter(({ problem }) => problem !== null);
  return rows.some(row => !row.problem && !isHeldBy(asked, row));
}

const UNKNOWN = { reason: 'unknown' } as const;

/** The text about a member's pending changes. */
export function statusOf(rows: readonly Change[]): Omit<ChangeStatus, 'answered'> {
  const asked = rows
    .map(row => (isUnknown(row) ? { ...row, problem: UNKNOWN } : row))
    .filter(({ problem }) => problem !== null);
  /** Changes that wait for the decision on an earlier one. */
  const held = rows.filter(row => !row.problem && !isUnknown(row) && isHeldBy(asked, row));
  const waiting = rows.filter(row => !row.problem && !isUnknown(row) && !held.includes(row));
  const problems = asked.map(row => ({
    ...row,
    mine: (isConflict(row) && held.findLast(each => subjectOf(each) === subjectOf(row))?.mine) || row.mine,
  }));
  return { waiting: waiting.length, requests: requestsIn(waiting), problems };
}
