/**
 * Lighthouse 12, its mobile profile, against a running server, beside a plain static page served in the same run:
 *
 *   node --import tsx bench/web/lighthouse.ts http://localhost:3000 [runs]
 *
 * Lighthouse is not a dependency of the project; `npx` fetches it at the first run. The machine must be quiet.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const [url = 'http://localhost:3000', runs = '5'] = process.argv.slice(2);
const FLAGS =
  '--headless --no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync';

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
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
  'workout detail': `${url}/searchworkout/1/workoutdetail/1`,
};

const folder = mkdtempSync(join(tmpdir(), 'routineup-lighthouse-'));
console.log('| page | performance / accessibility / best practices / SEO | FCP s | LCP s | TBT ms | CLS |');
console.log('|---|---|---|---|---|---|');
for (const [name, page] of Object.entries(pages)) {
  const reports: Report[] = [];
  for (let run = 0; run < Number(runs); run++) reports.push(await measure(page));
  const audit = (id: string) => median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
  const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map(category =>
    Math.round(100 * median(reports.map(({ categories }) => categories[category]!.score))),
  );
  console.log(
    `| ${name} | ${scores.join(' / ')} | ${(audit('first-contentful-paint') / 1000).toFixed(2)} | ` +
      `${(audit('largest-contentful-paint') / 1000).toFixed(2)} | ${audit('total-blocking-time').toFixed(0)} | ` +
      `${audit('cumulative-layout-shift').toFixed(3)} |`,
  );
}
rmSync(folder, { recursive: true });
plain.close();

async function measure(page: string): Promise<Report> {
  const output = join(folder, 'report.json');
  await promisify(execFile)(
    'npx',
    [
      '--yes',
      'lighthouse@12',
      page,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      `--chrome-flags=${FLAGS}`,
    ],
    { env: { CHROME_PATH: '/usr/bin/chromium', ...process.env }, maxBuffer: 1 << 26 },
  );
  return JSON.parse(readFileSync(output, 'utf8')) as Report;
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
