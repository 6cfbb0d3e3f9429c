import { BODY_PART_WORDS, MACHINE_WORDS, PATTERN_WORDS } from '../catalogue.synonyms.js';
import { isStrengthTraining, type MovementPattern } from '../catalogue.vocabulary.js';
import type { SearchDocument } from './search-document.js';

/** The workout fields that search reads. */
export interface SearchableWorkout {
  id: number;
  koreanName: string;
  englishName: string;
  aliases: readonly string[];
  primaryBodyParts: readonly string[];
  secondaryBodyParts: readonly string[];
  machineNames: readonly string[];
  pattern: MovementPattern;
}

/** A workout's search document; its facets are its body parts. */
export function workoutSearchDocument(workout: SearchableWorkout): SearchDocument {
  const { id, koreanName: name, primaryBodyParts, secondaryBodyParts, machineNames, pattern } = workout;
  return {
    id,
    name,
    englishName: workout.englishName,
    aliases: workout.aliases,
    strongTexts: [
      ...primaryBodyParts.map(part => `${part} 운동`),
      ...machineNames.flatMap(machine => [machine, ...(MACHINE_WORDS[machine] ?? [])]),
      ...(PATTERN_WORDS[pattern] ?? []),
    ],
    weakTexts: [...secondaryBodyParts, ...primaryBodyParts.flatMap(part => BODY_PART_WORDS[part] ?? [])],
    facets: [
      ...primaryBodyParts.map(part => ({ name: part, rank: 0 as const })),
      ...secondaryBodyParts.map(part => ({ name: part, rank: 1 as const })),
    ],
    aside: !isStrengthTraining({ pattern }),
    // 바벨 스쿼트 before 덤벨 스모 스쿼트: every further word adds a grip, a stance or a machine.
    specialness: name.split(' ').length,
    sortKey: id,
  };
}
