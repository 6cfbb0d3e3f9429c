import { Module } from '@nestjs/common';
import { MembersModule } from '../members/public.js';
import { HealthNotesService } from './health-notes.service.js';

/** Members' answers about health, without screens and logins: all that a worker needs of them. */
@Module({ imports: [MembersModule], providers: [HealthNotesService], exports: [HealthNotesService] })
export class HealthNotesModule {}
