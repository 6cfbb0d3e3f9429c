import { create } from 'zustand';
import type { Change } from './change-database';
import { isConflict, isHeldBy, subjectOf } from './change-problems';

interface ChangeStatus {
  waiting: number;
  /** Changes that need a decision. */
  problems: readonly Change[];
}
export const NO_CHANGES: ChangeStatus = { waiting: 0, problems: [] };

/** Changes that the server has not accepted yet, for every screen that shows them. */
export const useChangeStatus = create<ChangeStatus>()(() => NO_CHANGES);

/** A form's message when its changes wait for a network. */
export const KEPT_HERE = '이 기기에 저장했어요. 연결되면 보낼게요.';

/** The text about a member's pending changes. */
export function statusOf(rows: readonly Change[]): ChangeStatus {
  const asked = rows.filter(({ problem }) => problem !== null);
  /** Changes that wait for the decision on an earlier one. */
  const held = rows.filter(row => !row.problem && isHeldBy(asked, row));
  const problems = asked.map(row => ({
    ...row,
    mine: (isConflict(row) && held.findLast(each => subjectOf(each) === subjectOf(row))?.mine) || row.mine,
  }));
  return { waiting: rows.length - problems.length - held.length, problems };
}
