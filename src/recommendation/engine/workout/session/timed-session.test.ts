import type { BodyPartName } from '../../../../catalogue/catalogue.vocabulary.js';
import { plainCandidate } from '../fixture/plain-candidates.js';
import type { Prescription } from '../prescription/prescription.types.js';
import type { ChosenWorkout } from '../selection/order-workouts.js';
import { slotOption } from '../selection/slot-options.js';
import { generalWarmUp, leftOutForTime, timedSession, timeNotes } from './timed-session.js';

/** A loaded single-joint exercise of three sets: 90 seconds of set-up, 40 per set, 60 of rest. */
function chosen(bodyPart: BodyPartName, own: Partial<Prescription> = {}): ChosenWorkout {
  const loaded = { weightKg: 20, sets: 3, repeat: 10, restSeconds: 60, ...own };
  const candidate = plainCandidate('덤벨 플라이', { primaryBodyParts: [bodyPart] }, loaded);
  const rules = { bodyParts: [bodyPart], experience: 'intermediate' as const };
  return { bodyPart, candidate: slotOption(candidate, bodyPart, rules) };
}

const BENCH: ChosenWorkout = {
  bodyPart: '가슴',
  candidate: slotOption(
    plainCandidate('바벨 벤치 프레스', {}, { weightKg: 80, sets: 3, repeat: 10, restSeconds: 120 }),
    '가슴',
    { bodyParts: ['가슴'], experience: 'intermediate' },
  ),
};
const THREE = [chosen('등'), chosen('이두'), chosen('어깨')];
const SIX = (['등', '이두', '어깨', '삼두', '가슴', '종아리'] as const).map(part => chosen(part));

describe('timedSession', () => {
  it('takes what it takes up to 90 minutes where none are told', () => {
    const session = timedSession(THREE, null);
    // 5 minutes plus three times 330 seconds.
    expect(session).toMatchObject({ sets: [3, 3, 3], minutes: 22, twoSetMinutes: null, sparesWarmUp: false });
    expect(timeNotes(session, null)).toEqual([]);
    const long = SIX.map(({ bodyPart }) => chosen(bodyPart, { restSeconds: 420 }));
    const cut = timedSession(long, null);
    expect(cut).toMatchObject({ sets: [3, 3, 3, 2, 2, 2], minutes: 87, twoSetMinutes: null });
    expect(timeNotes(cut, null)).toEqual(['90분에 맞추려고 세트를 줄였어요.']);
  });

  it('gives a muscle ten direct sets at most before it looks at the time', () => {
    const back = [1, 2, 3, 4].map(() => chosen('등'));
    expect(timedSession(back, null)).toMatchObject({ sets: [3, 3, 2, 2], setsRemoved: 0 });
  });

  it('tells the least minutes in which all that stays has two sets', () => {
    const session = timedSession(THREE, 10);
    // 3 minutes plus three times 130 seconds; with two sets each three times 230.
    expect(session).toMatchObject({ sets: [1, 1, 1], minutes: 10, twoSetMinutes: 15 });
    expect(timedSession(THREE, 14).sets).toEqual([2, 2, 1]);
    expect(timedSession(THREE, 15)).toMatchObject({ sets: [2, 2, 2], twoSetMinutes: null });
    expect(timeNotes(session, 10)).toEqual([
      '10분에 맞추려고 세트를 줄였어요. 15분이면 모두 두 세트 이상 할 수 있어요.',
    ]);
  });

  it('warms up for a lift whose part an exercise that is left out would have warmed up', () => {
    const lift = (bodyPart: BodyPartName, primaryBodyParts: BodyPartName[]): ChosenWorkout => ({
      bodyPart,
      candidate: slotOption(
        plainCandidate('바벨 벤치 프레스', { primaryBodyParts }, { weightKg: 60, repeat: 5, sets: 3 }),
        bodyPart,
        { bodyParts: [bodyPart], experience: 'intermediate' },
      ),
    });
    const session = [chosen('등'), lift('등', ['등', '엉덩이']), lift('엉덩이', ['엉덩이'])];
    const sizes = (minutes: number | null) =>
      timedSession(session, minutes).warmUps.map(({ length }) => length);
    expect(sizes(null)).toEqual([0, 3, 0]);
    expect(timedSession(session, 14).sets).toMatchObject([expect.any(Number), 0, expect.any(Number)]);
    expect(sizes(14)).toEqual([0, 0, 3]);
    expect(timedSession(session, 14).minutes).toBeLessThanOrEqual(14);
  });

  it('asks for no second set of what is done once, nor of what is left out', () => {
    const once = THREE.map(({ bodyPart }) => chosen(bodyPart, { sets: 1 }));
    expect(timedSession(once, 10)).toMatchObject({ sets: [1, 1, 1], setsRemoved: 0, twoSetMinutes: null });
    const session = timedSession([chosen('등'), chosen('등'), chosen('이두')], 11);
    expect(session).toMatchObject({ sets: [2, 0, 2], twoSetMinutes: null });
    expect(timeNotes(session, 11)).toEqual(['11분에 맞추려고 운동 1개를 빼고 세트를 줄였어요.']);
  });

  it('tells none where that takes more than 90', () => {
    const long = SIX.map(({ bodyPart }) => chosen(bodyPart, { restSeconds: 900 }));
    expect(timedSession(long, null).twoSetMinutes).toBeNull();
    expect(timedSession(long, 89).twoSetMinutes).toBeNull();
    // 5 minutes plus six times 850 seconds.
    const just = SIX.map(({ bodyPart }) => chosen(bodyPart, { restSeconds: 680 }));
    expect(timedSession(just, 80).twoSetMinutes).toBe(90);
  });

  it('says where it is longer than what was told, and where an exercise goes whole', () => {
    const slow = chosen('등', { restSeconds: 300 });
    expect(timeNotes(timedSession([slow], 5), 5)).toEqual([
      '5분에 맞추려고 세트를 줄였어요. 그래도 6분쯤 걸려요.',
    ]);
    const twoSets = chosen('등', { sets: 2 });
    expect(timeNotes(timedSession([twoSets, twoSets], 10), 10)).toEqual([
      '10분에 맞추려고 운동 1개를 뺐어요.',
    ]);
  });

  it('counts an exercise without a load 45 seconds shorter', () => {
    const unloaded = THREE.map(({ bodyPart }) => chosen(bodyPart, { weightKg: null }));
    // 5 minutes plus three times 285 seconds.
    expect(timedSession(unloaded, null).minutes).toBe(20);
  });
});

