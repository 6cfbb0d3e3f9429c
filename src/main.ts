import 'reflect-metadata';
import { backUpBeforeUpgrade } from './backup/before-upgrade.js';
import { loadConfig } from './config/config.js';
import { createApp } from './create-app.js';
import { endOnSignals } from './shutdown.js';

/** One process: API, client and (unless WORKER=none) the job worker. */
async function main(): Promise<void> {
  const config = loadConfig();
  const backup = config.backupBeforeUpgrade && (await backUpBeforeUpgrade(config, createApp));
  if (backup) console.log(`${backup}: made before the upgrade, which was tried on it`);
  const app = await createApp(config);
  endOnSignals(app);
  await app.listen(config.port, config.host);
  console.log(`루틴업: ${config.publicUrl}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
