import { ApiProperty } from '@nestjs/swagger';
import { REPETITION_STYLES, StopDto, type RepetitionStyle } from '../../recommendation/public.js';
import { LOAD_LABELS, REPEAT_UNITS, type LoadLabel, type RepeatUnit } from '../../catalogue/public.js';

class TargetDto {
  @ApiProperty({ description: '무게(kg), 없으면 null', type: Number, nullable: true, example: 40 })
  weight: number | null;

  @ApiProperty({ description: '횟수, 버티는 운동이면 null', type: 'integer', nullable: true, example: 10 })
  reps: number | null;

  @ApiProperty({
    description: '버티는 시간(초), 아니면 null',
    type: 'integer',
    nullable: true,
    example: null,
  })
  seconds: number | null;

  @ApiProperty({ description: '세트 수', type: 'integer', example: 3 })
  sets: number;

  @ApiProperty({
    description: '세트마다 남길 것으로 보는 횟수(반 단위), 모르면 빈 배열',
    type: [Number],
    example: [3, 2.5, 2],
  })
  reserves: number[];

  @ApiProperty({
    description: '느낌으로 멈추는 세트면 그 범위와 멈출 때. 그러면 reps는 어림이에요. 아니면 null',
    type: StopDto,
    nullable: true,
  })
  stop: StopDto | null;

  @ApiProperty({
    description:
      '평소와 다르게 하는 법: slow 3초에 걸쳐 내리기, pause 가장 힘든 곳에서 1초 멈추기. 평소대로면 null',
    enum: REPETITION_STYLES,
    nullable: true,
    example: null,
  })
  style: RepetitionStyle | null;
}

class LightDto {
  @ApiProperty({ description: '무게(kg), 없으면 null', type: Number, nullable: true, example: 35 })
  weight: number | null;

  @ApiProperty({ description: '세트 수', type: 'integer', example: 2 })
  sets: number;
}

class WarmUpDto {
  @ApiProperty({ description: '무게(kg)', example: 20 })
  weight: number;

  @ApiProperty({ description: '횟수', type: 'integer', example: 10 })
  reps: number;
}

class PlatesDto {
  @ApiProperty({ description: '바의 무게(kg)', example: 20 })
  barKg: number;

  @ApiProperty({
    description: '있는 원판(kg), 무거운 것부터. 두 장씩 끼워요.',
    type: [Number],
    example: [20, 10, 5, 2.5, 1.25],
  })
  available: number[];
}

class WhyDto {
  @ApiProperty({ description: '까닭의 종류', example: 'moreRepetitions' })
  template: string;

  @ApiProperty({ description: '문장에 들어간 값', type: 'object', additionalProperties: true })
  args: Record<string, unknown>;

  @ApiProperty({ example: '지난번을 잘 해내셔서 10회에서 11회로 늘렸어요.' })
  text: string;
}

class LastSetDto {
  @ApiProperty({ description: '무게(kg)', type: Number, nullable: true, example: 40 })
  weight: number | null;

  @ApiProperty({ description: '횟수', type: 'integer', nullable: true, example: 10 })
  reps: number | null;

  @ApiProperty({ description: '버틴 시간(초)', type: 'integer', nullable: true, example: null })
  seconds: number | null;
}

class LastTimeDto {
  @ApiProperty({ example: '2026-01-02' })
  date: string;

  @ApiProperty({ description: '본 세트, 순서대로', type: [LastSetDto] })
  sets: LastSetDto[];
}

export class NextWorkoutDto {
  @ApiProperty({ type: 'integer', example: 12 })
  workoutId: number;

  @ApiProperty({
    description: '루틴에 든 운동의 번호, 루틴이 아니면 null',
    type: 'integer',
    nullable: true,
    example: 21,
  })
  myWorkoutId: number | null;

  @ApiProperty({ example: '바벨 벤치프레스' })
  workoutName: string;

  @ApiProperty({ description: '그림의 주소', example: '/figures/barbell-bench-press.svg' })
  image: string;

  @ApiProperty({ description: '무게가 뜻하는 것', enum: Object.values(LOAD_LABELS) })
  loadLabel: LoadLabel;

  @ApiProperty({ description: '세는 단위', enum: REPEAT_UNITS, example: 'reps' })
  repeatUnit: RepeatUnit;

  @ApiProperty({ description: '오늘 할 것: 루틴 카드와 같은 숫자예요.', type: TargetDto })
  target: TargetDto;

  @ApiProperty({ description: '가벼운 주로 하면 (lightWeek를 권할 때만)', type: LightDto, nullable: true })
  light: LightDto | null;

  @ApiProperty({ description: '준비 세트, 가벼운 것부터', type: [WarmUpDto] })
  warmups: WarmUpDto[];

  @ApiProperty({ description: '세트 사이 쉬는 시간(초)', type: 'integer', example: 120 })
  restSeconds: number;

  @ApiProperty({ description: '무게를 올릴 수 있는 간격(kg), 무게가 없으면 0', example: 2.5 })
  incrementKg: number;

  @ApiProperty({ description: '가장 가벼운 무게(kg)', example: 20 })
  minLoadKg: number;

  @ApiProperty({ description: '바에 끼우는 운동이면 바와 원판', type: PlatesDto, nullable: true })
  plates: PlatesDto | null;

  @ApiProperty({ description: '이 숫자인 까닭', type: WhyDto })
  why: WhyDto;

  @ApiProperty({ description: '지난번에 한 것, 없으면 null', type: LastTimeDto, nullable: true })
  last: LastTimeDto | null;

  @ApiProperty({
    description: '지금은 쉬는 게 좋은 까닭, 없으면 null',
    type: String,
    nullable: true,
    example: null,
  })
  against: string | null;

  @ApiProperty({ description: '하는 법', type: [String] })
  cues: string[];

  @ApiProperty({ description: '안전하게 하는 법과 흔한 실수', type: [String] })
  safety: string[];

  @ApiProperty({ description: '더 쉬운 운동, 없으면 null', type: 'integer', nullable: true, example: null })
  easierWorkoutId: number | null;

  @ApiProperty({ description: '운동 부위, 주로 쓰는 부위 먼저', type: [String], example: ['가슴', '삼두'] })
  bodyParts: string[];
}

class LightWeekDto {
  @ApiProperty({ example: true })
  proposed: boolean;

  @ApiProperty({ example: '8주를 쉬지 않고 이어 왔어요. 이번 주는 가볍게 하면 다음 주에 더 잘 올라가요.' })
  reason: string;
}

export class NextWorkoutsDto {
  @ApiProperty({ type: [NextWorkoutDto] })
  workouts: NextWorkoutDto[];

  @ApiProperty({ description: '이번 주를 가볍게 하기를 권하면', type: LightWeekDto, nullable: true })
  lightWeek: LightWeekDto | null;
}

export class NextRoutineDto extends NextWorkoutsDto {
  @ApiProperty({ type: 'integer', example: 3 })
  routineId: number;

  @ApiProperty({ example: '가슴과 이두' })
  routineName: string;
}
