import { queryClient } from '../../../shared/api/query-client';
import type { Change } from '../../../shared/changes/change-database';
import { changeKind, isChangedOtherwise, same } from '../../../shared/changes/change-kinds';
import { mergedLists } from '../../../shared/changes/merged-lists';
import { change } from '../../../shared/changes/waiting-changes';
import { formatNumber } from '../../../shared/lib/format';
import {
  fetchPreferences,
  preferencesKey,
  savePlace,
} from '../../../shared/widgets/training-preferences/training-preferences.api';
import type {
  PlaceLoads,
  TrainingPlace,
  TrainingPreferences,
} from '../../../shared/widgets/training-preferences/training-preferences.api';
import { LOAD_NAMES, USUAL_LOADS } from './place-choices';

interface PlaceChange {
  place: TrainingPlace;
  /** The place as the member saw it; null if the account had none. */
  seen: TrainingPlace | null;
}
const LOADS = Object.keys(USUAL_LOADS) as (keyof PlaceLoads)[];
const OWN_NAMES = { home: '집', myGym: '내 헬스장' } as const;

const changedLoads = ({ place, seen }: PlaceChange) =>
  LOADS.filter(load => !same(place[load], (seen ?? USUAL_LOADS)[load]));

/** In a place's question: `덤벨 하나뿐, 머신 무게 한 칸 5kg`. */
const loadsText = (place: TrainingPlace, loads: readonly (keyof PlaceLoads)[]): string =>
  loads
    .map(load => {
      if (load === 'singleDumbbell') return place[load] ? '덤벨 하나뿐' : '덤벨 둘 이상';
      const kg = place[load];
      return `${LOAD_NAMES[load]} ${kg === null ? '보통' : `${formatNumber(kg)}kg`}`;
    })
    .join(', ');

const placeThere = async (place: TrainingPlace['place']): Promise<TrainingPlace | undefined> =>
  (await fetchPreferences()).places.find(each => each.place === place);

/** Applied to the account's current place: each machine and each load is a separate answer. */
function onTopOf(there: TrainingPlace, { place, seen }: PlaceChange): TrainingPlace {
  const mine = Object.fromEntries(changedLoads({ place, seen }).map(load => [load, place[load]]));
  const machineKoreanName = mergedLists(
    place.machineKoreanName,
    seen?.machineKoreanName ?? [],
    there.machineKoreanName,
  );
  return { ...there, ...mine, machineKoreanName };
}

/** The machines and loads of an own place. Changes of two devices are merged, except two values of one load. */
export const placeChange = changeKind({
  kind: 'own-place',
  send: async (wanted: PlaceChange, late) => {
    const there = late ? await placeThere(wanted.place.place) : undefined;
    return savePlace(there ? onTopOf(there, wanted) : wanted.place);
  },
  subject: ({ place: { place } }) => place,
  merges: true,
  clash: async wanted => {
    const { place, seen } = wanted;
    const there = await placeThere(place.place);
    if (!there) return null;
    const other = changedLoads(wanted).filter(load =>
      isChangedOtherwise(there[load], (seen ?? USUAL_LOADS)[load], place[load]),
    );
    return loadsText(there, other) || null;
  },
  sentLater: () => void queryClient.invalidateQueries({ queryKey: preferencesKey }),
});

export const isPlaceChange = (row: Change): row is Change & { wanted: PlaceChange } =>
  row.kind === placeChange.kind;

/** Saves it, later without a network. @param seen as the account had it before @throws ApiError */
export async function changePlace(place: TrainingPlace, seen: TrainingPlace | null): Promise<void> {
  const wanted = { place, seen };
  const saving = await change(placeChange, {
    ...{ wanted, base: null, about: OWN_NAMES[place.place] },
    mine: loadsText(place, changedLoads(wanted)) || `기구 ${place.machineKoreanName.length}개`,
  });
  queryClient.setQueryData<TrainingPreferences>(preferencesKey, before => {
    if (saving.state === 'sent') return saving.answer;
    return (
      before && { ...before, places: [...before.places.filter(each => each.place !== place.place), place] }
    );
  });
}
