import { applyDecorators } from '@nestjs/common';
import { ApiProperty, PickType } from '@nestjs/swagger';
import { EmptyAsAbsent } from '../../common/validation/empty-as-absent.decorator.js';
import { IsDecimal } from '../../common/validation/is-decimal.decorator.js';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { LOAD_LIMITS, OWN_PLACES, type LoadSetting, type OwnPlace } from '../places.js';

/** More than any catalogue has. */
const MOST_MACHINES = 200;

/** kg, or null for the loads of a typical gym; `name` with its particle. */
function Load(setting: LoadSetting, name: string, example: number): PropertyDecorator {
  const { min, max } = LOAD_LIMITS[setting];
  const message = `${name} ${min}kg부터 ${max}kg까지 입력해 주세요.`;
  return applyDecorators(
    ApiProperty({
      type: Number,
      nullable: true,
      minimum: min,
      maximum: max,
      example,
      description: 'kg. null이면 보통 헬스장과 같아요.',
    }),
    ValidateIf((_, value) => value !== null),
    IsDecimal(2, { message }),
    Min(min, { message }),
    Max(max, { message }),
  );
}

/** The equipment at one of a member's own places. */
export class TrainingPlaceDto {
  @ApiProperty({ enum: OWN_PLACES, description: '집 또는 내 헬스장' })
  place: OwnPlace;

  @ApiProperty({
    type: [String],
    uniqueItems: true,
    description: '있는 기구, 맨몸 포함. 랙이 없으면 빼 주세요.',
    example: ['맨몸', '덤벨'],
  })
  @IsArray()
  @ArrayMaxSize(MOST_MACHINES, { message: '기구가 너무 많아요.' })
  @ArrayUnique()
  @IsString({ each: true })
  @MaxLength(40, { each: true, message: '모르는 기구예요.' })
  machineKoreanName: string[];

  @Load('dumbbellStepKg', '덤벨 간격은', 2)
  dumbbellStepKg: number | null;

  @Load('lightestDumbbellKg', '가장 가벼운 덤벨은', 2)
  lightestDumbbellKg: number | null;

  @Load('heaviestDumbbellKg', '가장 무거운 덤벨은', 20)
  heaviestDumbbellKg: number | null;

  @Load('smallestPlateKg', '가장 작은 원판은', 1.25)
  smallestPlateKg: number | null;

  @Load('stackStepKg', '머신 무게 간격은', 5)
  stackStepKg: number | null;

  @ApiProperty({ description: '덤벨이 하나뿐인지' })
  singleDumbbell: boolean;
}

export class SaveTrainingPlaceDto extends PickType(TrainingPlaceDto, [
  'machineKoreanName',
  'dumbbellStepKg',
  'lightestDumbbellKg',
  'heaviestDumbbellKg',
  'smallestPlateKg',
  'stackStepKg',
]) {
  @ApiProperty({ description: '덤벨이 하나뿐인지, 빼면 아니에요.', required: false, example: false })
  @EmptyAsAbsent()
  @IsBoolean({ message: 'true 또는 false를 보내 주세요.' })
  singleDumbbell?: boolean;
}
