import 'reflect-metadata';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { makeBackup, untilNextBackup } from './backup/make-backup.js';
import { loadConfig } from './config/config.js';
import { createApp } from './create-app.js';

/** `npm run backup -- [folder] [--keep 14] [--daily]`: with `--daily`, keeps running and makes one backup per day. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { keep: { type: 'string', default: '14' }, daily: { type: 'boolean', default: false } },
  });
  const keep = Number(values.keep);
  if (!Number.isInteger(keep) || keep < 1) throw new Error('--keep takes a number from 1');
  const config = loadConfig();
  const into = resolve(positionals[0] ?? config.backupDir);
  const once = async () => {
    console.log(`${await makeBackup(config, into, keep, createApp)}: made, restored and checked`);
  };
  if (!values.daily) return once();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(0));
  for (;;) {
    await setTimeout(await untilNextBackup(into));
    // A failed backup does not end the process: a restart would try the next one at once.
    await once().catch(tell);
  }
}

function tell(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
}

main().catch((error: unknown) => {
  tell(error);
  process.exit(1);
});
