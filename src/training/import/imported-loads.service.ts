import { Injectable } from '@nestjs/common';
import { TimeSlicer } from '../../common/time/time-slicer.js';
import { LoadDoubts, type LiftedLoad, type LoadDoubt } from '../../recommendation/public.js';
import type { TrainingSet } from '../entities/training-set.entity.js';
import type { PlannedSession } from './import-plan.js';

/** Loads checked before other work gets its turn. */
const LOADS_AT_ONCE = 200;

interface DoubtCount {
  sets: number;
  doubted: number;
}

/** Finds typing errors among imported loads. */
@Injectable()
export class ImportedLoads {
  constructor(private readonly loads: LoadDoubts) {}

  /**
   * Marks sets with a doubtful load; if half of a workout's sets are far from the estimate, the estimate is wrong instead.
   *
   * @returns number of doubtful sets
   */
  async doubt(userId: number, sessions: readonly PlannedSession[]): Promise<number> {
    const slicer = new TimeSlicer();
    const distinct = new Map<string, LiftedLoad>();
    for (const { sets } of sessions) {
      for (const set of sets) if (isLoaded(set)) distinct.set(loadKey(set), loadOf(set));
      await slicer.yieldIfDue();
    }
    const doubts = await this.doubts(userId, [...distinct.values()]);
    if (doubts.size === 0) return 0;
    const tallies = await tally(sessions, doubts);
    let count = 0;
    for (const { sets } of sessions) {
      for (const set of sets) {
        const { sets: all, doubted } = tallies.get(set.workoutId) ?? { sets: 0, doubted: 0 };
        if (!isLoaded(set) || doubted * 2 >= all) continue;
        set.doubt = doubts.get(loadKey(set)) ?? null;
        if (set.doubt !== null) count++;
      }
      await slicer.yieldIfDue();
    }
    return count;
  }

  private async doubts(userId: number, loads: readonly LiftedLoad[]): Promise<Map<string, LoadDoubt>> {
    const slicer = new TimeSlicer();
    const doubts = new Map<string, LoadDoubt>();
    for (let from = 0; from < loads.length; from += LOADS_AT_ONCE) {
      const found = await this.loads.of(userId, loads.slice(from, from + LOADS_AT_ONCE));
      for (const [key, doubt] of found) doubts.set(key, doubt);
      await slicer.yieldIfDue();
    }
    return doubts;
  }
}

/** Number of loaded sets per workout, and of doubtful ones. */
async function tally(
  sessions: readonly PlannedSession[],
  doubts: ReadonlyMap<string, LoadDoubt>,
): Promise<Map<number, DoubtCount>> {
  const slicer = new TimeSlicer();
  const tallies = new Map<number, DoubtCount>();
  for (const { sets } of sessions) {
    for (const set of sets.filter(isLoaded)) {
      const { sets: all, doubted } = tallies.get(set.workoutId) ?? { sets: 0, doubted: 0 };
      const isDoubted = doubts.has(loadKey(set));
      tallies.set(set.workoutId, { sets: all + 1, doubted: doubted + (isDoubted ? 1 : 0) });
    }
    await slicer.yieldIfDue();
  }
  return tallies;
}

const isLoaded = ({ kind, weight }: TrainingSet): boolean => kind === 'work' && weight !== null;

const loadKey = ({ workoutId, weight, reps }: TrainingSet): string => `${workoutId} ${weight} ${reps}`;

function loadOf(set: TrainingSet): LiftedLoad {
  return { id: loadKey(set), workoutId: set.workoutId, weightKg: set.weight ?? 0, repetitions: set.reps };
}
