import { MACHINE_SEEDS } from '../seed/machines/machine-seeds.js';
import { WORKOUT_SEEDS } from '../seed/workouts/workout-seeds.js';
import type { SearchDocument } from './search-document.js';
import { SearchIndex } from './search-index.js';
import { workoutSearchDocument } from './workout-search-document.js';

const machineName = new Map(MACHINE_SEEDS.map(machine => [machine.slug, machine.koreanName]));
const VARIANTS = [
  '',
  '네거티브 ',
  '템포 ',
  '와이드 그립 ',
  '내로우 그립 ',
  '일시정지 ',
  '체인 ',
  '한 팔 ',
  '데피싯 ',
  '밴드 ',
];

/** Enough documents per word that the index uses bitmaps, not single lookups. */
const documents: SearchDocument[] = VARIANTS.flatMap((variant, v) =>
  WORKOUT_SEEDS.map((seed, i) =>
    workoutSearchDocument({
      ...seed,
      id: v * WORKOUT_SEEDS.length + i + 1,
      koreanName: variant + seed.koreanName,
      machineNames: seed.machines.map(slug => machineName.get(slug) ?? slug),
    }),
  ),
);
const QUERIES = [
  '',
  '프레스',
  '스쿼트',
  '그립',
  '와이드 그립',
  '그립 와이드',
  '덤벨 프레스',
  '프레스 덤벨',
  '벤치프레스',
  '바벨스쿼트',
  '하체',
  '가슴 운동',
  '등운동',
  '스',
  'ㅅ',
  'ㅂㅊㅍ',
  'ㅇㅇㄷㄱㄹ',
  '데드리ㅍ',
  '네거티브 ㅅ',
  'bench press',
  'qpscl',
  '밴치',
  '와이드글립',
  '턱걸이',
  '없는말이다',
];
const FACETS = [[], ['가슴'], ['등', '삼두']];

const indexOf = (entries: readonly SearchDocument[]) => {
  const index = new SearchIndex();
  index.addAll(entries);
  return index;
};

/** All pages in sequence. */
function everything(index: SearchIndex, keyword: string, facets: string[], pageSize: number): number[] {
  const ids: number[] = [];
  for (let page = 1; ; page++) {
    const found = index.search({ keyword, facets, page, pageSize });
    ids.push(...found.ids);
    if (found.ids.length < pageSize) {
      expect(ids).toHaveLength(found.total);
      return ids;
    }
  }
}

describe('SearchIndex with many documents', () => {
  const index = indexOf(documents);
  const searches = QUERIES.flatMap(keyword => FACETS.map(facets => ({ keyword, facets })));

  it.each(searches)(
    'gives every match of $keyword in $facets once, in the same order for every page size',
    ({ keyword, facets }) => {
      const byHundred = everything(index, keyword, facets, 100);
      expect(new Set(byHundred).size).toBe(byHundred.length);
      expect(everything(index, keyword, facets, 7)).toEqual(byHundred);
    },
  );

  it.each(QUERIES)('narrows %s to exactly those of a facet', keyword => {
    const facetsOf = new Map(documents.map(({ id, facets }) => [id, facets.map(({ name }) => name)]));
    const all = everything(index, keyword, [], 100);
    const wanted = all.filter(id => facetsOf.get(id)!.some(name => name === '등' || name === '삼두'));
    expect(everything(index, keyword, ['등', '삼두'], 100).toSorted((a, b) => a - b)).toEqual(
      wanted.toSorted((a, b) => a - b),
    );
  });

  it('finds the same in the same order after documents were put in anew, taken out, and their places given up', () => {
    const changed = indexOf([
      ...documents,
      ...documents.map(document => ({ ...document, id: document.id + 10_000 })),
    ]);
    const again = documents.filter((_, i) => i % 5 === 0).toReversed();
    for (const document of again) changed.upsert(document);
    const answers = (of: SearchIndex) =>
      searches.map(({ keyword, facets }) => everything(of, keyword, facets, 100));
    const withCopies = answers(changed);
    for (const { id } of documents) changed.remove(id + 10_000);
    expect(answers(changed)).toEqual(answers(index));
    expect(withCopies.map(ids => ids.filter(id => id < 10_000))).toEqual(answers(index));
  });

  it('sees a word that is new in many documents at once', () => {
    const grown = indexOf(documents);
    grown.search({ keyword: '프레스' });
    for (let i = 0; i < 300; i++)
      grown.upsert({ ...documents[i]!, id: 20_000 + i, name: `새운동 ${documents[i]!.name}` });
    expect(grown.search({ keyword: '새운동' }).total).toBe(300);
    expect(grown.search({ keyword: '프레스' }).total).toBe(
      index.search({ keyword: '프레스' }).total +
        documents.slice(0, 300).filter(({ id }) => everything(index, '프레스', [], 100).includes(id)).length,
    );
  });
});
