import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';

/** Earlier versions used `.tmp`. */
const UNFINISHED_NAME = /\.(?:part|tmp)$/;
/** Longer than any write takes: another process on the same folder may still be writing a younger file. */
const ABANDONED_MS = 3_600_000;

/** After the start, removes files that a killed process left unfinished. */
@Injectable()
export class UnfinishedFiles implements OnApplicationBootstrap {
  private readonly logger = new Logger(UnfinishedFiles.name);

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  onApplicationBootstrap(): void {
    this.remove().catch((error: unknown) =>
      this.logger.warn({ err: error, during: 'removing unfinished files' }),
    );
  }

  async remove(): Promise<void> {
    const names = await readdir(this.config.dataDir, { recursive: true });
    for (const name of names.filter(name => UNFINISHED_NAME.test(name))) {
      const path = join(this.config.dataDir, name);
      const found = await stat(path).catch(() => undefined);
      if (found?.isFile() && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(path, { force: true });
    }
  }
}
