import fc from 'fast-check';
import { GYM, PRODUCT_CATALOGUE, productWorkout } from '../workout/fixture/product-catalogue.js';
import { anyProductInput, healthUpTo } from '../workout/fixture/product-inputs.js';
import { MAN, WOMAN } from '../workout/fixture/test-bodies.js';
import { USUAL_PROFILE } from '../workout/usual-profile.js';
import { planWeek } from './plan-week.js';
import { brokenRules } from './week-checker.fixture.js';
import type { KeptDay, TrainingDay, WeekInput, WeekPlan } from './week.types.js';

/** Ends a search after a fixed number of polls: the same on every machine. */
const afterQuestions = (most: number) => () => --most < 0;
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

const dayOf = (weekday: number | null, more: Partial<TrainingDay> = {}): TrainingDay => ({
  ...{ weekday, minutes: 60, machineNames: GYM, onlyParts: null },
  ...more,
});
const weekOf = (days: TrainingDay[], more: Partial<WeekInput> = {}): WeekInput => ({
  ...{ member: MAN, goal: 'hypertrophy', experience: 'intermediate', profile: USUAL_PROFILE, days },
  ...{
    catalogue: PRODUCT_CATALOGUE,
    belief: null,
    week: 1,
    pins: [],
    done: [],
    trainedHard: [],
    old: [],
    isAgain: false,
    lasting: [],
  },
  ...more,
});
const idOf = (name: string) => PRODUCT_CATALOGUE.find(({ koreanName }) => koreanName === name)!.id;
const idsOf = ({ days }: WeekPlan) => days.flatMap(({ workouts }) => workouts.map(each => each.workoutId));

