import { ApiProperty } from '@nestjs/swagger';
import { StoredTrainingSessionDto, StoredTrainingSetDto } from './training-rows.dto.js';

export class TrainingLogDto {
  @ApiProperty({ type: [StoredTrainingSessionDto] })
  sessions: StoredTrainingSessionDto[];

  @ApiProperty({ type: [StoredTrainingSetDto] })
  sets: StoredTrainingSetDto[];
}
