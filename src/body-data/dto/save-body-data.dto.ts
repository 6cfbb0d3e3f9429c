import { ApiProperty } from '@nestjs/swagger';
import { IsDateText } from '../../common/validation/is-date-text.decorator.js';
import { BodyFieldsDto, OptionalPercent } from './body-fields.dto.js';

export class SaveBodyDataDto extends BodyFieldsDto {
  @ApiProperty({ format: 'date', description: '잰 날(한국 시각). 오늘까지만 돼요.', example: '2026-03-02' })
  @IsDateText({ message: '날짜는 YYYY-MM-DD로 입력해 주세요.' })
  date: string;

  @OptionalPercent('상체 체지방률은', 17)
  upperBodyFat?: number;

  @OptionalPercent('하체 체지방률은', 19)
  lowerBodyFat?: number;

  @OptionalPercent('상체 골격근량은', 18)
  upperMuscleMass?: number;

  @OptionalPercent('하체 골격근량은', 17)
  lowerMuscleMass?: number;
}
