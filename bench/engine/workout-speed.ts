/**
 * Times one workout recommendation over a catalogue of 500 workouts:
 *   npx tsx bench/engine/workout-speed.ts
 * Reports CPU time beside wall-clock time, because other load only lengthens the latter.
 */
import { BODY_PARTS } from '../../src/catalogue/catalogue.vocabulary.js';
import {
  FIXTURE_MACHINES,
  grownCatalogue,
} from '../../src/recommendation/engine/workout/fixture/fixture-catalogue.js';
import { USUAL_PROFILE } from '../../src/recommendation/engine/workout/usual-profile.js';
import { recommendWorkouts } from '../../src/recommendation/engine/workout/workout-engine.js';
import type { WorkoutRecommendationInput } from '../../src/recommendation/engine/workout/workout-engine.types.js';

const CATALOGUE_SIZE = 500;
const WARM_UP = 200;
const ROUNDS = 2000;
const GOALS = ['general', 'hypertrophy', 'strength', 'endurance'] as const;
const EXPERIENCES = [undefined, 'beginner', 'intermediate', 'advanced'] as const;

export interface SpeedReport {
  catalogueSize: number;
  rounds: number;
  medianMs: number;
  p99Ms: number;
  worstMs: number;
  /** CPU time of this process, unaffected by other load. */
  medianCpuMs: number;
  p99CpuMs: number;
  worstCpuMs: number;
}

/** All machines, one to four parts, cycling through goals and experiences. */
function inputOf(
  round: number,
  catalogue: WorkoutRecommendationInput['catalogue'],
): WorkoutRecommendationInput {
  const names = BODY_PARTS.map(({ koreanName }) => koreanName);
  const count = 1 + (round % 4);
  const bodyParts = Array.from({ length: count }, (_, index) => names[(round * 3 + index) % names.length]!);
  return {
    member: {
      sex: round % 2 === 0 ? '남' : '여',
      ageYears: 18 + (round % 60),
      heightCm: 155 + (round % 35),
      weightKg: 50 + (round % 50),
      bodyFatPercent: 12 + (round % 25),
      muscleMassPercent: 40,
      upDownBalance: 0.1 * (1 + (round % 9)),
      compositionSource: 'measured',
      memberKey: round,
    },
    request: {
      bodyParts,
      machineNames: [...FIXTURE_MACHINES],
      goal: GOALS[round % GOALS.length]!,
      experience: EXPERIENCES[Math.floor(round / 4) % EXPERIENCES.length],
      minutes: null,
    },
    profile: USUAL_PROFILE,
    catalogue,
    belief: null,
    week: Math.floor(round / 7),
  };
}

export function measureSpeed(): SpeedReport {
  const catalogue = grownCatalogue(CATALOGUE_SIZE);
  for (let round = 0; round < WARM_UP; round++) recommendWorkouts(inputOf(round, catalogue));
  const times: number[] = [];
  const cpuTimes: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const input = inputOf(round, catalogue);
    const cpuBefore = process.cpuUsage();
    const start = performance.now();
    recommendWorkouts(input);
    times.push(performance.now() - start);
    const cpu = process.cpuUsage(cpuBefore);
    cpuTimes.push((cpu.user + cpu.system) / 1000);
  }
  const [wall, own] = [times, cpuTimes].map(values => values.sort((a, b) => a - b));
  return {
    catalogueSize: CATALOGUE_SIZE,
    rounds: ROUNDS,
    medianMs: wall![ROUNDS / 2]!,
    p99Ms: wall![Math.floor(ROUNDS * 0.99)]!,
    worstMs: wall![ROUNDS - 1]!,
    medianCpuMs: own![ROUNDS / 2]!,
    p99CpuMs: own![Math.floor(ROUNDS * 0.99)]!,
    worstCpuMs: own![ROUNDS - 1]!,
  };
}

if (process.argv[1]?.endsWith('workout-speed.ts')) console.log(measureSpeed());
