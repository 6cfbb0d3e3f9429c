import { BODY_PART_WORDS, MACHINE_WORDS, PATTERN_WORDS } from '../catalogue.synonyms.js';
import { isStrengthTraining } from '../catalogue.vocabulary.js';
import type { SearchedWorkout } from '../read-model/catalogue-rows.js';
import type { SearchDocument } from './search-document.js';

/** The part of a workout that search looks at. */
export type SearchableWorkout = Omit<SearchedWorkout, 'hidden'>;

/** A workout as search sees it; its facets are its body parts. */
export function workoutSearchDocument(workout: SearchableWorkout): SearchDocument {
  const { id, koreanName, primaryBodyParts, secondaryBodyParts, machineNames, pattern } = workout;
  return {
    id,
    name: koreanName,
    englishName: workout.englishName,
    aliases: workout.aliases,
    strongTexts: [
      ...primaryBodyParts.map(name => `${name} 운동`),
      ...machineNames,
      ...machineNames.flatMap(name => MACHINE_WORDS[name] ?? []),
      ...(PATTERN_WORDS[pattern] ?? []),
    ],
    weakTexts: [...secondaryBodyParts, ...primaryBodyParts.flatMap(name => BODY_PART_WORDS[name] ?? [])],
    facets: [
      ...primaryBodyParts.map(name => ({ name, rank: 0 as const })),
      ...secondaryBodyParts.map(name => ({ name, rank: 1 as const })),
    ],
    aside: !isStrengthTraining({ pattern }),
    // 바벨 스쿼트 before 덤벨 스모 스쿼트: every word more is a grip, a stance or a machine more.
    specialness: koreanName.split(' ').length,
    sortKey: id,
  };
}
