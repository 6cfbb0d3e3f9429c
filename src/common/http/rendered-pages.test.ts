import fastify, { type FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { pino } from 'pino';
import { RenderedPages } from './rendered-pages.js';

/** Stands in for the client's build: one page, which fails for `id` 13, has no content for 7 and counts its renders. */
const RENDERER = `
let renders = 0;
export function requestedPage(path) {
  const id = /^\\/thing\\/(\\d+)$/.exec(path)?.[1];
  if (!id) return null;
  return {
    name: 'thing',
    request: { method: 'POST', url: '/api/things/' + id, body: { id } },
    render: async (template, origin, { data, headers }) => {
      if (id === '13') throw new Error('broken');
      if (id === '7') return null;
      return template.replace('<!--page-->', [origin, data.name, headers['x-total-count'], ++renders].join(' '));
    },
  };
}`;

const PLAIN = `<title>루틴업</title>
<meta
  name="description"
  content="추천해요."
/>
<meta property="og:title" content="루틴업" />
<meta property="og:locale" content="ko_KR" />
<noscript>켜 주세요.</noscript><div id="root"></div>`;

let folder: string;
let server: FastifyInstance;
let name: string;
let total: number;
let addresses: string[];
let logged: string[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rendered-'));
  writeFileSync(join(folder, 'prerender.mjs'), RENDERER);
  writeFileSync(join(folder, 'thing.html'), '<p><!--page--></p>');
  writeFileSync(join(folder, 'index.html'), PLAIN);
  name = '바벨';
  total = 200;
  addresses = [];
  logged = [];
  server = fastify({ trustProxy: true });
  server.post('/api/things/:id', async (request, reply) => {
    addresses.push(request.ip);
    const { id } = request.body as { id: string };
    if (id === '404') return reply.status(404).send({ status: 'NOT_FOUND', message: '더 없어요.' });
    if (id === '403') return reply.status(403).send({ status: 'FORBIDDEN' });
    return reply.header('X-Total-Count', total).send({ id, name });
  });
  const pages = new RenderedPages(
    server,
    pino({}, { write: line => void logged.push(line) }),
    folder,
    'https://host.example',
    join(folder, 'index.html'),
  );
  server.get('/*', async (request, reply) => {
    if (await pages.send(request.url, request, reply)) return reply;
    return reply.send('plain');
  });
});

afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const open = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });

it('is sent with the answer of the API in it', async () => {
  const page = await open('/thing/1');
  expect(page.payload).toBe('<p>https://host.example 바벨 200 1</p>');
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
  });
});

it('is compressed for whoever can unpack it', async () => {
  const page = await open('/thing/1', { 'accept-encoding': 'gzip, br' });
  expect(page.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(page.rawPayload).toString()).toContain('바벨');
});

it('is rendered once as long as the answer stays the same, and anew as soon as it changes', async () => {
  await open('/thing/1');
  expect((await open('/thing/1')).payload).toContain('바벨 200 1');
  name = '덤벨';
  expect((await open('/thing/1')).payload).toContain('덤벨 200 2');
  total = 201;
  expect((await open('/thing/1')).payload).toContain('덤벨 201 3');
});

it.each([
  ['another address', '/other'],
  ['what the API refuses', '/thing/403'],
  ['what leaves nothing to show', '/thing/7'],
])('is the plain document for %s', async (_, url) => {
  expect((await open(url)).payload).toBe('plain');
});

it('is a 404 with its words for what does not exist any more', async () => {
  const answer = await open('/thing/404');
  expect(answer.statusCode).toBe(404);
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/html; charset=utf-8',
  });
  expect(answer.payload).toBe(
    `<title>더 없어요. - 루틴업</title><meta name="robots" content="noindex" /><meta property="og:title" content="더 없어요." />
<meta property="og:locale" content="ko_KR" />
<noscript>더 없어요.</noscript><div id="root"></div>`,
  );
});

it('is the plain document when it cannot be rendered, and the log says why', async () => {
  expect((await open('/thing/13')).payload).toBe('plain');
  expect(logged.join()).toContain('broken');
});

it('counts as a request of the one who asked for it', async () => {
  await open('/thing/1', { 'x-forwarded-for': '203.0.113.9' });
  expect(addresses).toEqual(['203.0.113.9']);
});

it('is the plain document without the client’s build', async () => {
  rmSync(join(folder, 'prerender.mjs'));
  expect((await open('/thing/1')).payload).toBe('plain');
});

it('is the plain document with a build that is broken, and the log says so', async () => {
  writeFileSync(join(folder, 'prerender.mjs'), 'throw new Error("half a file")');
  expect((await open('/thing/1')).payload).toBe('plain');
  expect(logged.join()).toContain('half a file');
});
