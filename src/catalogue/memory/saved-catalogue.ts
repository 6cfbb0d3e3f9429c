import { Inject, Injectable } from '@nestjs/common';
import { join } from 'node:path';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { Database } from '../../infrastructure/database/database.js';
import type { SavedParts } from '../search/saved-parts.js';
import { catalogueFingerprint } from './catalogue-fingerprint.js';
import { codeHash } from './code-hash.js';
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
    @Inject(Database) private readonly database: Database,
  ) {
    this.path = join(config.dataDir, FILE);
  }

  /** What an index of the catalogue as it is now is saved under; `null` when it is too small to be saved. */
  async key(): Promise<string | null> {
    const [{ count }] = (await this.database.read.query(
      'SELECT (SELECT COUNT(*) FROM `workouts`) + (SELECT COUNT(*) FROM `supplement_products`) AS `count`',
    )) as [{ count: number | string }];
    if (Number(count) < WORTH_SAVING) return null;
    const fingerprint = await catalogueFingerprint(this.database.read, this.database.embedded);
    return `${await codeHash()} ${fingerprint}`;
  }

  /** What was saved under this key; `null` when nothing was, or it was damaged. */
  read(key: string): Promise<SavedParts | null> {
    return readSavedIndex(this.path, key);
  }

  /** @param isCurrent false as soon as what `parts` were made of has changed */
  write(key: string, parts: SavedParts, isCurrent: () => boolean): Promise<boolean> {
    return writeSavedIndex(this.path, key, parts, isCurrent);
  }
}
