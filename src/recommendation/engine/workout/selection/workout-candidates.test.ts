import type { BodyPartName } from '../../../../catalogue/catalogue.vocabulary.js';
import { FIXTURE_CATALOGUE, FIXTURE_MACHINES, fixtureWorkout } from '../fixture/fixture-catalogue.js';
import { knownStrength } from '../fixture/known-strength.js';
import { MAN } from '../fixture/test-bodies.js';
import { trainingLimits } from '../health/training-limits.js';
import { memberStrength } from '../../learning/member-strength.js';
import { HEALTH_UNTOLD, USUAL_EQUIPMENT, USUAL_PROFILE } from '../usual-profile.js';
import type { TrainingHealth, TrainingProfile, WorkoutRecommendationInput } from '../workout-engine.types.js';
import type { EngineWorkout } from '../../strength/strength.types.js';
import { rotationHash } from './rotation-hash.js';
import { bestWithOneMore, workoutCandidates, type CandidatePool } from './workout-candidates.js';

type Told = Partial<TrainingProfile> & {
  parts?: BodyPartName[];
  machines?: readonly string[];
  logMean?: number;
};

function inputOf(catalogue: readonly EngineWorkout[], told: Told = {}): WorkoutRecommendationInput {
  const { parts = ['가슴'], machines = FIXTURE_MACHINES, logMean, ...profile } = told;
  return {
    ...{ member: MAN, week: 3, catalogue: [...catalogue], profile: { ...USUAL_PROFILE, ...profile } },
    belief:
      logMean === undefined ? null : knownStrength(MAN, { bench: { logMean, variance: 0.002, days: 9 } }),
    request: {
      ...{ bodyParts: parts, machineNames: [...machines], goal: 'general', minutes: null },
      experience: undefined,
    },
  };
}

function poolOf(catalogue: readonly EngineWorkout[], told: Told = {}): CandidatePool {
  const input = inputOf(catalogue, told);
  const limits = trainingLimits(input.profile.health, 'general', MAN);
  return workoutCandidates(input, memberStrength(MAN, undefined, input.belief), limits);
}
const namesOf = (catalogue: readonly EngineWorkout[], told: Told = {}): string[] =>
  poolOf(catalogue, told).candidates.map(({ workout }) => workout.koreanName);
const refusedOf = (catalogue: readonly EngineWorkout[], told: Told = {}) =>
  poolOf(catalogue, told).refused.map(({ workout, cause, because }) => ({ id: workout.id, cause, because }));

const sore = (...soreAreas: TrainingHealth['soreAreas']): Told => ({
  health: { ...HEALTH_UNTOLD, soreAreas },
});
const trainedToday: Told = { recentlyTrained: [{ bodyPart: '가슴', daysAgo: 0 }] };
const BENCH = { ...fixtureWorkout('바벨 벤치 프레스'), easierVariantId: null };
const DUMBBELLS = fixtureWorkout('덤벨 벤치 프레스');

describe('what may be chosen', () => {
  it('trains an asked part first, with machines that are all there', () => {
    expect(namesOf([BENCH])).toEqual([BENCH.koreanName]);
    expect(namesOf([BENCH], { parts: ['삼두'] })).toEqual([]);
    expect(namesOf([BENCH], { parts: ['삼두', '가슴'] })).toEqual([BENCH.koreanName]);
    expect(namesOf([BENCH], { machines: ['벤치'] })).toEqual([]);
    expect(namesOf([{ ...BENCH, primaryBodyParts: ['가슴', '삼두'] }])).toEqual([BENCH.koreanName]);
  });

  it('is strength training that the member has not sent away', () => {
    expect(namesOf([BENCH], { excludedWorkoutIds: [BENCH.id] })).toEqual([]);
    expect(namesOf([BENCH], { excludedWorkoutIds: [BENCH.id + 1] })).toEqual([BENCH.koreanName]);
    expect(namesOf([{ ...BENCH, pattern: 'mobility' }])).toEqual([]);
    expect(namesOf([{ ...BENCH, pattern: 'conditioning' }])).toEqual([]);
  });

  it('takes no second dumbbell of who has one, and the loads they have', () => {
    const one = { equipment: { ...USUAL_EQUIPMENT, singleDumbbell: true } };
    expect(namesOf([DUMBBELLS, BENCH], one)).toEqual([BENCH.koreanName]);
    const few = { equipment: { ...USUAL_EQUIPMENT, dumbbellStepKg: 5, heaviestDumbbellKg: 5 } };
    expect(poolOf([DUMBBELLS], few).candidates[0]?.prescription.weightKg).toBe(5);
  });

  it('turns with member, week and exercise', () => {
    expect(poolOf([BENCH]).candidates[0]?.tie).toBe(rotationHash(MAN.memberKey, 3, BENCH.id));
  });
});

