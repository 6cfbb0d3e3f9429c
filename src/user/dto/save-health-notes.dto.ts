import {
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  Max,
  Min,
  ValidateIf,
} from 'class-validator';
import {
  ALLERGENS,
  CONDITIONS,
  MEDICINES,
  READINESS_QUESTIONS,
  SORE_AREAS,
  SURGERY_AREAS,
  type Allergen,
  type Condition,
  type Medicine,
  type ReadinessQuestion,
  type SoreArea,
  type SurgeryArea,
} from '../../catalogue/public.js';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsDecimal } from '../../common/validation/is-decimal.decorator.js';
import { TOLD_WEEKS } from '../told-weeks.js';
import { IsToldWeeks } from './is-told-weeks.decorator.js';

/** From fasting to about twice what the heaviest eaters among athletes report (g/kg/day). */
const DIET_PROTEIN = { min: 0, max: 5 } as const;
const PROTEIN_MESSAGE = `하루 단백질은 ${DIET_PROTEIN.min}부터 ${DIET_PROTEIN.max}까지(g/kg), 소수 둘째 자리까지 입력해 주세요.`;

/** More than this needs a physician, not a recommendation. */
const COFFEE_CUPS = { min: 0, max: 20 } as const;
const COFFEE_MESSAGE = `커피는 하루 ${COFFEE_CUPS.min}잔부터 ${COFFEE_CUPS.max}잔까지 입력해 주세요.`;

/** Missing fields stay unchanged. */
export class SaveHealthNotesDto {
  @ApiPropertyOptional({ enum: ALLERGENS, isArray: true })
  @ValidateIf((_, value) => value !== undefined)
  @IsArray({ message: '알레르기는 목록으로 보내 주세요.' })
  @IsIn(ALLERGENS, { each: true, message: '알레르기는 목록에 있는 것만 고를 수 있어요.' })
  @ArrayUnique({ message: '같은 알레르기를 두 번 고를 수 없어요.' })
  allergens?: Allergen[];

  @ApiPropertyOptional({ enum: CONDITIONS, isArray: true })
  @ValidateIf((_, value) => value !== undefined)
  @IsArray({ message: '건강 상태는 목록으로 보내 주세요.' })
  @IsIn(CONDITIONS, { each: true, message: '건강 상태는 목록에 있는 것만 고를 수 있어요.' })
  @ArrayUnique({ message: '같은 건강 상태를 두 번 고를 수 없어요.' })
  conditions?: Condition[];

  @ApiPropertyOptional({ description: '먹고 있는 약의 종류', enum: MEDICINES, isArray: true })
  @ValidateIf((_, value) => value !== undefined)
  @IsArray({ message: '약은 목록으로 보내 주세요.' })
  @IsIn(MEDICINES, { each: true, message: '약은 목록에 있는 것만 고를 수 있어요.' })
  @ArrayUnique({ message: '같은 약을 두 번 고를 수 없어요.' })
  medicines?: Medicine[];

  @ApiPropertyOptional({
    type: 'integer',
    nullable: true,
    minimum: COFFEE_CUPS.min,
    maximum: COFFEE_CUPS.max,
    example: 2,
    description: '하루에 마시는 커피(잔). null이면 기본값으로 돌아가요.',
  })
  @IsOptional()
  @IsInt({ message: COFFEE_MESSAGE })
  @Min(COFFEE_CUPS.min, { message: COFFEE_MESSAGE })
  @Max(COFFEE_CUPS.max, { message: COFFEE_MESSAGE })
  coffeeCupsPerDay?: number | null;

  @ApiPropertyOptional({
    type: Number,
    nullable: true,
    minimum: DIET_PROTEIN.min,
    maximum: DIET_PROTEIN.max,
    example: 1.1,
    description: '식사로 먹는 단백질(g/kg/일). null이면 기본값으로 돌아가요.',
  })
  @IsOptional()
  @IsDecimal(2, { message: PROTEIN_MESSAGE })
  @Min(DIET_PROTEIN.min, { message: PROTEIN_MESSAGE })
  @Max(DIET_PROTEIN.max, { message: PROTEIN_MESSAGE })
  dietProteinPerKg?: number | null;

