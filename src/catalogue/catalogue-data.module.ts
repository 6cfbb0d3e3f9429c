import { Module } from '@nestjs/common';
import { KeptAnswersModule } from '../infrastructure/answers/revised-answers.js';
import { CatalogueChanges } from './changes/catalogue-changes.service.js';
import { CatalogueReadModel } from './read-model/catalogue-read-model.service.js';
import { CatalogueItems } from './catalogue-items.service.js';
import { SeedLoader } from './seed/seed-loader.js';

/** The seeded catalogue data without search and screens: all that a worker needs. */
@Module({
  imports: [KeptAnswersModule],
  providers: [CatalogueChanges, CatalogueItems, CatalogueReadModel, SeedLoader],
  exports: [CatalogueChanges, CatalogueItems, CatalogueReadModel, SeedLoader],
})
export class CatalogueDataModule {}
