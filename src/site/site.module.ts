import { Module } from '@nestjs/common';
import { SitePictureController } from './site-picture.controller.js';
import { SiteController } from './site.controller.js';

/** The operator's information about the service. */
@Module({ controllers: [SiteController, SitePictureController] })
export class SiteModule {}
