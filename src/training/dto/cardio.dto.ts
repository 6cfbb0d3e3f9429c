import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { CARDIO_EFFORTS, CARDIO_KINDS, type CardioEffort, type CardioKind } from '../cardio.vocabulary.js';
import { MOST_CARDIO_METERS, MOST_CARDIO_SECONDS } from '../training.constants.js';
import { Integer, IntegerOrNull } from './row-fields.js';

/** The endurance exercise of a session. */
export class CardioDto {
  @ApiProperty({ description: '무엇으로', enum: CARDIO_KINDS, example: 'run' })
  @IsIn(CARDIO_KINDS, { message: '모르는 유산소 운동이에요.' })
  kind: CardioKind;

  @Integer({ min: 1, max: MOST_CARDIO_SECONDS, description: '걸린 시간(초)', example: 1_800 })
  seconds: number;

  @ApiProperty({
    description:
      '대화로 알아본 세기: light 노래할 수 있음, moderate 말은 할 수 있음, hard 몇 마디만 할 수 있음',
    enum: CARDIO_EFFORTS,
    example: 'moderate',
  })
  @IsIn(CARDIO_EFFORTS, { message: '얼마나 힘들었는지 골라 주세요.' })
  effort: CardioEffort;

  @IntegerOrNull({ min: 1, max: MOST_CARDIO_METERS, description: '거리(m), 모르면 null', example: 5_000 })
  meters: number | null;
}

class CardioWeekDto {
  @ApiProperty({ description: '그 주의 월요일', example: '2026-01-05' })
  monday: string;

  @ApiProperty({ description: '말은 할 수 있는 세기로 한 시간(분)', type: 'integer', example: 60 })
  moderateMinutes: number;

  @ApiProperty({ description: '몇 마디만 할 수 있는 세기로 한 시간(분)', type: 'integer', example: 20 })
  hardMinutes: number;

  @ApiProperty({
    description: '권하는 시간에 드는 분: 힘든 1분은 2분으로 쳐요.',
    type: 'integer',
    example: 100,
  })
  countedMinutes: number;
}

class CardioBestDto {
  @ApiProperty({ enum: CARDIO_KINDS, example: 'run' })
  kind: CardioKind;

  @ApiProperty({ description: '이것을 한 횟수', type: 'integer', example: 8 })
  sessions: number;

  @ApiProperty({ description: '가장 오래(초)', type: 'integer', example: 3_600 })
  longestSeconds: number;

  @ApiProperty({ description: '가장 멀리(m)', type: 'integer', nullable: true, example: 10_000 })
  farthestMeters: number | null;

  @ApiProperty({
    description: '가장 빠른 페이스(1km에 몇 초), 1km부터 재요.',
    type: 'integer',
    nullable: true,
    example: 345,
  })
  secondsPerKm: number | null;
}

class RecommendedCardioDto {
  @ApiProperty({ description: '한 주에 적어도(분), 말은 할 수 있는 세기로', type: 'integer', example: 150 })
  least: number;

  @ApiProperty({ description: '더 좋은 만큼의 위 끝(분)', type: 'integer', example: 300 })
  most: number;

  @ApiProperty({ description: '근거' })
  source: string;
}

export class CardioHistoryDto {
  @ApiProperty({ description: '오래된 주부터, 쉰 주도 있어요.', type: [CardioWeekDto] })
  weeks: CardioWeekDto[];

  @ApiProperty({ description: '종류마다 최고 기록', type: [CardioBestDto] })
  bests: CardioBestDto[];

  @ApiProperty({
    description:
      '권하는 시간. 어른에게 권하는 시간이라 18세 전에는 null이고, 체중이 많이 적을 때도 null이에요.',
    type: RecommendedCardioDto,
    nullable: true,
  })
  recommended: RecommendedCardioDto | null;
}
