import { ApiProperty } from '@nestjs/swagger';
import { ExcludedWorkoutDto } from './excluded-workout.dto.js';
import { TrainingChoicesDto } from './training-choices.dto.js';
import { TrainingPlaceDto } from './training-place.dto.js';

/** Where a member trains, their last choices and their excluded workouts; stored with the account. */
export class TrainingPreferencesDto {
  @ApiProperty({ type: TrainingChoicesDto, nullable: true, description: '아직 고른 적이 없으면 null이에요.' })
  choices: TrainingChoicesDto | null;

  @ApiProperty({ type: [TrainingPlaceDto], description: '기구를 적어 둔 곳' })
  places: TrainingPlaceDto[];

  @ApiProperty({ type: [ExcludedWorkoutDto], description: '추천에서 빼 둔 운동, 새로 뺀 것부터' })
  excludedWorkouts: ExcludedWorkoutDto[];
}