  @ApiPropertyOptional({ description: '지금 아픈 곳', enum: SORE_AREAS, isArray: true })
  @ValidateIf((_, value) => value !== undefined)
  @IsArray({ message: '아픈 곳은 목록으로 보내 주세요.' })
  @IsIn(SORE_AREAS, { each: true, message: '아픈 곳은 목록에 있는 것만 고를 수 있어요.' })
  @ArrayUnique({ message: '같은 곳을 두 번 고를 수 없어요.' })
  soreAreas?: SoreArea[];

  @ApiPropertyOptional({
    type: 'integer',
    nullable: true,
    minimum: TOLD_WEEKS.pregnancyWeeks.min,
    maximum: TOLD_WEEKS.pregnancyWeeks.max,
    example: null,
    description:
      '마지막 월경 첫날부터 다 채운 임신 주수, 오늘 기준. 건강 상태에 임신이 있을 때만 저장해요. null이면 모르는 거예요.',
  })
  @IsOptional()
  @IsToldWeeks('pregnancyWeeks')
  pregnancyWeeks?: number | null;

  @ApiPropertyOptional({
    type: 'integer',
    nullable: true,
    minimum: TOLD_WEEKS.postpartumWeeks.min,
    maximum: TOLD_WEEKS.postpartumWeeks.max,
    example: null,
    description:
      '출산한 뒤 다 채운 주, 오늘 기준. 건강 상태에 출산 후가 있을 때만 저장해요. null이면 모르는 거예요.',
  })
  @IsOptional()
  @IsToldWeeks('postpartumWeeks')
  postpartumWeeks?: number | null;

  @ApiPropertyOptional({
    enum: SURGERY_AREAS,
    isArray: true,
    description: '최근에 수술한 곳. 건강 상태에 최근 수술이 있을 때만 저장해요. 비어 있으면 모르는 거예요.',
    example: [],
  })
  @ValidateIf((_, value) => value !== undefined)
  @IsArray({ message: '수술한 곳은 목록으로 보내 주세요.' })
  @IsIn(SURGERY_AREAS, { each: true, message: '수술한 곳은 목록에 있는 것만 고를 수 있어요.' })
  @ArrayUnique({ message: '같은 곳을 두 번 고를 수 없어요.' })
  surgeryAreas?: SurgeryArea[];

  @ApiPropertyOptional({
    type: 'integer',
    nullable: true,
    minimum: TOLD_WEEKS.surgeryWeeks.min,
    maximum: TOLD_WEEKS.surgeryWeeks.max,
    example: null,
    description:
      '마지막으로 수술한 뒤 다 채운 주, 오늘 기준. 건강 상태에 최근 수술이 있을 때만 저장해요. null이면 모르는 거예요.',
  })
  @IsOptional()
  @IsToldWeeks('surgeryWeeks')
  surgeryWeeks?: number | null;

  @ApiPropertyOptional({
    description: 'HEALTH_QUESTION_EXCEPTION의 물음에 맞다고 답했으면 true로 다시 보내 주세요.',
    example: false,
  })
  @ValidateIf((_, value) => value !== undefined)
  @IsBoolean({ message: '확인했는지는 true나 false로 보내 주세요.' })
  confirmed?: boolean;
}

export class AnswerReadinessDto {
  @ApiProperty({
    enum: READINESS_QUESTIONS,
    isArray: true,
    nullable: true,
    example: [],
    description: '그렇다고 답한 질문. 없으면 빈 목록, 건너뛰었으면 null이에요.',
  })
  @ValidateIf((_, value) => value !== null)
  @IsArray({ message: '그렇다고 답한 질문을 목록으로 보내 주세요.' })
  @IsIn(READINESS_QUESTIONS, { each: true, message: '모르는 질문이 있어요.' })
  @ArrayUnique({ message: '같은 질문이 두 번 있어요.' })
  yes: ReadinessQuestion[] | null;
}
