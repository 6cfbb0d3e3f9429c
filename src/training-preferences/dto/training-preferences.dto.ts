import { ApiProperty } from '@nestjs/swagger';
import { TrainingChoicesDto } from './training-choices.dto.js';
import { TrainingPlaceDto } from './training-place.dto.js';

/** Where a member trains and what they chose last; kept on the account. */
export class TrainingPreferencesDto {
  @ApiProperty({ type: TrainingChoicesDto, nullable: true, description: '아직 고른 적이 없으면 null이에요.' })
  choices: TrainingChoicesDto | null;

  @ApiProperty({ type: [TrainingPlaceDto], description: '기구를 적어 둔 곳' })
  places: TrainingPlaceDto[];
}
