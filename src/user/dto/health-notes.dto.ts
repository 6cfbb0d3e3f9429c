import {
  ALLERGENS,
  CONDITIONS,
  MEDICINES,
  READINESS_QUESTIONS,
  SORE_AREAS,
  type Allergen,
  type Condition,
  type Medicine,
  type ReadinessQuestion,
  type SoreArea,
} from '../../catalogue/public.js';
import { ApiProperty } from '@nestjs/swagger';
import { HEALTH_LISTS, type HealthList, type UserHealth } from '../entities/user-health.entity.js';
import { pregnancyWeeksOn } from '../pregnancy.js';
import { isReadinessDue, readinessState, type ReadinessState } from '../readiness.js';

const NEVER_ASKED = { readinessYes: null, readinessAnsweredOn: null, readinessAskedOn: null };

/** The lists that are empty because nobody answered: unanswered is not none. */
export function unansweredOf(row: UserHealth | null): HealthList[] {
  return HEALTH_LISTS.filter(
    list => (row?.[list] ?? []).length === 0 && row?.answered?.includes(list) !== true,
  );
}

/** What came of the readiness screen. */
export class ReadinessDto {
  @ApiProperty({
    enum: ['clear', 'yes', 'unanswered'],
    description:
      'yes: 하나라도 그렇다고 답했어요. 아니라는 답은 1년 동안 쓰고, 건강 정보가 바뀌면 다시 물어요.',
  })
  state: ReadinessState;

  @ApiProperty({ description: '물어볼 때가 됐는지' })
  due: boolean;

  @ApiProperty({ enum: READINESS_QUESTIONS, isArray: true, description: '그렇다고 답한 질문' })
  yes: ReadinessQuestion[];

  @ApiProperty({ type: String, format: 'date', nullable: true, description: '답한 날(한국 시각)' })
  answeredOn: string | null;

  static from(row: UserHealth | null, today: string): ReadinessDto {
    const kept = row ?? NEVER_ASKED;
    return {
      state: readinessState(kept, today),
      due: isReadinessDue(kept, today),
      yes: kept.readinessYes ?? [],
      answeredOn: kept.readinessAnsweredOn,
    };
  }
}

/** What a member told about health and diet. */
export class HealthNotesDto {
  @ApiProperty({ enum: ALLERGENS, isArray: true })
  allergens: Allergen[];

  @ApiProperty({ enum: CONDITIONS, isArray: true })
  conditions: Condition[];

  @ApiProperty({ description: '먹고 있는 약의 종류', enum: MEDICINES, isArray: true })
  medicines: Medicine[];

  @ApiProperty({
    description: '아직 답하지 않은 것. 빈 목록으로 저장하면 없다고 답한 거예요.',
    enum: HEALTH_LISTS,
    isArray: true,
  })
  unanswered: HealthList[];

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: '하루에 마시는 커피(잔). null이면 기본값을 써요.',
  })
  coffeeCupsPerDay: number | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: '식사로 먹는 단백질(g/kg/일). null이면 기본값을 써요.',
  })
  dietProteinPerKg: number | null;

  @ApiProperty({ description: '지금 아픈 곳', enum: SORE_AREAS, isArray: true })
  soreAreas: SoreArea[];

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: '임신 주수, 오늘 기준. null이면 모르는 거예요.',
  })
  pregnancyWeeks: number | null;

  @ApiProperty({ type: ReadinessDto })
  readiness: ReadinessDto;

  /** @param today `YYYY-MM-DD`, KST */
  static from(row: UserHealth | null, today: string): HealthNotesDto {
    return {
      allergens: row?.allergens ?? [],
      conditions: row?.conditions ?? [],
      medicines: row?.medicines ?? [],
      unanswered: unansweredOf(row),
      coffeeCupsPerDay: row?.coffeeCupsPerDay ?? null,
      dietProteinPerKg: row?.dietProteinPerKg ?? null,
      soreAreas: row?.soreAreas ?? [],
      pregnancyWeeks: pregnancyWeeksOn(row?.pregnantSince ?? null, today),
      readiness: ReadinessDto.from(row, today),
    };
  }
}
