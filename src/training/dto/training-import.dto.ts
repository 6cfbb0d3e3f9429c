import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsNotEmpty,
  IsObject,
  IsOptional,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import { NamedDto } from '../../catalogue/public.js';
import { EmptyAsAbsent } from '../../common/validation/empty-as-absent.decorator.js';
import { LARGEST_INT } from '../../common/validation/largest-int.js';
import { CARDIO_EFFORTS, type CardioEffort } from '../cardio.vocabulary.js';
import type { TrainingImport } from '../entities/training-import.entity.js';
import {
  IMPORT_FORMATS,
  NAME_STATES,
  WEIGHT_UNITS,
  type ImportFormat,
  type NameState,
  type WeightUnit,
} from '../foreign-file.types.js';
import { IntegerOrNull, Text } from './row-fields.js';

const MOST_NAMES = 500;
const LONGEST_TIMEZONE = 64;

function isTimezone(value: unknown): boolean {
  if (typeof value !== 'string' || value === '' || value.length > LONGEST_TIMEZONE) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}

/** Options sent with the file. */
export class ImportOptionsDto {
  @ApiProperty({ description: '파일의 시각이 뜻하는 시간대(IANA)', example: 'Asia/Seoul' })
  @ValidateBy({
    name: 'isTimezone',
    validator: { validate: isTimezone, defaultMessage: () => '시간대가 올바르지 않아요.' },
  })
  timezone: string;

  @ApiProperty({
    description: '파일이 무게의 단위를 말하지 않을 때(unitNeeded)',
    enum: WEIGHT_UNITS,
    required: false,
  })
  @EmptyAsAbsent()
  @IsOptional()
  @IsIn(WEIGHT_UNITS)
  unit?: WeightUnit;

  @ApiProperty({
    description:
      '파일이 유산소가 얼마나 힘들었는지 말하지 않을 때(effortNeeded): light 노래할 수 있음, moderate 말은 할 수 있음, hard 몇 마디만 할 수 있음',
    enum: CARDIO_EFFORTS,
    required: false,
  })
  @EmptyAsAbsent()
  @IsOptional()
  @IsIn(CARDIO_EFFORTS)
  cardioEffort?: CardioEffort;
}

class ImportedNameDto {
  @ApiProperty({ description: '파일에 적힌 이름', example: 'Bench Press (Barbell)' })
  name: string;

  @ApiProperty({ description: '이 이름의 세트', type: 'integer', example: 120 })
  sets: number;

  @ApiProperty({
    description: 'found 찾음, chosen 직접 고름, leftOut 빼기로 함, unknown 알 수 없음(가져오지 않아요)',
    enum: NAME_STATES,
  })
  state: NameState;

  @ApiProperty({ description: '뜻하는 운동', type: 'integer', nullable: true, example: 12 })
  workoutId: number | null;

  @ApiProperty({ type: String, nullable: true, example: '바벨 벤치프레스' })
  workoutName: string | null;

  @ApiProperty({ description: '알 수 없을 때 가장 비슷한 운동, 셋까지', type: [NamedDto] })
  candidates: NamedDto[];
}

class RefusedLineDto {
  @ApiProperty({ description: '파일의 줄(JSON이면 몇 번째 세트)', type: 'integer', example: 14 })
  line: number;

  @ApiProperty({ example: '날짜를 읽을 수 없어요.' })
  reason: string;
}

/** The effect an import would have. */
export class ImportPreviewDto {
  @ApiProperty({ enum: IMPORT_FORMATS, example: 'strong' })
  format: ImportFormat;

  @ApiProperty({ description: '파일에 무게의 단위가 없어요: unit을 골라야 가져올 수 있어요.' })
  unitNeeded: boolean;

  @ApiProperty({ description: '새로 생길 운동 기록', type: 'integer', example: 48 })
  sessions: number;

  @ApiProperty({ description: '새로 생길 세트', type: 'integer', example: 720 })
  sets: number;

  @ApiProperty({ description: '그중 유산소', type: 'integer', example: 6 })
  cardio: number;

  @ApiProperty({
    description: '파일에 유산소가 얼마나 힘들었는지가 없어요: cardioEffort를 골라야 가져올 수 있어요.',
  })
  effortNeeded: boolean;

  @ApiProperty({ description: '첫날', type: String, nullable: true, example: '2024-03-28' })
  firstDate: string | null;

  @ApiProperty({ description: '마지막 날', type: String, nullable: true, example: '2025-12-30' })
  lastDate: string | null;

  @ApiProperty({
    description: '이미 있는 세트: 같은 운동을 1분 안에 기록했거나 파일에 두 번 있어요.',
    type: 'integer',
    example: 0,
  })
  duplicates: number;

  @ApiProperty({ description: '운동을 알 수 없거나 빼기로 한 세트', type: 'integer', example: 12 })
  leftOut: number;

  @ApiProperty({
    description: '무게가 평소와 많이 다른 세트: 가져오지만 배우지 않아요.',
    type: 'integer',
    example: 0,
  })
  doubted: number;

  @ApiProperty({ description: '파일의 운동 이름, 세트가 많은 것부터', type: [ImportedNameDto] })
  names: ImportedNameDto[];

  @ApiProperty({ description: '받을 수 없는 줄과 까닭, 1,000줄까지', type: [RefusedLineDto] })
  refused: RefusedLineDto[];

  @ApiProperty({ description: '받을 수 없는 줄의 수', type: 'integer', example: 1 })
  refusedCount: number;
}

class NameChoiceDto {
  @Text(100, '파일에 적힌 이름', 'Zercher Squat')
  @IsNotEmpty()
  name: string;

  @IntegerOrNull({ min: 1, max: LARGEST_INT, description: '뜻하는 운동, null이면 빼요.', example: 12 })
  workoutId: number | null;
}

export class NameChoicesDto {
  @ApiProperty({ type: [NameChoiceDto], maxItems: MOST_NAMES })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_NAMES)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => NameChoiceDto)
  names: NameChoiceDto[];
}

/** A completed import. */
export class TrainingImportDto {
  @ApiProperty({ type: 'integer', example: 3 })
  id: number;

  @ApiProperty({ enum: IMPORT_FORMATS, example: 'strong' })
  format: ImportFormat;

  @ApiProperty({ description: '가져온 운동 기록', type: 'integer', example: 48 })
  sessions: number;

  @ApiProperty({ description: '가져온 세트', type: 'integer', example: 720 })
  sets: number;

  @ApiProperty({ example: '2024-03-28' })
  firstDate: string;

  @ApiProperty({ example: '2025-12-30' })
  lastDate: string;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt: string;

  @ApiProperty({ description: '되돌린 때, 아니면 null', type: String, format: 'date-time', nullable: true })
  undoneAt: string | null;

  @ApiProperty({
    description: '되돌릴 때 남긴 세트: 가져온 기록에 직접 더한 것',
    type: 'integer',
    example: 0,
  })
  keptSets: number;

  static from({ userId: _, createdAt, undoneAt, ...row }: TrainingImport): TrainingImportDto {
    return { ...row, createdAt: createdAt.toISOString(), undoneAt: undoneAt?.toISOString() ?? null };
  }
}
