/**
 * Lighthouse 12 with its mobile profile against a running server, beside a plain static page served in the same run:
 *
 *   node --import tsx bench/web/lighthouse.ts http://localhost:3000 [runs]
 *
 * Lighthouse is not a dependency of the project: `npx` fetches it on the first run, or `LIGHTHOUSE` names an installed one.
 * Start the server with RATE_LIMIT=off and leave the machine idle: blocking time is measured, not modelled, so other load
 * counts. The pages take turns, so that a disturbance affects all of them.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const [url = 'http://localhost:3000', runs = '5'] = process.argv.slice(2);
const [command, ...first] = process.env.LIGHTHOUSE
  ? [process.env.LIGHTHOUSE]
  : ['npx', '--yes', 'lighthouse@12'];
const FLAGS =
  '--headless --no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Report {
  lighthouseVersion: string;
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number; auditRefs: { id: string }[] }>;
  audits: Record<
    string,
    {
      title: string;
      score: number | null;
      numericValue?: number;
      details?: { items?: { resourceType?: string; transferSize?: number }[] };
    }
  >;
}

const plain = createServer((_, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(
    '<!doctype html><html lang="ko"><meta name="viewport" content="width=device-width"><title>plain</title><h1>루틴업</h1>',
  );
});
await new Promise<void>(resolve => plain.listen(0, '127.0.0.1', resolve));

const pages = {
  'a plain static page': `http://127.0.0.1:${(plain.address() as AddressInfo).port}/`,
  landing: `${url}/`,
  'workout search': `${url}/searchworkout/1`,
  'supplement search': `${url}/searchsupplement/1`,
  'workout detail': `${url}/searchworkout/1/workoutdetail/1`,
  'supplement detail': `${url}/searchsupplement/1/supplementdetail/1`,
};

const folder = mkdtempSync(join(tmpdir(), 'routineup-lighthouse-'));
const reports = new Map<string, Report[]>(Object.keys(pages).map(name => [name, []]));
for (let run = 0; run < Number(runs); run++) {
  for (const [name, page] of Object.entries(pages)) reports.get(name)!.push(await measure(page));
}
rmSync(folder, { recursive: true });
plain.close();

const all = [...reports.values()].flat();
const index = all.map(({ environment }) => environment.benchmarkIndex);
console.log(
  `Lighthouse ${all[0]!.lighthouseVersion}, median of ${runs} (lowest–highest); ` +
    `speed index of the machine ${Math.round(median(index))} (${Math.round(Math.min(...index))}–${Math.round(Math.max(...index))})\n`,
);
console.log(
  '| page | performance | accessibility / best practices / SEO | FCP s | LCP s | TBT ms | CLS | script kB |',
);
console.log('|---|---|---|---|---|---|---|---|');
for (const [name, ofPage] of reports) {
  const audit = (id: string) => ofPage.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN);
  const score = (category: string) => ofPage.map(({ categories }) => 100 * categories[category]!.score);
  const [performance, ...others] = CATEGORIES.map(score);
  const seconds = (id: string) => spread(audit(id), value => (value / 1000).toFixed(2));
  console.log(
    `| ${[
      name,
      spread(performance!, value => value.toFixed(0)),
      others.map(scores => median(scores).toFixed(0)).join(' / '),
      seconds('first-contentful-paint'),
      seconds('largest-contentful-paint'),
      spread(audit('total-blocking-time'), value => value.toFixed(0)),
      spread(audit('cumulative-layout-shift'), value => value.toFixed(3)),
      median(ofPage.map(scriptKilobytes)).toFixed(1),
    ].join(' | ')} |`,
  );
}

const faults = new Set<string>();
for (const [name, ofPage] of reports) {
  if (name === 'a plain static page') continue;
  for (const { categories, audits } of ofPage)
    for (const category of CATEGORIES.slice(1))
      for (const { id } of categories[category]!.auditRefs) {
        const found = audits[id];
        if (found?.score !== undefined && found.score !== null && found.score < 1)
          faults.add(`${name}: ${found.title}`);
      }
}
if (faults.size > 0) console.log(`\n${[...faults].join('\n')}`);

async function measure(page: string): Promise<Report> {
  const output = join(folder, 'report.json');
  await promisify(execFile)(
    command!,
    [...first, page, '--quiet', '--output=json', `--output-path=${output}`, `--chrome-flags=${FLAGS}`],
    { env: { CHROME_PATH: '/usr/bin/chromium', ...process.env }, maxBuffer: 1 << 26 },
  );
  return JSON.parse(readFileSync(output, 'utf8')) as Report;
}

/** Script bytes over the wire, including headers. */
function scriptKilobytes({ audits }: Report): number {
  const requests = audits['network-requests']?.details?.items ?? [];
  return (
    requests
      .filter(({ resourceType }) => resourceType === 'Script')
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000
  );
}

function spread(values: number[], text: (value: number) => string): string {
  const range = [Math.min(...values), Math.max(...values)].map(text);
  return range[0] === range[1] ? range[0]! : `${text(median(values))} (${range.join('–')})`;
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