describe('warming up for a short session', () => {
  const told = (minutes: number | null, exercises = [BENCH]): string =>
    generalWarmUp(timedSession(exercises, minutes));
  const CAREFULLY = ' 준비 세트가 없는 운동은 첫 두세 번을 천천히 해 주세요.';

  it('spares the sets before light loads, and says what to do instead', () => {
    expect(timedSession([BENCH], 25).warmUps).toEqual([[]]);
    expect(told(25)).toBe(`먼저 3분쯤 가볍게 걷거나 자전거를 타서 몸을 데워 주세요.${CAREFULLY}`);
    expect(told(25, [BENCH, chosen('등')])).toContain(CAREFULLY);
    expect(timedSession([BENCH], 26).warmUps[0]).toHaveLength(3);
    expect(told(26)).toBe('먼저 5분쯤 가볍게 걷거나 자전거를 타서 몸을 데워 주세요.');
    expect(told(null)).toBe(told(26));
  });

  it('says nothing of it where nothing is spared, or what is spared is left out', () => {
    expect(told(25, THREE)).not.toContain(CAREFULLY);
    const withoutBench = [chosen('등', { sets: 1 }), BENCH];
    expect(timedSession(withoutBench, 6).sets).toEqual([1, 0]);
    expect(told(6, withoutBench)).not.toContain(CAREFULLY);
  });
});

describe('leftOutForTime', () => {
  it('names each part that nothing is left of, once', () => {
    const all = [...SIX.slice(0, 3), chosen('어깨')];
    expect(leftOutForTime(all, all.slice(1, 2), 10)).toEqual([
      {
        bodyPartKoreanName: '등',
        reason: '10분으로는 등 근육 운동까지 하기 어려워 이 부위를 뺐어요.',
        workoutIds: [],
      },
      {
        bodyPartKoreanName: '어깨',
        reason: '10분으로는 어깨 운동까지 하기 어려워 이 부위를 뺐어요.',
        workoutIds: [],
      },
    ]);
    expect(leftOutForTime(all, all.slice(0, 3), null)).toEqual([]);
    expect(leftOutForTime(all, [], null)[0]?.reason).toContain('90분으로는');
  });
});
