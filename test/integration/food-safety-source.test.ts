import { FoodSafetySource } from '../../src/admin/reported/food-safety-source.js';
import { loadConfig } from '../../src/config/config.js';
import { JobFailure } from '../../src/infrastructure/jobs/job-handler.js';
import { FoodSafetyServer, reportedTablet } from '../support/food-safety-server.js';
import { createStack, type TestStack } from '../support/test-stack.js';

describe('the source of reported products', () => {
  let ministry: FoodSafetyServer;
  let stack: TestStack;
  let source: FoodSafetySource;
  const { signal } = new AbortController();
  beforeAll(async () => {
    ministry = await FoodSafetyServer.start();
    stack = await createStack('embedded');
    source = new FoodSafetySource(loadConfig({ ...stack.env, ...ministry.env }));
    source.limits.answerMs = 2_000;
    ministry.rows = [reportedTablet(1), reportedTablet(2), { PRDLST_NM: '번호 없음' }];
  });
  afterEach(() => ministry.faults.clear());
  afterAll(async () => {
    await ministry.close();
    await stack.remove();
  });

  const refusal = (range = '1-10') => {
    const [first, last] = range.split('-').map(Number) as [number, number];
    return source.page(first, last, signal).then(
      page => Promise.reject(new Error(JSON.stringify(page))),
      (error: Error) => error,
    );
  };

  it('tells the rows of a page and how many there are, without those that nobody can name', async () => {
    const page = await source.page(1, 10, signal);
    expect(page.total).toBe(3);
    expect(page.rows.map(row => row.PRDLST_NM)).toEqual(['햇살 비타민 D 1', '햇살 비타민 D 2']);
    expect(await source.page(11, 20, signal)).toEqual({ rows: [], total: 0 });
  });

  it.each([
    ['INFO-100', '인증키'],
    ['INFO-300', '횟수'],
    ['INFO-400', '활용 신청'],
  ])('gives up at %s and says why', async (code, word) => {
    ministry.faults.set('1-10', FoodSafetyServer.code(code));
    const error = await refusal();
    expect(error).toBeInstanceOf(JobFailure);
    expect(error.message).toContain(word);
  });

  it.each<[string, Parameters<FoodSafetyServer['faults']['set']>[1]]>([
    ['a fault of its own', FoodSafetyServer.code('ERROR-500')],
    ['no code', response => response.end('{}')],
    ['a page of HTML', response => response.end('<script>alert(1)</script>')],
    ['half an answer', response => response.end('{"C003":{"total_count":"3","row":[{"PRDL')],
    [
      'a cut line',
      response => {
        response.writeHead(200, { 'Content-Length': '1000' }).write('{"C003"', () => response.destroy());
      },
    ],
    ['silence', () => undefined],
    [
      'Korean that is not UTF-8',
      response => {
        const row = Buffer.from('{"C003":{"total_count":"1","row":[{"PRDLST_NM":"');
        response.end(
          Buffer.concat([row, Buffer.from([0xb0, 0xa1]), Buffer.from('"}],"RESULT":{"CODE":"INFO-000"}}}')]),
        );
      },
    ],
    [
      'no rows though there are more',
      response => response.end('{"C003":{"total_count":"900","row":[],"RESULT":{"CODE":"INFO-000"}}}'),
    ],
    ['a closed door', response => response.writeHead(503).end()],
    [
      'no end',
      response => {
        const more = setInterval(() => response.write('x'.repeat(1_000_000)), 1);
        response.on('close', () => clearInterval(more));
      },
    ],
  ])('is asked again after %s', async (_, fault) => {
    ministry.faults.set('1-10', fault);
    const error = await refusal();
    expect(error).not.toBeInstanceOf(JobFailure);
    expect(`${error.message} ${error.stack}`).not.toContain(ministry.env.FOOD_SAFETY_API_KEY);
  });
});
