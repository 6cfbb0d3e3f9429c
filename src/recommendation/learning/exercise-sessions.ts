import type { SeenAnswer, SeenLeftOut, SeenSet } from '../engine/learning/load-evidence.js';
import type { DoneSet, ExerciseSession } from '../engine/progression/progression.types.js';
import type { EngineWorkout } from '../engine/strength/strength.types.js';
import type { StrengthObservation } from '../entities/strength-observation.entity.js';

type LoggedEvidence = SeenSet | SeenLeftOut;

/** One exercise on one day: where several sessions had it, the last with a plan, or the last. */
export interface TrainedDay extends ExerciseSession {
  /** The session's logged work sets in order; empty where there is only an answer. */
  logged: readonly DoneSet[];
}

/**
 * The training days of one exercise, oldest first: from its sets where they were logged, otherwise from the answer to a routine's workout
 * (the later of two).
 *
 * @param observations of this exercise, in the order they were made
 * @param usualSets planned sets where there is only an answer
 */
export function exerciseSessions(
  workout: Pick<EngineWorkout, 'assistable'>,
  observations: readonly Pick<StrengthObservation, 'date' | 'seen'>[],
  usualSets: number,
): TrainedDay[] {
  const days = new Map<string, { answer: SeenAnswer | null; sets: LoggedEvidence[] }>();
  for (const { date, seen } of observations) {
    const day = days.get(date) ?? { answer: null, sets: [] };
    if (seen.kind === 'answer') day.answer = seen;
    if (seen.kind === 'set' || seen.kind === 'leftOut') day.sets.push(seen);
    days.set(date, day);
  }
  return [...days].flatMap(([date, { answer, sets: seen }]) => {
    const said = seen.filter(isDone).findLast(set => set.answer !== null)?.answer ?? answer?.answer ?? null;
    const sessions = sessionsOf(seen).filter(sets => sets.some(isDone));
    const last = sessions.findLast(sets => sets.some(isPlanned)) ?? sessions.at(-1);
    if (last) return loggedDay(date, workout, last, said);
    if (answer === null) return [];
    const { weightKg, repetitions, stop } = answer;
    const asked = { weightKg, repetitions, sets: usualSets, ...(stop && { stop }) };
    const sets = stop ? Array.from({ length: usualSets }, () => ({ weightKg, repetitions })) : null;
    return { date, asked, sets, answer: answer.answer, logged: [] };
  });
}

const isDone = (set: LoggedEvidence): set is SeenSet => set.kind === 'set';
const isPlanned = (set: LoggedEvidence) => set.kind === 'leftOut' || set.asked !== null;

/** Another session begins where the sets are counted anew. */
function sessionsOf(day: readonly LoggedEvidence[]): LoggedEvidence[][] {
  const sessions: LoggedEvidence[][] = [[]];
  let before = 0;
  for (const set of day) {
    const ordinal = set.ordinal ?? before + 1;
    if (ordinal <= before) sessions.push([]);
    sessions.at(-1)!.push(set);
    before = ordinal;
  }
  return sessions;
}

function loggedDay(
  date: string,
  workout: Pick<EngineWorkout, 'assistable'>,
  sets: readonly LoggedEvidence[],
  answer: ExerciseSession['answer'],
): TrainedDay {
  const done = sets.filter(isDone);
  const logged = done.map(doneSet);
  const planned = sets.flatMap(set => (set.kind === 'leftOut' ? set : (set.asked ?? [])));
  const [first] = planned;
  const effort = ({ weightKg }: { weightKg: number | null }) =>
    (workout.assistable ? -1 : 1) * (weightKg ?? 0);
  if (!first) {
    // Without a plan, the sets with the heaviest load count as planned and done.
    const most = Math.max(...logged.map(effort));
    return {
      date,
      answer,
      logged,
      asked: weakestOf(
        logged.filter(set => effort(set) === most),
        logged.length,
      ),
      sets: null,
    };
  }
  const asPlanned = done.filter(set => set.asked !== null).map(doneSet);
  const counted = asPlanned.length > 0 ? asPlanned : logged;
  // If every set was heavier than planned, the next session starts from the heavier load.
  const isAbove = counted.every(set => effort(set) > effort(first));
  const asked = isAbove
    ? weakestOf(
        [...counted].sort((a, b) => effort(a) - effort(b)),
        planned.length,
      )
    : { weightKg: first.weightKg, repetitions: first.repetitions, sets: planned.length, ...stopOf(done) };
  return { date, answer, logged, asked, sets: counted };
}

/** The stop rule of the planned sets, if any. */
function stopOf(done: readonly SeenSet[]): Pick<ExerciseSession['asked'], 'stop'> {
  const stop = done.find(({ asked }) => asked?.stop)?.asked?.stop;
  return stop ? { stop } : {};
}

/** The load of the first set, with the fewest repetitions of all sets. */
function weakestOf(sets: readonly DoneSet[], count: number): ExerciseSession['asked'] {
  const repetitions = Math.max(1, Math.min(...sets.map(set => set.repetitions)));
  return { weightKg: sets[0]!.weightKg, repetitions, sets: count };
}

function doneSet({ weightKg, repetitions }: SeenSet): DoneSet {
  return { weightKg, repetitions };
}
