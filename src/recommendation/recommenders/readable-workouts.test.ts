import { readableWorkouts } from './readable-workouts.js';

describe('readableWorkouts', () => {
  it('fills in what an earlier edition did not store with what it meant', () => {
    const stored = {
      recommends: [
        { workoutId: 2, evidence: { standsInForId: 1 } },
        { workoutId: 3, evidence: { standsInForId: null } },
      ],
      requestedBodyParts: ['가슴'],
      unfilled: [],
    };
    expect(readableWorkouts(stored)).toEqual({
      ...stored,
      notes: [],
      minutes: null,
      generalWarmUp: null,
      recommends: [
        {
          workoutId: 2,
          details: [],
          warmUp: [],
          swappedFrom: null,
          evidence: { standsInForId: 1, standsInCause: 'tooHeavy', limit: null, basis: null },
        },
        {
          workoutId: 3,
          details: [],
          warmUp: [],
          swappedFrom: null,
          evidence: { standsInForId: null, standsInCause: null, limit: null, basis: null },
        },
      ],
    });
  });

  it('leaves an answer of today alone', () => {
    const basis = { usualRepetitions: 10 };
    const evidence = { standsInForId: 4, standsInCause: 'health', limit: 'lightest', basis };
    const stored = {
      notes: ['천천히 일어나 주세요.'],
      minutes: 40,
      generalWarmUp: '걸어요.',
      recommends: [{ workoutId: 2, details: ['쉬워요.'], warmUp: [], swappedFrom: null, evidence }],
    };
    expect(readableWorkouts(stored)).toEqual(stored);
  });

  it('tells of what was swapped out no more than its name', () => {
    const swappedFrom = { workoutId: 1, koreanName: '스쿼트', weight: 60, evidence: {} };
    const { recommends } = readableWorkouts({ recommends: [{ workoutId: 2, swappedFrom }] });
    expect(recommends).toMatchObject([{ swappedFrom: { workoutId: 1, koreanName: '스쿼트' } }]);
    expect(JSON.stringify(recommends)).not.toContain('60');
  });

  it.each([
    ['선택한 기구로는 푸시업, 니 푸시업뿐이라 가슴을 충분히 쓰기 어려워요.', '푸시업'],
    [
      '발목이 아프다고 하셔서 맨몸 카프 레이즈만 골랐어요. 종아리를 충분히 쓰기는 어려워요.',
      '맨몸 카프 레이즈',
    ],
    ['어깨를 따로 쓰는 운동은 없지만 플랭크에서 함께 써요. 덤벨이 있으면 …', '플랭크'],
  ])('says no more what was said because of a workout that was swapped: %s', (reason, koreanName) => {
    const unfilled = [
      { bodyPartKoreanName: '가슴', reason },
      {
        bodyPartKoreanName: '등',
        reason: '선택한 기구로는 인클라인 푸시업뿐이라 등을 충분히 쓰기 어려워요.',
      },
    ];
    const swappedFrom = { workoutId: 1, koreanName };
    const shownWith = (item: object) => readableWorkouts({ recommends: [item], unfilled })['unfilled'];
    expect(shownWith({ workoutId: 2, swappedFrom })).toEqual([unfilled[1]]);
    expect(shownWith({ workoutId: 2 })).toEqual(unfilled);
  });
});
