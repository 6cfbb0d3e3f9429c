import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMinSize, IsIn, IsInt, Max, Min } from 'class-validator';
import { EmptyAsAbsent } from '../../common/validation/empty-as-absent.decorator.js';
import { IsDateText } from '../../common/validation/is-date-text.decorator.js';
import { MOST_CHANGES, MOST_NEXT_WORKOUTS } from '../training.constants.js';
import { AreIds, IsId } from '../../common/validation/is-id.decorator.js';
import { LARGEST_INT } from '../../common/validation/largest-int.js';

/** Converts a number sent as text; anything else stays unchanged, so that validation refuses it. */
const WholeNumber = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value,
  );

export class ChangesQueryDto {
  @ApiProperty({
    description: '마지막으로 받은 revision',
    type: 'integer',
    minimum: 0,
    required: false,
    default: 0,
  })
  @EmptyAsAbsent(0)
  @WholeNumber()
  @IsInt()
  @Min(0)
  @Max(LARGEST_INT)
  after: number = 0;

  @ApiProperty({
    description: '한 번에 받을 수',
    type: 'integer',
    minimum: 1,
    maximum: MOST_CHANGES,
    required: false,
    default: MOST_CHANGES,
  })
  @EmptyAsAbsent(MOST_CHANGES)
  @WholeNumber()
  @IsInt()
  @Min(1)
  @Max(MOST_CHANGES, { message: `한 번에 ${MOST_CHANGES}개까지 받을 수 있어요.` })
  limit: number = MOST_CHANGES;
}

export class NextQueryDto {
  @ApiProperty({
    description: `운동 번호, 쉼표로 이어서 ${MOST_NEXT_WORKOUTS}개까지`,
    type: String,
    example: '12,34',
  })
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string'
      ? value.split(',').map(part => (/^\d{1,10}$/.test(part) ? Number(part) : part))
      : value,
  )
  @ArrayMinSize(1)
  @AreIds(MOST_NEXT_WORKOUTS, `운동은 ${MOST_NEXT_WORKOUTS}개까지예요.`)
  workoutIds: number[];

  @ApiProperty({ description: '이 운동들을 추천한 추천 기록', type: 'integer', minimum: 1, required: false })
  @EmptyAsAbsent()
  @WholeNumber()
  @IsId()
  historyId?: number;
}

export class CalendarQueryDto {
  @ApiProperty({ description: '첫날', example: '2026-01-01' })
  @IsDateText()
  from: string;

  @ApiProperty({ description: '마지막 날, 400일까지', example: '2026-01-31' })
  @IsDateText()
  to: string;
}

export class WeeksQueryDto {
  @ApiProperty({
    description: '주의 수',
    type: 'integer',
    minimum: 1,
    maximum: 52,
    required: false,
    default: 12,
  })
  @EmptyAsAbsent(12)
  @WholeNumber()
  @IsInt()
  @Min(1)
  @Max(52, { message: '52주까지 볼 수 있어요.' })
  weeks: number = 12;

  @ApiProperty({
    description: '오늘, 회원이 있는 곳의 날짜. 없으면 한국의 오늘',
    required: false,
    example: '2026-01-07',
  })
  @EmptyAsAbsent()
  @IsDateText()
  on?: string;
}

export class PictureQueryDto {
  @ApiProperty({
    description: '무게를 보여 줄지',
    enum: ['true', 'false'],
    required: false,
    default: 'false',
  })
  @EmptyAsAbsent()
  @IsIn(['true', 'false'], { message: '무게를 보여 줄지는 true나 false로 보내 주세요.' })
  weights?: 'true' | 'false';
}
