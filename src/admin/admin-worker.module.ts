import { Module } from '@nestjs/common';
import { CatalogueDataModule } from '../catalogue/public.js';
import { CatalogueImportJob } from './imports/catalogue-import.job.js';
import { ImportParts } from './imports/import-parts.service.js';
import { LinkCheckJob } from './links/link-check.job.js';
import { LinksModule } from './links/links.module.js';
import { PriceSearchJob } from './prices/price-search.job.js';
import { PriceWriter } from './prices/price-writer.js';
import { ShoppingSource } from './prices/shopping-source.js';
import { FoodSafetySource } from './reported/food-safety-source.js';
import { ReportedProductsJob } from './reported/reported-products.job.js';
import { TableFiles } from './tables/table-files.service.js';

/** Handlers of the admins' jobs, for worker processes. */
@Module({
  imports: [CatalogueDataModule, LinksModule],
  providers: [
    CatalogueImportJob,
    FoodSafetySource,
    ImportParts,
    LinkCheckJob,
    PriceSearchJob,
    PriceWriter,
    ReportedProductsJob,
    ShoppingSource,
    TableFiles,
  ],
})
export class AdminWorkerModule {}
