import { Module } from '@nestjs/common';
import { BodyDataModule } from '../body-data/public.js';
import { BodyPartsController } from './body-parts.controller.js';
import { CatalogueDataModule } from './catalogue-data.module.js';
import { EquipmentService } from './equipment.service.js';
import { MachinesController } from './machines.controller.js';
import { MissedSearches } from './missed/missed-searches.service.js';
import { CataloguePicturesController } from './catalogue-pictures.controller.js';
import { CatalogueIndex } from './search/catalogue-index.service.js';
import { SeedOffers } from './offers/seed-offers.service.js';
import { SupplementsController } from './supplements.controller.js';
import { SupplementsService } from './supplements.service.js';
import { WorkoutsController } from './workouts.controller.js';
import { WorkoutsService } from './workouts.service.js';

/** The catalogue that visitors browse, search and read. */
@Module({
  imports: [BodyDataModule, CatalogueDataModule],
  controllers: [
    BodyPartsController,
    CataloguePicturesController,
    MachinesController,
    WorkoutsController,
    SupplementsController,
  ],
  providers: [
    CatalogueIndex,
    EquipmentService,
    MissedSearches,
    SeedOffers,
    WorkoutsService,
    SupplementsService,
  ],
  exports: [CatalogueDataModule, MissedSearches, SeedOffers, WorkoutsService],
})
export class CatalogueModule {}
