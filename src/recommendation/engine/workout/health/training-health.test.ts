import {
  BODY_PARTS,
  type BodyPartName,
  type SurgeryArea,
} from '../../../../catalogue/catalogue.vocabulary.js';
import { SEVERE_THINNESS_NOTE } from '../../severe-thinness.js';
import { PRODUCT_CATALOGUE, productWorkout } from '../fixture/product-catalogue.js';
import { inputFor, MAN, WOMAN } from '../fixture/session-input.js';
import { alternativesFor } from '../swap/alternatives.js';
import { recommendWorkouts } from '../workout-engine.js';
import type { TrainingHealth, WorkoutRecommendationInput } from '../workout-engine.types.js';
import type { EngineMember, EngineWorkout } from '../../strength/strength.types.js';

const workoutsOf = (input: WorkoutRecommendationInput): EngineWorkout[] =>
  recommendWorkouts(input).items.map(item => productWorkout(item.workoutId));
const namesOf = (input: WorkoutRecommendationInput): string[] =>
  workoutsOf(input).map(({ koreanName }) => koreanName);

describe('a very heavy body', () => {
  it('does not stand on one leg: no lunge at a BMI of 40, and the reasons say why', () => {
    const member = { ...MAN, heightCm: 180, weightKg: 150, bodyFatPercent: 45, muscleMassPercent: 30 };
    const asked = inputFor(['허벅지 앞'], {}, { member });
    const usual = inputFor(['허벅지 앞'], {});
    expect(workoutsOf(usual).some(({ pattern }) => pattern === 'lunge')).toBe(true);
    expect(workoutsOf(asked).some(({ pattern }) => pattern === 'lunge')).toBe(false);
    const reasons = recommendWorkouts(asked).items.map(({ reason }) => reason);
    expect(reasons.join()).toMatch(/무릎과 발목에 체중이 많이 실려서 .*대신/);
  });
});

describe('sore knees', () => {
  const well = inputFor(['허벅지 앞', '엉덩이'], {});
  const sore = inputFor(['허벅지 앞', '엉덩이'], { soreAreas: ['무릎'] });

  it('get no lunge nor leg extension, and the reasons name what was left out and why', () => {
    expect(namesOf(well)).toEqual(expect.arrayContaining(['레그 익스텐션']));
    expect(namesOf(sore).filter(name => /런지|익스텐션|스텝업/u.test(name))).toEqual([]);
    const reasons = recommendWorkouts(sore).items.map(({ reason }) => reason);
    expect(reasons.join('\n')).toMatch(/무릎이 아프다고 하셔서 \S.* 대신 \S.*골랐어요/u);
  });

  it('get the leg press lighter, and it says so', () => {
    const pressOf = (input: WorkoutRecommendationInput) =>
      recommendWorkouts(input).items.find(
        item => productWorkout(item.workoutId).koreanName === '레그 프레스',
      )!;
    expect(pressOf(sore).weight).toBeLessThanOrEqual(pressOf(well).weight!);
    expect(pressOf(well).evidence.repsInReserve).toBe(3);
    expect(pressOf(sore).evidence.repsInReserve).toBe(4);
    expect(pressOf(sore).reason).toContain('무릎이 아프다고 하셔서 여유를 더 남기도록 가볍게 잡았어요.');
    expect(pressOf(well).reason).not.toContain('무릎이 아프다고');
  });
});

