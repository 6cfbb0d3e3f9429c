import { BODY_PARTS, type BodyPartName } from '../../../../catalogue/catalogue.vocabulary.js';
import { MACHINE_SEEDS } from '../../../../catalogue/seed/machines/machine-seeds.js';
import { WORKOUT_SEEDS } from '../../../../catalogue/seed/workouts/workout-seeds.js';
import { USUAL_PROFILE } from '../usual-profile.js';
import { recommendWorkouts } from '../workout-engine.js';
import type { WorkoutRecommendationItem } from '../workout-engine.types.js';
import type { EngineMember, EngineWorkout } from '../../strength/strength.types.js';
import type { Experience } from '../../../../training-preferences/workout-wire-names.js';

/** The product's own catalogue: what a gym member sees in the first week, judged as a trainer would. */
const machineName = new Map(MACHINE_SEEDS.map(({ slug, koreanName }) => [slug, koreanName]));
const idBySlug = new Map(WORKOUT_SEEDS.map(({ slug }, index) => [slug, index + 1]));
const CATALOGUE: EngineWorkout[] = WORKOUT_SEEDS.map(seed => ({
  ...seed,
  id: idBySlug.get(seed.slug)!,
  machineNames: seed.machines.map(slug => machineName.get(slug)!),
  easierVariantId: seed.easierVariant === null ? null : idBySlug.get(seed.easierVariant)!,
}));
const workoutOf = ({ workoutId }: WorkoutRecommendationItem): EngineWorkout => CATALOGUE[workoutId - 1]!;

const MAN: EngineMember = {
  sex: '남',
  ageYears: 30,
  heightCm: 178,
  weightKg: 85,
  bodyFatPercent: 15,
  muscleMassPercent: 48,
  upDownBalance: 0.5,
  compositionSource: 'measured',
  memberKey: 1,
};
const WOMAN: EngineMember = {
  ...MAN,
  sex: '여',
  ageYears: 27,
  heightCm: 162,
  weightKg: 52,
  bodyFatPercent: 27,
  muscleMassPercent: 38,
};

const GYM = [...machineName.values()];
const DUMBBELLS = ['덤벨', '평벤치', '인클라인 벤치', '맨몸'];
const BODYWEIGHT = ['맨몸'];
const WEEKS = Array.from({ length: 12 }, (_, week) => week);

interface Case {
  member: EngineMember;
  machines: string[];
  parts: BodyPartName[];
  experience?: Experience;
}

function sessions({ member, machines, parts, experience }: Case): WorkoutRecommendationItem[][] {
  return WEEKS.map(
    week =>
      recommendWorkouts({
        member,
        request: { bodyParts: parts, machineNames: machines, goal: 'general', experience, minutes: null },
        profile: USUAL_PROFILE,
        catalogue: CATALOGUE,
        belief: null,
        week,
      }).items,
  );
}

const names = (session: WorkoutRecommendationItem[]) => session.map(item => workoutOf(item).koreanName);

const FLAT = ['바벨 벤치프레스', '덤벨 벤치프레스'];
const INCLINE = ['인클라인 벤치프레스', '인클라인 덤벨 벤치프레스'];
const PUSHDOWN = ['케이블 푸시다운', '로프 푸시다운'];
const CURL = ['바벨 컬', 'EZ바 컬', '덤벨 컬'];
const BEGINNER_FLAT = ['머신 체스트 프레스', '스미스 벤치프레스'];

