import { CardStore } from './card-store.js';

const put = (store: CardStore, key: number, koreanName: string, description = '설명') =>
  store.put(key, { id: key * 10, koreanName }, { description });

describe('CardStore', () => {
  it('gives cards in the order asked for, as one JSON array', () => {
    const store = new CardStore();
    put(store, 1, '스쿼트');
    put(store, 2, '"벤치" 프레스\n');
    expect(JSON.parse(store.page([2, 1]).toString())).toEqual([
      { id: 20, koreanName: '"벤치" 프레스\n', description: '설명' },
      { id: 10, koreanName: '스쿼트', description: '설명' },
    ]);
    expect(store.page([]).toString()).toBe('[]');
  });

  it('gives names alone', () => {
    const store = new CardStore();
    put(store, 1, '스쿼트');
    put(store, 2, '가}나"');
    expect(store.name(2)).toEqual({ id: 20, koreanName: '가}나"' });
    put(store, 1, '바벨 스쿼트');
    expect(JSON.parse(store.allNames())).toEqual([
      { id: 10, koreanName: '바벨 스쿼트' },
      { id: 20, koreanName: '가}나"' },
    ]);
  });

  it('forgets a removed card', () => {
    const store = new CardStore();
    put(store, 1, '스쿼트');
    store.remove(1);
    expect(store.allNames()).toBe('[]');
    expect(() => store.page([1])).toThrow('no card 1');
  });

  it('keeps every card through thousands of replacements without growing', () => {
    const store = new CardStore();
    const long = '가'.repeat(500);
    for (let round = 0; round < 60; round++) {
      for (let key = 1; key <= 100; key++) put(store, key, `운동 ${key} ${round}`, long);
    }
    const blocks = (store as unknown as { blocks: Buffer[] }).blocks.length;
    // 6,000 cards of 1.5 kB were written, 100 are left.
    expect(blocks).toBeLessThanOrEqual(4);
    for (let key = 1; key <= 100; key++) {
      expect(store.name(key)).toEqual({ id: key * 10, koreanName: `운동 ${key} 59` });
    }
  });
});
