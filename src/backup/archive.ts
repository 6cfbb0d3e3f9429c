import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, cp, link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Config } from '../config/config.js';
import type { DatabaseSnapshot, Row } from '../infrastructure/database/database-copy.js';
import { sqlitePath } from '../infrastructure/database/open-database.js';
import { requireRoom } from './require-room.js';

/** Describes a backup. */
export interface Manifest {
  format: 1;
  /** UTC, ISO 8601. */
  createdAt: string;
  migrations: string[];
  /** Rows per table. */
  tables: Record<string, number>;
  /** Hash of the rows' file, hexadecimal. */
  sha256: string;
  /** Hash of each other file, by its path in the backup. Missing in backups of an earlier version. */
  files?: Record<string, string>;
}

const MANIFEST = 'manifest.json';
const ROWS = 'rows.jsonl.gz';
const UPLOADS = 'uploads';
/** SQLite holds a restored row twice, in its log until the commit and in its file, with its indexes: 3.3 times its text, measured with observations. */
const BYTES_PER_BYTE = 4;
const SECRETS = ['jwt-secret', 'vapid-key'];

/**
 * Writes a backup: the rows of every table, the uploads, the generated secrets. Writes to a folder with another name first, so that an interrupted
 * backup does not count as one. Either database can restore the rows.
 *
 * @param takeSnapshot called once the uploads that exist now are in the backup
 * @param earlier a complete backup in the same folder; uploads that are in it are linked rather than copied
 * @throws Error before anything is written if the uploads do not fit on the disk, or it would be one of them
 */
export async function writeArchive(
  folder: string,
  config: Config,
  takeSnapshot: () => Promise<DatabaseSnapshot>,
  earlier?: string,
): Promise<Manifest> {
  if (!relative(config.uploadsDir, folder).startsWith('..'))
    throw new Error(`${folder} is among the uploads: the next backup would contain this one`);
  const uploads = await planUploads(config.uploadsDir, earlier);
  const copied = uploads.reduce((sum, { bytes, earlier }) => sum + (earlier ? 0 : bytes), 0);
  await requireRoom([[dirname(folder), copied]]);
  const unfinished = `${folder}.part`;
  await mkdir(unfinished, { mode: 0o700 });
  try {
    const linked = await linkOrCopy(uploads, unfinished);
    const snapshot = await takeSnapshot();
    try {
      // At once: a picture that a row of the snapshot references may be replaced by another soon after.
      const before = new Set(uploads.map(({ path }) => path));
      const added = (await planUploads(config.uploadsDir)).filter(({ path }) => !before.has(path));
      await linkOrCopy(added, unfinished);
      const manifest = await writeInto(unfinished, config, snapshot, linked);
      await rename(unfinished, folder);
      return manifest;
    } finally {
      snapshot.close();
    }
  } catch (error) {
    // The unfinished backup may be what fills the disk.
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function writeInto(
  folder: string,
  config: Config,
  snapshot: DatabaseSnapshot,
  linked: Record<string, string>,
): Promise<Manifest> {
  const tables: Record<string, number> = {};
  await pipeline(
    linesOf(snapshot, tables),
    createGzip(),
    createWriteStream(join(folder, ROWS), { mode: 0o600 }),
  );
  const { migrations } = snapshot;
  const sha256 = await hashOf(join(folder, ROWS));
  for (const secret of SECRETS) await copyIfThere(join(config.dataDir, secret), join(folder, secret));
  const files = await hashesOf(folder, linked);
  const manifest: Manifest = {
    format: 1,
    createdAt: new Date().toISOString(),
    migrations,
    tables,
    sha256,
    files,
  };
  await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  return manifest;
}

/** @throws when the folder is no backup, or its content differs from what was written */
export async function readManifest(folder: string): Promise<Manifest> {
  const manifest = await quickManifest(folder);
  for (const [path, sha256] of Object.entries(manifest.files ?? {})) await requireHash(folder, path, sha256);
  return manifest;
}

/** Only the rows were compared with it, not the uploads, which takes minutes for 5 GB. */
export async function quickManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => undefined);
  if (text === undefined) throw new Error(`${folder} is no backup: it has no ${MANIFEST}`);
  const manifest = parsed(text);
  if (!manifest) throw new Error(`${folder} is damaged: ${MANIFEST}`);
  if (manifest.format !== 1) throw new Error(`${folder} was written by a newer version`);
  await requireHash(folder, ROWS, manifest.sha256);
  return manifest;
}

/** The rows of a backup, table by table. */
export async function* rowsOf(folder: string): AsyncGenerator<{ table: string; row: Row }> {
  const input = createReadStream(join(folder, ROWS)).pipe(createGunzip());
  let table = '';
  let columns: string[] = [];
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    const parsed = JSON.parse(line) as Row[string][] | { table: string; columns: string[] };
    if (Array.isArray(parsed)) {
      yield { table, row: Object.fromEntries(parsed.map((value, place) => [columns[place]!, value])) };
    } else ({ table, columns } = parsed);
  }
}

