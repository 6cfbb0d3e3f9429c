import { same } from '../../../shared/changes/change-kinds';
import type {
  OwnPlace,
  Place,
  PlaceLoads,
  TrainingPlace,
  TrainingPreferences,
} from '../../../shared/widgets/training-preferences/training-preferences.api';
import { BODYWEIGHT } from '../stores/workout-draft.store';
import type { WorkoutDraft } from '../stores/workout-draft.store';

/** The steps of a typical Korean gym. */
export const USUAL_LOADS: PlaceLoads = {
  dumbbellStepKg: null,
  lightestDumbbellKg: null,
  heaviestDumbbellKg: null,
  smallestPlateKg: null,
  stackStepKg: null,
  singleDumbbell: false,
};

/** As asked about. */
export const LOAD_NAMES: Readonly<Record<keyof Omit<PlaceLoads, 'singleDumbbell'>, string>> = {
  dumbbellStepKg: '덤벨 간격',
  lightestDumbbellKg: '가장 가벼운 덤벨',
  heaviestDumbbellKg: '가장 무거운 덤벨',
  smallestPlateKg: '가장 작은 원판 (한 장)',
  stackStepKg: '머신 무게 한 칸',
};

export const isOwnPlace = (place: Place | null): place is OwnPlace => place === 'home' || place === 'myGym';

/** The changes when a place is chosen: an own one brings its machines and its loads, or none of either while it is not known. */
export function choosePlace(
  place: Place,
  preferences: TrainingPreferences | undefined,
): Partial<WorkoutDraft> {
  if (!isOwnPlace(place)) return { place };
  const own = preferences?.places.find(each => each.place === place);
  if (!own) return { place, machines: [BODYWEIGHT], loads: preferences ? USUAL_LOADS : null, seen: null };
  const { machineKoreanName: machines, place: _, ...loads } = own;
  return { place, machines, loads, seen: own };
}

/** The chosen own place as it would be saved; null if another kind was chosen, or what it would replace is unknown. */
export const ownPlaceOf = ({ place, machines, loads }: WorkoutDraft): TrainingPlace | null =>
  isOwnPlace(place) && loads ? { place, machineKoreanName: [...machines], ...loads } : null;

/** Whatever the order of the machines. */
export function samePlace(one: TrainingPlace | null, other: TrainingPlace | null): boolean {
  const sorted = (place: TrainingPlace | null) =>
    place && { ...place, machineKoreanName: [...place.machineKoreanName].sort() };
  return same(sorted(one), sorted(other));
}

/** The available ones among the machines that the chosen parts use. */
export function machinesThere({ place, machines }: WorkoutDraft, names: readonly string[]): string[] {
  if (place === 'gym') return [...names];
  return names.filter(name => (place === 'bodyweight' ? name === BODYWEIGHT : machines.includes(name)));
}

/** Whether the change is small enough to draw with the press itself: a whole grid at once would delay the response. */
export function changedLittle(before: readonly string[], after: readonly string[]): boolean {
  const old = new Set(before);
  const added = after.filter(name => !old.delete(name)).length;
  return added + old.size <= 1;
}

interface Known {
  preferences: TrainingPreferences | undefined;
  /** Every machine there is; undefined until loaded. */
  everything: readonly string[] | undefined;
}

/**
 * The changes when a machine is added or removed. An own place keeps machines that the body parts do not use. A whole gym minus one machine
 * becomes 내 헬스장, which is asked for no more, unless the member has entered another one: then it is a choice for this time.
 */
export function changeMachines(
  draft: WorkoutDraft,
  names: readonly string[],
  change: (machines: readonly string[]) => string[],
  { preferences, everything }: Known,
): Partial<WorkoutDraft> {
  const free = preferences !== undefined && !preferences.places.some(({ place }) => place === 'myGym');
  if (isOwnPlace(draft.place)) {
    const machines = change(draft.machines);
    const whole = draft.place === 'myGym' && free && everything?.every(name => machines.includes(name));
    return whole ? { place: 'gym' } : { machines };
  }
  if (draft.place === 'gym' && free && everything)
    return { place: 'myGym', machines: change(everything), loads: USUAL_LOADS, seen: null };
  return { place: null, machines: change(machinesThere(draft, names)) };
}

const SMALL = [
  '맨몸',
  '밴드',
  '서스펜션 트레이너',
  '짐볼',
  'AB 휠',
  '스텝 박스',
  '풀업 바',
  '딥스 바',
  '캡틴 체어',
];
const FREE = ['바벨', '랙', 'EZ바', '트랩바', '덤벨', '케틀벨', '원판'];

/** Where a machine stands in a gym. */
const groupOf = (name: string): string =>
  SMALL.includes(name)
    ? '맨몸·소도구'
    : FREE.includes(name) || name.endsWith('벤치')
      ? '바벨·덤벨·벤치'
      : '머신·케이블';

/** Machines by where they stand; empty groups are left out. */
export function machineGroups<Machine extends { koreanName: string }>(
  machines: readonly Machine[],
): { group: string; machines: Machine[] }[] {
  return ['맨몸·소도구', '바벨·덤벨·벤치', '머신·케이블']
    .map(group => ({ group, machines: machines.filter(({ koreanName }) => groupOf(koreanName) === group) }))
    .filter(({ machines: of }) => of.length > 0);
}
