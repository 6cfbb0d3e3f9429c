import { PresetsBySex1700000000152 } from '../../migrations/1700000000152-presets-by-sex.js';
import { BODY_TYPE_PRESETS } from '../../src/body-data/body-data.rules.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const MIGRATION = new PresetsBySex1700000000152();

describe('body types stored with a man’s figures', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  /** Rows as the first version wrote them: one composition per day. */
  const signUpWith = async (
    sex: '남' | '여',
    rows: { bodyFat: number; muscleMass: number; source: string }[],
  ) => {
    const { token } = await t.signUp({ sex });
    for (const [index, { source, ...figures }] of rows.entries()) {
      const body = { height: 165, weight: 60, upDownBalance: 0.5, compositionSource: source, ...figures };
      await t.post('/api/bodyData', { ...body, date: `2026-01-0${index + 1}` }, { token });
    }
    return async () =>
      (await t.get('/api/bodyData', { token })).body
        .filter(({ date }: { date: string }) => date.startsWith('2026-01'))
        .reverse()
        .map(({ bodyFat, muscleMass }: Record<string, number>) => ({ bodyFat, muscleMass }));
  };
  const migrate = (way: 'up' | 'down') =>
    t.database.write(async manager => MIGRATION[way](manager.queryRunner!));

  it('become a woman’s, once and back again; what was measured or typed stays', async () => {
    const presets = Object.values(BODY_TYPE_PRESETS.남).map(pair => ({ ...pair, source: 'preset' }));
    const rest = [
      { bodyFat: 18, muscleMass: 35, source: 'default' },
      { bodyFat: 18, muscleMass: 35, source: 'measured' },
      { bodyFat: 22.5, muscleMass: 35, source: 'default' },
    ];
    const woman = await signUpWith('여', [...presets, ...rest]);
    const man = await signUpWith('남', [...presets, ...rest]);
    const before = await man();
    const hers = [
      ...Object.values(BODY_TYPE_PRESETS.여),
      BODY_TYPE_PRESETS.여.표준형,
      { bodyFat: 18, muscleMass: 35 },
      { bodyFat: 22.5, muscleMass: 35 },
    ];
    await migrate('up');
    expect(await woman()).toEqual(hers);
    await migrate('up');
    expect(await woman()).toEqual(hers);
    expect(await man()).toEqual(before);
    await migrate('down');
    expect(await woman()).toEqual(before);
  });
});
