import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsNumber,
  IsString,
  Length,
  MaxLength,
  Max,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { EmptyAsAbsent } from '../../common/validation/empty-as-absent.decorator.js';
import { IsDateText } from '../../common/validation/is-date-text.decorator.js';
import { IsId } from '../../common/validation/is-id.decorator.js';
import {
  DAY_SLOTS,
  NUTRIENT_NAMES,
  NUTRIENTS,
  type DaySlot,
  type NutrientName,
} from '../../recommendation/public.js';
import { LONGEST_KEPT_LABEL, MOST_AMOUNT, MOST_SERVINGS_A_DAY } from '../intake.constants.js';

const MOST_PRICE = 10_000_000;
const MOST_SERVINGS_A_PACK = 10_000;
const MOST_PACKS = 99;
const NAME_LENGTH = 80;

/** Sent in any order, stored in the order of the day. */
export const ApiSlots = () =>
  ApiProperty({
    description: '먹는 때: 기상, 아침, 점심, 저녁, 자기 전. 정하지 않았으면 비워요.',
    enum: DAY_SLOTS,
    enumName: 'DaySlot',
    isArray: true,
    example: ['breakfast'],
  });

export class IntakeNutrientDto {
  @ApiProperty({ enum: NUTRIENT_NAMES, enumName: 'NutrientName', example: 'vitaminDUg' })
  @IsIn(NUTRIENT_NAMES)
  nutrient: NutrientName;

  @ApiProperty({
    description: '한 번에 든 양. 단위는 성분마다 정해져 있어요(이름 끝의 G, Mg, Ug).',
    minimum: 0,
    maximum: MOST_AMOUNT,
    example: 25,
  })
  @IsNumber({ allowNaN: false, allowInfinity: false }, { message: '성분의 양을 숫자로 입력해 주세요.' })
  @Min(0, { message: '성분의 양은 0보다 커야 해요.' })
  @Max(MOST_AMOUNT, { message: '성분의 양이 너무 커요. 단위를 다시 확인해 주세요.' })
  amount: number;
}

/** Something a member takes, as they entered it. */
export class SaveIntakeItemDto {
  @ApiPropertyOptional({ description: '카탈로그의 제품이면 그 번호', example: 31 })
  @EmptyAsAbsent()
  @IsId()
  supplementId?: number;

  @ApiPropertyOptional({
    description: '내가 적은 제품의 이름',
    maxLength: NAME_LENGTH,
    example: '종합비타민',
  })
  @ValidateIf((item: SaveIntakeItemDto) => item.supplementId === undefined)
  @IsString({ message: '제품의 이름을 입력해 주세요.' })
  @Length(1, NAME_LENGTH, { message: `제품의 이름은 ${NAME_LENGTH}자까지예요.` })
  name?: string;

  @ApiPropertyOptional({
    description: '내가 적은 제품의 성분. 카탈로그의 제품은 카탈로그대로예요.',
    type: [IntakeNutrientDto],
  })
  @EmptyAsAbsent()
  @IsArray()
  @ArrayMaxSize(NUTRIENT_NAMES.length)
  @ArrayUnique(({ nutrient }: IntakeNutrientDto) => nutrient, { message: '같은 성분이 두 번 있어요.' })
  @ValidateNested({ each: true })
  @Type(() => IntakeNutrientDto)
  nutrients?: IntakeNutrientDto[];

  @ApiPropertyOptional({
    description: '내가 적은 제품의 라벨. 검사에서 이름만 있는 성분, 알레르기, 주의 사항을 여기서 찾아요.',
    maxLength: LONGEST_KEPT_LABEL,
    example: '은행잎추출물, 대두 함유. 1일 1회, 1회 1정',
  })
  @EmptyAsAbsent()
  @IsString()
  @MaxLength(LONGEST_KEPT_LABEL, { message: '라벨이 너무 길어요. 성분과 주의 사항만 남겨 주세요.' })
  label?: string;

