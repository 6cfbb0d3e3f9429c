import { Module } from '@nestjs/common';
import { CatalogueDataModule } from '../catalogue/public.js';
import { CatalogueImportJob } from './imports/catalogue-import.job.js';
import { ImportParts } from './imports/import-parts.service.js';
import { FoodSafetySource } from './reported/food-safety-source.js';
import { ReportedProductsJob } from './reported/reported-products.job.js';
import { TableThread } from './tables/table-thread.service.js';

/** The handlers of the admins' jobs, for processes that work them. */
@Module({
  imports: [CatalogueDataModule],
  providers: [CatalogueImportJob, FoodSafetySource, ImportParts, ReportedProductsJob, TableThread],
})
export class AdminWorkerModule {}
