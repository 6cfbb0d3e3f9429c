import { ApiProperty } from '@nestjs/swagger';
import { RECORD_KINDS, type RecordKind } from '../training.constants.js';
import { CardioDto } from './cardio.dto.js';
import { StoredTrainingSessionDto, StoredTrainingSetDto } from './training-rows.dto.js';

export class CalendarEntryDto {
  @ApiProperty({ example: '01a0f3c2-5b7e-7c11-9a42-3f1d2e4b5a60' })
  id: string;

  @ApiProperty({ example: '가슴과 이두' })
  title: string;

  @ApiProperty({ example: '2026-01-05' })
  localDate: string;

  @ApiProperty({ type: String, format: 'date-time' })
  startedAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  endedAt: string | null;

  @ApiProperty({ description: '유산소, 근력 운동이면 null', type: CardioDto, nullable: true })
  cardio: CardioDto | null;

  @ApiProperty({ description: '한 본 세트', type: 'integer', example: 12 })
  sets: number;

  @ApiProperty({ description: '무게 × 횟수(kg), 두 손은 더하고 보조와 맨몸은 빼요.', example: 4800 })
  volumeKg: number;

  @ApiProperty({ description: '주로 쓴 부위', type: [String], example: ['가슴', '이두'] })
  bodyParts: string[];
}

export class SessionDetailDto {
  @ApiProperty({ type: StoredTrainingSessionDto })
  session: StoredTrainingSessionDto;

  @ApiProperty({ description: '운동과 세트의 순서대로', type: [StoredTrainingSetDto] })
  sets: StoredTrainingSetDto[];
}

class RecordDto {
  @ApiProperty({
    description: 'heaviest 가장 무거운 무게, mostRepsAtWeight 같은 무게로 가장 많은 횟수, oneRepMax 추정 1RM',
    enum: RECORD_KINDS,
  })
  kind: RecordKind;

  @ApiProperty({ description: 'kg 또는 횟수', example: 60 })
  value: number;

  @ApiProperty({ description: '그때의 무게(kg), 맨몸이면 null', type: Number, nullable: true, example: 60 })
  weight: number | null;
}

class BrokenRecordDto extends RecordDto {
  @ApiProperty({ type: 'integer', example: 12 })
  workoutId: number;

  @ApiProperty({ example: '바벨 벤치프레스' })
  workoutName: string;

  @ApiProperty({ description: '지금까지의 최고', example: 57.5 })
  previous: number;
}

class TrainedPartDto {
  @ApiProperty({ example: '가슴' })
  bodyPart: string;

  @ApiProperty({ description: '세트, 함께 쓰는 부위는 절반으로 쳐요.', example: 6 })
  sets: number;
}

class StepDto {
  @ApiProperty({ description: '무게(kg)', type: Number, nullable: true, example: 40 })
  weight: number | null;

  @ApiProperty({ description: '횟수', type: 'integer', nullable: true, example: 10 })
  reps: number | null;

  @ApiProperty({ description: '버티는 시간(초)', type: 'integer', nullable: true, example: null })
  seconds: number | null;
}

class NextStepDto {
  @ApiProperty({ type: 'integer', example: 12 })
  workoutId: number;

  @ApiProperty({ example: '바벨 벤치프레스' })
  workoutName: string;

  @ApiProperty({ description: '이번에 하려던 것', type: StepDto })
  from: StepDto;

  @ApiProperty({ description: '다음에 할 것', type: StepDto })
  to: StepDto;

  @ApiProperty({ example: '지난번을 잘 해내셔서 10회에서 11회로 늘렸어요.' })
  text: string;
}

export class SessionSummaryDto {
  @ApiProperty({ description: '걸린 시간(분)', type: 'integer', example: 52 })
  minutes: number;

  @ApiProperty({ description: '한 본 세트', type: 'integer', example: 12 })
  sets: number;

  @ApiProperty({ description: '무게 × 횟수(kg)', example: 4800 })
  volumeKg: number;

