import { In, type EntityManager } from 'typeorm';
import { dateAfter } from '../../common/time/dates.js';
import { TrainingSession } from '../entities/training-session.entity.js';
import { TrainingSet } from '../entities/training-set.entity.js';
import type { PlannedSession } from './import-plan.js';

/** A set of the same workout within this time of a logged set is that set. */
const SAME_MS = 60_000;

type ComparableSet = Pick<TrainingSet, 'workoutId' | 'doneAt' | 'weight' | 'reps' | 'seconds'>;

/**
 * The part of some sessions that is missing from a member's log, in new lists. Endurance is there if one of its kind begins within a minute. Each logged set matches at most one set of the file: two equal sets
 * of a session are two.
 *
 * @param ignored sessions from the same file
 */
export async function notLoggedYet(
  manager: EntityManager,
  userId: number,
  planned: readonly PlannedSession[],
  ignored: ReadonlySet<string>,
): Promise<PlannedSession[]> {
  const sessions = await sessionsAround(manager, userId, planned, ignored);
  const isThere = ({ cardioKind, startedAt }: TrainingSession): boolean =>
    sessions.some(
      each =>
        each.cardioKind === cardioKind && Math.abs(each.startedAt.getTime() - startedAt.getTime()) <= SAME_MS,
    );
  const there = await setsOf(
    manager,
    sessions.map(({ id }) => id),
  );
  // Identical sets first, so that none of them is matched with its neighbour.
  const remaining = planned.map(({ session, sets }) => ({ session, sets: without(there, sets, isSame) }));
  return remaining
    .map(({ session, sets }) => ({ session, sets: without(there, sets, () => true) }))
    .filter(({ session, sets }) => (session.cardioKind === null ? sets.length > 0 : !isThere(session)));
}

/** Logged sessions of the same and adjacent days. */
async function sessionsAround(
  manager: EntityManager,
  userId: number,
  planned: readonly PlannedSession[],
  ignored: ReadonlySet<string>,
): Promise<Pick<TrainingSession, 'id' | 'cardioKind' | 'startedAt'>[]> {
  const days = new Set(planned.flatMap(({ session }) => around(session.localDate)));
  const sessions = await manager.find(TrainingSession, {
    select: { id: true, cardioKind: true, startedAt: true },
    where: { userId, localDate: In([...days]), deleted: false },
  });
  return sessions.filter(({ id }) => !ignored.has(id));
}

/** The sets of sessions, by workout. */
async function setsOf(manager: EntityManager, ids: readonly string[]): Promise<Map<number, ComparableSet[]>> {
  const byWorkout = new Map<number, ComparableSet[]>();
  if (ids.length === 0) return byWorkout;
  const sets = await manager.find(TrainingSet, {
    select: { id: true, workoutId: true, doneAt: true, weight: true, reps: true, seconds: true },
    where: { sessionId: In([...ids]), deleted: false },
  });
  for (const set of sets) {
    if (set.doneAt === null) continue;
    const same = byWorkout.get(set.workoutId);
    if (same) same.push(set);
    else byWorkout.set(set.workoutId, [set]);
  }
  return byWorkout;
}

function around(date: string): string[] {
  return [-1, 0, 1].map(days => dateAfter(date, days));
}

/** Leaves out sets that are logged, and removes the logged set that matched. */
function without(
  there: Map<number, ComparableSet[]>,
  sets: readonly TrainingSet[],
  matches: (a: ComparableSet, b: ComparableSet) => boolean,
): TrainingSet[] {
  return sets.filter(set => {
    const logged = there.get(set.workoutId) ?? [];
    const found = logged.findIndex(
      each => Math.abs(each.doneAt!.getTime() - set.doneAt!.getTime()) <= SAME_MS && matches(each, set),
    );
    if (found >= 0) logged.splice(found, 1);
    return found < 0;
  });
}

const isSame = (a: ComparableSet, b: ComparableSet): boolean =>
  a.weight === b.weight && a.reps === b.reps && a.seconds === b.seconds;