/** Restores the files of a backup into the data folder: nothing that was put beside them later. */
export async function restoreFiles(folder: string, config: Config, { files }: Manifest): Promise<void> {
  const isOfIt = async (path: string) =>
    !files || relative(folder, path) in files || (await stat(path)).isDirectory();
  await copyIfThere(join(folder, UPLOADS), config.uploadsDir, isOfIt);
  for (const secret of SECRETS) await copyIfThere(join(folder, secret), join(config.dataDir, secret), isOfIt);
}

/** One line with a table's name and columns, then one line per row. */
async function* linesOf(snapshot: DatabaseSnapshot, counts: Record<string, number>): AsyncGenerator<string> {
  for (const table of snapshot.tables) {
    counts[table] = 0;
    let columns: string[] | undefined;
    for await (const row of snapshot.rows(table)) {
      if (!columns) {
        columns = Object.keys(row);
        yield `${JSON.stringify({ table, columns })}\n`;
      }
      counts[table]++;
      yield `${JSON.stringify(columns.map(name => row[name]))}\n`;
    }
  }
}

function parsed(text: string): Manifest | undefined {
  try {
    const { format, migrations, tables, ...rest } = JSON.parse(text) as Manifest;
    return format > 1 || (format === 1 && Array.isArray(migrations) && tables instanceof Object)
      ? { format, migrations, tables, ...rest }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Hashes of every file except the rows, by its path within the folder. */
async function hashesOf(folder: string, known: Record<string, string>): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = relative(folder, join(entry.parentPath, entry.name));
    if (entry.isFile() && path !== ROWS) hashes[path] = known[path] ?? (await hashOf(join(folder, path)));
  }
  return hashes;
}

async function requireHash(folder: string, path: string, sha256: string): Promise<void> {
  if (!(await hasHash(join(folder, path), sha256))) throw new Error(`${folder} is damaged: ${path}`);
}

async function hasHash(path: string, sha256: string): Promise<boolean> {
  return (await hashOf(path).catch(() => undefined)) === sha256;
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** An upload to put into a backup. */
interface Upload {
  from: string;
  /** Its path in a backup. */
  path: string;
  bytes: number;
  /** The same file in an earlier backup, if that is intact. */
  earlier: { path: string; sha256: string } | undefined;
}

/** A stored upload never changes: what an earlier backup holds intact need not be copied again. */
async function planUploads(uploadsDir: string, earlier?: string): Promise<Upload[]> {
  const hashes = (earlier && (await quickManifest(earlier).catch(() => undefined))?.files) || {};
  const uploads: Upload[] = [];
  const entries = await readdir(uploadsDir, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.endsWith('.part')) continue;
    const from = join(entry.parentPath, entry.name);
    const path = join(UPLOADS, relative(uploadsDir, from));
    const found = await stat(from).catch(unlessGone);
    const sha256 = hashes[path];
    const same = sha256 === undefined ? undefined : { path: join(earlier!, path), sha256 };
    if (found) uploads.push({ from, path, bytes: found.size, earlier: same });
  }
  return uploads;
}

/**
 * Whether what a backup holds fits: the uploads and, embedded, the rows. The disk of a MariaDB server cannot be asked.
 *
 * @throws Error before anything is written
 */
export async function requireRoomToRestore(
  folder: string,
  config: Config,
  { files }: Manifest,
): Promise<void> {
  let uploads = 0;
  for (const { path, bytes } of await planUploads(join(folder, UPLOADS))) {
    if (files && !(path in files)) continue;
    // What an interrupted restore left is overwritten.
    uploads += bytes - (await bytesOf(join(config.uploadsDir, relative(UPLOADS, path))));
  }
  const rows = config.databaseUrl ? 0 : await bytesOfRows(folder);
  const left = config.databaseUrl ? 0 : await bytesOf(sqlitePath(config));
  await requireRoom([
    [config.uploadsDir, uploads],
    [config.dataDir, Math.max(0, rows * BYTES_PER_BYTE - left)],
  ]);
}

async function bytesOfRows(folder: string): Promise<number> {
  let bytes = 0;
  const input = createReadStream(join(folder, ROWS)).pipe(createGunzip());
  for await (const chunk of input as AsyncIterable<Buffer>) bytes += chunk.length;
  return bytes;
}

async function bytesOf(path: string): Promise<number> {
  return (await stat(path).catch(() => undefined))?.size ?? 0;
}

/** @returns hashes of the linked ones */
async function linkOrCopy(uploads: readonly Upload[], folder: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const { from, path, earlier } of uploads) {
    const to = join(folder, path);
    await mkdir(dirname(to), { recursive: true });
    if (earlier && (await hasHash(earlier.path, earlier.sha256)) && (await isLinked(earlier.path, to)))
      hashes[path] = earlier.sha256;
    else await copyFile(from, to).catch(unlessGone);
  }
  return hashes;
}

/** Not every file system has links. */
function isLinked(from: string, to: string): Promise<boolean> {
  return link(from, to).then(
    () => true,
    () => false,
  );
}

/** Uploads may be removed at any time; the check finds out whether a row still references one. */
function unlessGone(error: unknown): void {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}

async function copyIfThere(
  from: string,
  to: string,
  filter?: (path: string) => Promise<boolean>,
): Promise<void> {
  if (await stat(from).catch(() => undefined)) await cp(from, to, { recursive: true, force: true, filter });
}
