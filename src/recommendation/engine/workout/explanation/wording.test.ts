import fc from 'fast-check';
import type { BodyPartName } from '../../../../catalogue/catalogue.vocabulary.js';
import { GYM, PRODUCT_CATALOGUE, productWorkout, productWorkoutOf } from '../fixture/product-catalogue.js';
import { anyProductInput, healthUpTo } from '../fixture/product-inputs.js';
import { TEST_BODIES } from '../fixture/test-bodies.js';
import { alternativesFor } from '../swap/alternatives.js';
import { HEALTH_UNTOLD, USUAL_PROFILE } from '../usual-profile.js';
import { recommendWorkouts } from '../workout-engine.js';
import type { TrainingHealth, WorkoutRecommendationInput, WorkoutRequest } from '../workout-engine.types.js';
import type { EngineMember } from '../../strength/strength.types.js';

const MAN = TEST_BODIES.find(body => body.sex === '남' && body.ageYears === 35 && body.weightKg === 76)!;

function inputFor(
  bodyParts: BodyPartName[],
  more: { request?: Partial<WorkoutRequest>; health?: Partial<TrainingHealth>; member?: EngineMember } = {},
): WorkoutRecommendationInput {
  return {
    member: more.member ?? MAN,
    request: {
      ...{ bodyParts, machineNames: [...GYM] },
      ...{ goal: 'general', experience: 'intermediate', minutes: null },
      ...more.request,
    },
    profile: { ...USUAL_PROFILE, health: { ...HEALTH_UNTOLD, ...more.health } },
    catalogue: PRODUCT_CATALOGUE,
    belief: null,
    week: 1,
  };
}
const alone = (slug: string, asked: BodyPartName[]) =>
  recommendWorkouts({ ...inputFor(asked), catalogue: [productWorkoutOf(slug)] }).items[0]!.reason;
const reasonOf = (bodyPart: BodyPartName, more: Parameters<typeof inputFor>[1]) =>
  recommendWorkouts(inputFor([bodyPart], more)).unfilled.map(({ reason }) => reason)[0];