describe('a planned week', () => {
  it('keeps to health, places, exclusions, minutes and number, whoever it is for', () => {
    const anyWeek = fc.record({
      input: anyProductInput(healthUpTo(2)),
      days: fc.uniqueArray(fc.constantFrom(...WEEKDAYS), { minLength: 1, maxLength: 6 }),
      minutes: fc.constantFrom(10, 20, 30, 45, 60, 90),
      machineNames: fc.constantFrom<readonly string[]>(GYM, ['맨몸'], ['맨몸', '덤벨', '평벤치', '밴드']),
    });
    fc.assert(
      fc.property(anyWeek, ({ input, days, minutes, machineNames }) => {
        const { member, profile, request, week } = input;
        const asked = days.sort((a, b) => a - b).map(day => dayOf(day, { minutes, machineNames }));
        const { goal, experience } = request;
        const asking = weekOf(asked, { member, profile, week, goal, experience });
        expect(brokenRules(asking, planWeek(asking, afterQuestions(60)))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('is proved to be the best where there is time, and the same every time', () => {
    const input = weekOf([dayOf(0, { minutes: 30 }), dayOf(3, { minutes: 30 })]);
    const plan = planWeek(input, () => false);
    expect(plan).toMatchObject({ isProved: true, gap: 0 });
    expect(planWeek(input, () => false)).toEqual(plan);
    // A search cut short claims no less than is true.
    const early = planWeek(input, afterQuestions(3));
    expect(early.value).toBeLessThanOrEqual(plan.value);
    expect(early.bound).toBeGreaterThanOrEqual(plan.value);
  });

  it('counts what was done, and rests what was trained the day before', () => {
    const plain = planWeek(weekOf([dayOf(1), dayOf(3)]), afterQuestions(200));
    const trainedHard = [{ bodyPart: '가슴', weekday: 0 } as const];
    const rested = planWeek(weekOf([dayOf(1), dayOf(3)], { trainedHard }), afterQuestions(200));
    const chestOn = (plan: WeekPlan, day: number) =>
      plan.days[day]!.workouts.filter(({ bodyPart }) => bodyPart === '가슴').length;
    expect(chestOn(plain, 0) + chestOn(plain, 1)).toBeGreaterThan(0);
    expect(chestOn(rested, 0)).toBe(0);
    const done = [{ bodyPart: '가슴', sets: 30 } as const];
    const full = planWeek(weekOf([dayOf(1), dayOf(3)], { done }), afterQuestions(200));
    const setsOf = ({ parts }: WeekPlan) => parts.find(({ bodyPart }) => bodyPart === '가슴')!.directSets;
    expect(setsOf(full)).toBeLessThan(setsOf(plain));
  });

  it.each(['strength', 'hypertrophy'] as const)(
    'for %s keeps squats and hinges that tire the lower back off following days, and one hinge a day',
    goal => {
      const days = [0, 1, 3, 4, 5].map(weekday => dayOf(weekday, { minutes: 75 }));
      const plan = planWeek(weekOf(days, { goal }), afterQuestions(400));
      const heavyOn = plan.days.map(({ workouts }) =>
        workouts
          .map(({ workoutId }) => productWorkout(workoutId))
          .filter(({ pattern, stresses }) => /squat|hinge/.test(pattern) && stresses!.includes('lowerBack')),
      );
      plan.days.forEach(({ weekday }, index) => {
        expect(heavyOn[index]!.filter(({ pattern }) => pattern === 'hinge').length).toBeLessThanOrEqual(1);
        const next = plan.days.findIndex(day => day.weekday === weekday + 1);
        if (heavyOn[index]!.length > 0 && next !== -1) expect(heavyOn[next]).toEqual([]);
      });
      const deadlifts = heavyOn.flat().filter(({ family }) => family === 'deadlift');
      expect(deadlifts.length > 0).toBe(goal === 'strength');
      expect(heavyOn.flat().length).toBeGreaterThan(0);
    },
  );

  it('has what is wished for on its day, and says what it could not keep to', () => {
    const bench = PRODUCT_CATALOGUE.find(({ koreanName }) => koreanName === '바벨 벤치프레스')!;
    const pins = [{ workoutId: bench.id, weekday: null }];
    expect(idsOf(planWeek(weekOf([dayOf(0), dayOf(3)], { pins }), afterQuestions(200)))).toContain(bench.id);
    const legs = dayOf(0, { onlyParts: ['허벅지 앞', '허벅지 뒤'] });
    const { days, unmetPins, leftOut } = planWeek(weekOf([legs], { pins }), afterQuestions(200));
    expect(new Set(days[0]!.workouts.map(({ bodyPart }) => bodyPart))).toEqual(new Set(legs.onlyParts));
    expect(unmetPins).toMatchObject([{ workoutId: bench.id, because: 'otherDays' }]);
    expect(leftOut).toContainEqual({ bodyPart: '가슴', because: 'otherDays' });
    const excluded = { ...USUAL_PROFILE, excludedWorkoutIds: [bench.id] };
    expect(
      planWeek(weekOf([dayOf(0)], { pins, profile: excluded }), afterQuestions(200)).unmetPins,
    ).toMatchObject([{ because: 'excluded' }]);
    const nowhere = planWeek(weekOf([dayOf(0, { machineNames: [] })], { pins }), afterQuestions(200));
    expect(nowhere.unmetPins).toMatchObject([{ because: 'notThere' }]);
  });

  it('is proved, too, where days for the same legs follow one another: either has a heavy hinge that the other may not beside its squat', () => {
    const legs = ['허벅지 앞', '허벅지 뒤', '엉덩이', '종아리'] as const;
    const days = [
      dayOf(0, { onlyParts: legs }),
      dayOf(1, { onlyParts: legs }),
      dayOf(3, { onlyParts: ['등', '이두'] }),
    ];
    expect(planWeek(weekOf(days), afterQuestions(150))).toMatchObject({ isProved: true });
  });

  it('says of a wish or part what truly kept it out: its weight, six workouts a day, little to gain', () => {
    const pins = ['딥스', '햄스트링 스트레칭'].map(name => ({ workoutId: idOf(name), weekday: null }));
    const asked = { pins: [...pins, { workoutId: 99_999, weekday: null }], goal: 'endurance' } as const;
    const { leftOut, unmetPins } = planWeek(weekOf([dayOf(0, { minutes: 90 })], asked), afterQuestions(400));
    expect(unmetPins.map(({ because }) => because)).toEqual(['tooHard', 'noStrength', 'gone']);
    expect(leftOut).toContainEqual({ bodyPart: '종아리', because: 'many' });
    const weak = { ...USUAL_PROFILE, health: { ...USUAL_PROFILE.health, soreAreas: ['무릎' as const] } };
    const often = [0, 1, 2, 4, 5].map(weekday => dayOf(weekday, { machineNames: ['맨몸'], minutes: 90 }));
    const home = planWeek(weekOf(often, { goal: 'general', profile: weak }), afterQuestions(400));
    expect(home.leftOut).toContainEqual({ bodyPart: '허벅지 앞', because: 'little' });
  });

  it('says of a part what kept it out of the days that it may be on, not what other days lack', () => {
    const noBiceps = [
      dayOf(0, { onlyParts: ['허벅지 앞', '허벅지 뒤'] }),
      dayOf(5, { onlyParts: ['등', '이두'], machineNames: ['맨몸'] }),
    ];
    const pins = [{ workoutId: idOf('바벨 벤치프레스'), weekday: null }];
    const { leftOut } = planWeek(weekOf(noBiceps), afterQuestions(200));
    expect(leftOut).toContainEqual({ bodyPart: '이두', because: 'notThere' });
    const trainedHard = (['종아리', '가슴'] as const).map(bodyPart => ({ bodyPart, weekday: 0 }));
    const tired = planWeek(weekOf([dayOf(0)], { trainedHard, pins }), afterQuestions(200));
    expect(tired.leftOut).toContainEqual({ bodyPart: '종아리', because: 'resting' });
    expect(tired.unmetPins).toMatchObject([{ because: 'resting' }]);
  });

  it.each([
    ['데드리프트', '등', '허벅지 뒤'],
    ['트랩바 데드리프트', '엉덩이', '허벅지 뒤'],
  ] as const)('says of %s that it trains more than a day for %s or %s alone', (name, one, other) => {
    const pins = [{ workoutId: idOf(name), weekday: null }];
    for (const part of [one, other]) {
      const { unmetPins, leftOut } = planWeek(
        weekOf([dayOf(0, { onlyParts: [part] })], { pins }),
        () => false,
      );
      expect(unmetPins).toMatchObject([{ because: 'otherParts' }]);
      expect(leftOut.map(({ because }) => because)).not.toContain('otherParts');
    }
    const elsewhere = planWeek(weekOf([dayOf(0, { onlyParts: ['가슴'] })], { pins }), () => false);
    expect(elsewhere.unmetPins).toMatchObject([{ because: 'otherDays' }]);
  });

  it('divides the work of a beginner who trains often, so that no day is short beside another', () => {
    const home = ['맨몸', '덤벨', '평벤치', '밴드'];
    for (const weekdays of [
      [1, 2, 3, 5, 6],
      [0, 1, 2, 4, 6],
      [0, 1, 2, 3, 4],
    ]) {
      const days = weekdays.map(weekday => dayOf(weekday, { minutes: 75, machineNames: home }));
      const plan = planWeek(weekOf(days, { goal: 'general', experience: 'beginner' }), afterQuestions(1_000));
      const minutes = plan.days.map(day => day.minutes);
      expect(Math.min(...minutes)).toBeGreaterThan(Math.max(...minutes) / 2);
    }
  });

  it('has no band where a weight trains the same, however short the day, unless it is wished for', () => {
    const asked = { member: WOMAN, goal: 'general', experience: 'beginner' } as const;
    const days = [0, 4, 6].map(weekday => dayOf(weekday, { minutes: 20 }));
    const bandsOf = (plan: WeekPlan) =>
      idsOf(plan).filter(
        id => productWorkout(id).loadType === 'band' && productWorkout(id).pattern !== 'shrug',
      );
    expect(bandsOf(planWeek(weekOf(days, asked), afterQuestions(400)))).toEqual([]);
    const pins = [{ workoutId: idOf('밴드 체스트 프레스'), weekday: null }];
    expect(bandsOf(planWeek(weekOf(days, { ...asked, pins }), afterQuestions(400)))).toContain(
      pins[0]!.workoutId,
    );
  });

  it('names the days that have nothing, and why', () => {
    const onlyBiceps = dayOf(0, { machineNames: ['맨몸'], onlyParts: ['이두'] });
    const days = [onlyBiceps, dayOf(2, { minutes: 45 })];
    expect(planWeek(weekOf(days), afterQuestions(200)).emptyDays).toEqual([
      { weekday: 0, because: 'nothing' },
    ]);
    const often = [0, 1, 2, 3, 4].map(weekday => dayOf(weekday, { machineNames: ['맨몸'], minutes: 90 }));
    const rested = planWeek(weekOf(often, { goal: 'general' }), afterQuestions(400));
    expect(rested.emptyDays).toEqual([{ weekday: 2, because: 'enough' }]);
  });

  it('has no deadlift on a day kept for the hamstrings alone, nor while the back rests', () => {
    const pins = [{ workoutId: idOf('데드리프트'), weekday: null }];
    const only = planWeek(weekOf([dayOf(0, { onlyParts: ['허벅지 뒤'] })], { pins }), afterQuestions(200));
    const tired = { pins, trainedHard: [{ bodyPart: '등', weekday: 0 } as const] };
    const rested = planWeek(weekOf([dayOf(0)], tired), afterQuestions(200));
    for (const plan of [only, rested]) expect(idsOf(plan)).not.toContain(idOf('데드리프트'));
  });

  it('counts with the loads of each place', () => {
    const light = { ...USUAL_PROFILE.equipment, heaviestDumbbellKg: 4 };
    const days = [dayOf(0, { machineNames: ['맨몸', '덤벨'] }), dayOf(3, { machineNames: ['맨몸', '덤벨'] })];
    const [heavy, weak] = [days, [days[0]!, { ...days[1]!, equipment: light }]].map(of =>
      planWeek(weekOf(of), afterQuestions(400)),
    );
    expect(weak!.value).toBeLessThan(heavy!.value);
  });

  it('does the deadlift before the rows, so that it is warmed up for, and calls no part of it left out', () => {
    const pins = [{ workoutId: idOf('데드리프트'), weekday: null }];
    const input = weekOf([dayOf(0, { minutes: 90 })], { goal: 'strength', pins });
    const { days, leftOut } = planWeek(input, afterQuestions(400));
    const workouts = days[0]!.workouts.map(({ workoutId }) => productWorkout(workoutId));
    const at = workouts.findIndex(({ family }) => family === 'deadlift');
    expect(at).toBeGreaterThanOrEqual(0);
    expect(workouts.slice(0, at).filter(({ primaryBodyParts: [first] }) => first === '등')).toEqual([]);
    expect(leftOut.map(({ bodyPart }) => bodyPart)).not.toContain('허벅지 뒤');
  });

  it('of twenty minutes with three wishes has as many as fit, and names the others', () => {
    const wished = ['바벨 벤치프레스', '바벨 스쿼트', '데드리프트'].map(
      name => PRODUCT_CATALOGUE.find(({ koreanName }) => koreanName === name)!.id,
    );
    const pins = wished.map(workoutId => ({ workoutId, weekday: 0 }));
    const plan = planWeek(weekOf([dayOf(0, { minutes: 20 })], { pins }), () => false);
    const met = wished.filter(id => idsOf(plan).includes(id));
    expect(met.length).toBeGreaterThan(0);
    expect(met.length).toBeLessThan(wished.length);
    expect(plan.unmetPins).toEqual(
      pins.filter(({ workoutId }) => !met.includes(workoutId)).map(pin => ({ ...pin, because: 'time' })),
    );
    expect(plan.days[0]!.minutes).toBeLessThanOrEqual(20);
  });

  it('where every workout is excluded has empty days, and says why of every part', () => {
    const excludedWorkoutIds = PRODUCT_CATALOGUE.map(({ id }) => id);
    const profile = { ...USUAL_PROFILE, excludedWorkoutIds };
    const { days, leftOut, isProved } = planWeek(weekOf([dayOf(0), dayOf(3)], { profile }), () => false);
    expect(days).toEqual([0, 3].map(weekday => ({ weekday, workouts: [], minutes: 0 })));
    expect(leftOut).toHaveLength(10);
    expect(new Set(leftOut.map(({ because }) => because))).toEqual(new Set(['excluded']));
    expect(isProved).toBe(true);
  });

  it('changes little where it goes on from another', () => {
    const first = planWeek(weekOf([dayOf(0), dayOf(2), dayOf(4)]), afterQuestions(400));
    const old = first.days.map(({ weekday, workouts }) => ({ weekday, workouts }));
    const rest = planWeek(
      weekOf([dayOf(2), dayOf(4)], { old, done: first.parts.map(({ bodyPart }) => ({ bodyPart, sets: 3 })) }),
      afterQuestions(400),
    );
    const before = new Set(idsOf(first));
    const kept = idsOf(rest).filter(id => before.has(id)).length;
    expect(kept / idsOf(rest).length).toBeGreaterThan(0.5);
  });

  it.each([
    ['in order', [null, null, null], [null, null, null]],
    ['on other days', [0, 2, 4], [1, 3, 5]],
    ['in order after fixed days', [1, 3, 5], [null, null, null]],
    ['on fixed days after one in order', [null, null, null], [0, 3, 5]],
  ])('goes on with the workouts of the week before: %s', (_, before, after) => {
    const plan = (weekdays: (number | null)[], more: Partial<WeekInput>) =>
      planWeek(
        weekOf(
          weekdays.map(weekday => dayOf(weekday)),
          { goal: 'general', ...more },
        ),
        afterQuestions(400),
      );
    const first = plan(before, {}).days.map(({ weekday, workouts }, place) => ({
      weekday: before[place] === null ? null : weekday,
      workouts,
    }));
    const workoutsOf = (days: readonly Pick<KeptDay, 'workouts'>[]) =>
      days.map(({ workouts }) => workouts.map(({ workoutId }) => workoutId).sort());
    // Another week rotates equally good workouts.
    const next = plan(after, { old: first, week: 2 });
    expect(workoutsOf(next.days)).toEqual(workoutsOf(first));
  });

  it('after a long time has others for a few workouts, for the same part, and does not take them back at once', () => {
    const days = [0, 2, 4].map(weekday => dayOf(weekday, { minutes: 45 }));
    const asked = { member: WOMAN, goal: 'general', experience: 'beginner' } as const;
    const plan = (more: Partial<WeekInput>) =>
      planWeek(weekOf(days, { ...asked, ...more }), afterQuestions(400));
    const first = plan({});
    const before = new Set(idsOf(first));
    const next = plan({ old: first.days, lasting: [...before] });
    // Of eight workouts those that train one muscle give way first.
    expect(next.renewed.map(id => productWorkout(id).mechanic)).toEqual(['isolation', 'isolation']);
    const partOf = (id: number) => productWorkout(id).primaryBodyParts[0];
    const news = idsOf(next).filter(id => !before.has(id));
    for (const id of next.renewed) expect(news.map(partOf)).toContain(partOf(id));
    const after = plan({ old: next.days, givenWay: next.renewed });
    expect(idsOf(after).filter(id => next.renewed.includes(id))).toEqual([]);
  });

  it.each([[[]], [[dayOf(3), dayOf(1)]], [[dayOf(1), dayOf(1)]], [WEEKDAYS.map(day => dayOf(day))]])(
    'refuses days that are none, not in order, twice or too many',
    days => {
      expect(() => planWeek(weekOf(days), () => true)).toThrow(RangeError);
    },
  );
});