describe('what is refused', () => {
  const tooHeavy = { ...BENCH, minLoadKg: 200 };
  const strain: EngineWorkout = { ...BENCH, stresses: ['shoulder'] };
  const BECAUSE = '어깨가 아프다고 하셔서';

  it('is what nobody of that body lifts or knows the weight of, whatever health says', () => {
    expect(refusedOf([tooHeavy])).toEqual([{ id: BENCH.id, cause: 'tooHeavy', because: null }]);
    const unknown: EngineWorkout = { ...BENCH, baseLift: null, gentle: false };
    expect(refusedOf([unknown])).toEqual([{ id: BENCH.id, cause: 'unknown', because: null }]);
    const told = refusedOf([{ ...tooHeavy, stresses: ['shoulder'] }], sore('어깨'));
    expect(told).toEqual([{ id: BENCH.id, cause: 'tooHeavy', because: BECAUSE }]);
    expect(namesOf([tooHeavy, unknown, { ...strain, id: 900 }], sore('어깨'))).toEqual([]);
  });

  it('is what health rules out', () => {
    expect(refusedOf([strain], sore('어깨'))).toEqual([{ id: BENCH.id, cause: 'health', because: BECAUSE }]);
    expect(refusedOf([strain], sore('무릎'))).toEqual([]);
  });

  it('is what is too heavy with more in reserve, for health or for what was trained of late', () => {
    const of = (bodyweightShare: number): EngineWorkout => ({
      ...{ ...fixtureWorkout('푸시업'), easierVariantId: null, mildStresses: ['shoulder'], bodyweightShare },
    });
    // The largest share of the body that can be lifted often enough with the usual reserve.
    let share = 0.5;
    while (refusedOf([of(share + 0.005)]).length === 0) share += 0.005;
    const onlyUsual = of(share);
    expect(refusedOf([onlyUsual], sore('어깨'))).toEqual([
      { id: onlyUsual.id, cause: 'health', because: BECAUSE },
    ]);
    expect(refusedOf([onlyUsual], trainedToday)).toEqual([
      { id: onlyUsual.id, cause: 'recovery', because: '가슴 운동을 오늘 하셔서' },
    ]);
    // Health is named before recent training.
    expect(refusedOf([onlyUsual], { ...sore('어깨'), ...trainedToday })[0]).toMatchObject({
      cause: 'health',
    });
  });
});

describe('what is lighter', () => {
  const mild: EngineWorkout = { ...BENCH, mildStresses: ['shoulder'] };

  it('leaves four in reserve for mild stress and for a part trained of late, and says why', () => {
    const [usual] = poolOf([mild]).candidates;
    expect(usual).toMatchObject({ lightenedFor: null });
    for (const [told, because] of [
      [sore('어깨'), '어깨가 아프다고 하셔서'],
      [trainedToday, '가슴 운동을 오늘 하셔서'],
    ] as const) {
      const [lighter] = poolOf([mild], told).candidates;
      expect(lighter?.lightenedFor).toBe(because);
      expect(lighter!.prescription.basis.askedReserve).toBe(4);
      expect(lighter!.prescription.weightKg!).toBeLessThan(usual!.prescription.weightKg!);
    }
  });

  it('says so where only more is left in reserve', () => {
    const deadlift: EngineWorkout = { ...fixtureWorkout('데드리프트'), mildStresses: ['shoulder'] };
    const of = (told: Told) =>
      poolOf([deadlift], { parts: deadlift.primaryBodyParts, ...told }).candidates[0]!;
    const [usual, lighter] = [of({}), of(sore('어깨'))];
    expect(lighter.prescription).toMatchObject({ repeat: usual.prescription.repeat, repsInReserve: 4 });
    expect(lighter.lightenedFor).toBe('어깨가 아프다고 하셔서');
  });

  it('says so of a hold that is shorter, and nothing of one that is short anyway', () => {
    const secondsOf = (bodyweightShare: number) => {
      const hold: EngineWorkout = {
        ...{ ...fixtureWorkout('플랭크'), mildStresses: ['shoulder'], baseLift: 'squat', ratioMale: 1 },
        ...{ bodyweightShare, pattern: 'squat' },
      };
      const [lighter] = poolOf([hold], { parts: ['복부'], ...sore('어깨') }).candidates;
      return [lighter!.prescription.repeat, lighter!.lightenedFor];
    };
    expect(secondsOf(0.6)).toEqual([25, '어깨가 아프다고 하셔서']);
    expect(secondsOf(0.5)).toEqual([30, null]);
  });
});

