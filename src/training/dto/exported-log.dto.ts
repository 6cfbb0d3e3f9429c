import { ApiProperty } from '@nestjs/swagger';
import type { TrainingSet } from '../entities/training-set.entity.js';
import { StoredTrainingSessionDto, StoredTrainingSetDto } from './training-rows.dto.js';

/** A set in the export: one that was not done has only its planned numbers, not the prefilled ones. */
export class ExportedSetDto extends StoredTrainingSetDto {
  @ApiProperty({ description: '한 세트면 true, 하려고만 한 세트면 false (무게와 횟수는 null이에요)' })
  done: boolean;

  static of(row: TrainingSet): ExportedSetDto {
    const set = StoredTrainingSetDto.from(row);
    if (row.doneAt !== null) return { ...set, done: true };
    return { ...set, weight: null, reps: null, seconds: null, reserve: null, done: false };
  }
}

export class ExportedLogDto {
  @ApiProperty({ type: [StoredTrainingSessionDto] })
  sessions: StoredTrainingSessionDto[];

  @ApiProperty({ type: [ExportedSetDto] })
  sets: ExportedSetDto[];
}
