import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('pictures of links', () => {
  let t: TestApp;
  let workoutId: number;
  beforeAll(async () => {
    t = await startTestApp();
    workoutId = await t.workoutId('바벨 벤치프레스');
  });
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

  it('are told by every public page, with whole addresses', async () => {
    const { publicUrl } = t.config;
    for (const [path, own] of [
      ['/', 'site/start.png'],
      ['/?utm_source=kakao', 'site/start.png'],
      ['/login', 'site/start.png'],
      ['/recommend', 'site/start.png'],
      ['/searchworkout/1', 'site/start.png'],
      ['/searchworkout/1?keyword=%EC%8A%A4', 'site/start.png'],
      ['/searchsupplement/1', 'site/start.png'],
      [`/searchworkout/1/workoutdetail/${workoutId}`, `workout/${workoutId}.png`],
    ] as const) {
      const { statusCode, body } = await t.app.inject({ method: 'GET', url: path });
      expect(statusCode).toBe(200);
      const told = (name: string) =>
        [...body.matchAll(new RegExp(`<meta property="og:${name}" content="([^"]*)"`, 'g'))].map(
          ([, content]) => content,
        );
      expect({ path, images: told('image') }).toEqual({ path, images: [`${publicUrl}/og/${own}`] });
      for (const name of ['title', 'description', 'type', 'site_name', 'image:width', 'image:alt'])
        expect({ path, name, times: told(name).length }).toEqual({ path, name, times: 1 });
      expect(await (await read(`/og/${own}`)).image.metadata()).toMatchObject({ width: 1200, height: 630 });
    }
    const start = await t.app.inject({ method: 'GET', url: '/' });
    expect(start.body).toContain(`<meta property="og:url" content="${publicUrl}/"`);
  });

  it.each(['/', '/login'])('do not cost %s its compression or its short answer to who has it', async url => {
    const ask = (headers: Record<string, string>) => t.app.inject({ method: 'GET', url, headers });
    const whole = await ask({});
    const etag = String(whole.headers.etag);
    for (const [accepted, read] of [
      ['gzip, deflate, br, zstd', brotliDecompressSync],
      ['gzip, deflate', gunzipSync],
    ] as const) {
      const answer = await ask({ 'accept-encoding': accepted });
      expect(read(answer.rawPayload).equals(whole.rawPayload)).toBe(true);
      expect(answer.headers).toMatchObject({ etag, vary: expect.stringMatching(/accept-encoding/i) });
    }
    expect(await ask({ 'if-none-match': etag })).toMatchObject({ statusCode: 304, body: '' });
    expect((await ask({ 'if-none-match': 'W/"another"' })).statusCode).toBe(200);
    expect(whole.headers['content-type']).toBe('text/html; charset=utf-8');
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