describe('pregnancy and heart disease', () => {
  const strength = { goal: 'strength', experience: 'intermediate' } as const;

  it('change a strength session: general goal, light loads, and the physician first', () => {
    const asked = { member: WOMAN, request: strength };
    const before = recommendWorkouts(inputFor(['가슴', '허벅지 앞'], {}, asked));
    const told = { conditions: ['임신', '심장 질환'] as const, pregnancyWeeks: 20 };
    const after = recommendWorkouts(inputFor(['가슴', '허벅지 앞'], told, asked));
    expect(before.notes).toEqual([]);
    expect(before.items.some(({ repeat }) => repeat <= 6)).toBe(true);
    expect(after.items.length).toBeGreaterThan(0);
    expect(after.items.every(({ repeat }) => repeat >= 3)).toBe(true);
    expect(after.items.some(({ repeat, repeatUnit }) => repeatUnit === 'reps' && repeat >= 8)).toBe(true);
    expect(after.notes.join(' ')).toContain('의사와 상담한 뒤에');
    expect(after.notes.at(-1)).toContain('근력 목표 대신 일반 목표로');
  });

  it('allow lying down in the first trimester, not after it nor when the week is not told', () => {
    const lies = (pregnancyWeeks: number | null) =>
      workoutsOf(
        inputFor(['엉덩이'], { conditions: ['임신'], pregnancyWeeks }, { member: WOMAN, machines: ['맨몸'] }),
      ).some(({ stresses }) => stresses?.includes('supine'));
    expect([lies(8), lies(13), lies(14), lies(30), lies(null)]).toEqual([true, true, false, false, false]);
  });
});

describe('a severely thin body', () => {
  const member = { ...WOMAN, heightCm: 162, weightKg: 41 };

  it('is only moved gently, whatever was asked, and hears what helps', () => {
    for (const goal of ['strength', 'fatLoss'] as const) {
      const session = recommendWorkouts(inputFor(['허벅지 앞', '가슴'], {}, { member, request: { goal } }));
      expect(session.notes).toEqual([SEVERE_THINNESS_NOTE]);
      expect(session.unfilled).toEqual([]);
      expect(session.items.length).toBeGreaterThan(3);
      for (const { workoutId, weight, set, evidence, reason, details } of session.items) {
        expect(productWorkout(workoutId).pattern).toBe('mobility');
        expect([weight, evidence.repsInReserve, evidence.percentOfOneRepMax]).toEqual([null, null, null]);
        expect(set).toBe(2);
        expect([reason, ...details].join(' ')).not.toMatch(/kg|더 할 수 있|늘려|태우|빼/u);
      }
    }
  });

  it('takes as little time as there is, and offers other gentle moves only', () => {
    const input = inputFor(['가슴'], {}, { member, request: { minutes: 10 } });
    const { items, minutes } = recommendWorkouts(input);
    expect([items.length, minutes]).toEqual([5, 10]);
    const session = items.map(item => ({ workout: productWorkout(item.workoutId), planned: null }));
    const others = alternativesFor(input, { session, index: 0 });
    expect(others.length).toBeGreaterThan(0);
    expect(others.map(({ workoutId }) => productWorkout(workoutId).pattern)).toEqual(
      others.map(() => 'mobility'),
    );
    const ids = items.map(item => item.workoutId);
    expect(others.filter(({ workoutId }) => ids.includes(workoutId))).toEqual([]);
  });

  it('ends at a body-mass index of 16', () => {
    const slim = inputFor(['가슴'], {}, { member: { ...member, weightKg: 42.5 } });
    expect(recommendWorkouts(slim).notes).toEqual([]);
  });
});

describe('an operation', () => {
  const LOWER = ['엉덩이', '종아리', '허벅지 앞', '허벅지 뒤'];
  const partsAfter = (surgeryAreas: SurgeryArea[], surgeryWeeks: number | null) => {
    const health = { conditions: ['최근 수술'] as const, surgeryAreas, surgeryWeeks };
    return new Set(
      BODY_PARTS.flatMap(({ koreanName }) =>
        workoutsOf(inputFor([koreanName], health)).flatMap(workout => workout.primaryBodyParts),
      ),
    );
  };

  it.each([11, null])('lets the other half of the body train, nothing with the trunk, week %p', weeks => {
    expect([...partsAfter(['목·어깨·팔'], weeks)].sort()).toEqual([...LOWER].sort());
    expect([...partsAfter(['고관절·다리'], weeks)].filter(part => LOWER.includes(part))).toEqual([]);
    expect([...partsAfter(['배·골반'], weeks)].sort()).toEqual(['삼두', '어깨', '이두']);
    expect([...partsAfter(['목·어깨·팔', '고관절·다리'], weeks)]).toEqual([]);
  });

  it('is nothing to train after where nobody told the place, and the answer asks for it', () => {
    const { items, notes, instead } = recommendWorkouts(inputFor(['가슴'], { conditions: ['최근 수술'] }));
    expect(items).toEqual([]);
    expect(notes.join()).toMatch(/어디를 언제 수술하셨는지 .*알려 주시면/u);
    // Nor is a walk promised: it may have been a leg, and last week.
    const advice = expect.stringMatching(/걷기도 편한 만큼만 해 주세요\. .*물리치료사/u);
    expect(instead).toEqual({ bodyParts: [], advice });
  });

  it('on the belly forbids what presses on it even later; on a knee the trunk may work then', () => {
    const trunk = (area: SurgeryArea) =>
      namesOf(
        inputFor(
          ['복부'],
          { conditions: ['최근 수술'], surgeryAreas: [area], surgeryWeeks: 12 },
          { machines: ['맨몸'] },
        ),
      );
    expect(trunk('배·골반').filter(name => /플랭크|싯업|레그 레이즈|크런치/u.test(name))).toEqual([]);
    expect(trunk('고관절·다리').length).toBeGreaterThan(0);
  });
});

