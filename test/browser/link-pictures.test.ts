import { monitorEventLoopDelay } from 'node:perf_hooks';
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

  it('are drawn within 300 ms each, while the process goes on answering', async () => {
    await read(`/og/workout/${workoutId}.png`);
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const others = (await t.get('/api/workouts')).body.slice(1, 11);
    const took: number[] = [];
    for (const { id } of others) {
      const before = performance.now();
      expect((await read(`/og/workout/${id}.png`)).statusCode).toBe(200);
      took.push(performance.now() - before);
    }
    delay.disable();
    took.sort((a, b) => a - b);
    expect(took[took.length >> 1]).toBeLessThan(300);
    expect(delay.max / 1e6).toBeLessThan(150);
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
    expect(await answer.image.metadata()).toMatchObject({ width: 1200, height: 630 });
    await t.delete(`${base}/${routineId}/share`, { token });
    expect((await read(path)).statusCode).toBe(404);
  });
});
