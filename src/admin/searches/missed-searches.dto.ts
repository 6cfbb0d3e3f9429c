import { ApiProperty } from '@nestjs/swagger';
import { IsIn, Length } from 'class-validator';
import { SEARCHED_KINDS, type SearchedKind } from '../../catalogue/public.js';
import { IsId } from '../../common/validation/is-id.decorator.js';

export class MissedKeywordInput {
  @ApiProperty({ description: '어디에서 찾았는지', enum: SEARCHED_KINDS, example: 'workouts' })
  @IsIn(SEARCHED_KINDS)
  kind: SearchedKind;

  @ApiProperty({ description: '찾은 말', minLength: 2, maxLength: 40, example: '배드민턴' })
  @Length(2, 40, { message: '찾은 말은 2~40자예요.' })
  keyword: string;
}

export class AliasInput extends MissedKeywordInput {
  @ApiProperty({ description: '이 말로 찾게 할 운동이나 보충제(구성)의 번호', example: 12 })
  @IsId()
  id: number;
}

export class MissedKeywordDto {
  @ApiProperty({ description: '어디에서 찾았는지', enum: SEARCHED_KINDS, example: 'workouts' })
  kind: SearchedKind;

  @ApiProperty({ description: '찾은 말', example: '배드민턴' })
  keyword: string;

  @ApiProperty({ description: '30일 동안 찾은 수', example: 7 })
  count: number;

  @ApiProperty({ description: '마지막으로 찾은 날', format: 'date', example: '2026-11-22' })
  lastDay: string;
}

export class IgnoredKeywordDto {
  @ApiProperty({ description: '어디에서 찾았는지', enum: SEARCHED_KINDS, example: 'workouts' })
  kind: SearchedKind;

  @ApiProperty({ description: '찾은 말', example: '배드민턴' })
  keyword: string;

  @ApiProperty({ description: '무시한 때. 1년 뒤에는 다시 세어요.' })
  ignoredAt: Date;
}
