import { ArrayMinSize, IsBoolean, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { ApiProperty } from '@nestjs/swagger';
import { IsDecimal } from '../../common/validation/is-decimal.decorator.js';
import { EmptyAsAbsent } from '../../common/validation/empty-as-absent.decorator.js';
import {
  LOAD_LABELS,
  loadLabelOf,
  REPEAT_UNITS,
  repeatUnitOf,
  workoutPicture,
  type LoadLabel,
  type RepeatUnit,
  type WorkoutRow,
} from '../../catalogue/public.js';
import {
  LOAD_ANSWERS,
  type LoadAnswer,
  type WorkoutProgress,
  StopDto,
  toldStop,
} from '../../recommendation/public.js';
import { contentVersion } from '../content-version.js';
import { ROUTINE_MODES, type MyWorkout, type RoutineMode } from '../entities/my-workout.entity.js';
import { MOST_WORKOUTS } from '../myfit.constants.js';
import { proposalOf, shownLoad } from '../shown-load.js';
import { AreIds, IsId } from '../../common/validation/is-id.decorator.js';

/** Heavier than any stack or bar; minutes of holding count as repetitions, too. */
const MOST_WEIGHT_KG = 1_000;
const MOST_REPETITIONS = 999;
const MOST_SETS = 99;

/** The proposed next target, and why. */
export class ProposalDto {
  @ApiProperty({ description: '무게(kg)', type: Number, nullable: true, example: 42.5 })
  weight: number | null;

  @ApiProperty({ description: '횟수 또는 초', type: 'integer', example: 8 })
  rep: number;

  @ApiProperty({ description: '세트 수', type: 'integer', example: 3 })
  setCount: number;

  @ApiProperty({
    description: '느낌으로 멈추는 세트면 그 범위와 멈출 때. 그러면 rep은 어림이에요. 아니면 null',
    type: StopDto,
    nullable: true,
  })
  stop: StopDto | null;

  @ApiProperty({ example: '지난번을 잘 해내셔서 10회에서 11회로 늘렸어요.' })
  reason: string;
}

export class MyWorkoutDto {
  @ApiProperty({ example: 21 })
  myWorkoutId: number;

  @ApiProperty({ example: 12 })
  workoutId: number;

  @ApiProperty({ example: '바벨 벤치프레스' })
  workoutName: string;

  @ApiProperty({ description: '운동 부위, 주로 쓰는 부위 먼저', type: [String], example: ['가슴', '삼두'] })
  bodyParts: string[];

  @ApiProperty({
    description: 'auto: 기록에 맞춰 바뀌어요, fixed: 직접 정했어요.',
    enum: ROUTINE_MODES,
    example: 'auto',
  })
  mode: RoutineMode;

  @ApiProperty({
    description: '이 운동을 추천한 추천 기록, 없으면 null',
    type: 'integer',
    nullable: true,
    example: 7,
  })
  historyId: number | null;

  @ApiProperty({
    description: '지금은 쉬는 게 좋은 까닭, 없으면 null. 있으면 숫자는 모두 null이에요.',
    type: String,
    nullable: true,
    example: null,
  })
  against: string | null;

  @ApiProperty({ description: '오늘의 무게(kg)', type: Number, nullable: true, example: 40 })
  weight: number | null;

  @ApiProperty({
    description: '무게가 뜻하는 것, 맨몸과 밴드는 무게가 없어요.',
    enum: Object.values(LOAD_LABELS),
  })
  loadLabel: LoadLabel;

  @ApiProperty({ description: '횟수 또는 초', type: 'integer', nullable: true, example: 10 })
  rep: number | null;

  @ApiProperty({ description: 'rep을 세는 단위', enum: REPEAT_UNITS, example: 'reps' })
  repeatUnit: RepeatUnit;

  @ApiProperty({ description: '세트 수', type: 'integer', nullable: true, example: 3 })
  setCount: number | null;

  @ApiProperty({
    description: '느낌으로 멈추는 세트면 그 범위와 멈출 때. 그러면 rep은 어림이에요. 아니면 null',
    type: StopDto,
    nullable: true,
  })
  stop: StopDto | null;

  @ApiProperty({ description: '이 숫자인 까닭, 없으면 null', type: String, nullable: true, example: null })
  reason: string | null;

  @ApiProperty({
    description: '오늘 어땠는지, 아직이면 null',
    enum: LOAD_ANSWERS,
    nullable: true,
    example: null,
  })
  answer: LoadAnswer | null;

  @ApiProperty({
    description: 'auto면 오늘 답한 뒤 다음에 할 것, fixed면 대신 권하는 것. 없으면 null',
    type: ProposalDto,
    nullable: true,
    example: null,
  })
  proposal: ProposalDto | null;

  @ApiProperty({
    description: '세트 사이 쉬는 시간(초), 모르면 null',
    type: 'integer',
    nullable: true,
    example: 120,
  })
  restSeconds: number | null;

  @ApiProperty({ example: '벤치에 누워 바를 어깨너비보다 조금 넓게 잡아요.' })
  description: string;

  @ApiProperty({ description: '안전하게 하는 법', example: '안전바를 가슴 높이에 맞추세요.' })
  safety: string;

  @ApiProperty({ example: '/figures/barbell-bench-press.svg' })
  imgPath: string;

  @ApiProperty({ description: '영상 주소, 없으면 null', type: String, nullable: true, example: null })
  videoLink: string | null;

  @ApiProperty({ description: '루틴에서의 순서, 1부터', example: 1 })
  myWorkoutIndex: number;

  @ApiProperty({ description: '이 항목의 판, 고칠 때 함께 보내면 그사이 바뀐 것을 알아채요.', example: 12 })
  version: number;

  static from(row: MyWorkout, workout: WorkoutRow, progress: WorkoutProgress): MyWorkoutDto {
    const { against } = progress;
    // A workout that is unsuitable now has no valid numbers, whatever is stored.
    const { weight, rep, setCount } =
      against === null ? shownLoad(row, progress) : { weight: null, rep: null, setCount: null };
    const proposal = against === null ? proposalOf(row, progress) : null;
    return {
      myWorkoutId: row.id,
      workoutId: row.workoutId,
      workoutName: workout.koreanName,
      bodyParts: [...workout.primaryBodyParts, ...workout.secondaryBodyParts],
      mode: row.mode,
      historyId: row.historyId,
      against,
      weight,
      loadLabel: loadLabelOf(workout),
      rep,
      repeatUnit: repeatUnitOf(workout.loadType),
      setCount,
      stop: against === null ? stopOf(row, progress) : null,
      reason: against === null ? reasonOf(row, progress) : null,
      answer: progress.answer,
      proposal: proposal && {
        weight: proposal.weightKg,
        rep: proposal.repetitions,
        setCount: proposal.sets,
        stop: proposal.stop ? toldStop(proposal.stop) : null,
        reason: proposal.reason,
      },
      restSeconds: against === null ? progress.restSeconds : null,
      description: workout.description,
      safety: workout.safety,
      imgPath: workoutPicture(workout),
      videoLink: workout.videoLink,
      myWorkoutIndex: row.myWorkoutIndex,
      version: versionOf(row),
    };
  }
}

/** Only for derived numbers; none after today's answer. */
function reasonOf({ mode }: MyWorkout, { answered, next }: WorkoutProgress): string | null {
  return mode === 'auto' && !answered ? (next?.reason ?? null) : null;
}

/** None for typed numbers or after today's answer. */
function stopOf({ mode }: MyWorkout, { answered, next }: WorkoutProgress): StopDto | null {
  return mode === 'auto' && !answered && next?.stop ? toldStop(next.stop) : null;
}

/** Changes whenever the row's position or numbers do. */
export function versionOf({ myWorkoutIndex, weight, rep, setCount, mode }: MyWorkout): number {
  return contentVersion([myWorkoutIndex, weight, rep, setCount, mode]);
}

class LoadDto {
  @ApiProperty({
    description: '무게(kg), 없으면 null',
    type: Number,
    minimum: 0,
    maximum: MOST_WEIGHT_KG,
    nullable: true,
    required: false,
    example: 40,
  })
  @IsOptional()
  @IsDecimal(2, { message: '무게는 숫자로 입력해 주세요.' })
  @Min(0, { message: '무게는 0kg부터예요.' })
  @Max(MOST_WEIGHT_KG, { message: `무게는 ${MOST_WEIGHT_KG}kg까지예요.` })
  weight?: number | null;

  @ApiProperty({
    description: '횟수 또는 초, 없으면 null',
    type: 'integer',
    minimum: 0,
    maximum: MOST_REPETITIONS,
    nullable: true,
    required: false,
    example: 10,
  })
  @IsOptional()
  @IsInt({ message: '횟수는 정수로 입력해 주세요.' })
  @Min(0, { message: '횟수는 0부터예요.' })
  @Max(MOST_REPETITIONS, { message: `횟수는 ${MOST_REPETITIONS}까지예요.` })
  rep?: number | null;

  @ApiProperty({
    description: '세트 수, 없으면 null',
    type: 'integer',
    minimum: 0,
    maximum: MOST_SETS,
    nullable: true,
    required: false,
    example: 3,
  })
  @IsOptional()
  @IsInt({ message: '세트 수는 정수로 입력해 주세요.' })
  @Min(0, { message: '세트 수는 0부터예요.' })
  @Max(MOST_SETS, { message: `세트 수는 ${MOST_SETS}까지예요.` })
  setCount?: number | null;

  @ApiProperty({
    description: '이상해 보이는 무게도 맞다고 확인했어요.',
    type: Boolean,
    required: false,
    example: false,
  })
  @EmptyAsAbsent()
  @IsBoolean()
  confirmed?: boolean;

  @ApiProperty({
    description: 'auto 자동, fixed 고정. 무게나 횟수를 바꾸면 고정이 돼요.',
    enum: ROUTINE_MODES,
    required: false,
    example: 'auto',
  })
  @EmptyAsAbsent()
  @IsIn(ROUTINE_MODES)
  mode?: RoutineMode;
}

export class AddWorkoutsDto extends LoadDto {
  @ApiProperty({
    description: '넣을 운동, 모두 들어가거나 하나도 안 들어가요.',
    type: 'array',
    items: { type: 'integer', minimum: 1 },
    minItems: 1,
    maxItems: MOST_WORKOUTS,
    uniqueItems: true,
    example: [12],
  })
  @ArrayMinSize(1, { message: '운동을 하나 이상 골라 주세요.' })
  @AreIds(100, '운동이 너무 많아요.')
  workoutIds: number[];

  @ApiProperty({
    description: '이 운동을 추천한 추천 기록',
    type: 'integer',
    minimum: 1,
    required: false,
    nullable: true,
    example: null,
  })
  @IsOptional()
  @IsId()
  historyId?: number | null;
}

export class UpdateMyWorkoutDto extends LoadDto {
  @ApiProperty({
    description: '옮길 자리, 1부터. 마지막보다 크면 마지막이에요.',
    type: 'integer',
    minimum: 1,
    maximum: MOST_WORKOUTS,
    required: false,
    example: 2,
  })
  @EmptyAsAbsent()
  @IsInt()
  @Min(1, { message: '순서는 1부터예요.' })
  @Max(MOST_WORKOUTS, { message: `순서는 ${MOST_WORKOUTS}까지예요.` })
  myWorkoutIndex?: number;

  @ApiProperty({
    description: '권한 무게와 횟수를 그대로 받아요.',
    type: Boolean,
    required: false,
    example: false,
  })
  @EmptyAsAbsent()
  @IsBoolean()
  takeProposal?: boolean;

  @ApiProperty({
    description: '읽은 항목의 판',
    type: 'integer',
    required: false,
    nullable: true,
    example: null,
  })
  @IsOptional()
  @IsInt()
  version?: number | null;
}

export class FeedbackDto {
  @ApiProperty({
    description: 'LIGHT 가벼웠어요, RIGHT 적당했어요, HEAVY 무거웠어요',
    enum: LOAD_ANSWERS,
    example: 'RIGHT',
  })
  @IsIn(LOAD_ANSWERS)
  feedback: LoadAnswer;

  @ApiProperty({
    description: '느낌으로 멈춘 세트에서 한 횟수. 빼면 보이던 횟수예요.',
    type: 'integer',
    minimum: 1,
    maximum: MOST_REPETITIONS,
    required: false,
    example: 14,
  })
  @EmptyAsAbsent()
  @IsInt({ message: '횟수는 정수로 입력해 주세요.' })
  @Min(1, { message: '횟수는 1부터예요.' })
  @Max(MOST_REPETITIONS, { message: `횟수는 ${MOST_REPETITIONS}까지예요.` })
  rep?: number;
}
