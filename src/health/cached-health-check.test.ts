import { eventually } from '../../test/support/eventually.js';
import { CachedHealthCheck } from './cached-health-check.js';

describe('a watched part', () => {
  it('is asked once while its answer is fresh, and again after', async () => {
    let asked = 0;
    let now = 0;
    let works = true;
    const part = new CachedHealthCheck(
      async () => {
        asked++;
        if (!works) throw new Error('away');
      },
      1_000,
      () => now,
    );
    expect(await Promise.all([part.isUp(100), part.isUp(100)])).toEqual([true, true]);
    works = false;
    now = 999;
    expect(await part.isUp(100)).toBe(true);
    expect(asked).toBe(1);
    now = 1_001;
    expect(await part.isUp(100)).toBe(false);
    works = true;
    expect(await part.isUp(100)).toBe(false);
    now = 2_002;
    expect(await part.isUp(100)).toBe(true);
  });

  it('that does not answer in time is down, and is not asked again meanwhile', async () => {
    let asked = 0;
    let answer = () => {};
    const part = new CachedHealthCheck(() => {
      asked++;
      return new Promise(resolve => (answer = resolve));
    }, 1_000);
    const began = performance.now();
    expect(await part.isUp(50)).toBe(false);
    expect(await part.isUp(50)).toBe(false);
    expect(performance.now() - began).toBeLessThan(1_000);
    expect(asked).toBe(1);
    answer();
    await eventually(async () => expect(await part.isUp(50)).toBe(true));
  });
});
