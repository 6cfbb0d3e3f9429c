import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { fileURLToPath } from 'node:url';
import { Clock } from '../../common/time/clock.js';
import { Database } from '../../infrastructure/database/database.js';
import { CatalogueChanges } from '../changes/catalogue-changes.service.js';
import { CatalogueState } from '../entities/catalogue-state.entity.js';
import { loadSeedData } from './seed-data.js';
import { seedHash } from './seed-hash.js';
import { SeedCorrections } from './corrections/seed-corrections.js';
import { SeedWriter } from './seed-writer.js';

/** Inserts the example catalogue at start and applies a new version's corrections; does nothing if this version was loaded before. */
@Injectable()
export class SeedLoader implements OnModuleInit {
  private readonly logger = new Logger(SeedLoader.name);
  private loading: Promise<void> | undefined;

  constructor(
    private readonly database: Database,
    private readonly changes: CatalogueChanges,
    private readonly clock: Clock,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.load();
  }

  /** Resolves when the catalogue is in the database; a second call waits for the first. */
  load(): Promise<void> {
    this.loading ??= this.loadOnce();
    return this.loading;
  }

  private async loadOnce(): Promise<void> {
    const hash = await seedHash(fileURLToPath(new URL('.', import.meta.url)));
    const { seedHash: loaded } = await this.database.read.findOneByOrFail(CatalogueState, { id: 1 });
    if (loaded === hash) return;

    const data = await loadSeedData();
    const counts = await this.database.write(async manager => {
      // When two processes start together, the second waits here and finds nothing to do.
      await this.changes.lock(manager);
      const state = await manager.findOneByOrFail(CatalogueState, { id: 1 });
      if (state.seedHash === hash) return null;
      const written = await new SeedWriter(manager).write(data);
      const corrections = await new SeedCorrections(manager, this.clock.now()).write(data);
      await this.changes.record(manager, [{ kind: 'all', id: null }]);
      await manager.update(CatalogueState, { id: 1 }, { seedHash: hash });
      return { ...written, ...corrections };
    });
    if (counts) this.logger.log({ seeded: counts });
  }
}
