import { DetailCache, type Changing } from './detail-cache.js';

function changing(): Changing & { change: () => void } {
  const listeners: (() => void)[] = [];
  return {
    onChange: listener => void listeners.push(listener),
    change: () => listeners.forEach(listener => listener()),
  };
}

describe('the cache of details', () => {
  it('reads once until the catalogue changes', async () => {
    const catalogue = changing();
    const cache = new DetailCache(catalogue);
    let reads = 0;
    const read = async () => ({ reads: ++reads });
    expect(await cache.get(1, read)).toBe('{"reads":1}');
    expect(await cache.get(1, read)).toBe('{"reads":1}');
    catalogue.change();
    expect(await cache.get(1, read)).toBe('{"reads":2}');
  });

  it('does not keep what was read before a change and came after it', async () => {
    const catalogue = changing();
    const cache = new DetailCache(catalogue);
    const stale = await cache.get(1, async () => {
      catalogue.change();
      return { stale: true };
    });
    expect(stale).toBe('{"stale":true}');
    expect(await cache.get(1, async () => ({ stale: false }))).toBe('{"stale":false}');
  });

  it('does not keep a failure', async () => {
    const cache = new DetailCache(changing());
    await expect(cache.get(1, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(await cache.get(1, async () => ({}))).toBe('{}');
  });
});
