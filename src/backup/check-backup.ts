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
import { readManifest, rowsOf } from './archive.js';
import { restoreRows } from './restore-backup.js';

/** How the folders begin in which backups are tried. */
export const SCRATCH = '.check-';

/** Makes the whole application, which knows every domain: a backup, being one, is handed it. */
export type CreateApp = (config: Config) => Promise<NestFastifyApplication>;

/**
 * Restores a backup into an instance of its own, which is thrown away afterwards: every row arrives, the application starts on it and
 * brings it up to date, a member logs in, a search finds. Sends no mail and works no jobs. What comes from MariaDB is restored into
 * MariaDB, beside the product's own database, where its user may make one (ops/mariadb.sql), else into SQLite.
 *
 * @param of the installation that was backed up
 * @throws the first thing that does not go
 */
export async function checkBackup(folder: string, of: Config, createApp: CreateApp): Promise<void> {
  // Pictures in a bucket are in no backup.
  if (of.s3.bucket === '') await checkPictures(folder);
  const database = of.databaseUrl ? await createScratchDatabase(of) : undefined;
  if (of.databaseUrl && !database) {
    console.warn(
      'The database user may not make a database for the check (ops/mariadb.sql): checked in SQLite',
    );
  }
  // Beside the backup, not in /tmp, which may be memory. The files were compared with their hashes: they are not copied once more.
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
    await restoreRows(folder, config);
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

/** @throws Error naming the first picture that a row has and the backup has not */
async function checkPictures(folder: string): Promise<void> {
  const { files = {} } = await readManifest(folder);
  for await (const { table, row } of rowsOf(folder)) {
    for (const value of Object.values(row)) {
      const [, path] = /^\/api\/(uploads\/[\w./-]+)$/.exec(String(value)) ?? [];
      if (path !== undefined && !files[path]) throw new Error(`${path} of ${table} is not in the backup`);
    }
  }
}

/** Adds a member to log in with, as no password in the backup is known here. */
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
