import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { AccountExportController } from './account-export.controller.js';
import { AccountExportService } from './account-export.service.js';

/** Exports everything stored about a member as one file. */
@Module({
  imports: [DiscoveryModule],
  controllers: [AccountExportController],
  providers: [AccountExportService],
})
export class AccountExportModule {}
