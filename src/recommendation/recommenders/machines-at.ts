import type { CatalogueReadModel } from '../../catalogue/public.js';
import { isOwnPlace, type Place, type TrainingPreferencesDto } from '../../training-preferences/public.js';

const BODYWEIGHT = '맨몸';

/** Korean names of everything usable at a place: a gym has everything, an own place what the member entered. */
export function machinesAt(
  place: Place,
  { places }: Pick<TrainingPreferencesDto, 'places'>,
  { machines }: CatalogueReadModel['names'],
): string[] {
  const own = places.find(each => each.place === place)?.machineKoreanName;
  const all = machines.map(({ koreanName }) => koreanName);
  const there = place === 'gym' ? all : isOwnPlace(place) ? (own ?? []) : [];
  return [...new Set([...there, BODYWEIGHT])];
}