describe('what a list leaves too little of', () => {
  it('is not made up for: the answer says so and offers parts that have enough', () => {
    const late = { conditions: ['임신'] as const, pregnancyWeeks: 36 };
    const asked = inputFor(['허벅지 뒤'], late, { member: WOMAN });
    const { items, unfilled, instead } = recommendWorkouts(asked);
    expect(items.length).toBeLessThan(3);
    expect(unfilled[0]?.reason).toMatch(/^임신 중이라고 하셔서 .*만 골랐어요\./u);
    expect(instead!.advice).toMatch(/^맞지 않는 운동으로 채우지 않았어요\. .*걷는 것도 좋아요\./u);
    expect(instead!.bodyParts.length).toBeGreaterThan(1);
    for (const part of instead!.bodyParts) {
      const offered = recommendWorkouts(inputFor([part], late, { member: WOMAN }));
      expect([part, offered.items.length >= 3, offered.instead]).toEqual([part, true, null]);
    }
  });

  it('is said of nobody whom nothing protects', () => {
    expect(recommendWorkouts(inputFor(['등'], {}, { machines: ['맨몸'] })).instead).toBeNull();
  });
});

describe('the far end of a pregnancy and youth', () => {
  it('bend and twist the belly no more from the second trimester on', () => {
    const bent = (pregnancyWeeks: number) =>
      workoutsOf(inputFor(['복부'], { conditions: ['임신'], pregnancyWeeks }, { member: WOMAN })).filter(
        ({ pattern, koreanName }) =>
          ['trunkFlexion', 'trunkRotation', 'legRaise'].includes(pattern) && !koreanName.includes('팔로프'),
      );
    expect(bent(13)).not.toEqual([]);
    expect(bent(14)).toEqual([]);
  });

  it('trains no sets of three before 18, and says so', () => {
    const boyOf = (ageYears: number) =>
      recommendWorkouts(
        inputFor(['가슴', '허벅지 앞'], {}, { member: { ...MAN, ageYears }, request: { goal: 'strength' } }),
      );
    const said = /18세 전에는 근력 목표 대신/;
    expect(Math.min(...boyOf(17).items.map(({ repeat }) => repeat))).toBeGreaterThanOrEqual(6);
    expect(boyOf(17).notes.join(' ')).toMatch(said);
    expect(boyOf(18).notes.join(' ')).not.toMatch(said);
  });
});

describe('losing weight', () => {
  it.each([
    [{ conditions: ['임신'] }, WOMAN, '임신 중에는'],
    [{ conditions: ['수유'] }, WOMAN, '수유 중에는'],
    [{}, { ...WOMAN, ageYears: 18 }, '19세 전에는'],
    [{}, { ...WOMAN, weightKg: 46 }, '체질량지수가 18.5보다 낮아'],
  ] as const)('is no goal of %j', (health, member, why) => {
    const asked = { member, request: { goal: 'fatLoss' } } as const;
    const { notes, items } = recommendWorkouts(inputFor(['허벅지 앞'], health, asked));
    expect(notes[0]).toMatch(new RegExp(`^${why} .*체중 감량 대신 일반 목표로`, 'u'));
    expect(notes.join()).not.toContain('유산소');
    expect(items[0]!.restSeconds).toBe(120);
  });
});

