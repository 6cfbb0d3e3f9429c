import Dumbbell from 'lucide-react/icons/dumbbell';
import House from 'lucide-react/icons/house';
import MapPin from 'lucide-react/icons/map-pin';
import PersonStanding from 'lucide-react/icons/person-standing';
import type { LucideIcon } from 'lucide-react';
import type {
  Place,
  TrainingPreferences,
} from '../../../shared/widgets/training-preferences/training-preferences.api';
import type { WorkoutDraft } from '../stores/workout-draft.store';
import { dotted } from '../../../shared/lib/format';

/** Where a member may train, with its name. */
export const PLACES: readonly { place: Place; title: string; note: string; Icon: LucideIcon }[] = [
  { place: 'gym', title: '헬스장', note: '모든 기구', Icon: Dumbbell },
  { place: 'home', title: '집', note: '있는 기구만', Icon: House },
  { place: 'bodyweight', title: '맨몸', note: '기구 없이', Icon: PersonStanding },
  { place: 'myGym', title: '내 헬스장', note: '기구를 골라 저장', Icon: MapPin },
];

/** The note beside a place: for an own one its number of machines. */
export function placeNote(place: Place, note: string, preferences: TrainingPreferences | undefined): string {
  const own = preferences?.places.find(each => each.place === place);
  return own ? `기구 ${own.machineKoreanName.length}개` : note;
}

/**
 * The conditions in one line: `헬스장 · 근비대 · 45분`.
 *
 * @param mayLose whether the member is known to be allowed to read about losing weight
 */
export function wishesLine({ place, goal, experience, minutes }: WorkoutDraft, mayLose: boolean): string {
  const where = PLACES.find(each => each.place === place)?.title;
  return dotted([
    where ?? '고른 기구',
    mayLose || goal !== '체중 감량' ? goal : null,
    experience,
    minutes === null ? null : `${minutes}분`,
  ]);
}
