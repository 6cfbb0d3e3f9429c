/**
 * Searches 40,000 reported products as a member does while adding what they take:
 * `npm run build && node --import tsx bench/search/reported-names.ts [embedded|server] [rows]`. The first search builds the index.
 */
import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { ReportedFetch } from '../../src/admin/reported/entities/reported-fetch.entity.js';
import { ReportedProduct } from '../../src/admin/reported/entities/reported-product.entity.js';
import { searchNameOf, type ReportedRow } from '../../src/admin/reported/reported-row.js';
import { insertRows } from '../../src/infrastructure/database/bulk-rows.js';
import { reportedTablet } from '../../test/support/food-safety-server.js';
import { loadConfig } from '../../src/config/config.js';
import { ENTITIES } from '../../src/entities.js';
import { openDatabase } from '../../src/infrastructure/database/open-database.js';
import { startAppProcess } from '../../test/support/app-process.js';
import { createStack, type StackName } from '../../test/support/test-stack.js';

const [stack = 'embedded', rows = '40000'] = process.argv.slice(2);
const COUNT = Number(rows);
const ROUNDS = 40;
const MAKERS = [
  '한빛헬스',
  '종근당건강',
  '고려은단',
  '뉴트리원',
  '내츄럴플러스',
  '서흥',
  '노바렉스',
  '콜마비앤에이치',
];
const KINDS = [
  '비타민 D',
  '종합비타민',
  '루테인',
  '오메가3',
  '홍삼정',
  '프로바이오틱스',
  '마그네슘',
  '밀크씨슬',
  '콜라겐',
];
const WORDS = ['데일리', '프리미엄', '골드', '키즈', '맥스', '퓨어', '더블', '플러스', '포 우먼', '시니어'];
const KEYWORDS = [
  '비타민',
  '데일리 루테인',
  'ㅂㅌㅁ',
  'ㅁㄱㄴㅅ',
  '종합비타민 골드 12',
  '오메카3',
  '홍삼 고려은단',
  'ㅍ',
  'qlxkals',
  '1234',
];

const at = <T>(list: readonly T[], n: number): T => list[n % list.length]!;
function product(n: number): ReportedProduct {
  const name = `${at(WORDS, n)} ${at(KINDS, Math.floor(n / 10))} ${at(WORDS, n * 7 + 3)} ${n}`;
  const raw = {
    ...reportedTablet(n, { PRDLST_NM: name, BSSH_NM: at(MAKERS, n * 3) }),
    // As long as the longest tenth of real reports.
    RAWMTRL_NM: '비타민D3혼합제제, 유당, 결정셀룰로스, '.repeat(60),
  } as unknown as ReportedRow;
  return {
    ...{ reportNumber: raw.PRDLST_REPORT_NO, raw, fingerprint: String(n), searchName: searchNameOf(raw) },
    ...{ state: n % 50 === 0 ? 'listed' : 'ready', changed: false, accepted: null, decidedBy: null },
    fetchedAt: new Date(),
  } as ReportedProduct;
}

const { env, remove } = await createStack(stack as StackName);
const database = await openDatabase(loadConfig(env), ENTITIES);
for (let from = 0; from < COUNT; from += 200) {
  const some = Array.from({ length: Math.min(200, COUNT - from) }, (_, n) => product(from + n + 1));
  await database.write(manager => insertRows(manager, ReportedProduct, some));
}
const cursor = { id: 1, nextRow: 1, total: COUNT, finishedAt: new Date() };
await database.write(manager => manager.insert(ReportedFetch, cursor));
await database.close();
const t = await startAppProcess({ ...env, LOG_LEVEL: 'error' });
try {
  const { token } = await t.signUp();
  const ask = async (keyword: string): Promise<{ ms: number; found: number }> => {
    const start = performance.now();
    const { body } = await t.get(`/api/intake/reported?keyword=${encodeURIComponent(keyword)}`, { token });
    return { ms: performance.now() - start, found: body.length };
  };
  const memory = (): number =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${t.pid}/status`, 'utf8'))?.[1]) / 1000;
  const before = memory();
  const first = await ask('비타민');
  console.log(
    `${stack}, ${rows} rows: first search ${first.ms.toFixed(0)} ms, memory of the process ${before.toFixed(0)} to ${memory().toFixed(0)} MB`,
  );
  const times: number[] = [];
  for (const keyword of KEYWORDS) {
    const asked = [];
    for (let round = 0; round < ROUNDS; round++) asked.push(await ask(keyword));
    const own = asked.map(({ ms }) => ms).sort((one, other) => one - other);
    times.push(...own);
    console.log(
      `${keyword}: ${asked[0]!.found} found, median ${own[ROUNDS / 2]!.toFixed(1)} ms, worst ${own.at(-1)!.toFixed(1)} ms`,
    );
  }
  times.sort((one, other) => one - other);
  const share = (of: number): string => times[Math.floor(times.length * of)]!.toFixed(1);
  console.log(`all: median ${share(0.5)} ms, p95 ${share(0.95)} ms, p99 ${share(0.99)} ms`);
} finally {
  await t.end('SIGTERM');
  await remove();
}
