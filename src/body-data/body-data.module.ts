import { Module } from '@nestjs/common';
import { MembersModule } from '../members/public.js';
import { BodyDataController } from './body-data.controller.js';
import { BodyDataExport } from './body-data.export.js';
import { BodyDataService } from './body-data.service.js';

@Module({
  imports: [MembersModule],
  controllers: [BodyDataController],
  providers: [BodyDataExport, BodyDataService],
  exports: [BodyDataService],
})
export class BodyDataModule {}
