import { Module } from '@nestjs/common';
import { BodyDataController } from './body-data.controller.js';
import { BodyDataService } from './body-data.service.js';

@Module({ controllers: [BodyDataController], providers: [BodyDataService], exports: [BodyDataService] })
export class BodyDataModule {}
