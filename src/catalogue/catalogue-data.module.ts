import { Module } from '@nestjs/common';
import { CatalogueChanges } from './changes/catalogue-changes.service.js';
import { SeedLoader } from './seed/seed-loader.js';

/** The catalogue's rows, seeded, without the screens: all that a worker needs of it. */
@Module({
  providers: [CatalogueChanges, SeedLoader],
  exports: [CatalogueChanges, SeedLoader],
})
export class CatalogueDataModule {}