describe('what a trainer would pick first', () => {
  it.each<[string, Case, string[][]]>([
    [
      'chest, triceps and front thighs in a gym',
      { member: MAN, machines: GYM, parts: ['가슴', '삼두', '허벅지 앞'] },
      [['레그 프레스'], BEGINNER_FLAT, ['머신 인클라인 프레스', '스미스 인클라인 벤치프레스'], PUSHDOWN],
    ],
    [
      'chest in a gym: flat, incline, fly',
      { member: MAN, machines: GYM, parts: ['가슴'], experience: 'intermediate' },
      [FLAT, INCLINE, ['펙덱 플라이', '케이블 플라이']],
    ],
    [
      'chest of a light beginner: guided first, or dumbbells where the steps of the machine are too far apart',
      { member: WOMAN, machines: GYM, parts: ['가슴'], experience: 'beginner' },
      [[...BEGINNER_FLAT, '덤벨 벤치프레스'], ['펙덱 플라이']],
    ],
    [
      'back of a beginner: a pulldown and a row',
      { member: WOMAN, machines: GYM, parts: ['등', '이두'], experience: 'beginner' },
      [['랫 풀다운', '어시스트 풀업'], ['시티드 케이블 로우'], ['EZ바 컬', '덤벨 컬', '케이블 컬']],
    ],
    [
      'back of an advanced man: deadlift, row, vertical pull',
      { member: MAN, machines: GYM, parts: ['등'], experience: 'advanced' },
      [['데드리프트'], ['바벨 로우'], ['랫 풀다운', '풀업']],
    ],
    [
      'shoulders: press, side, rear',
      { member: MAN, machines: GYM, parts: ['어깨'], experience: 'advanced' },
      [
        ['오버헤드 프레스', '시티드 덤벨 숄더 프레스'],
        ['사이드 레터럴 레이즈'],
        ['벤트오버 레터럴 레이즈', '페이스 풀'],
      ],
    ],
    [
      'legs of an advanced man',
      { member: MAN, machines: GYM, parts: ['허벅지 앞', '허벅지 뒤'], experience: 'advanced' },
      [
        ['바벨 스쿼트'],
        ['레그 익스텐션'],
        ['루마니안 데드리프트', '덤벨 루마니안 데드리프트'],
        ['라잉 레그 컬', '시티드 레그 컬'],
      ],
    ],
    [
      'legs and hips of a beginner',
      { member: WOMAN, machines: GYM, parts: ['허벅지 앞', '엉덩이'], experience: 'beginner' },
      [['레그 프레스'], ['레그 익스텐션'], ['머신 힙 쓰러스트'], ['머신 힙 어브덕션']],
    ],
    [
      'arms in a gym',
      { member: MAN, machines: GYM, parts: ['이두', '삼두'] },
      [CURL, ['해머 컬'], PUSHDOWN, ['라잉 트라이셉스 익스텐션', '덤벨 오버헤드 익스텐션']],
    ],
    [
      'trunk and calves in a gym',
      { member: MAN, machines: GYM, parts: ['복부', '종아리'] },
      [['플랭크'], ['머신 스탠딩 카프 레이즈'], ['머신 시티드 카프 레이즈']],
    ],
    [
      'chest and back at home with dumbbells',
      { member: MAN, machines: DUMBBELLS, parts: ['가슴', '등'] },
      [
        ['덤벨 벤치프레스'],
        ['인클라인 덤벨 벤치프레스'],
        ['덤벨 플라이'],
        ['원암 덤벨 로우', '체스트 서포티드 덤벨 로우'],
      ],
    ],
    [
      'legs of a beginner at home with dumbbells',
      { member: WOMAN, machines: DUMBBELLS, parts: ['허벅지 앞', '허벅지 뒤'], experience: 'beginner' },
      [['덤벨 고블릿 스쿼트'], ['덤벨 런지'], ['덤벨 루마니안 데드리프트']],
    ],
    [
      'chest and trunk without anything',
      { member: MAN, machines: BODYWEIGHT, parts: ['가슴', '복부'] },
      [['푸시업'], ['크런치'], ['플랭크']],
    ],
    [
      'legs and hips of a beginner without anything',
      { member: WOMAN, machines: BODYWEIGHT, parts: ['허벅지 앞', '엉덩이'], experience: 'beginner' },
      [['맨몸 스쿼트'], ['맨몸 런지'], ['글루트 브릿지']],
    ],
  ])('%s', (_, request, expected) => {
    for (const session of sessions(request).map(names)) {
      for (const choices of expected) {
        expect({ session, among: choices.filter(name => session.includes(name)) }).toEqual({
          session,
          among: [expect.any(String)],
        });
      }
    }
  });

  it('opens a session with the lift that it is built on', () => {
    const first = (parts: BodyPartName[]) =>
      new Set(
        sessions({ member: MAN, machines: GYM, parts, experience: 'advanced' }).map(
          session => names(session)[0],
        ),
      );
    expect([...first(['가슴'])].sort()).toEqual([...FLAT].sort());
    expect([...first(['허벅지 앞'])]).toEqual(['바벨 스쿼트']);
    expect([...first(['등', '이두'])]).toEqual([expect.stringMatching(/^(데드리프트|바벨 로우)$/u)]);
  });

  it('turns among equally basic lifts from week to week', () => {
    const seen = new Set(
      sessions({ member: MAN, machines: GYM, parts: ['삼두'] }).flatMap(session => names(session)),
    );
    expect(PUSHDOWN.filter(name => seen.has(name))).toEqual(PUSHDOWN);
  });

  it('never puts two close variants into one part of a gym session', () => {
    for (const experience of [undefined, 'beginner', 'intermediate', 'advanced'] as const) {
      for (const part of [
        '가슴',
        '등',
        '어깨',
        '이두',
        '삼두',
        '허벅지 앞',
        '허벅지 뒤',
        '종아리',
      ] as const) {
        for (const session of sessions({ member: MAN, machines: GYM, parts: [part], experience })) {
          const families = session.map(item => workoutOf(item).family);
          expect({ session: names(session), families: new Set(families).size }).toEqual({
            session: names(session),
            families: 4,
          });
        }
      }
    }
  });

  it('gives a beginner no technical lift and no pistol squat where guided ones are there', () => {
    for (const parts of [
      ['등'],
      ['허벅지 앞'],
      ['가슴', '어깨'],
      ['허벅지 뒤', '엉덩이'],
    ] as BodyPartName[][]) {
      for (const machines of [GYM, BODYWEIGHT]) {
        const all = sessions({ member: WOMAN, machines, parts, experience: 'beginner' }).flat();
        expect(
          all.filter(item => workoutOf(item).skill === 3).map(item => workoutOf(item).koreanName),
        ).toEqual([]);
      }
    }
  });

  it('starts a light beginner low and a strong man at what he can train with', () => {
    const weightOf = (member: EngineMember, experience: Experience, part: BodyPartName, name: string) =>
      sessions({ member, machines: GYM, parts: [part], experience })
        .flat()
        .find(item => workoutOf(item).koreanName === name)?.weight;
    expect(weightOf(WOMAN, 'beginner', '등', '랫 풀다운')).toBeGreaterThanOrEqual(10);
    expect(weightOf(WOMAN, 'beginner', '등', '랫 풀다운')).toBeLessThanOrEqual(20);
    expect(weightOf(WOMAN, 'beginner', '허벅지 앞', '레그 프레스')).toBeLessThanOrEqual(50);
    expect(weightOf(MAN, 'advanced', '허벅지 앞', '바벨 스쿼트')).toBeGreaterThanOrEqual(60);
    expect(weightOf(MAN, 'advanced', '허벅지 앞', '바벨 스쿼트')).toBeLessThanOrEqual(110);
    expect(weightOf(MAN, 'advanced', '등', '데드리프트')).toBeGreaterThanOrEqual(75);
  });
});

describe('what is no strength training', () => {
  it.each(BODY_PARTS.map(({ koreanName }) => koreanName))('takes no place in a session for %s', part => {
    for (const machines of [GYM, BODYWEIGHT, ['러닝머신', '폼롤러', '줄넘기 줄']]) {
      const patterns = sessions({ member: MAN, machines, parts: [part] })
        .flat()
        .map(item => workoutOf(item).pattern);
      expect(patterns.filter(pattern => ['mobility', 'conditioning'].includes(pattern))).toEqual([]);
    }
  });
});
