import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsObject, IsOptional, Matches, ValidateNested } from 'class-validator';
import { IsDateText } from '../../common/validation/is-date-text.decorator.js';
import { LOAD_ANSWERS, LOAD_DOUBTS, type LoadAnswer, type LoadDoubt } from '../../recommendation/public.js';
import type { TrainingSession } from '../entities/training-session.entity.js';
import { SET_KINDS, type SetKind, type TrainingSet } from '../entities/training-set.entity.js';
import {
  MOST_REPETITIONS,
  MOST_RESERVE,
  MOST_SECONDS,
  MOST_SETS_A_SESSION,
  MOST_WEIGHT_KG,
} from '../training.constants.js';
import { CardioDto } from './cardio.dto.js';
import { Integer, IntegerOrNull, NumberOrNull, RowId, Text, TextOrNull, UtcTime } from './row-fields.js';
import { LARGEST_INT } from '../../common/validation/largest-int.js';

const SESSION_EXAMPLE = '01a0f3c2-5b7e-7c11-9a42-3f1d2e4b5a60';
const SET_EXAMPLE = '01a0f3c2-9d10-7b22-8c33-4a5b6c7d8e9f';

const id = { min: 1, max: LARGEST_INT };
const kg = { min: 0, max: MOST_WEIGHT_KG };
const repetitions = { min: 0, max: MOST_REPETITIONS };
const seconds = { min: 0, max: MOST_SECONDS };
const place = { min: 0, max: MOST_SETS_A_SESSION };

type CardioColumns = Pick<TrainingSession, 'cardioKind' | 'cardioSeconds' | 'cardioEffort' | 'cardioMeters'>;

/** A session as phones send it. */
export class TrainingSessionDto {
  @RowId('기기가 만든 번호(UUIDv7)', SESSION_EXAMPLE)
  id: string;

  @IntegerOrNull({ ...id, description: '시작한 루틴', example: null })
  routineId: number | null;

  @IntegerOrNull({ ...id, description: '시작한 추천 기록', example: null })
  historyId: number | null;

  @Text(40, '그때의 루틴 이름', '가슴과 이두')
  title: string;

  @UtcTime({ description: '시작한 시각(UTC)', example: '2026-01-05T10:00:00.000Z' })
  startedAt: string;

  @UtcTime({ description: '끝낸 시각(UTC), 하는 중이면 null', nullable: true, example: null })
  endedAt: string | null;

  @ApiProperty({ description: '시작한 곳의 날짜', example: '2026-01-05' })
  @IsDateText()
  localDate: string;

  @ApiProperty({ description: '시작한 곳의 시간대(IANA)', maxLength: 64, example: 'Asia/Seoul' })
  @Matches(/^[A-Za-z0-9_+\-/]{1,64}$/, { message: '시간대가 올바르지 않아요.' })
  timezone: string;

  @TextOrNull(500, '메모')
  note: string | null;

  @ApiProperty({
    description: '유산소 기록, 근력 운동이면 null이거나 없어요.',
    type: CardioDto,
    nullable: true,
    required: false,
  })
  @IsOptional()
  @IsObject({ message: '유산소 기록이 올바르지 않아요.' })
  @ValidateNested()
  @Type(() => CardioDto)
  cardio?: CardioDto | null;

  @ApiProperty({ description: '지웠어요. 세트도 함께 지운 것으로 봐요.', example: false })
  @IsBoolean()
  deleted: boolean;
}

/** A set as phones send it: planned and done numbers side by side. */
export class TrainingSetDto {
  @RowId('기기가 만든 번호(UUIDv7)', SET_EXAMPLE)
  id: string;

  @RowId('들어 있는 운동 기록', SESSION_EXAMPLE)
  sessionId: string;

  @Integer({ ...id, description: '운동 번호', example: 12 })
  workoutId: number;

  @Text(100, '그때의 운동 이름', '바벨 벤치프레스')
  workoutName: string;

  @Integer({ ...place, description: '기록에서 운동의 순서', example: 1 })
  workoutOrdinal: number;

  @Integer({ ...place, description: '운동에서 세트의 순서', example: 1 })
  ordinal: number;

  @ApiProperty({ description: 'warmup 준비, work 본 세트', enum: SET_KINDS, example: 'work' })
  @IsIn(SET_KINDS)
  kind: SetKind;

  @NumberOrNull({ ...kg, description: '하려던 무게(kg)', example: 40 })
  targetWeight: number | null;

  @IntegerOrNull({ ...repetitions, description: '하려던 횟수', example: 10 })
  targetReps: number | null;

