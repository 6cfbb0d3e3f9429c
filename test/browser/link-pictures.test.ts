import sharp from 'sharp';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('pictures of links', () => {
  let t: TestApp;
  let workoutId: number;
  beforeAll(async () => {
    t = await startTestApp();
    workoutId = await t.workoutId('바벨 벤치프레스');
  }, 60_000);
  afterAll(() => t.close());

  const read = async (path: string) => {
    const answer = await t.app.inject({ method: 'GET', url: path });
    return { ...answer, image: sharp(answer.rawPayload), bytes: answer.rawPayload.length };
  };

  it('are of every workout and product: 1200 × 630, below 200 kB, kept by who shows them', async () => {
    const [supplement] = (await t.get('/api/supplements')).body;
    for (const path of [`/og/workout/${workoutId}.png`, `/og/supplement/${supplement.id}.png`]) {
      const answer = await read(path);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=86400',
      });
      expect(answer.bytes).toBeLessThan(200_000);
      expect(await answer.image.metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' });
      // The picture has letters and a drawing, not a blank sheet.
      const { entropy } = await answer.image.stats();
      expect(entropy).toBeGreaterThan(0.4);
    }
  });

  it.each(['workout/0.png', 'workout/1', 'workout/999999999.png', 'workout/a.png', 'supplement/1.svg'])(
    'of %s there is none',
    async path => {
      expect((await read(`/og/${path}`)).statusCode).toBe(404);
    },
  );

  it('of a shared routine are gone with its link', async () => {
    const { token } = await t.signUp();
    const base = '/api/myfit/routines/workout';
    const routines = [{ routineId: -1, routineIndex: 0, routineName: '<image/>&' }];
    const { routineId } = (await t.post(base, { routines }, { token })).body.routines[0];
    await t.post(`${base}/${routineId}`, { workoutIds: [workoutId], rep: 8, setCount: 4 }, { token });
    const { url } = (await t.post(`${base}/${routineId}/share`, { withName: true }, { token })).body;
    const path = `/og/routine/${url.split('/').at(-1)}.png`;
    const answer = await read(path);
    expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'x-robots-tag': 'noindex' });
    // A revoked link's picture is not shown out of a cache.
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(await answer.image.metadata()).toMatchObject({ width: 1200, height: 630 });
    await t.delete(`${base}/${routineId}/share`, { token });
    expect((await read(path)).statusCode).toBe(404);
  });
});
