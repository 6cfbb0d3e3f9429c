import { Module } from '@nestjs/common';
import { SiteController } from './site.controller.js';

/** What the operator says about the service as a whole. */
@Module({ controllers: [SiteController] })
export class SiteModule {}