describe('the words of a session', () => {
  it('never promise a strong man that three repetitions are left where the heaviest dumbbell weighs 3 kg', () => {
    const strong = { ...MAN, weightKg: 90, bodyFatPercent: 12, muscleMassPercent: 50 };
    const input = inputFor(['가슴', '이두'], {
      member: strong,
      request: { machineNames: ['덤벨', '맨몸'], experience: 'advanced' },
    });
    const equipment = { dumbbellStepKg: 1, lightestDumbbellKg: 1, heaviestDumbbellKg: 3 };
    const { items } = recommendWorkouts({
      ...input,
      profile: { ...input.profile, equipment: { ...input.profile.equipment, ...equipment } },
    });
    const light = items.filter(({ evidence }) => (evidence.percentOfOneRepMax ?? 100) < 40);
    expect(light.length).toBeGreaterThan(2);
    for (const { reason, evidence } of light) {
      expect(evidence.repsInReserve).toBeGreaterThan(15);
      expect(reason).toContain('힘이 남아도 여기서 멈춰 주세요');
    }
  });

  it('tell what the body does in each exercise', () => {
    expect(alone('wall-sit', ['허벅지 앞'])).toContain('월 싯은 앉은 자세로 버티는 동작으로');
    expect(alone('donkey-kick', ['엉덩이'])).toContain('덩키 킥은 엉덩이 힘으로 밀어 내는 동작으로');
    expect(alone('plank', ['복부'])).toContain('복부를 집중해서 쓸 수 있어');
    expect(alone('plank', ['복부', '어깨'])).toContain('복부와 어깨를 함께 쓸 수 있어');
  });

  it('call another exercise similar, and name only what comes to the machines in use', () => {
    const reasons = alternativesFor(inputFor(['이두']), {
      session: [{ workout: productWorkoutOf('dumbbell-curl'), planned: null }],
      index: 0,
    }).map(({ workoutId, reason }) => [productWorkout(workoutId).koreanName, reason]);
    expect(Object.fromEntries(reasons)).toMatchObject({
      '인클라인 덤벨 컬': expect.stringMatching(/^덤벨 컬과 비슷한 움직임을 인클라인 벤치도 써서 해요\./u),
      'EZ바 컬': expect.stringMatching(/^덤벨 컬과 비슷한 움직임을 EZ바로 해요\./u),
    });
  });

  it('say that the body left little to choose from, not the machines, where it did', () => {
    const sore = reasonOf('종아리', { health: { soreAreas: ['발목'] }, request: { machineNames: ['맨몸'] } });
    expect(sore).toMatch(/^발목이 아프다고 하셔서 .*만 골랐어요\. 종아리를 충분히 쓰기는 어려워요\./u);
    const bare = reasonOf('등', { request: { machineNames: ['맨몸'] } });
    expect(bare).toMatch(/^선택한 기구로는 슈퍼맨뿐이라 등을 충분히 쓰기 어려워요\./u);
  });

  it('give one reason once, where it both replaced and lightened', () => {
    let told = 0;
    fc.assert(
      fc.property(anyProductInput(healthUpTo(2)), input => {
        for (const { reason } of recommendWorkouts(input).items) {
          const clauses =
            reason.match(/[^.]+?(?:하셔서|있어서|해서|좋아서)(?= )/gu)?.map(clause => clause.trim()) ?? [];
          expect({ reason, clauses }).toEqual({ reason, clauses: [...new Set(clauses)] });
          if (/골랐어요\. 여유도 더 남기도록/u.test(reason)) told += 1;
        }
      }),
      { numRuns: 200 },
    );
    expect(told).toBeGreaterThan(0);
  });

  it('do not call the bare body a thing one could have', () => {
    fc.assert(
      fc.property(anyProductInput(healthUpTo(1)), input => {
        const { items, unfilled, notes } = recommendWorkouts(input);
        const sentences = [...unfilled.map(({ reason }) => reason), ...notes, ...items.map(it => it.reason)];
        expect(sentences.filter(sentence => /맨몸이 있으면|몸무게|넘게 더 할/u.test(sentence))).toEqual([]);
      }),
      { numRuns: 300 },
    );
    expect(reasonOf('복부', { request: { machineNames: ['바벨'], experience: undefined } })).toContain(
      '맨몸도 함께 고르면',
    );
  });
});

describe('weight loss as a goal', () => {
  const lose = (member: EngineMember, health: Partial<TrainingHealth> = {}) =>
    recommendWorkouts(inputFor(['가슴'], { member, health, request: { goal: 'fatLoss' } }));
  const GIRL = TEST_BODIES.find(body => body.sex === '여' && body.ageYears === 16)!;

  it.each([
    ['below nineteen', { ...GIRL, weightKg: 60 }, {}, '19세 전에는 체중 줄이기를 목표로 하지 않아요.'],
    ['the underweight', { ...GIRL, ageYears: 30 }, {}, '체질량지수가 18.5보다 낮아 체중을 더 줄이지 않아요.'],
    [
      'the pregnant',
      { ...GIRL, ageYears: 30, weightKg: 60 },
      { conditions: ['임신' as const] },
      '임신 중에는 체중을 줄이지 않아요.',
    ],
  ])('is none for %s', (_, member, health, why) => {
    const { notes, items } = lose(member, health);
    expect(notes[0]).toBe(`${why} 체중 감량 대신 일반 목표로 골랐어요.`);
    const general = recommendWorkouts(inputFor(['가슴'], { member, health }));
    expect(items).toEqual(general.items);
  });

  it('is one for others, with what else it takes', () => {
    expect(lose(MAN).notes[0]).toContain('유산소를 더해 일주일에 150분은');
  });
});

describe('a sore lower back', () => {
  it('is not sent to the superman', () => {
    const input = inputFor(['등'], {
      health: { soreAreas: ['허리'] },
      request: { machineNames: ['맨몸', '바벨'] },
    });
    const { items, unfilled } = recommendWorkouts(input);
    expect(items.map(({ workoutId }) => productWorkout(workoutId).koreanName)).not.toContain('슈퍼맨');
    expect(unfilled[0]?.reason).toContain('허리가 아프다고 하셔서');
  });
});
