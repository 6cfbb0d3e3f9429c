import { Module } from '@nestjs/common';
import { MembersModule } from '../members/public.js';
import { HealthNotesService } from './health-notes.service.js';

/** Members' answers about health, without screens and logins: the part that a worker needs. */
@Module({
  imports: [MembersModule],
  providers: [HealthNotesService],
  exports: [HealthNotesService],
})
export class HealthNotesModule {}