describe('several sore places', () => {
  const planks = (soreAreas: TrainingHealth['soreAreas']) => {
    const output = recommendWorkouts(inputFor(['복부'], { soreAreas }));
    const names = output.items.map(item => productWorkout(item.workoutId).koreanName);
    return { ...output, names, said: [...output.items, ...output.unfilled].map(({ reason }) => reason) };
  };

  it('leave out what strains two of them, however little, and say which', () => {
    expect(planks([]).names).toContain('플랭크');
    for (const soreAreas of [
      ['허리', '어깨'],
      ['허리', '팔꿈치'],
      ['어깨', '팔꿈치'],
    ] as const) {
      const { names, said } = planks([...soreAreas]);
      expect(names).not.toContain('플랭크');
      expect(said.join()).toMatch(
        new RegExp(`(${soreAreas.join('·')}|${soreAreas[0]}|${soreAreas[1]})[가이] 아프다고`),
      );
    }
  });

  it('from three on leave only what strains none of them, and say so', () => {
    const soreAreas: TrainingHealth['soreAreas'] = ['어깨', '허리', '팔꿈치'];
    for (const part of ['복부', '가슴', '등', '허벅지 앞', '엉덩이'] as const) {
      const output = recommendWorkouts(inputFor([part], { soreAreas }));
      for (const item of output.items) {
        const { stresses, mildStresses } = productWorkout(item.workoutId);
        const working = [...(stresses ?? []), ...(mildStresses ?? [])];
        expect(working.filter(stress => ['shoulder', 'lowerBack', 'elbow'].includes(stress))).toEqual([]);
      }
      expect(output.notes.join()).toContain('아픈 곳이 세 군데 이상이라');
    }
    expect(recommendWorkouts(inputFor(['복부'], { soreAreas: ['어깨', '허리'] })).notes).toEqual([]);
  });

  it('all at once leave nothing that hurts, and each part says why', () => {
    const { items, unfilled } = recommendWorkouts(
      inputFor(['가슴', '허벅지 앞'], {
        soreAreas: ['무릎', '허리', '어깨', '손목', '팔꿈치', '목', '고관절', '발목'],
      }),
    );
    expect(items).toEqual([]);
    expect(unfilled.map(({ reason }) => /아프다고 하셔서/.test(reason))).toEqual([true, true]);
  });
});

describe('a child below 14', () => {
  it.each([undefined, 'beginner', 'advanced'] as const)('is given no weight to choose: %s', experience => {
    const child = { ...MAN, ageYears: 13, heightCm: 158, weightKg: 48 };
    const asked = { member: child, request: { experience } };
    for (const part of ['가슴', '등', '허벅지 앞', '어깨', '복부'] as const) {
      const { items, notes, unfilled } = recommendWorkouts(inputFor([part], {}, asked));
      const loaded = items
        .map(item => productWorkout(item.workoutId))
        .filter(({ loadType }) => !['bodyweight', 'bodyweightLoadable', 'hold', 'band'].includes(loadType));
      expect(loaded.map(({ koreanName }) => koreanName)).toEqual([]);
      expect(items.every(({ weight }) => weight === null)).toBe(true);
      expect(notes.join()).toContain('만 14세 전이라 몸과 밴드로 하는 운동만 골랐어요.');
      expect(items.length + unfilled.length).toBeGreaterThan(0);
    }
    const grown = recommendWorkouts(inputFor(['가슴'], {}, { member: { ...child, ageYears: 14 } }));
    expect(grown.notes.join()).not.toContain('14세 전');
    expect(grown.items.some(({ weight }) => weight !== null)).toBe(true);
  });
});

