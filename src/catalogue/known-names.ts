import { invalidField } from '../common/errors/app-error.js';
import type { BodyPart } from './entities/body-part.entity.js';
import type { CatalogueNames } from './read-model/catalogue-rows.js';

/** The search filter that means no filter. */
const EVERY_PART = '전체';

/** The body parts a filter names; an empty filter means all, as does 전체. @throws a 400 when a name is unknown */
export function filteredBodyParts(catalogue: CatalogueNames, names: string[] = []): BodyPart[] {
  return names.includes(EVERY_PART) ? [] : knownBodyParts(catalogue, names);
}

/** The body parts with these names. @throws a 400 when one is unknown */
export function knownBodyParts(
  catalogue: CatalogueNames,
  names: string[],
  field = 'bodyPartKoreanName',
): BodyPart[] {
  return names.map(name => {
    const part = catalogue.bodyParts.find(({ koreanName }) => koreanName === name);
    if (!part) throw invalidField(field, '모르는 운동 부위가 있어요.');
    return part;
  });
}

/** @throws a 400 when a machine's name is unknown */
export function requireKnownMachines(catalogue: CatalogueNames, names: string[]): void {
  const known = new Set(catalogue.machines.map(machine => machine.koreanName));
  if (names.some(name => !known.has(name))) {
    throw invalidField('machineKoreanName', '모르는 기구가 있어요.');
  }
}
