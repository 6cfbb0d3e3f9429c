import { Module } from '@nestjs/common';
import { DomainEventsModule } from '../infrastructure/events/domain-events.js';
import { MembersModule } from '../members/public.js';
import { HealthNotesService } from './health-notes.service.js';

/** Members' answers about health, without screens and logins: the part that a worker needs. */
@Module({
  imports: [DomainEventsModule, MembersModule],
  providers: [HealthNotesService],
  exports: [HealthNotesService],
})
export class HealthNotesModule {}
