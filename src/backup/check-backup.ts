import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PasswordHasher } from '../auth/public.js';
import { CatalogueReadModel } from '../catalogue/public.js';
import { loadConfig, type Config } from '../config/config.js';
import { Database } from '../infrastructure/database/database.js';
import { createScratchDatabase } from '../infrastructure/database/scratch-database.js';
import { Members } from '../members/public.js';
import { rowsOf, type Manifest } from './archive.js';
import { restoreRows } from './restore-backup.js';

/** Prefix of the folders in which backups are tested. */
export const SCRATCH = '.check-';

/** Creates the whole application, which knows every domain; the backup, as one domain, receives this function. */
export type CreateApp = (config: Config) => Promise<NestFastifyApplication>;

/**
 * Restores a backup into a temporary instance: every row arrives, the application starts and migrates it, a member logs in, a search finds something.
 * Sends no mail and runs no jobs. A backup of MariaDB is restored into MariaDB, next to the product's own database, if its user may create one
 * (ops/mariadb.sql), else into SQLite.
 *
 * @param of configuration of the installation that was backed up
 * @throws the first failure
 */
export async function checkBackup(folder: string, of: Config, createApp: CreateApp): Promise<void> {
  const database = of.databaseUrl ? await createScratchDatabase(of) : undefined;
  if (of.databaseUrl && !database) {
    console.warn(
      'The database user may not make a database for the check (ops/mariadb.sql): checked in SQLite',
    );
  }
  // Next to the backup, not in /tmp, which may be in memory. The files were compared with their hashes and are not copied again.
  const scratch = await mkdtemp(join(dirname(folder), SCRATCH));
  try {
    const config: Config = {
      ...loadConfig({
        DATABASE_URL: database?.url,
        DATA_DIR: scratch,
        LOG_LEVEL: 'silent',
        WORKER: 'none',
        ADMIN_LOGIN_ID: 'check',
        ADMIN_PASSWORD: randomBytes(18).toString('base64url'),
      }),
      databaseTls: of.databaseTls,
    };
    const manifest = await restoreRows(folder, config);
    // Backups do not contain pictures from a bucket.
    if (of.s3.bucket === '') await checkPictures(folder, manifest);
    const app = await createApp(config);
    try {
      await app.init();
      await app.getHttpAdapter().getInstance().ready();
      await logIn(app);
      await search(app);
    } finally {
      await app.close();
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
    await database?.drop();
  }
}

/** @throws Error naming the first picture that a row references and the backup lacks */
async function checkPictures(folder: string, { files = {} }: Manifest): Promise<void> {
  for await (const { table, row } of rowsOf(folder)) {
    for (const value of Object.values(row)) {
      const [, path] = /^\/api\/(uploads\/[\w./-]+)$/.exec(String(value)) ?? [];
      if (path !== undefined && !files[path]) throw new Error(`${path} of ${table} is not in the backup`);
    }
  }
}

/** Adds a member to log in as, because no password in the backup is known here. */
async function logIn(app: NestFastifyApplication): Promise<void> {
  const password = randomBytes(12).toString('hex');
  const loginEmail = `${randomBytes(8).toString('hex')}@check.invalid`;
  const passwordHash = await app.get(PasswordHasher, { strict: false }).hash(password);
  const member = { userName: '확인', birthDate: '1990-01-01', sex: '남' as const };
  const members = app.get(Members, { strict: false });
  await app
    .get(Database, { strict: false })
    .write(manager =>
      members.add(manager, { ...member, loginEmail, passwordHash, hasPassword: true, createdAt: new Date() }),
    );
  await post(app, '/api/auth/login', { loginEmail, password });
}

async function search(app: NestFastifyApplication): Promise<void> {
  const [workout] = await app.get(CatalogueReadModel, { strict: false }).workoutFacts();
  if (!workout) return;
  const found = await post(app, '/api/workouts/search/list/1', { searchKeyword: workout.koreanName });
  if (!found.includes(JSON.stringify(workout.koreanName))) {
    throw new Error(`A search in the restored backup did not find ${workout.koreanName}`);
  }
}

async function post(app: NestFastifyApplication, url: string, payload: object): Promise<string> {
  const { statusCode, body } = await app.inject({ method: 'POST', url, payload });
  if (statusCode !== 200) throw new Error(`${url} answers ${statusCode} in the restored backup: ${body}`);
  return body;
}
