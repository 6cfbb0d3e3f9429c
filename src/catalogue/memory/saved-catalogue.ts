import { Inject, Injectable } from '@nestjs/common';
import { join } from 'node:path';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { Database } from '../../infrastructure/database/database.js';
import type { SavedParts } from '../search/saved-parts.js';
import { catalogueFingerprint, withFingerprint } from './catalogue-fingerprint.js';
import { codeHash } from './code-hash.js';
import type { RowSource } from './row-chunks.js';
import { readSavedIndex, writeSavedIndex } from './saved-index-file.js';

const FILE = 'catalogue-index.bin';
/** With fewer workouts and products building takes no longer than reading a file. */
const WORTH_SAVING = 5_000;

/** The catalogue in memory as a file in the data folder, so that a start need not build it when nothing has changed. */
@Injectable()
export class SavedCatalogue {
  private readonly path: string;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly database: Database,
  ) {
    this.path = join(config.dataDir, FILE);
  }

  /** What was saved of the catalogue as it is now; `null` when nothing was, or it was damaged. */
  async read(): Promise<SavedParts | null> {
    const code = await codeHash();
    // The rows are gone through only when there is a file that they may fit.
    return readSavedIndex(this.path, async key => key.startsWith(code) && key === (await this.key()));
  }

  /** What an index of the catalogue as it is now is saved under; `null` when it is too small to be saved. */
  async key(): Promise<string | null> {
    if (!(await this.isWorthSaving())) return null;
    return keyOf(await catalogueFingerprint(this.database.read, this.database.embedded));
  }

  /** What `load` makes of all workouts and then all products, with the key that it may be saved under. */
  async withKey<T>(load: (source: RowSource) => Promise<T>): Promise<{ loaded: T; key: string | null }> {
    const { read: manager, embedded } = this.database;
    if (!(await this.isWorthSaving())) return { loaded: await load({ manager, embedded }), key: null };
    const { loaded, fingerprint } = await withFingerprint(manager, embedded, load);
    return { loaded, key: fingerprint === null ? null : await keyOf(fingerprint) };
  }

  /** @param isCurrent false as soon as what `parts` were made of has changed */
  write(key: string, parts: SavedParts, isCurrent: () => boolean): Promise<boolean> {
    return writeSavedIndex(this.path, key, parts, isCurrent);
  }

  private async isWorthSaving(): Promise<boolean> {
    const [{ count }] = (await this.database.read.query(
      'SELECT (SELECT COUNT(*) FROM `workouts`) + (SELECT COUNT(*) FROM `supplement_products`) AS `count`',
    )) as [{ count: number | string }];
    return Number(count) >= WORTH_SAVING;
  }
}

async function keyOf(fingerprint: string): Promise<string> {
  return `${await codeHash()} ${fingerprint}`;
}
