import fc from 'fast-check';
import type { BodyPartName } from '../../../catalogue/catalogue.vocabulary.js';
import { anyInput } from './fixture/arbitraries.js';
import { knownStrength } from './fixture/known-strength.js';
import { FIXTURE_CATALOGUE, FIXTURE_MACHINES, fixtureWorkout } from './fixture/fixture-catalogue.js';
import { floorToGrid, nextHeavierLoad } from '../strength/load-grid.js';
import { shareOfOneRepMax } from '../strength/repetition-table.js';
import { BODY_PARTS_BY_SIZE } from './selection/body-part-slots.js';
import { strengthCapKg } from '../strength/strength-cap.js';
import type { WorkoutRecommendationInput, WorkoutRecommendationItem } from './workout-engine.types.js';
import type { EngineMember, EngineWorkout } from '../strength/strength.types.js';
import { USUAL_PROFILE } from './usual-profile.js';
import { recommendWorkouts } from './workout-engine.js';
import { LOAD_LABELS } from '../../../catalogue/load-label.js';
import type { Experience, TrainingGoal } from '../../../training-preferences/workout-wire-names.js';

const MAN: EngineMember = {
  sex: '남',
  ageYears: 30,
  heightCm: 175,
  weightKg: 71.5,
  bodyFatPercent: 18,
  muscleMassPercent: 45.9,
  upDownBalance: 0.5,
  compositionSource: 'measured',
  memberKey: 1,
};
const LIGHT_WOMAN: EngineMember = {
  ...MAN,
  sex: '여',
  heightCm: 158,
  weightKg: 48,
  bodyFatPercent: 28,
  muscleMassPercent: 39.2,
};

interface Options {
  member?: EngineMember;
  machines?: readonly string[];
  goal?: TrainingGoal;
  experience?: Experience;
  belief?: WorkoutRecommendationInput['belief'];
  week?: number;
}

function inputFor(bodyParts: BodyPartName[], options: Options = {}): WorkoutRecommendationInput {
  return {
    member: options.member ?? MAN,
    request: {
      bodyParts,
      machineNames: [...(options.machines ?? FIXTURE_MACHINES)],
      goal: options.goal ?? 'general',
      experience: options.experience,
      minutes: null,
    },
    profile: USUAL_PROFILE,
    catalogue: [...FIXTURE_CATALOGUE],
    belief: options.belief ?? null,
    week: options.week ?? 1,
  };
}

function workoutOf(item: WorkoutRecommendationItem): EngineWorkout {
  return FIXTURE_CATALOGUE.find(({ id }) => id === item.workoutId)!;
}

function namesOf(input: WorkoutRecommendationInput): string[] {
  return recommendWorkouts(input).items.map(item => workoutOf(item).koreanName);
}

