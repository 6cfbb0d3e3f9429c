import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AuthModule } from '../auth/public.js';
import { BackupLogModule } from '../backup/public.js';
import { CatalogueModule } from '../catalogue/public.js';
import { AdminBodyPartController } from './admin-body-part.controller.js';
import { AdminCatalogueService } from './admin-catalogue.service.js';
import { AdminMachineController } from './admin-machine.controller.js';
import { AdminSupplementListController } from './admin-supplement-list.controller.js';
import { AdminSupplementController } from './admin-supplement.controller.js';
import { AdminWorkoutController } from './admin-workout.controller.js';
import { RecommenderModule } from '../recommendation/public.js';
import { AppearancesController } from './appearances/appearances.controller.js';
import { BulkChangesController } from './bulk/bulk-changes.controller.js';
import { BulkChanges } from './bulk/bulk-changes.service.js';
import { DashboardController } from './dashboard/dashboard.controller.js';
import { Dashboard } from './dashboard/dashboard.service.js';
import { ExamplesController } from './examples/examples.controller.js';
import { Examples } from './examples/examples.service.js';
import { CatalogueHistory } from './history/catalogue-history.service.js';
import { HistoryController } from './history/history.controller.js';
import { ImageProcessor } from './images/image-processor.js';
import { UploadedPictures } from './images/uploaded-pictures.js';
import { PricesController } from './prices/prices.controller.js';
import { PriceWriter } from './prices/price-writer.js';
import { ShoppingSource } from './prices/shopping-source.js';
import { Prices } from './prices/prices.service.js';
import { CatalogueImportsController } from './imports/catalogue-imports.controller.js';
import { CatalogueImports } from './imports/catalogue-imports.service.js';
import { LinksController } from './links/links.controller.js';
import { LinksModule } from './links/links.module.js';
import { OffersController } from './offers/offers.controller.js';
import { AdminPasskeyLoginController } from './passkeys/admin-passkey-login.controller.js';
import { AdminPasskeysController } from './passkeys/admin-passkeys.controller.js';
import { AdminPasskeys } from './passkeys/admin-passkeys.service.js';
import { AdminJoinController } from './people/admin-join.controller.js';
import { AdminPeopleController } from './people/admin-people.controller.js';
import { AdminPeople } from './people/admin-people.service.js';
import { AdminRoleGuard } from './people/admin-role.guard.js';
import { AdminSelfController } from './people/admin-self.controller.js';
import { AdminSelf } from './people/admin-self.service.js';
import { FoodSafetySource } from './reported/food-safety-source.js';
import { ReportedLabelsModule } from './reported/reported-labels.module.js';
import { ReportedProductsController } from './reported/reported-products.controller.js';
import { ReportedProducts } from './reported/reported-products.service.js';
import { SecondFactorController } from './second-factor/second-factor.controller.js';
import { SecondFactorSettings } from './second-factor/second-factor-settings.service.js';
import { SecondFactors } from './second-factor/second-factors.service.js';
import { RecommendationDaysController } from './recommendations/recommendation-days.controller.js';
import { MissedSearchesController } from './searches/missed-searches.controller.js';
import { SearchAliases } from './searches/search-aliases.service.js';
import { AdminNotices } from './admin-notices.service.js';
import { AdminSessionController } from './session/admin-session.controller.js';
import { AdminSessionService } from './session/admin-session.service.js';
import { FirstAdmin } from './session/first-admin.js';
import { AdminTableService } from './imports/admin-table.service.js';
import { ImportParts } from './imports/import-parts.service.js';
import { TableFiles } from './tables/table-files.service.js';

/** Admin login and catalogue maintenance. */
@Module({
  imports: [
    AuthModule,
    BackupLogModule,
    CatalogueModule,
    LinksModule,
    RecommenderModule,
    ReportedLabelsModule,
  ],
  controllers: [
    AppearancesController,
    AdminPasskeyLoginController,
    AdminPasskeysController,
    AdminSessionController,
    SecondFactorController,
    AdminSelfController,
    AdminJoinController,
    AdminPeopleController,
    BulkChangesController,
    ExamplesController,
    DashboardController,
    HistoryController,
    LinksController,
    MissedSearchesController,
    OffersController,
    PricesController,
    RecommendationDaysController,
    CatalogueImportsController,
    ReportedProductsController,
    AdminSupplementListController,
    AdminSupplementController,
    AdminWorkoutController,
    AdminMachineController,
    AdminBodyPartController,
  ],
  providers: [
    AdminCatalogueService,
    AdminNotices,
    AdminPasskeys,
    AdminPeople,
    AdminSelf,
    AdminSessionService,
    AdminTableService,
    BulkChanges,
    CatalogueHistory,
    CatalogueImports,
    Dashboard,
    Examples,
    FirstAdmin,
    FoodSafetySource,
    ImageProcessor,
    Prices,
    PriceWriter,
    ShoppingSource,
    ReportedProducts,
    SearchAliases,
    UploadedPictures,
    SecondFactors,
    SecondFactorSettings,
    TableFiles,
    ImportParts,
    // Runs after the guard of `AuthModule`, which identifies the caller.
    { provide: APP_GUARD, useClass: AdminRoleGuard },
  ],
})
export class AdminModule {}