describe('the readiness screen', () => {
  it('answered with a yes keeps everything light and says why; unanswered changes nothing', () => {
    const asked = { request: { goal: 'strength', experience: 'advanced' } } as const;
    const plain = recommendWorkouts(inputFor(['등'], { readiness: 'clear' }, asked));
    expect(recommendWorkouts(inputFor(['등'], { readiness: 'unanswered' }, asked))).toEqual(plain);
    const careful = recommendWorkouts(inputFor(['등'], { readiness: 'yes' }, asked));
    expect(careful.notes.join(' ')).toContain('의사와 상담한 뒤에');
    expect(careful.items.every(({ evidence }) => (evidence.repsInReserve ?? 4) >= 4)).toBe(true);
    expect(careful.items.every(({ reason }) => reason.includes('운동 전 확인에서'))).toBe(true);
  });

  it('keeps what nobody has reviewed from the vulnerable only', () => {
    const catalogue = PRODUCT_CATALOGUE.map(workout => ({ ...workout, stressReason: '' }));
    const plain = { ...inputFor(['등'], {}), catalogue };
    expect(recommendWorkouts(plain).items).toHaveLength(4);
    const careful = { ...inputFor(['등'], { soreAreas: ['손목'] }), catalogue };
    expect(recommendWorkouts(careful)).toMatchObject({
      items: [],
      unfilled: [{ reason: expect.stringContaining('손목이 아프다고 하셔서') }],
    });
  });
});

describe('who told only a medicine', () => {
  it.each([
    ['혈압약', '고혈압', '혈압약을 드신다고 하셔서', '혈압이 높다고 하셔서'],
    ['당뇨약', '당뇨', '당뇨약을 드신다고 하셔서', '당뇨가 있다고 하셔서'],
  ] as const)('%s is protected as by %s, and told what they said', (medicine, condition, own, other) => {
    const parts: BodyPartName[] = ['허벅지 앞', '복부', '어깨', '가슴'];
    const taking = recommendWorkouts(inputFor(parts, { medicines: [medicine] }));
    const having = recommendWorkouts(inputFor(parts, { conditions: [condition] }));
    const both = recommendWorkouts(inputFor(parts, { conditions: [condition], medicines: [medicine] }));
    expect(both).toEqual(having);
    expect(JSON.stringify(taking)).toContain(own);
    expect(JSON.parse(JSON.stringify(taking).replaceAll(own, other))).toEqual(having);
  });
});

describe('a session that is not what was asked for', () => {
  it('names what the member never wants again as what is missing', () => {
    const input = inputFor(['등'], {}, { machines: ['맨몸'] });
    const { workoutId } = recommendWorkouts(input).items[0]!;
    const without = recommendWorkouts({
      ...input,
      profile: { ...input.profile, excludedWorkoutIds: [workoutId] },
    });
    expect(without.unfilled[0]?.reason).toMatch(
      /^빼 달라고 하신 운동 말고는, 선택한 기구로 할 수 있는 등 근육 운동이 없어요\./u,
    );
  });

  it('is named as such, with what one more machine would add', () => {
    const { items, unfilled } = recommendWorkouts(inputFor(['등'], {}, { machines: ['맨몸'] }));
    expect(items.map(item => productWorkout(item.workoutId).koreanName)).toEqual(['슈퍼맨']);
    expect(unfilled).toEqual([
      {
        bodyPartKoreanName: '등',
        workoutIds: [items[0]!.workoutId],
        reason: expect.stringMatching(/^선택한 기구로는 슈퍼맨뿐이라 등을 .*있으면 .* 할 수 있어요\.$/u),
      },
    ]);
  });

  it('holds pull-ups for the fit man with a bar', () => {
    const lean: EngineMember = {
      ...MAN,
      ...{ heightCm: 175, weightKg: 68, bodyFatPercent: 12, muscleMassPercent: 49.3, ageYears: 30 },
    };
    const session = recommendWorkouts(
      inputFor(
        ['등'],
        {},
        { member: lean, machines: ['맨몸', '풀업 바'], request: { experience: 'advanced' } },
      ),
    );
    const pullUp = session.items.find(item => productWorkout(item.workoutId).koreanName === '풀업')!;
    expect(pullUp.repeat).toBeGreaterThanOrEqual(3);
  });
});
