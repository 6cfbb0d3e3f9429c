import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import { CurrentId, MembersOnly } from '../common/security/access.decorators.js';
import { IdPipe } from '../common/validation/id.pipe.js';
import { TrainingChoicesDto } from './dto/training-choices.dto.js';
import { SaveTrainingPlaceDto } from './dto/training-place.dto.js';
import { TrainingPreferencesDto } from './dto/training-preferences.dto.js';
import { OwnPlacePipe } from './own-place.pipe.js';
import { OWN_PLACES, type OwnPlace } from './places.js';
import { TrainingPreferencesService } from './training-preferences.service.js';

const WORKOUT_PARAM = {
  name: 'workoutId',
  description: '운동 번호',
  schema: { type: 'integer', minimum: 1 },
} as const;

@ApiTags('운동 설정')
@MembersOnly()
@Controller('training/preferences')
export class TrainingPreferencesController {
  constructor(private readonly preferences: TrainingPreferencesService) {}

  @Get()
  @ApiOperation({ summary: '내 운동 설정: 운동하는 곳과 마지막 선택' })
  @ApiOkResponse({ type: TrainingPreferencesDto })
  read(@CurrentId() userId: number): Promise<TrainingPreferencesDto> {
    return this.preferences.of(userId);
  }

  @Put('choices')
  @ApiOperation({ summary: '마지막 선택 저장' })
  @ApiOkResponse({ type: TrainingPreferencesDto })
  @ApiErrors('VALIDATION_EXCEPTION')
  saveChoices(
    @CurrentId() userId: number,
    @Body() choices: TrainingChoicesDto,
  ): Promise<TrainingPreferencesDto> {
    return this.preferences.saveChoices(userId, choices);
  }

  @Put('places/:place')
  @ApiOperation({ summary: '집이나 내 헬스장의 기구와 무게 간격 저장' })
  @ApiParam({ name: 'place', enum: OWN_PLACES, description: '집 또는 내 헬스장' })
  @ApiOkResponse({ type: TrainingPreferencesDto })
  @ApiErrors('VALIDATION_EXCEPTION')
  savePlace(
    @CurrentId() userId: number,
    @Param('place', OwnPlacePipe) place: OwnPlace,
    @Body() body: SaveTrainingPlaceDto,
  ): Promise<TrainingPreferencesDto> {
    return this.preferences.savePlace(userId, place, body);
  }

  @Put('excludedWorkouts/:workoutId')
  @ApiOperation({ summary: '운동 빼기: 앞으로 추천하지 않아요.' })
  @ApiParam(WORKOUT_PARAM)
  @ApiOkResponse({ type: TrainingPreferencesDto })
  @ApiErrors('VALIDATION_EXCEPTION', 'WORKOUT_NOT_FOUND_EXCEPTION', 'CONFLICT_EXCEPTION')
  excludeWorkout(
    @CurrentId() userId: number,
    @Param('workoutId', IdPipe) workoutId: number,
  ): Promise<TrainingPreferencesDto> {
    return this.preferences.excludeWorkout(userId, workoutId);
  }

  @Delete('excludedWorkouts/:workoutId')
  @ApiOperation({ summary: '빼 둔 운동을 다시 추천받기' })
  @ApiParam(WORKOUT_PARAM)
  @ApiOkResponse({ type: TrainingPreferencesDto })
  @ApiErrors('VALIDATION_EXCEPTION', 'WORKOUT_NOT_FOUND_EXCEPTION')
  allowWorkout(
    @CurrentId() userId: number,
    @Param('workoutId', IdPipe) workoutId: number,
  ): Promise<TrainingPreferencesDto> {
    return this.preferences.allowWorkout(userId, workoutId);
  }
}
