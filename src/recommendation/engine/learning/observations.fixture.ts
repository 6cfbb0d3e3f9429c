import { fixtureWorkout } from '../workout/fixture/fixture-catalogue.js';
import { MAN } from '../workout/fixture/test-bodies.js';
import type { EngineMember, EngineWorkout } from '../strength/strength.types.js';
import type { Seen } from './load-evidence.js';
import type { Observation } from './replay.js';

export const BENCH = fixtureWorkout('바벨 벤치 프레스');

export const day = (index: number): string =>
  new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);

/** An observation of a workout on a day. */
export function observation(
  workout: EngineWorkout,
  index: number,
  seen: Seen,
  member: EngineMember = MAN,
): Observation {
  return { date: day(index), member, experience: undefined, workout, seen };
}
