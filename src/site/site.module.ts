import { Module } from '@nestjs/common';
import { SiteController } from './site.controller.js';

/** The operator's information about the service. */
@Module({ controllers: [SiteController] })
export class SiteModule {}
