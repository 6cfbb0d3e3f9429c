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
import { ApiProperty } from '@nestjs/swagger';
import { HEALTH_LISTS, type HealthList, type UserHealth } from '../entities/user-health.entity.js';
import type { AskedHealthQuestion } from '../health-questions.js';
import { HEALTH_QUESTIONS, type HealthQuestion } from '../unlikely-answers.js';
import { isReadinessDue, readinessState, type ReadinessState } from '../readiness.js';
import { weeksOn } from '../told-weeks.js';

/** The lists that are empty because nobody answered, which does not mean "none". */
export function unansweredOf(row: UserHealth): HealthList[] {
  return HEALTH_LISTS.filter(list => (row[list] ?? []).length === 0 && row.answered?.includes(list) !== true);
}

/** Result of the readiness screen. */
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

  /** @param asking whether a stored health answer awaits confirmation */
  static from(row: UserHealth, asking: boolean, today: string): ReadinessDto {
    return {
      state: readinessState(row, today),
      due: asking || isReadinessDue(row, today),
      yes: row.readinessYes ?? [],
      answeredOn: row.readinessAnsweredOn,
    };
  }
}

/** An unlikely answer that is not confirmed yet. */
export class HealthQuestionDto implements AskedHealthQuestion {
  @ApiProperty({ enum: HEALTH_QUESTIONS })
  question: HealthQuestion;

  @ApiProperty({ example: '회원 정보에는 만 80세로 되어 있어요. ‘임신’ 표시가 맞나요?' })
  message: string;
}

/** A member's answers about health and diet. */
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

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: '출산한 뒤 지난 주, 오늘 기준. 52주가 지나면 출산 후가 건강 상태에서 빠져요.',
  })
  postpartumWeeks: number | null;

  @ApiProperty({ description: '최근에 수술한 곳', enum: SURGERY_AREAS, isArray: true })
  surgeryAreas: SurgeryArea[];

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: '수술한 뒤 지난 주, 오늘 기준. 52주가 지나면 최근 수술이 건강 상태에서 빠져요.',
  })
  surgeryWeeks: number | null;

  @ApiProperty({
    type: [HealthQuestionDto],
    description: '저장된 내용이 서로 맞지 않아 보여서 물어볼 것. 그때까지도 그대로 조심해서 추천해요.',
  })
  questions: HealthQuestionDto[];

  @ApiProperty({ type: ReadinessDto })
  readiness: ReadinessDto;

  /**
   * @param row as it is today (`asOf`)
   * @param today `YYYY-MM-DD`, KST
   */
  static from(row: UserHealth, questions: HealthQuestionDto[], today: string): HealthNotesDto {
    return {
      allergens: row.allergens,
      conditions: row.conditions,
      medicines: row.medicines ?? [],
      unanswered: unansweredOf(row),
      coffeeCupsPerDay: row.coffeeCupsPerDay,
      dietProteinPerKg: row.dietProteinPerKg,
      soreAreas: row.soreAreas ?? [],
      pregnancyWeeks: weeksOn('pregnancyWeeks', row, today),
      postpartumWeeks: weeksOn('postpartumWeeks', row, today),
      surgeryAreas: row.surgeryAreas ?? [],
      surgeryWeeks: weeksOn('surgeryWeeks', row, today),
      questions,
      readiness: ReadinessDto.from(row, questions.length > 0, today),
    };
  }
}
