import fc from 'fast-check';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CatalogueSearch } from '../../src/catalogue/search/catalogue-search.js';
import { CatalogueSearchThread } from '../../src/catalogue/search/catalogue-search-thread.js';
import { InMemoryCatalogueSearch } from '../../src/catalogue/search/in-memory-catalogue-search.js';
import type { SearchDocument } from '../../src/catalogue/search/search-document.js';

const adapters: [string, () => CatalogueSearch][] = [
  ['words and texts in memory', () => new InMemoryCatalogueSearch()],
  ['words and texts in the memory of a thread', () => new CatalogueSearchThread()],
];

function document(id: number, name: string, extra: Partial<SearchDocument> = {}): SearchDocument {
  const plain = { englishName: '', aliases: [], strongTexts: [], weakTexts: [], facets: [] };
  return { ...plain, specialness: 0, sortKey: id, ...extra, id, name };
}

const primary = (name: string) => ({ name, rank: 0 as const });
const secondary = (name: string) => ({ name, rank: 1 as const });

describe.each(adapters)('a catalogue search by %s', (_, make) => {
  let search: CatalogueSearch;
  beforeEach(() => {
    search = make();
  });
  afterEach(() => search.close());

  it('finds nothing while it is empty', async () => {
    expect(await search.search({})).toEqual({ ids: [], total: 0 });
    expect(await search.search({ keyword: '벤치' })).toEqual({ ids: [], total: 0 });
  });

  it('sees what was put, changed and removed in the next search', async () => {
    await search.put([document(1, '랫 풀다운'), document(2, '시티드 로우')]);
    expect(await search.search({ keyword: 'ㄹㅍㄷㅇ' })).toEqual({ ids: [1], total: 1 });
    await search.put([document(1, '숄더 프레스')]);
    expect((await search.search({ keyword: '풀다운' })).total).toBe(0);
    expect((await search.search({ keyword: '숄더프레스' })).ids).toEqual([1]);
    await search.remove([1, 99]);
    expect(await search.search({})).toEqual({ ids: [2], total: 1 });
  });

  it('lists in the documents’ own order, those with a primary facet first', async () => {
    await search.put([
      document(1, '가', { sortKey: 3, facets: [secondary('등')] }),
      document(2, '나', { sortKey: 2, facets: [primary('등')] }),
      document(3, '다', { sortKey: 1, facets: [primary('가슴')] }),
    ]);
    expect((await search.search({})).ids).toEqual([3, 2, 1]);
    expect(await search.search({ facets: ['등'] })).toEqual({ ids: [2, 1], total: 2 });
    expect(await search.search({ facets: ['등', '가슴'] })).toEqual({ ids: [3, 2, 1], total: 3 });
    expect(await search.search({ facets: ['없음'] })).toEqual({ ids: [], total: 0 });
  });

  it('leaves out what is not wanted, from pages and from the count, by list and by keyword', async () => {
    const some = [primary('가슴'), primary('안 됨')];
    await search.put(
      Array.from({ length: 90 }, (_, i) =>
        document(i + 1, `프레스 ${i}`, { facets: i % 3 === 0 ? some : [primary('가슴')] }),
      ),
    );
    for (const keyword of [undefined, '프레스']) {
      const pages = await Promise.all(
        [1, 2].map(page => search.search({ keyword, without: '안 됨', page, pageSize: 40 })),
      );
      expect(pages.map(({ total, ids }) => [total, ids.length])).toEqual([
        [60, 40],
        [60, 20],
      ]);
      expect(pages.flatMap(({ ids }) => ids).some(id => id % 3 === 1)).toBe(false);
    }
    expect((await search.search({ facets: ['가슴'], without: '안 됨' })).total).toBe(60);
    expect((await search.search({ without: '없음' })).total).toBe(90);
  });

  it('counts exactly and pages without gaps, whatever the page', async () => {
    const facets = [primary('가슴'), primary('등'), secondary('등')];
    await search.put(
      Array.from({ length: 500 }, (_, i) => document(i + 1, `프레스 ${i}`, { facets: [facets[i % 3]!] })),
    );
    const seen: number[] = [];
    for (let page = 1; page <= 5; page++) {
      const found = await search.search({ keyword: '프레스', facets: ['등'], page, pageSize: 70 });
      expect(found.total).toBe(333);
      seen.push(...found.ids);
    }
    expect(new Set(seen).size).toBe(333);
    expect(seen.every(id => id % 3 !== 1)).toBe(true);
    for (const page of [0, -1, 1.5, NaN])
      expect((await search.search({ page })).ids).toEqual((await search.search({ page: 1 })).ids);
    expect(await search.search({ page: 1e15 })).toEqual({ ids: [], total: 500 });
  });

  it('leaves out what cannot be indexed, and keeps the rest', async () => {
    const broken = { ...document(2, '로우'), aliases: null } as unknown as SearchDocument;
    await search.put([document(1, '벤치 프레스'), broken, document(3, '스쿼트')]);
    expect((await search.search({})).ids).toEqual([1, 3]);
    await search.put([{ ...broken, id: 1 }]);
    expect((await search.search({})).ids).toEqual([3]);
  });

  it('answers any keyword', async () => {
    await search.put([document(1, '벤치 프레스', { englishName: 'bench press', aliases: ['100%'] })]);
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 10 }),
      fc.string({ unit: fc.constantFrom(...'ㄱㄳㅏㅘ벤치프레스hotqpscl"*^:() -'), maxLength: 10 }),
      fc.constantFrom('" OR "', 'words : x', 'NEAR(', '\u0000', '\ud800'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 5 }), async pieces => {
        const { ids, total } = await search.search({ keyword: pieces.join('') });
        expect(ids).toHaveLength(total);
        expect(total).toBeLessThanOrEqual(1);
      }),
      { numRuns: 100 },
    );
  });

  it('finds what is changed while it is searched for', async () => {
    await search.put(Array.from({ length: 5_000 }, (_, i) => document(i + 1, `프레스 ${i}`)));
    let found = 0;
    for (let round = 0; round < 20; round++) {
      const searching = search.search({ keyword: '프레스 7' });
      await nextTurn();
      await search.put([document(8, '프레스 7')]);
      if ((await searching).ids.includes(8)) found++;
    }
    expect(found).toBe(20);
  });

  it('lets others have their turn while it searches and changes many documents', async () => {
    const many = Array.from({ length: 20_000 }, (_, i) =>
      document(i + 1, `${['바벨', '덤벨', '케이블'][i % 3]} 프레스 ${i % 700}`, {
        aliases: [`별명 ${i % 90}`],
      }),
    );
    let turns = 0;
    const counting = setInterval(() => turns++, 1);
    await search.put(many);
    const whilePutting = turns;
    const rounds = Array.from({ length: 10 }, () => ['ㅍ', '프레스', '벨']);
    const found = await Promise.all(rounds.flat().map(keyword => search.search({ keyword })));
    clearInterval(counting);
    expect(found.map(({ total }) => total)).toEqual(rounds.flatMap(() => [20_000, 20_000, 13_334]));
    // Turns of 5 ms each: a fast machine needs 20 of them. An implementation that never yields would have none.
    expect(whilePutting).toBeGreaterThan(10);
    expect(turns - whilePutting).toBeGreaterThan(3);
  });
});
