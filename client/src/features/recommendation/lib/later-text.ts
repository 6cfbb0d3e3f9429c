import { isConflict } from '../../../shared/changes/change-problems';
import type { ChangeStatus } from '../../../shared/changes/change-status';
import type { Place } from '../../../shared/widgets/training-preferences/training-preferences.api';
import { isPlaceChange } from './place-change';

/** The text about a pending recommendation: it waits for a network or a server that takes it, or for a decision on its place, which another device changed or the server refused. */
export function laterText({ problems, answered }: ChangeStatus, place?: Place | null): string {
  const asked = problems.find(row => isPlaceChange(row) && row.wanted.place.place === place);
  if (!asked)
    return answered
      ? '지금은 서버가 받지 못해요. 곧 다시 요청해서 추천받아 둘게요.'
      : '지금은 연결되어 있지 않아요. 연결되면 추천받아 둘게요.';
  return isConflict(asked)
    ? `위에서 ‘${asked.about}’ 정보를 어느 기기 것으로 할지 고르면 추천받아 둘게요.`
    : `위에서 ‘${asked.about}’ 변경을 다시 보내거나 버리면 추천받아 둘게요.`;
}
