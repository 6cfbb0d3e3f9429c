import { Module } from '@nestjs/common';
import { HealthNotesService } from './health-notes.service.js';

/** What members told about health, without screens and logins: all that a worker needs of them. */
@Module({ providers: [HealthNotesService], exports: [HealthNotesService] })
export class HealthNotesModule {}
