import { ApiProperty } from '@nestjs/swagger';
import { ValidateIf } from 'class-validator';
import { WEIGHT_KG } from '../body-data.rules.js';
import { OneDecimal } from './body-fields.dto.js';

/** A member's goal in requests, responses and the account export. */
export class BodyGoalDto {
  @ApiProperty({
    type: Number,
    nullable: true,
    description: '목표 체중(kg), 소수 첫째 자리까지. 없으면 null이에요.',
    minimum: WEIGHT_KG.min,
    maximum: WEIGHT_KG.max,
    example: 68,
  })
  @ValidateIf((goal: BodyGoalDto) => goal.weight !== null)
  @OneDecimal(
    WEIGHT_KG,
    `목표 체중은 ${WEIGHT_KG.min}부터 ${WEIGHT_KG.max}까지, 소수 첫째 자리까지 입력해 주세요.`,
  )
  weight: number | null;
}
