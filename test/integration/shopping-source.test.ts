import { ShoppingSource } from '../../src/admin/prices/shopping-source.js';
import { loadConfig } from '../../src/config/config.js';
import { JobFailure } from '../../src/infrastructure/jobs/job-handler.js';
import { ShoppingServer, shopItem } from '../support/shopping-server.js';
import { createStack, type TestStack } from '../support/test-stack.js';

describe('the shopping search', () => {
  let naver: ShoppingServer;
  let stack: TestStack;
  let source: ShoppingSource;
  const { signal } = new AbortController();
  beforeAll(async () => {
    naver = await ShoppingServer.start();
    stack = await createStack('embedded');
    source = new ShoppingSource(loadConfig({ ...stack.env, ...naver.env }));
    source.limits.answerMs = 2_000;
  });
  afterEach(() => naver.faults.clear());
  afterAll(async () => {
    await naver.close();
    await stack.remove();
  });

  const refusal = () =>
    source.search('한빛헬스 아연', 1, signal).then(
      page => Promise.reject(new Error(JSON.stringify(page))),
      (error: Error) => error,
    );

  it('tells what is on sale as plain text, page by page', async () => {
    naver.shops.set(
      '많은 것',
      Array.from({ length: 130 }, (_, i) => shopItem(i + 1, 9_000 + i)),
    );
    const page = await source.search('많은 것', 1, signal);
    expect(page.total).toBe(130);
    expect(page.offers).toHaveLength(100);
    expect(page.offers[0]).toEqual({
      productId: '1',
      title: '한빛헬스 아연 60정 & 컵 1',
      mall: '네이버',
      price: 9_000,
      link: 'https://search.shopping.naver.com/catalog/1',
    });
    expect((await source.search('많은 것', 101, signal)).offers).toHaveLength(30);
    expect(await source.search('아무것도 없는 것', 1, signal)).toEqual({ offers: [], total: 0 });
  });

  it('leaves out what cannot be bought new, has no price, or leads nowhere', async () => {
    naver.shops.set('섞인 것', [
      shopItem(1, 9_000, { productType: '5' }),
      shopItem(2, 9_000, { productType: '8' }),
      shopItem(3, 0),
      shopItem(4, 9_000, { lprice: '' }),
      shopItem(5, 9_000, { link: 'javascript:alert(1)' }),
      shopItem(6, 9_000, { title: '<b></b>' }),
      shopItem(7, 99_000_000),
      shopItem(8, 8_000, { productType: '2' }),
    ]);
    const { offers } = await source.search('섞인 것', 1, signal);
    expect(offers.map(({ productId }) => productId)).toEqual(['8']);
  });

  it('finds nothing for what the API cannot search', async () => {
    naver.faults.set('한빛헬스 아연', ShoppingServer.fault(400, 'SE01'));
    expect(await source.search('한빛헬스 아연', 1, signal)).toEqual({ offers: [], total: 0 });
  });

  it.each<[number, string, string]>([
    [401, '024', '시크릿'],
    [403, '028', '허락하지'],
    [404, 'SE05', '주소'],
    [429, '010', '횟수'],
  ])('gives up at %s %s and says why', async (status, code, word) => {
    naver.faults.set('한빛헬스 아연', ShoppingServer.fault(status, code));
    const error = await refusal();
    expect(error).toBeInstanceOf(JobFailure);
    expect(error.message).toContain(word);
  });

  it('gives up with a key that it does not know', async () => {
    const env = { ...stack.env, ...naver.env, NAVER_CLIENT_SECRET: 'another' };
    const error = await new ShoppingSource(loadConfig(env)).search('아연', 1, signal).catch((e: Error) => e);
    expect(error).toBeInstanceOf(JobFailure);
  });

  it.each<[string, Parameters<ShoppingServer['faults']['set']>[1]]>([
    ['too many in a second', ShoppingServer.fault(429, '012')],
    ['a fault of its own', ShoppingServer.fault(500, 'SE99')],
    ['no items', response => response.end('{}')],
    ['nothing', response => response.end('null')],
    ['a page of HTML', response => response.end('<html>')],
    ['half an answer', response => response.end('{"total":3,"items":[{"tit')],
    [
      'a cut line',
      response => {
        response.writeHead(200, { 'Content-Length': '1000' }).write('{"total"', () => response.destroy());
      },
    ],
    ['silence', () => undefined],
    ['another address', response => response.writeHead(302, { Location: 'http://127.0.0.1:9/' }).end()],
    [
      'no end',
      response => {
        const more = setInterval(() => response.write('x'.repeat(1_000_000)), 1);
        response.on('close', () => clearInterval(more));
      },
    ],
  ])('is asked again after %s', async (_, fault) => {
    naver.faults.set('한빛헬스 아연', fault);
    const error = await refusal();
    expect(error).not.toBeInstanceOf(JobFailure);
    expect(`${error.message} ${error.stack}`).not.toContain(naver.env.NAVER_CLIENT_SECRET);
  });
});