  @ApiProperty({
    description: '새로 세운 기록. 처음 한 운동은 견줄 것이 없어 빼요.',
    type: [BrokenRecordDto],
  })
  records: BrokenRecordDto[];

  @ApiProperty({ type: [TrainedPartDto] })
  muscles: TrainedPartDto[];

  @ApiProperty({ description: '다음에 바뀌는 것과 까닭', type: [NextStepDto] })
  next: NextStepDto[];
}

class HistoryPointDto {
  @ApiProperty({ example: '2026-01-05' })
  date: string;

  @ApiProperty({
    description: '추정 1RM(kg), 알 수 없으면 null',
    type: Number,
    nullable: true,
    example: 53.7,
  })
  oneRepMaxKg: number | null;

  @ApiProperty({ description: '열에 여덟은 이 값부터', type: Number, nullable: true, example: 49.1 })
  lowKg: number | null;

  @ApiProperty({ description: '열에 여덟은 이 값까지', type: Number, nullable: true, example: 58.7 })
  highKg: number | null;

  @ApiProperty({ description: '가장 무거운 무게(kg)', type: Number, nullable: true, example: 40 })
  bestWeight: number | null;

  @ApiProperty({ description: '무게 × 횟수(kg)', example: 1200 })
  volumeKg: number;

  @ApiProperty({ description: '모두 더한 횟수', type: 'integer', example: 30 })
  reps: number;

  @ApiProperty({
    description: '가장 오래 버틴 시간(초), 버티는 운동이 아니면 null',
    type: Number,
    nullable: true,
    example: null,
  })
  longestSeconds: number | null;
}

export class WorkoutHistoryDto {
  @ApiProperty({ description: '한 날짜에 하나, 오래된 것부터', type: [HistoryPointDto] })
  points: HistoryPointDto[];

  @ApiProperty({ type: [RecordDto] })
  records: RecordDto[];
}

export class LoggedWorkoutDto {
  @ApiProperty({ type: 'integer', example: 12 })
  workoutId: number;

  @ApiProperty({ example: '바벨 벤치프레스' })
  workoutName: string;

  @ApiProperty({
    description: '그림의 주소, 없어진 운동이면 null',
    type: String,
    nullable: true,
    example: '/figures/barbell-bench-press.svg',
  })
  image: string | null;

  @ApiProperty({ description: '이 운동을 한 기록의 수', type: 'integer', example: 8 })
  sessions: number;

  @ApiProperty({ description: '마지막으로 한 날', example: '2026-01-05' })
  lastDate: string;

  @ApiProperty({
    description: '가장 오래 버틴 시간(초), 버티는 운동이 아니면 null',
    type: Number,
    nullable: true,
    example: null,
  })
  longestSeconds: number | null;

  @ApiProperty({ description: '최고 기록. 횟수는 무게 없이 한 것만 있어요.', type: [RecordDto] })
  records: RecordDto[];
}

class WeekDto {
  @ApiProperty({ description: '그 주의 월요일', example: '2026-01-05' })
  monday: string;

  @ApiProperty({ type: [TrainedPartDto] })
  bodyParts: TrainedPartDto[];
}

class RecommendedSetsDto {
  @ApiProperty({ type: 'integer', example: 10 })
  low: number;

  @ApiProperty({ type: 'integer', example: 20 })
  high: number;

  @ApiProperty({ description: '근거' })
  source: string;
}

export class TrainingWeeksDto {
  @ApiProperty({ description: '오래된 주부터, 쉰 주도 있어요.', type: [WeekDto] })
  weeks: WeekDto[];

  @ApiProperty({
    description:
      '한 부위에 권하는 한 주의 세트. 어른을 연구한 값이라 18세 전에는 null이고, 체중이 많이 적을 때도 null이에요.',
    type: RecommendedSetsDto,
    nullable: true,
  })
  recommended: RecommendedSetsDto | null;
}
