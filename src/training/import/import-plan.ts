import { v7 as uuidV7 } from 'uuid';
import { TimeSlicer } from '../../common/time/time-slicer.js';
import { repeatUnitOf, type WorkoutRow } from '../../catalogue/public.js';
import type { TrainingSession } from '../entities/training-session.entity.js';
import type { TrainingSet } from '../entities/training-set.entity.js';
import { CARDIO_NAMES, type CardioEffort } from '../cardio.vocabulary.js';
import { MOST_WEIGHT_KG } from '../training.constants.js';
import type {
  ForeignCardio,
  ForeignFile,
  ForeignSession,
  ForeignSet,
  RefusedLine,
  WeightUnit,
} from '../foreign-file.types.js';
import type { MatchedName } from './import-names.service.js';

const KG_PER_LB = 0.453_592_37;

/** A session before it is stored, which assigns its revisions. */
export interface PlannedSession {
  session: TrainingSession;
  sets: TrainingSet[];
}

export interface ImportPlan {
  sessions: PlannedSession[];
  /** Lines that cannot be a set of their workout. */
  refused: RefusedLine[];
  /** Sets whose name matches no workout, or is to be left out. */
  leftOut: number;
}

interface PlanOptions {
  userId: number;
  now: Date;
  timezone: string;
  /** For weights whose unit the file does not state. */
  unit: WeightUnit;
  /** For endurance whose effort the file does not state. */
  effort: CardioEffort;
  names: ReadonlyMap<string, MatchedName>;
}

/** Converts a file to rows. */
export async function planImport(file: ForeignFile, options: PlanOptions): Promise<ImportPlan> {
  const plan: ImportPlan = { sessions: [], refused: [], leftOut: 0 };
  const slicer = new TimeSlicer();
  for (const foreign of file.sessions) {
    await slicer.yieldIfDue();
    const planned = plannedSession(foreign, options, plan);
    if (planned.sets.length > 0) plan.sessions.push(planned);
    // Here a session is either lifting or endurance.
    for (const cardio of foreign.cardio)
      plan.sessions.push({ session: cardioSession(foreign, cardio, options), sets: [] });
  }
  return plan;
}

function emptySession(
  { title, note, localDate, startedAt: at }: ForeignSession,
  { userId, timezone, now: writtenAt }: PlanOptions,
): TrainingSession {
  const startedAt = new Date(at);
  return {
    // Devices order the sessions of a day by the time in their ids.
    id: uuidV7({ msecs: startedAt.getTime() }),
    ...{ userId, routineId: null, historyId: null, title, startedAt, endedAt: null, localDate },
    ...{ cardioKind: null, cardioSeconds: null, cardioEffort: null, cardioMeters: null },
    ...{ timezone, note, deleted: false, revision: 0, writtenAt },
  };
}

function cardioSession(
  foreign: ForeignSession,
  { kind, seconds, meters, effort }: ForeignCardio,
  options: PlanOptions,
): TrainingSession {
  const session = emptySession(foreign, options);
  return {
    ...session,
    title: CARDIO_NAMES[kind],
    endedAt: new Date(session.startedAt.getTime() + seconds * 1000),
    ...{ cardioKind: kind, cardioSeconds: seconds, cardioMeters: meters },
    cardioEffort: effort ?? options.effort,
    // Beside sets it has told that session.
    note: foreign.sets.length > 0 ? null : session.note,
  };
}

function plannedSession(foreign: ForeignSession, options: PlanOptions, plan: ImportPlan): PlannedSession {
  const session = emptySession(foreign, options);
  const { startedAt } = session;
  const sets: TrainingSet[] = [];
  const places = new Map<number, { workoutOrdinal: number; sets: number }>();
  for (const set of foreign.sets) {
    const workout = options.names.get(set.name)?.workout;
    if (!workout) {
      plan.leftOut++;
      continue;
    }
    const done = doneOf(set, workout, options.unit);
    if (typeof done === 'string') {
      plan.refused.push({ line: set.line, reason: done });
      continue;
    }
    const place = places.get(workout.id) ?? { workoutOrdinal: places.size + 1, sets: 0 };
    places.set(workout.id, { ...place, sets: place.sets + 1 });
    sets.push({
      ...plainSet(session, workout),
      ...done,
      ...{ workoutOrdinal: place.workoutOrdinal, ordinal: place.sets + 1 },
      ...{ kind: set.kind, reserve: set.reserve, answer: set.answer, note: set.note },
      // Most files contain only the session's start.
      doneAt: set.doneAt === null ? startedAt : new Date(set.doneAt),
    });
  }
  const last = Math.max(startedAt.getTime(), ...sets.map(({ doneAt }) => doneAt!.getTime()));
  session.endedAt = new Date(foreign.endedAt ?? last);
  return { session, sets };
}

/** The completed work in this product's units, or why it cannot be converted. */
function doneOf(
  { weight, unit, reps, seconds }: ForeignSet,
  { loadType, assistable, koreanName }: WorkoutRow,
  assumed: WeightUnit,
): Pick<TrainingSet, 'weight' | 'reps' | 'seconds'> | string {
  const isHold = repeatUnitOf(loadType) === 'seconds';
  if (isHold && seconds === null) return `${koreanName}: 시간으로 세는 운동인데 횟수만 적혀 있어요.`;
  if (!isHold && reps === null) return `${koreanName}: 횟수로 세는 운동인데 시간만 적혀 있어요.`;
  if (weight !== null && weight < 0 && !assistable) {
    return `${koreanName}: 무게가 0보다 작아요. 도움을 받은 무게라면 보조 운동으로 이어 주세요.`;
  }
  const kg = weight === null ? null : kilograms(Math.abs(weight), unit ?? assumed);
  if (kg !== null && kg > MOST_WEIGHT_KG)
    return `${koreanName}: 무게가 ${MOST_WEIGHT_KG.toLocaleString('ko-KR')}kg보다 커요.`;
  return { weight: kg, reps: isHold ? null : reps, seconds: isHold ? seconds : null };
}

function kilograms(weight: number, unit: WeightUnit): number {
  return Math.round(weight * (unit === 'lb' ? KG_PER_LB : 1) * 100) / 100;
}

function plainSet(
  { id: sessionId, userId, startedAt }: TrainingSession,
  { id: workoutId, koreanName }: WorkoutRow,
): Omit<TrainingSet, 'workoutOrdinal' | 'ordinal' | 'kind' | 'weight' | 'reps' | 'seconds'> {
  return {
    ...{ id: uuidV7({ msecs: startedAt.getTime() }), userId, sessionId, workoutId, workoutName: koreanName },
    ...{ targetWeight: null, targetReps: null, targetSeconds: null, targetReserve: null },
    ...{ targetLeast: null, targetMost: null, targetFelt: null },
    ...{ reserve: null, answer: null, doneAt: null, supersetGroup: null, note: null },
    ...{ confirmed: false, doubt: null, deleted: false, revision: 0 },
  };
}
