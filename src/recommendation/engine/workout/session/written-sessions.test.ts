import fc from 'fast-check';
import type { BodyPartName } from '../../../../catalogue/catalogue.vocabulary.js';
import { anyInput } from '../fixture/arbitraries.js';
import { signed, WRITTEN_RULES, WRITTEN_SESSIONS } from '../fixture/written-sessions.js';
import { GYM, productWorkout } from '../fixture/product-catalogue.js';
import { recommendWorkouts } from '../workout-engine.js';
import type { WorkoutRecommendationInput, WorkoutRecommendationOutput } from '../workout-engine.types.js';

describe('the twenty-seven written sessions', () => {
  it('are twenty-seven, judged by ten rules or more', () => {
    expect(WRITTEN_SESSIONS).toHaveLength(27);
    expect(WRITTEN_RULES.length).toBeGreaterThanOrEqual(10);
  });

  it.each(WRITTEN_SESSIONS.map(session => [session.title, session] as const))(
    '%s is signed',
    (_, session) => {
      const { items, objections, output } = signed(session);
      expect({ objections, session: items.map(({ workout }) => workout.koreanName) }).toMatchObject({
        objections: [],
      });
      expect(output.items.length + output.unfilled.length).toBeGreaterThan(0);
    },
  );
});

const TEN_MINUTES = WRITTEN_SESSIONS.find(({ title }) => title.includes('10분'))!.input;
const TEN_MINUTES_IN_A_GYM: WorkoutRecommendationInput = {
  ...TEN_MINUTES,
  request: {
    ...TEN_MINUTES.request,
    ...{ machineNames: [...GYM], bodyParts: ['허벅지 앞', '등', '가슴', '어깨'] },
  },
};

const freeSetsOf = ({ items }: WorkoutRecommendationOutput, id: number): number =>
  items.find(({ workoutId }) => workoutId === id)!.set;

describe('the time there is', () => {
  it('is kept wherever one exercise of two sets fits, and what it cost is said', () => {
    fc.assert(
      fc.property(anyInput(), fc.integer({ min: 10, max: 90 }), (input, minutes) => {
        const of = (asked: number | null) =>
          recommendWorkouts({ ...input, request: { ...input.request, minutes: asked } });
        const [free, fitted] = [of(null), of(minutes)];
        if (free.minutes === null) return expect(fitted.minutes).toBeNull();
        const setsOf = ({ items }: typeof free) => items.reduce((sum, { set }) => sum + set, 0);
        const isSaid = fitted.notes.some(note => note.startsWith(`${minutes}분에 맞추려고`));
        // Without a time limit, a session ends at 90 minutes, which its notes say.
        const wasCut = free.notes.some(note => note.startsWith('90분에 맞추려고'));
        if (!wasCut) expect(isSaid).toBe(setsOf(free) > setsOf(fitted));
        if (fitted.minutes! > minutes) expect(fitted.items).toHaveLength(1);
        const left = new Set(fitted.items.map(({ workoutId }) => workoutId));
        expect(free.items.filter(({ workoutId }) => left.has(workoutId))).toHaveLength(left.size);
        const promised = Number(/ (\d+)분이면 모두 두 세트/.exec(fitted.notes.join())?.[1] ?? 0);
        if (promised > 0) {
          const few = of(promised).items.filter(
            ({ set, workoutId }) => set < Math.min(2, freeSetsOf(free, workoutId)),
          );
          expect({ promised, few }).toEqual({ promised, few: [] });
        }
        // A part is explained once, and never by an exercise that was dropped for time.
        const parts = fitted.unfilled.map(({ bodyPartKoreanName }) => bodyPartKoreanName);
        expect(parts).toEqual([...new Set(parts)]);
        for (const { reason, workoutIds } of fitted.unfilled) {
          if (reason.includes('함께 써요')) expect(left.has(workoutIds[0]!)).toBe(true);
        }
      }),
      { numRuns: 400 },
    );
  });

  it.each([3, 4])('of ten minutes without a machine gives each of %d parts its set', count => {
    const bodyParts: BodyPartName[] = (['허벅지 앞', '가슴', '엉덩이', '복부'] as const).slice(-count);
    const request = { ...TEN_MINUTES.request, bodyParts };
    const { items, unfilled, minutes, notes } = recommendWorkouts({ ...TEN_MINUTES, request });
    expect(unfilled.filter(({ reason }) => reason.includes('10분'))).toEqual([]);
    expect(items).toHaveLength(count);
    expect(minutes).toBeLessThanOrEqual(10);
    expect(notes.join()).toMatch(/^10분에 맞추려고 .* \d+분이면 모두 두 세트 이상 할 수 있어요\.$/);
  });

  it('of ten minutes in a gym trains legs, back and chest with a set each, and no warm-up sets before light loads', () => {
    const { items, unfilled, minutes, notes, generalWarmUp } = recommendWorkouts(TEN_MINUTES_IN_A_GYM);
    const parts = items.map(({ workoutId }) => productWorkout(workoutId).primaryBodyParts[0]);
    expect(parts).toEqual(['허벅지 앞', '등', '가슴']);
    expect(minutes).toBeLessThanOrEqual(10);
    expect(items.flatMap(({ warmUp }) => warmUp)).toEqual([]);
    expect(generalWarmUp).toContain('첫 두세 번을 천천히');
    expect(unfilled).toEqual([expect.objectContaining({ bodyPartKoreanName: '어깨' })]);
    expect(notes.join()).toMatch(/^10분에 맞추려고 운동 3개를 빼고 세트를 줄였어요\./);
  });

  it('keeps warm-up sets before what is heavy, however short it is', () => {
    const request = { ...TEN_MINUTES_IN_A_GYM.request, goal: 'strength', experience: 'advanced' } as const;
    const [first] = recommendWorkouts({ ...TEN_MINUTES_IN_A_GYM, request }).items;
    expect(first!.repeat).toBeLessThan(8);
    expect(first!.warmUp.length).toBeGreaterThanOrEqual(2);
  });
});
