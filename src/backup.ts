import 'reflect-metadata';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeBackup } from './backup/make-backup.js';
import { loadConfig } from './config/config.js';
import { createApp } from './create-app.js';

const DAY_MS = 86_400_000;

/** `npm run backup -- [folder] [--keep 14] [--daily]`: with `--daily` it stays and makes one a day. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { keep: { type: 'string', default: '14' }, daily: { type: 'boolean', default: false } },
  });
  const keep = Number(values.keep);
  if (!Number.isInteger(keep) || keep < 1) throw new Error('--keep takes a number from 1');
  const config = loadConfig();
  const into = resolve(positionals[0] ?? `${config.dataDir}-backups`);
  const once = async () => {
    console.log(`${await makeBackup(config, into, keep, createApp)}: made, restored and checked`);
  };
  await once();
  if (!values.daily) return;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(0));
  setInterval(() => void once().catch(tell), DAY_MS);
}

function tell(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
}

main().catch((error: unknown) => {
  tell(error);
  process.exit(1);
});
