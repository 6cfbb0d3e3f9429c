import type { SearchableSupplement } from '../../src/catalogue/search/supplement-search-document.js';
import type { SearchableWorkout } from '../../src/catalogue/search/workout-search-document.js';
import type { MachineSeed, SupplementSeed, WorkoutSeed } from '../../src/catalogue/seed/seed.types.js';
import { Random } from './random.js';

const WORKOUT_MODIFIERS = [
  ['와이드 그립', 'Wide Grip'],
  ['내로우 그립', 'Narrow Grip'],
  ['뉴트럴 그립', 'Neutral Grip'],
  ['리버스 그립', 'Reverse Grip'],
  ['템포', 'Tempo'],
  ['일시정지', 'Paused'],
  ['한 팔', 'One Arm'],
  ['한 다리', 'One Leg'],
  ['시티드', 'Seated'],
  ['스탠딩', 'Standing'],
  ['니링', 'Kneeling'],
  ['디클라인', 'Decline'],
  ['하이 인클라인', 'High Incline'],
  ['데피싯', 'Deficit'],
  ['체인', 'Chain'],
  ['네거티브', 'Negative'],
] as const;

const SERIES = [
  '골드',
  '프로',
  '제로',
  '맥스',
  '퓨어',
  '데일리',
  '리커버리',
  '울트라',
  '라이트',
  '플러스',
  '클래식',
  '스포츠',
];
const SYLLABLES = [
  '가',
  '노',
  '다',
  '루',
  '마',
  '베',
  '산',
  '소',
  '아',
  '오',
  '우',
  '제',
  '코',
  '테',
  '피',
  '하',
  '론',
  '빈',
  '엘',
  '킨',
];
const BRANDS = 400;

/** A nonsense word, for brands and for catalogues in which no two names share a word. */
function inventedWord(number: number, syllables: number): string {
  let word = '';
  for (let rest = number, i = 0; i < syllables; i++, rest = Math.floor(rest / SYLLABLES.length)) {
    word += SYLLABLES[(rest * 7 + i * 3) % SYLLABLES.length]!;
  }
  return word;
}

/**
 * `count` workouts: the seeds first, then variants of them.
 * @param ownWords gives every generated name a word that no other has
 */
export function generateWorkouts(
  seeds: readonly WorkoutSeed[],
  machines: readonly MachineSeed[],
  count: number,
  ownWords = false,
): SearchableWorkout[] {
  const random = new Random(1);
  const machineName = new Map(machines.map(machine => [machine.slug, machine.koreanName]));
  return Array.from({ length: count }, (_, i) => {
    const seed = i < seeds.length ? seeds[i]! : random.pick(seeds);
    const [korean, english] = random.pick(WORKOUT_MODIFIERS);
    const generated = i >= seeds.length;
    const number = Math.floor(i / 40);
    const own = ownWords ? ` ${inventedWord(i, 5)}` : '';
    return {
      id: i + 1,
      koreanName: generated ? `${korean} ${seed.koreanName} ${number}${own}` : seed.koreanName,
      englishName: generated ? `${english} ${seed.englishName} ${number}` : seed.englishName,
      aliases: generated ? seed.aliases.map(alias => `${korean} ${alias}`) : seed.aliases,
      primaryBodyParts: seed.primaryBodyParts,
      secondaryBodyParts: seed.secondaryBodyParts,
      machineNames: seed.machines.map(slug => machineName.get(slug) ?? slug),
      pattern: seed.pattern,
    };
  });
}

/** `count` products: the seeds first, then the same products under invented brands. Parameters as for workouts. */
export function generateSupplements(
  seeds: readonly SupplementSeed[],
  count: number,
  ownWords = false,
): SearchableSupplement[] {
  const random = new Random(2);
  return Array.from({ length: count }, (_, i) => {
    const generated = i >= seeds.length;
    const seed = generated ? random.pick(seeds) : seeds[i]!;
    const brand = generated ? inventedWord(random.skewed(BRANDS), 3) : seed.brand;
    const rename = (name: string) => name.replace(seed.brand, '').trim();
    const suffix = `${random.pick(SERIES)} ${Math.floor(i / 60)}${ownWords ? ` ${inventedWord(i, 5)}` : ''}`;
    return {
      id: i + 1,
      koreanName: generated ? `${brand} ${rename(seed.koreanName)} ${suffix}` : seed.koreanName,
      englishName: generated ? `${seed.englishName} ${Math.floor(i / 60)}` : seed.englishName,
      aliases: generated ? seed.aliases.map(alias => rename(alias)) : seed.aliases,
      brand,
      source: seed.source,
      supplementType: seed.supplementType,
      ingredientClasses: seed.ingredientClasses,
      description: seed.description,
      approvedFunction: seed.approvedFunction,
      variants: seed.variants,
    };
  });
}
