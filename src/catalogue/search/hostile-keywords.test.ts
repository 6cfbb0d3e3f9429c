import fc from 'fast-check';
import { WORKOUT_SEEDS } from '../seed/workouts/workout-seeds.js';
import { SearchIndex } from './search-index.js';
import { workoutSearchDocument } from './workout-search-document.js';

const index = new SearchIndex();
index.addAll(
  WORKOUT_SEEDS.map((seed, i) => workoutSearchDocument({ ...seed, id: i + 1, machineNames: seed.machines })),
);

const piece = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz QWERTOP'), maxLength: 12 }),
  fc.string({
    unit: fc.constantFrom(...'ㄱㄲㄳㄴㄵㄷㄹㄺㅁㅂㅄㅅㅇㅈㅊㅋㅌㅍㅎㅏㅐㅑㅓㅔㅗㅘㅛㅜㅠㅡㅢㅣ'),
    maxLength: 12,
  }),
  fc.string({ unit: fc.constantFrom(...'벤치프레스스쿼트덤벨닭값뷁가힣 '), maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    '"',
    "'",
    '*',
    '^',
    ':',
    '(',
    ')',
    '{name}: x',
    ' AND ',
    ' OR ',
    ' NOT ',
    'NEAR(a b)',
    '-',
    '+',
    '\u0000',
    '\ud800',
    '\u1100\u1161',
    '💪🏽',
    '%_\\',
  ),
);
const keyword = fc.array(piece, { maxLength: 6 }).map(pieces => pieces.join(''));

describe('a search', () => {
  it.each(['horse', 'hot', 'hover', 'horizontal row', 'HOIST', 'ㅗㅐㄱㄴㄷ', 'a𐀀', 'ㅁ𐀀'])(
    'answers %s',
    text => {
      expect(index.search({ keyword: text }).total).toBeGreaterThanOrEqual(0);
      expect(index.suggest(text).length).toBeLessThanOrEqual(10);
    },
  );

  it('answers whatever is typed, with no more on a page than there are', () => {
    fc.assert(
      fc.property(keyword, fc.constantFrom([], ['가슴'], ['없는 부위']), (text, facets) => {
        const { ids, total } = index.search({ keyword: text, facets, pageSize: 100 });
        expect(ids).toHaveLength(Math.min(total, 100));
        expect(new Set(ids).size).toBe(ids.length);
        expect(index.suggest(text).length).toBeLessThanOrEqual(10);
      }),
      { numRuns: 2000 },
    );
  });
});
