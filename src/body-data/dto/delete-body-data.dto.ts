import { ApiProperty } from '@nestjs/swagger';
import { IsDateText } from '../../common/validation/is-date-text.decorator.js';

export class DeleteBodyDataDto {
  @ApiProperty({ format: 'date', example: '2026-03-02' })
  @IsDateText({ message: '날짜는 YYYY-MM-DD로 입력해 주세요.' })
  date: string;
}
