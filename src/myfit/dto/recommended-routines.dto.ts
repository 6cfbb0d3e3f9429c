import { IsString, IsUUID, Length } from 'class-validator';
import { ApiProperty } from '@nestjs/swagger';
import { MyWorkoutDto } from './my-workouts.dto.js';
import { RoutineDto } from './routines.dto.js';
import { IsId } from '../../common/validation/is-id.decorator.js';

export class AddRecommendedDto {
  @ApiProperty({ description: '담을 운동 추천 기록', type: 'integer', minimum: 1, example: 7 })
  @IsId()
  historyId: number;
}

export class CreateRecommendedDto extends AddRecommendedDto {
  @ApiProperty({
    description: '1자부터 20자까지',
    minLength: 1,
    maxLength: 20,
    example: '가슴·이두 11월 21일',
  })
  @IsString()
  @Length(1, 20, { message: '루틴 이름은 1자부터 20자까지 쓸 수 있어요.' })
  routineName: string;

  @ApiProperty({
    description: '누를 때마다 새로 만드는 번호. 같은 번호로 다시 보내면 루틴을 또 만들지 않아요.',
    format: 'uuid',
    example: '7f1d3c52-8a57-4a39-9a0c-2f6f4cf4a1de',
  })
  @IsUUID()
  requestId: string;
}

export class RoutinesOfRecommendationDto {
  @ApiProperty({ description: '이 추천으로 만든 루틴, 목록 순서대로', type: [RoutineDto] })
  routines: RoutineDto[];
}

export class RecommendedRoutineDto {
  @ApiProperty({ type: RoutineDto })
  routine: RoutineDto;

  @ApiProperty({ description: '이번에 담은 운동 수', type: 'integer', example: 6 })
  added: number;

  @ApiProperty({ description: '루틴의 운동 전체, 순서대로', type: [MyWorkoutDto] })
  workouts: MyWorkoutDto[];
}
