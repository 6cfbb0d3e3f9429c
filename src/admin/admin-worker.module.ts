import { Module } from '@nestjs/common';
import { FoodSafetySource } from './reported/food-safety-source.js';
import { ReportedProductsJob } from './reported/reported-products.job.js';

/** The handlers of the admins' jobs, for processes that work them. */
@Module({ providers: [FoodSafetySource, ReportedProductsJob] })
export class AdminWorkerModule {}
