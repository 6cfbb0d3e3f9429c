import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { IsDateText } from '../../common/validation/is-date-text.decorator.js';
import { BREAK_KINDS, type BreakKind } from '../entities/training-break.entity.js';

export class SaveBreakDto {
  @ApiProperty({ description: '쉬는 마지막 날', example: '2026-01-08' })
  @IsDateText()
  endsOn: string;

  @ApiProperty({ description: 'ill 아파서, away 여행처럼 자리를 비워서', enum: BREAK_KINDS })
  @IsIn(BREAK_KINDS)
  kind: BreakKind;
}

export class TrainingBreakDto extends SaveBreakDto {
  @ApiProperty({ description: '쉬는 첫날', example: '2026-01-06' })
  startsOn: string;
}