  @IntegerOrNull({ ...seconds, description: '버티려던 시간(초)', example: null })
  targetSeconds: number | null;

  @NumberOrNull({ min: 0, max: 20, description: '남기려던 횟수', example: 3 })
  targetReserve: number | null;

  @IntegerOrNull({
    ...repetitions,
    description: '느낌으로 멈추는 세트에서 적어도 이쯤, 아니면 null. 그러면 targetReps는 어림이에요.',
    example: null,
  })
  targetLeast: number | null;

  @IntegerOrNull({
    ...repetitions,
    description: '느낌으로 멈추는 세트에서 많아도 여기까지, 아니면 null',
    example: null,
  })
  targetMost: number | null;

  @IntegerOrNull({
    min: 0,
    max: MOST_RESERVE,
    description: '느낌으로 멈추는 세트: 이만큼 더 할 수 있겠다 싶을 때 멈추기, 아니면 null',
    example: null,
  })
  targetFelt: number | null;

  @NumberOrNull({
    ...kg,
    description: '한 무게(kg), 화면에 보이는 대로. 소수 둘째 자리로 맞춰요.',
    example: 40,
  })
  weight: number | null;

  @IntegerOrNull({ ...repetitions, description: '한 횟수', example: 10 })
  reps: number | null;

  @IntegerOrNull({ ...seconds, description: '버틴 시간(초)', example: null })
  seconds: number | null;

  @IntegerOrNull({
    min: 0,
    max: MOST_RESERVE,
    description: '더 할 수 있었던 횟수, 5는 다섯 번 이상',
    example: null,
  })
  reserve: number | null;

  @ApiProperty({
    description: '운동의 마지막 본 세트에: LIGHT 가벼웠어요, RIGHT 적당했어요, HEAVY 무거웠어요',
    enum: LOAD_ANSWERS,
    nullable: true,
    example: null,
  })
  @IsOptional()
  @IsIn(LOAD_ANSWERS)
  answer: LoadAnswer | null;

  @UtcTime({
    description: '한 시각(UTC), 아직이면 null. 끝낸 운동에서 null이면 못 한 세트예요.',
    nullable: true,
    example: '2026-01-05T10:05:00.000Z',
  })
  doneAt: string | null;

  @IntegerOrNull({ ...place, description: '번갈아 하는 운동끼리 같은 수', example: null })
  supersetGroup: number | null;

  @TextOrNull(200, '메모')
  note: string | null;

  @ApiProperty({ description: '평소와 많이 다른 무게가 맞다고 확인했어요.', example: false })
  @IsBoolean()
  confirmed: boolean;

  @ApiProperty({ description: '지웠어요.', example: false })
  @IsBoolean()
  deleted: boolean;
}

/** A session as the server stores it. */
export class StoredTrainingSessionDto extends TrainingSessionDto {
  @ApiProperty({
    description: '서버가 쓴 순서. 고칠 때 baseRevision으로 보내요.',
    type: 'integer',
    example: 1,
  })
  revision: number;

  static from(row: TrainingSession): StoredTrainingSessionDto {
    const { userId: _, writtenAt: __, startedAt, endedAt, ...all } = row;
    const { cardioKind, cardioSeconds, cardioEffort, cardioMeters, ...rest } = all;
    return {
      ...rest,
      startedAt: startedAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
      cardio: cardioOf({ cardioKind, cardioSeconds, cardioEffort, cardioMeters }),
    };
  }
}

/** The endurance part of a session; null if it has none. */
export function cardioOf({
  cardioKind: kind,
  cardioSeconds: seconds,
  cardioEffort: effort,
  cardioMeters: meters,
}: CardioColumns): CardioDto | null {
  return kind === null || seconds === null || effort === null ? null : { kind, seconds, effort, meters };
}

/** A set as the server stores it. */
export class StoredTrainingSetDto extends TrainingSetDto {
  @ApiProperty({
    description: '평소와 많이 다른 무게: 확인(confirmed)하기 전에는 배우지 않아요.',
    enum: LOAD_DOUBTS,
    nullable: true,
    example: null,
  })
  doubt: LoadDoubt | null;

  @ApiProperty({
    description: '서버가 쓴 순서. 고칠 때 baseRevision으로 보내요.',
    type: 'integer',
    example: 2,
  })
  revision: number;

  static from({ userId: _, doneAt, ...rest }: TrainingSet): StoredTrainingSetDto {
    return { ...rest, doneAt: doneAt?.toISOString() ?? null };
  }
}
