import { applyDecorators } from '@nestjs/common';
import { IsIn, Max, Min } from 'class-validator';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsDecimal } from '../../common/validation/is-decimal.decorator.js';
import { EmptyAsAbsent } from '../../common/validation/empty-as-absent.decorator.js';
import { COMPOSITION_PERCENT, HEIGHT_CM, UP_DOWN_BALANCES, WEIGHT_KG } from '../body-data.rules.js';
import { COMPOSITION_SOURCES, type CompositionSource } from '../entities/body-data.entity.js';

/** A number with at most one decimal. */
export function OneDecimal({ min, max }: { min: number; max: number }, message: string): PropertyDecorator {
  return applyDecorators(IsDecimal(1, { message }), Min(min, { message }), Max(max, { message }));
}

/** An optional percentage of body weight; `name` with its particle (`체지방률은`). */
export function OptionalPercent(name: string, example: number): PropertyDecorator {
  const { min, max } = COMPOSITION_PERCENT;
  return applyDecorators(
    ApiPropertyOptional({
      type: Number,
      nullable: true,
      minimum: min,
      maximum: max,
      example,
      description: '%, 소수 첫째 자리까지. 비우면 기본값이에요.',
    }),
    EmptyAsAbsent(),
    OneDecimal(COMPOSITION_PERCENT, `${name} ${min}부터 ${max}까지, 소수 첫째 자리까지 입력해 주세요.`),
  );
}

/** Fields shared by signup and body data. */
export class BodyFieldsDto {
  @ApiProperty({ description: '키(cm)', minimum: HEIGHT_CM.min, maximum: HEIGHT_CM.max, example: 175 })
  @OneDecimal(HEIGHT_CM, `키는 ${HEIGHT_CM.min}부터 ${HEIGHT_CM.max}까지 숫자로 입력해 주세요.`)
  height: number;

  @ApiProperty({
    description: '체중(kg), 소수 첫째 자리까지',
    minimum: WEIGHT_KG.min,
    maximum: WEIGHT_KG.max,
    example: 72.5,
  })
  @OneDecimal(
    WEIGHT_KG,
    `체중은 ${WEIGHT_KG.min}부터 ${WEIGHT_KG.max}까지, 소수 첫째 자리까지 입력해 주세요.`,
  )
  weight: number;

  @ApiProperty({ description: '상체 비율. 0.5가 표준이에요.', enum: UP_DOWN_BALANCES, example: 0.5 })
  @IsIn(UP_DOWN_BALANCES, { message: '상하체 균형은 0.1부터 0.9까지 0.1 단위로 골라 주세요.' })
  upDownBalance: number;

  @OptionalPercent('체지방률은', 18)
  bodyFat?: number;

  @OptionalPercent('골격근량은', 35)
  muscleMass?: number;

  @ApiPropertyOptional({
    enum: COMPOSITION_SOURCES,
    description: '체성분을 어떻게 알았는지: 측정, 체형 고르기, 기본값',
  })
  @EmptyAsAbsent()
  @IsIn(COMPOSITION_SOURCES, { message: '체성분 출처는 measured, preset, default 중 하나예요.' })
  compositionSource?: CompositionSource;
}