describe('a harder and an easier variant of one move', () => {
  const PUSH_UP = fixtureWorkout('푸시업');
  const KNEES = fixtureWorkout('무릎 푸시업');

  it('the easier takes the place where few repetitions of the harder are left and it fits', () => {
    expect(poolOf([PUSH_UP]).candidates[0]?.prescription.fit).toBe('fewRepetitions');
    expect(namesOf([PUSH_UP, KNEES])).toEqual([KNEES.koreanName]);
    expect(refusedOf([PUSH_UP, KNEES])).toEqual([{ id: PUSH_UP.id, cause: 'tooHeavy', because: null }]);
    const elsewhere = { ...PUSH_UP, easierVariantId: null };
    expect(namesOf([elsewhere, KNEES])).toEqual([PUSH_UP.koreanName, KNEES.koreanName]);
    expect(namesOf([PUSH_UP, { ...KNEES, machineNames: ['없는 기구'] }])).toEqual([PUSH_UP.koreanName]);
  });

  it('the harder stays where the easier fits no better', () => {
    expect(namesOf([PUSH_UP, { ...KNEES, bodyweightShare: 0.64 }])).toEqual([
      PUSH_UP.koreanName,
      KNEES.koreanName,
    ]);
  });

  it('gives way for health or recovery where that is what leaves few', () => {
    // Five push-ups with three in reserve, four with four.
    const both: EngineWorkout[] = [{ ...PUSH_UP, mildStresses: ['shoulder'] }, KNEES];
    expect(refusedOf(both, { logMean: 0.05 })).toEqual([]);
    expect(refusedOf(both, { logMean: 0.05, ...trainedToday })).toEqual([
      { id: PUSH_UP.id, cause: 'recovery', because: '가슴 운동을 오늘 하셔서' },
    ]);
    expect(refusedOf(both, { logMean: 0.05, ...sore('어깨') })).toEqual([
      { id: PUSH_UP.id, cause: 'health', because: '어깨가 아프다고 하셔서' },
    ]);
    // Too few even with three in reserve.
    expect(refusedOf(both, { logMean: 0.025, ...trainedToday })).toMatchObject([{ cause: 'tooHeavy' }]);
  });

  it('the easier is too light where the harder may be chosen, unless a load can be hung on it or training is built on it', () => {
    const fitOf = (easier: EngineWorkout, harder = PUSH_UP) =>
      poolOf([harder, easier], { logMean: 0.1 }).candidates.map(({ prescription }) => prescription.fit)[1];
    expect(fitOf(KNEES)).toBe('tooLight');
    expect(fitOf(KNEES, { ...PUSH_UP, easierVariantId: null })).toBe('fits');
    expect(fitOf({ ...KNEES, staple: 2 })).toBe('fits');
    expect(fitOf(DUMBBELLS, { ...BENCH, easierVariantId: DUMBBELLS.id })).toBe('fits');
  });
});

describe('the best with one more machine', () => {
  function best(machines: readonly string[], told: Told = {}, catalogue = FIXTURE_CATALOGUE) {
    const input = inputOf(catalogue, { ...told, machines });
    const limits = trainingLimits(input.profile.health, 'general', MAN);
    const strength = memberStrength(MAN, undefined, null);
    const rules = { bodyParts: input.request.bodyParts, experience: 'intermediate' as const };
    const found = bestWithOneMore('가슴', input, strength, limits, rules);
    return found && { machineName: found.machineName, name: found.workout.koreanName };
  }

  it('is the part’s best of what lacks that one alone', () => {
    const two = [BENCH, fixtureWorkout('펙덱 플라이')];
    expect(best(['바벨'], {}, two)).toEqual({ machineName: '벤치', name: BENCH.koreanName });
    expect(best([], {}, two)).toEqual({ machineName: '펙덱', name: '펙덱 플라이' });
    expect(best(['바벨', '벤치', '펙덱'], {}, two)).toBeNull();
    expect(best([], {}, [{ ...two[1]!, primaryBodyParts: ['등'] }])).toBeNull();
  });

  it('is nothing that is no strength training, was sent away, takes a second dumbbell or is refused', () => {
    expect(best(['바벨'], {}, [{ ...BENCH, pattern: 'mobility' }])).toBeNull();
    expect(best(['바벨'], { excludedWorkoutIds: [BENCH.id] }, [BENCH])).toBeNull();
    expect(best(['바벨'], sore('어깨'), [{ ...BENCH, stresses: ['shoulder'] }])).toBeNull();
    const one = { equipment: { ...USUAL_EQUIPMENT, singleDumbbell: true } };
    expect(best(['벤치'], one, [DUMBBELLS])).toBeNull();
    expect(best(['벤치'], {}, [DUMBBELLS])).toEqual({ machineName: '덤벨', name: DUMBBELLS.koreanName });
  });
});
