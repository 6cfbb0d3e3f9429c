import 'reflect-metadata';
import { loadConfig } from './config/config.js';
import { createApp } from './create-app.js';
import { endOnSignals } from './shutdown.js';

/** One process: API, client and (unless WORKER=none) the job worker. */
async function main(): Promise<void> {
  const config = loadConfig();
  const app = await createApp(config);
  endOnSignals(app);
  await app.listen(config.port, config.host);
  console.log(`루틴업: ${config.publicUrl}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