  @ApiProperty({ description: '하루에 몇 번', minimum: 1, maximum: MOST_SERVINGS_A_DAY, example: 1 })
  @IsInt()
  @Min(1, { message: '하루에 한 번은 드셔야 해요.' })
  @Max(MOST_SERVINGS_A_DAY, { message: `하루에 ${MOST_SERVINGS_A_DAY}번까지 적을 수 있어요.` })
  servingsPerDay: number;

  @ApiSlots()
  @IsArray()
  @ArrayUnique()
  @IsIn(DAY_SLOTS, { each: true })
  slots: DaySlot[];

  @ApiPropertyOptional({ description: '한 통 가격(원). 산 날이 있어야 셈에 넣어요.', example: 18000 })
  @EmptyAsAbsent()
  @IsInt()
  @Min(0)
  @Max(MOST_PRICE, { message: '가격이 너무 커요. 다시 확인해 주세요.' })
  price?: number;

  @ApiPropertyOptional({ description: '그 가격이던 날', format: 'date', example: '2026-01-05' })
  @EmptyAsAbsent()
  @IsDateText({ message: '가격의 날짜를 다시 확인해 주세요.' })
  pricedOn?: string;

  @ApiPropertyOptional({ description: '한 통이 몇 번 분인지', example: 60 })
  @EmptyAsAbsent()
  @IsInt()
  @Min(1)
  @Max(MOST_SERVINGS_A_PACK)
  servingsPerPack?: number;

  @ApiPropertyOptional({ description: '지난번에 산 통 수', minimum: 1, maximum: MOST_PACKS, example: 1 })
  @EmptyAsAbsent()
  @IsInt()
  @Min(1)
  @Max(MOST_PACKS)
  packs?: number;

  @ApiPropertyOptional({ description: '지난번에 산 날', format: 'date', example: '2026-01-05' })
  @EmptyAsAbsent()
  @IsDateText({ message: '산 날짜를 다시 확인해 주세요.' })
  boughtOn?: string;
}

export class TakenNutrientDto extends IntakeNutrientDto {
  @ApiProperty({ example: '비타민 D' })
  koreanName: string;

  @ApiProperty({ enum: [...new Set(Object.values(NUTRIENTS).map(({ unit }) => unit))], example: 'µg' })
  unit: string;
}

export class IntakeItemDto {
  @ApiProperty({ example: 3 })
  intakeItemId: number;

  @ApiProperty({ description: '카탈로그의 제품이면 그 번호', type: Number, nullable: true, example: 31 })
  supplementId: number | null;

  @ApiProperty({ description: '카탈로그에 아직 있는 제품인지', example: true })
  inCatalogue: boolean;

  @ApiProperty({ example: '종합비타민' })
  name: string;

  @ApiProperty({ description: '한 번에 든 성분', type: [TakenNutrientDto] })
  nutrients: TakenNutrientDto[];

  @ApiProperty({
    description: '라벨에서 알려진 것. 카탈로그의 제품은 더할 때 그대로예요.',
    type: String,
    nullable: true,
    example: null,
  })
  label: string | null;

  @ApiProperty({ example: 1 })
  servingsPerDay: number;

  @ApiSlots()
  slots: DaySlot[];

  @ApiProperty({ type: Number, nullable: true, example: 18000 })
  price: number | null;

  @ApiProperty({ type: String, format: 'date', nullable: true, example: '2026-01-05' })
  pricedOn: string | null;

  @ApiProperty({ type: Number, nullable: true, example: 60 })
  servingsPerPack: number | null;

  @ApiProperty({ example: 1 })
  packs: number;

  @ApiProperty({ type: String, format: 'date', nullable: true, example: '2026-01-05' })
  boughtOn: string | null;

  @ApiProperty({
    description: '다 떨어지는 날. 산 날과 한 통의 횟수를 알아야 나와요.',
    type: String,
    format: 'date',
    nullable: true,
    example: '2026-03-05',
  })
  lastsUntil: string | null;
}