describe('recommendWorkouts, whatever the input', () => {
  it('chooses only exercises that train an asked part first with machines that are there, each once', () => {
    fc.assert(
      fc.property(anyInput(), input => {
        const { items, unfilled } = recommendWorkouts(input);
        expect(new Set(items.map(({ workoutId }) => workoutId)).size).toBe(items.length);
        for (const workout of items.map(workoutOf)) {
          expect(input.request.bodyParts.some(part => workout.primaryBodyParts.includes(part))).toBe(true);
          expect(input.request.machineNames).toEqual(expect.arrayContaining(workout.machineNames));
        }
        for (const { bodyPartKoreanName, reason } of unfilled) {
          expect(input.request.bodyParts).toContain(bodyPartKoreanName);
          expect(reason).toMatch(/요\.$/u);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('puts every load on its grid, never above its share of the estimated 1RM, inside its range', () => {
    fc.assert(
      fc.property(anyInput(), input => {
        for (const item of recommendWorkouts(input).items) {
          if (item.weight === null) {
            expect(item.weightRange).toBeNull();
            continue;
          }
          const workout = workoutOf(item);
          const { estimatedOneRepMaxKg, firstSessionFactor, basis } = item.evidence;
          const [from, to] = item.weightRange!;
          expect(item.weight).toBeGreaterThanOrEqual(0);
          expect(from).toBeLessThanOrEqual(item.weight);
          expect(to).toBeGreaterThanOrEqual(item.weight);
          const targetKg =
            estimatedOneRepMaxKg! * shareOfOneRepMax(item.repeat + basis.askedReserve) * firstSessionFactor;
          const bodyKg = basis.bodyLoadKg ?? 0;
          if (item.loadLabel === LOAD_LABELS.assistance) {
            expect(item.weight % workout.incrementKg).toBe(0);
            expect(bodyKg - item.weight).toBeLessThanOrEqual(targetKg + 1e-6);
            continue;
          }
          expect(floorToGrid(workout, item.weight)).toBe(item.weight);
          expect(floorToGrid(workout, to)).toBe(to);
          expect(bodyKg + item.weight).toBeLessThanOrEqual(targetKg + 1e-6);
          // The heaviest such load, unless it is too much more than last time.
          if (item.evidence.limit === 'lastTime') {
            expect(bodyKg + item.weight).toBeLessThanOrEqual(basis.mostLoadKg! + 1e-6);
          } else {
            expect(bodyKg + nextHeavierLoad(workout, item.weight)).toBeGreaterThan(targetKg);
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it('starts no base lift above its cap before anything was learned', () => {
    fc.assert(
      fc.property(anyInput(), input => {
        for (const { evidence } of recommendWorkouts({ ...input, belief: null }).items) {
          if (evidence.baseLift === null) continue;
          expect(evidence.baseOneRepMaxKg).toBeLessThanOrEqual(
            strengthCapKg(evidence.baseLift, input.member) + 0.0501,
          );
        }
      }),
      { numRuns: 300 },
    );
  });

  // A limit of the estimate, like the cap: a member who has shown more with dumbbells is believed.
  it('presses per hand at most 0.45 of the barbell bench before training, whatever the catalogue says', () => {
    const exaggerated = FIXTURE_CATALOGUE.map(workout => ({ ...workout, ratioMale: 0.9, ratioFemale: 0.9 }));
    fc.assert(
      fc.property(anyInput(), fc.constantFrom(...(['가슴', '어깨'] as const)), (input, bodyPart) => {
        const member = { ...input.member, sex: '남' as const };
        const output = recommendWorkouts({
          ...input,
          member,
          belief: null,
          catalogue: exaggerated,
          request: { ...input.request, bodyParts: [bodyPart], machineNames: ['덤벨', '벤치'] },
        });
        const bench = recommendWorkouts({
          ...input,
          member,
          belief: null,
          request: { ...input.request, bodyParts: ['가슴'], machineNames: ['펙덱'] },
        }).items[0];
        if (bench === undefined) return;
        const presses = output.items.filter(item =>
          ['horizontalPush', 'inclinePush', 'verticalPush'].includes(workoutOf(item).pattern),
        );
        for (const { evidence } of presses) {
          expect(evidence.estimatedOneRepMaxKg).toBeLessThanOrEqual(
            0.45 * bench.evidence.baseOneRepMaxKg! + 0.1,
          );
        }
      }),
      { numRuns: 200 },
    );
  });

  it('answers the same for the same input and leaves the input alone', () => {
    fc.assert(
      fc.property(anyInput(), input => {
        const before = JSON.stringify(input);
        const first = recommendWorkouts(input);
        expect(JSON.stringify(input)).toBe(before);
        expect(recommendWorkouts(JSON.parse(before) as WorkoutRecommendationInput)).toEqual(first);
      }),
      { numRuns: 200 },
    );
  });

  it('orders multi-joint before single-joint with the trunk last, and gives no muscle more than ten sets', () => {
    fc.assert(
      fc.property(anyInput(), input => {
        const { items } = recommendWorkouts(input);
        const keys = items.map(item => {
          const { mechanic, primaryBodyParts } = workoutOf(item);
          return primaryBodyParts.includes('복부') ? 2 : mechanic === 'compound' ? 0 : 1;
        });
        expect([...keys].sort((a, b) => a - b)).toEqual(keys);
        for (const part of BODY_PARTS_BY_SIZE) {
          const direct = items.filter(item => workoutOf(item).primaryBodyParts.includes(part));
          expect(direct.reduce((sum, item) => sum + item.set, 0)).toBeLessThanOrEqual(10);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('explains each exercise in two or three short sentences', () => {
    fc.assert(
      fc.property(anyInput(), input => {
        for (const { reason } of recommendWorkouts(input).items) {
          const sentences = reason.split(/(?<=요)\.\s*/u).filter(Boolean);
          expect(sentences.length).toBeGreaterThanOrEqual(2);
          expect(sentences.length).toBeLessThanOrEqual(3);
          for (const sentence of sentences) expect(sentence.length).toBeLessThanOrEqual(80);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('recommendWorkouts', () => {
  it.each([
    [['가슴'], 4],
    [['가슴', '등'], 6],
    [['가슴', '등', '어깨'], 6],
    [['가슴', '등', '허벅지 앞', '이두'], 6],
  ] as [BodyPartName[], number][])('fills the slots of %j with %d exercises', (parts, count) => {
    expect(recommendWorkouts(inputFor(parts)).items).toHaveLength(count);
  });

  it('trains the chest flat, inclined and with a fly before anything twice', () => {
    const patterns = recommendWorkouts(inputFor(['가슴', '등'])).items.map(item => workoutOf(item).pattern);
    expect(patterns).toEqual(expect.arrayContaining(['horizontalPush', 'inclinePush', 'fly']));
    expect(patterns).toEqual(expect.arrayContaining(['verticalPull', 'horizontalPull']));
    expect(new Set(patterns).size).toBe(6);
  });

  it('trains shoulders by press, side and rear', () => {
    const patterns = recommendWorkouts(inputFor(['어깨', '가슴']))
      .items.filter(item => workoutOf(item).primaryBodyParts.includes('어깨'))
      .map(item => workoutOf(item).pattern);
    expect(patterns).toEqual(['verticalPush', 'shoulderAbduction', 'rearDelt']);
  });

  it('recommends no barbell lift when only dumbbells are available', () => {
    for (const item of recommendWorkouts(inputFor(['가슴', '등', '어깨'], { machines: ['덤벨', '벤치'] }))
      .items) {
      expect(workoutOf(item).machineNames).not.toContain('바벨');
      expect(item.loadLabel).toBe('한 손');
    }
  });

  it('starts beginners on stable machines, with at most two squats and hinges', () => {
    const { items } = recommendWorkouts(
      inputFor(['허벅지 앞', '허벅지 뒤', '엉덩이', '등'], { experience: 'beginner' }),
    );
    const heavy = items.filter(item => ['squat', 'hinge'].includes(workoutOf(item).pattern));
    expect(heavy.length).toBeLessThanOrEqual(2);
    expect(workoutOf(items[0]!).skill).toBe(1);
    expect(items[0]!.reason).toContain('기구가 자세를 잡아 줘서');
  });

  it('puts a dumbbell in place of a bar that would have been chosen but nobody of that body could lift', () => {
    const bar = fixtureWorkout('바벨 벤치 프레스');
    const dumbbell = fixtureWorkout('덤벨 벤치 프레스');
    const itemIn = (member: EngineMember, week: number) =>
      recommendWorkouts(
        inputFor(['가슴', '등'], { member, machines: ['바벨', '벤치', '덤벨'], week }),
      ).items.find(it => [bar.id, dumbbell.id].includes(it.workoutId))!;
    const weeks = Array.from({ length: 12 }, (_, week) => week);
    const strong = { ...MAN, memberKey: LIGHT_WOMAN.memberKey };
    // A member who can lift the bar gets it in some weeks and dumbbells in others: only in the former was the bar refused.
    for (const week of weeks) {
      const wanted = itemIn(strong, week).workoutId === bar.id;
      const item = itemIn(LIGHT_WOMAN, week);
      expect(item.workoutId).toBe(dumbbell.id);
      expect(item.evidence.standsInForId).toBe(wanted ? bar.id : null);
      expect(item.evidence.standsInCause).toBe(wanted ? 'tooHeavy' : null);
      expect(item.reason.includes('바벨 벤치 프레스는 아직 무거울 수 있어서')).toBe(wanted);
    }
    expect(new Set(weeks.map(week => itemIn(strong, week).workoutId)).size).toBe(2);
  });

  it('replaces a push-up by the knee push-up only where few repetitions are left', () => {
    const machines = ['맨몸'];
    const strong = knownStrength(MAN, { bench: { logMean: 0.25, variance: 0.002, days: 9 } });
    expect(namesOf(inputFor(['가슴'], { machines }))).toEqual(['무릎 푸시업']);
    expect(namesOf(inputFor(['가슴', '등'], { machines: [...machines, '철봉'], belief: strong }))[0]).toBe(
      '푸시업',
    );
  });

  it('recommends no workout of unknown load, unless it is harmless', () => {
    const unknown: EngineWorkout = {
      ...fixtureWorkout('백 익스텐션'),
      id: 900,
      primaryBodyParts: ['허벅지 앞'],
      machineNames: ['맨몸'],
      gentle: false,
    };
    const input = inputFor(['허벅지 앞'], { machines: ['맨몸'], experience: 'advanced' });
    expect(recommendWorkouts({ ...input, catalogue: [unknown] }).items).toEqual([]);
    expect(recommendWorkouts({ ...input, catalogue: [{ ...unknown, gentle: true }] }).items).toHaveLength(1);
  });

  it('leaves out the workouts that the member excluded', () => {
    const input = inputFor(['가슴']);
    const [first] = recommendWorkouts(input).items;
    const without = { ...input, profile: { ...USUAL_PROFILE, excludedWorkoutIds: [first!.workoutId] } };
    const { items } = recommendWorkouts(without);
    expect(items.map(({ workoutId }) => workoutId)).not.toContain(first!.workoutId);
    expect(items).toHaveLength(4);
  });

  it('names a part that cannot be served, and what one machine more would add', () => {
    const { items, unfilled } = recommendWorkouts(
      inputFor(['가슴', '종아리'], { machines: ['덤벨', '벤치'] }),
    );
    expect(items.length).toBeGreaterThan(0);
    expect(unfilled).toEqual([
      {
        bodyPartKoreanName: '종아리',
        workoutIds: [],
        reason:
          '선택한 기구로 할 수 있는 종아리 운동이 없어요. 카프 레이즈가 있으면 스탠딩 카프 레이즈를 할 수 있어요.',
      },
    ]);
  });

  it('says when even the lightest load is too heavy', () => {
    const { items, unfilled } = recommendWorkouts(
      inputFor(['어깨'], { member: LIGHT_WOMAN, machines: ['바벨'] }),
    );
    expect(items).toEqual([]);
    expect(unfilled[0]!.reason).toContain('가장 가벼운 어깨 운동도 아직 무거울 수 있어요');
  });

  it('explains the load with the member’s own numbers', () => {
    const input = inputFor(['가슴'], { machines: ['바벨', '벤치'] });
    const item = recommendWorkouts(input).items[0]!;
    expect(item.evidence).toMatchObject({
      baseLift: 'bench',
      fatFreeMassKg: 58.6,
      repsInReserve: 3,
      confidence: 'medium',
      observationCount: 0,
      compositionSource: 'measured',
    });
    const { most, felt } = item.stop!;
    expect(item.reason).toContain(
      `처음이라 가볍게 ${item.weight}kg으로, ${most}회를 넘기지 말고 ${felt}번 더 할 수 있겠다 싶을 때 멈춰 주세요.`,
    );
    expect(item.reason).not.toMatch(/1RM|%/u);
    expect(item.details.slice(0, 2)).toEqual([
      `제지방량 58.6kg과 나이로 예상한 최대 무게(1RM)는 ${Math.round(item.evidence.estimatedOneRepMaxKg! * 10) / 10}kg이에요(확신 보통).`,
      `추천 무게는 그 ${item.evidence.percentOfOneRepMax}%예요.`,
    ]);
    expect(item.details.at(-1)).toBe(
      `무거우면 ${item.weightRange![0]}kg까지 내리고, 가벼우면 ${item.weightRange![1]}kg까지 올려 보세요.`,
    );
  });

  it('names the balance only where it moved the lift', () => {
    const uneven = { member: { ...MAN, upDownBalance: 0.8 }, experience: 'advanced' as const };
    const machines = ['바벨', '벤치', '랫 풀다운'];
    const items = recommendWorkouts(inputFor(['등', '가슴'], { ...uneven, machines })).items;
    const deadlifts = items.filter(({ evidence }) => evidence.baseLift === 'deadlift');
    const presses = items.filter(({ evidence }) => evidence.baseLift === 'bench');
    expect(Math.min(deadlifts.length, presses.length)).toBeGreaterThan(0);
    for (const { details } of presses) expect(details[0]).toContain('상·하체 균형');
    for (const { details } of deadlifts) expect(details[0]).not.toContain('상·하체 균형');
  });

  it('says what was learned, with more confidence and a narrower range', () => {
    const machines = ['바벨', '벤치'];
    const [first] = recommendWorkouts(inputFor(['가슴'], { machines })).items;
    const belief = knownStrength(MAN, {
      bench: { logMean: Math.log(1.12), variance: 0.0025, days: 4 },
    });
    const [later] = recommendWorkouts(inputFor(['가슴'], { machines, belief })).items;
    expect(later!.weight).toBeGreaterThan(first!.weight!);
    expect(later!.evidence).toMatchObject({ confidence: 'high', learnedPercent: 12, observationCount: 4 });
    expect(later!.reason).toContain('그동안의 기록에 맞춰');
    expect(later!.details[0]).toContain('내 기록 4번에 맞춰 12% 올린 최대 무게');
    expect(later!.details[0]).toContain('(확신 높음)');
  });

  it('asks to measure again where fat and muscle do not fit together', () => {
    const member = { ...MAN, muscleMassPercent: 8 };
    const [item] = recommendWorkouts(inputFor(['가슴'], { member, machines: ['바벨', '벤치'] })).items;
    expect(item!.evidence).toMatchObject({ measureAgain: true, confidence: 'low' });
    expect(item!.details).toContain('골격근량이 체지방률과 맞지 않으니 다시 재 보세요.');
  });

  it('shows different exercises of equal worth to different members and in different weeks', () => {
    const sessions = new Set(
      Array.from({ length: 20 }, (_, week) => namesOf(inputFor(['가슴', '이두'], { week })).join()),
    );
    expect(sessions.size).toBeGreaterThan(1);
    const members = new Set(
      Array.from({ length: 20 }, (_, memberKey) =>
        namesOf(inputFor(['가슴', '이두'], { member: { ...MAN, memberKey } })).join(),
      ),
    );
    expect(members.size).toBeGreaterThan(1);
  });
});
