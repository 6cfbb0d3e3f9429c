import type { SearchDocument } from './search-document.js';
import { SearchIndex } from './search-index.js';

let nextId = 1;
function workout(name: string, englishName: string, extra: Partial<SearchDocument> = {}): SearchDocument {
  const id = extra.id ?? nextId++;
  const plain = { aliases: [], strongTexts: [], weakTexts: [], facets: [], specialness: 0, sortKey: id };
  return { ...plain, ...extra, id, name, englishName };
}

function indexOf(...documents: SearchDocument[]): SearchIndex {
  const index = new SearchIndex();
  index.addAll(documents);
  return index;
}

const primary = (name: string) => ({ name, rank: 0 as const });
const secondary = (name: string) => ({ name, rank: 1 as const });

describe('SearchIndex', () => {
  beforeEach(() => {
    nextId = 1;
  });

  it('gives every document in its own order when there is no keyword', () => {
    const index = indexOf(workout('나', 'b', { sortKey: 2 }), workout('가', 'a', { sortKey: 1 }));
    expect(index.search({})).toEqual({ ids: [2, 1], total: 2 });
    expect(index.search({ keyword: '  \t ' })).toEqual({ ids: [2, 1], total: 2 });
  });

  it('puts exact names before exact aliases, beginnings, words, words of aliases and insides of words', () => {
    const index = indexOf(
      workout('하이퍼컬', 'x'),
      workout('해머', 'x', { aliases: ['컬'] }),
      workout('바벨 컬', 'x'),
      workout('컬 머신', 'x'),
      workout('컬', 'x'),
      workout('리버스', 'x', { aliases: ['거꾸로 컬'] }),
    );
    expect(index.search({ keyword: '컬' }).ids).toEqual([5, 2, 4, 3, 6, 1]);
  });

  it('lists primary body parts before secondary ones, with a keyword too, but an exact name first', () => {
    const index = indexOf(
      workout('벤치프레스', 'Bench Press', { facets: [primary('가슴'), secondary('삼두')] }),
      workout('인클라인 벤치프레스', 'x', { facets: [primary('가슴'), secondary('삼두')] }),
      workout('클로즈그립 벤치프레스', 'x', { facets: [primary('삼두'), secondary('가슴')] }),
      workout('케이블 푸시다운', 'x', { facets: [primary('삼두')] }),
    );
    expect(index.search({ facets: ['삼두'] }).ids).toEqual([3, 4, 1, 2]);
    expect(index.search({ facets: ['삼두'], keyword: '프레스' }).ids).toEqual([3, 1, 2]);
    expect(index.search({ facets: ['삼두'], keyword: '벤치프레스' }).ids).toEqual([1, 3, 2]);
    expect(index.search({ facets: ['등'] })).toEqual({ ids: [], total: 0 });
  });

  it('pages through matches without gaps, repeats or a last page that never ends', () => {
    const index = indexOf(
      ...Array.from({ length: 1000 }, (_, i) =>
        workout(i % 3 === 0 ? `프레스 ${i}` : `덤벨 프레스 ${i}`, 'x'),
      ),
    );
    const seen: number[] = [];
    for (let page = 1; page <= 84; page++) {
      const { ids, total } = index.search({ keyword: '프레스', page });
      expect(total).toBe(1000);
      seen.push(...ids);
    }
    expect(new Set(seen).size).toBe(1000);
    expect(seen[0]).toBe(1);
    expect(index.search({ keyword: '프레스', page: 85 })).toEqual({ ids: [], total: 1000 });
    expect(index.search({ page: 1e15 })).toEqual({ ids: [], total: 1000 });
  });

  it('finds a changed document under its new name at once and no longer under the old', () => {
    const index = indexOf(workout('랫 풀다운', 'Lat Pulldown'), workout('시티드 로우', 'Seated Row'));
    expect(index.search({ keyword: '풀다운' }).ids).toEqual([1]);
    index.upsert(workout('숄더 프레스', 'Shoulder Press', { id: 1 }));
    expect(index.search({ keyword: '풀다운' }).total).toBe(0);
    expect(index.search({ keyword: 'ㅅㄷㅍㄹㅅ' }).ids).toEqual([1]);
    expect(index.remove(1)).toBe(true);
    expect(index.remove(1)).toBe(false);
    expect(index.search({}).ids).toEqual([2]);
  });

  it('answers like a fresh index after thousands of changes', () => {
    const words = ['바벨', '덤벨', '케이블', '머신', '프레스', '로우', '컬', '스쿼트', '런지', '플라이'];
    const changing = new SearchIndex();
    const last = new Map<number, SearchDocument>();
    let seed = 7;
    const random = (n: number) => (seed = (seed * 48271) % 2147483647) % n;
    for (let step = 0; step < 4000; step++) {
      const id = 1 + random(300);
      if (random(4) === 0) {
        changing.remove(id);
        last.delete(id);
        continue;
      }
      const name = `${words[random(10)]} ${words[random(10)]} ${random(50)}`;
      const document = workout(name, `Move ${random(90)}`, {
        id,
        aliases: [`별명${random(200)}`],
        sortKey: random(40),
      });
      changing.upsert(document);
      last.set(id, document);
    }
    const fresh = indexOf(...last.values());
    for (const keyword of [
      '',
      '바벨',
      '프레스',
      '바벨프레스',
      'ㅍㄹㅅ',
      'ㅂㅂㅍㄹㅅ',
      '별명1',
      '런쥐',
      'move',
      'zpdlqmf',
      '컬 3',
    ]) {
      expect(changing.search({ keyword, pageSize: 100 })).toEqual(fresh.search({ keyword, pageSize: 100 }));
    }
    expect(changing.size).toBe(last.size);
  });

  it('takes any text for a keyword', () => {
    const index = indexOf(workout('벤치프레스', 'Bench Press', { aliases: ['100%'] }));
    const nothing = [
      '%',
      '_',
      '*',
      '\\',
      "' OR 1=1 --",
      '🏋️',
      '\u0000',
      'ㅏ',
      'ㅠㅠ',
      '\ud800',
      '().*',
      '\u3164',
    ];
    for (const keyword of nothing) expect(index.search({ keyword }).total).toBe(0);
    for (const keyword of [
      '벤치'.repeat(5000),
      'ㄱ'.repeat(100),
      '프 '.repeat(60),
      'a'.repeat(100),
      '업'.repeat(100),
    ]) {
      expect(index.search({ keyword }).ids.length).toBeLessThanOrEqual(1);
    }
    expect(index.search({ keyword: '벤치\u0000프레스' }).ids).toEqual([1]);
    expect(index.search({ keyword: '벤치\u200b프레스' }).ids).toEqual([1]);
    expect(index.search({ keyword: '벤치'.normalize('NFD') }).ids).toEqual([1]);
    expect(index.search({ keyword: 'ＢＥＮＣＨ' }).ids).toEqual([1]);
    for (const page of [0, -1, 1.5, NaN, Infinity]) expect(index.search({ page }).ids).toEqual([1]);
  });

  it('knows any number of facet names', () => {
    const facets = Array.from({ length: 100 }, (_, i) => primary(`부위${i}`));
    const index = indexOf(workout('가', 'a', { facets }), workout('나', 'b', { facets: facets.slice(40) }));
    expect(index.search({ facets: ['부위33'] })).toEqual({ ids: [1], total: 1 });
    expect(index.search({ facets: ['부위99'] })).toEqual({ ids: [1, 2], total: 2 });
  });
});
