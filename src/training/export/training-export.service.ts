import { Injectable } from '@nestjs/common';
import { ExportsAccountPart, type AccountExportPart } from '../../account-export/public.js';
import { Database } from '../../infrastructure/database/database.js';
import { ExportedLogDto, ExportedSetDto } from '../dto/exported-log.dto.js';
import { StoredTrainingSessionDto } from '../dto/training-rows.dto.js';
import { TrainingSession } from '../entities/training-session.entity.js';
import { TrainingSet } from '../entities/training-set.entity.js';

/** A member's whole log, for the member. */
@Injectable()
@ExportsAccountPart('trainingLog', ExportedLogDto)
export class TrainingExport implements AccountExportPart<ExportedLogDto> {
  constructor(private readonly database: Database) {}

  /** Includes deleted rows that are still stored. */
  async of(userId: number): Promise<ExportedLogDto> {
    const everything = { where: { userId }, order: { revision: 'ASC' } } as const;
    const [sessions, sets] = await Promise.all([
      this.database.read.find(TrainingSession, everything),
      this.database.read.find(TrainingSet, everything),
    ]);
    return {
      sessions: sessions.map(row => StoredTrainingSessionDto.from(row)),
      sets: sets.map(row => ExportedSetDto.of(row)),
    };
  }
}
