import { randomBytes } from 'node:crypto';
import type { TrainingSessionDto, TrainingSetDto } from '../../src/training/dto/training-rows.dto.js';

/** A UUIDv7, as phones create them. */
export function rowId(at = Date.now()): string {
  const random = randomBytes(10);
  random[0] = (random[0]! & 0x0f) | 0x70;
  random[2] = (random[2]! & 0x3f) | 0x80;
  const hex = at.toString(16).padStart(12, '0') + random.toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** A session started at ten in the morning of `date`. */
export function aSession(
  overrides: Partial<TrainingSessionDto> = {},
  date = '2026-01-05',
): TrainingSessionDto {
  return {
    id: rowId(),
    routineId: null,
    historyId: null,
    title: '가슴과 이두',
    startedAt: `${date}T01:00:00.000Z`,
    endedAt: null,
    localDate: date,
    timezone: 'Asia/Seoul',
    note: null,
    cardio: null,
    deleted: false,
    ...overrides,
  };
}

/** A set of ten at 40 kg, done as planned. */
export function aSet(
  session: Pick<TrainingSessionDto, 'id' | 'localDate'>,
  overrides: Partial<TrainingSetDto> = {},
): TrainingSetDto {
  return {
    id: rowId(),
    sessionId: session.id,
    workoutId: 1,
    workoutName: '바벨 벤치프레스',
    workoutOrdinal: 1,
    ordinal: 1,
    kind: 'work',
    targetWeight: 40,
    targetReps: 10,
    targetSeconds: null,
    targetReserve: 3,
    ...{ targetLeast: null, targetMost: null, targetFelt: null },
    weight: 40,
    reps: 10,
    seconds: null,
    reserve: null,
    answer: null,
    doneAt: `${session.localDate}T01:05:00.000Z`,
    supersetGroup: null,
    note: null,
    confirmed: false,
    deleted: false,
    ...overrides,
  };
}

/** All sets of a planned day's workouts, each at 10 kg. */
export const plannedSets = (
  session: Pick<TrainingSessionDto, 'id' | 'localDate'>,
  workouts: readonly { workoutId: number; koreanName: string; set: number }[],
  overrides: Partial<TrainingSetDto> = {},
): TrainingSetDto[] =>
  workouts.flatMap(({ workoutId, koreanName, set }, at) =>
    Array.from({ length: set }, (_, index) =>
      aSet(session, {
        ...{ workoutId, workoutName: koreanName, workoutOrdinal: at + 1, ordinal: index + 1 },
        ...{ weight: 10, targetWeight: 10, ...overrides },
      }),
    ),
  );

export const sessionItem = <T extends object>(row: T, baseRevision = 0) => ({
  type: 'session',
  baseRevision,
  row,
});
export const setItem = <T extends object>(row: T, baseRevision = 0) => ({ type: 'set', baseRevision, row });
