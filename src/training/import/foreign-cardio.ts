import type { CardioKind } from '../cardio.vocabulary.js';

/** Names of endurance in other applications, as words in alphabetical order. Whole names only: a walking lunge is no walk. */
const NAMES: Record<CardioKind, readonly string[]> = {
  walk: ['walk', 'walking', 'treadmill walking', 'hiking', '걷기', '산책', '등산'],
  run: [
    'run',
    'running',
    'jogging',
    'treadmill',
    'running treadmill',
    'outdoor running',
    '달리기',
    '조깅',
    '러닝',
  ],
  cycle: [
    'cycling',
    'bike stationary',
    'cycling indoor',
    'cycling outdoor',
    'spinning',
    'air bike',
    '자전거',
  ],
  swim: ['swimming', '수영'],
  row: ['machine rowing', 'indoor rowing', 'rowing', '로잉'],
  stairs: ['floors machine stair', 'machine stair steps', 'machine stair', 'stairmaster', '계단'],
  elliptical: ['elliptical', 'elliptical machine', 'elliptical trainer', '일립티컬'],
  other: ['그 밖의 유산소'],
};
const KINDS = new Map(
  Object.entries(NAMES).flatMap(([kind, names]) => names.map(name => [name, kind as CardioKind] as const)),
);

/** The endurance that a name means, if it certainly is one. */
export function cardioKindOf(name: string): CardioKind | null {
  const words =
    name
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return KINDS.get(words.join(' ')) ?? KINDS.get(words.sort().join(' ')) ?? null;
}

const METERS: readonly [RegExp, number][] = [
  [/^(?:km|kilomet\w*)$/i, 1_000],
  [/^(?:mi|miles?)$/i, 1_609.344],
  [/^(?:m|met(?:er|re)s?)$/i, 1],
];

/** Meters of a unit; null for an unknown one, which may be anything. */
export const metersOf = (unit: string): number | null =>
  METERS.find(([name]) => name.test(unit.trim()))?.[1] ?? null;
