import { Global, Module } from '@nestjs/common';
import { CatalogueDataModule } from '../catalogue/public.js';
import { MembersModule } from '../members/public.js';
import { TakenSupplements } from '../recommendation/public.js';
import { Intake } from './intake.service.js';

/** What members take, for every supplement recommendation, in each process that runs one: the recommendation knows no domain below it. */
@Global()
@Module({
  imports: [CatalogueDataModule, MembersModule],
  providers: [Intake, { provide: TakenSupplements, useExisting: Intake }],
  exports: [Intake, TakenSupplements],
})
export class TakenModule {}
