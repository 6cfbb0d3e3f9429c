import 'reflect-metadata';
import { resolve } from 'node:path';
import { restoreBackup } from './backup/restore-backup.js';
import { loadConfig } from './config/config.js';

/** `npm run restore -- <backup>`: fills the empty installation that the environment configures. */
async function main(): Promise<void> {
  const folder = process.argv[2];
  if (!folder) throw new Error('Which backup? npm run restore -- <folder>');
  const { createdAt, tables } = await restoreBackup(resolve(folder), loadConfig());
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  console.log(`The backup of ${createdAt} is restored: ${rows} rows. Start the application.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
