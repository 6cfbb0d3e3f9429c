import { readableWorkouts } from './readable-workouts.js';

describe('readableWorkouts', () => {
  it('fills in what an earlier edition did not store with what it meant', () => {
    const stored = {
      recommends: [
        { workoutId: 2, evidence: { standsInForId: 1 } },
        { workoutId: 3, evidence: { standsInForId: null, basis: { leastRepetitions: 8 } } },
      ],
      requestedBodyParts: ['가슴'],
      unfilled: [],
    };
    expect(readableWorkouts(stored)).toEqual({
      ...stored,
      notes: [],
      minutes: null,
      generalWarmUp: null,
      instead: null,
      recommends: [
        {
          workoutId: 2,
          details: [],
          warmUp: [],
          stop: null,
          swappedFrom: null,
          evidence: { standsInForId: 1, standsInCause: 'tooHeavy', limit: null, basis: null },
        },
        {
          workoutId: 3,
          details: [],
          warmUp: [],
          stop: null,
          swappedFrom: null,
          evidence: {
            standsInForId: null,
            standsInCause: null,
            limit: null,
            basis: { leastRepetitions: 8, fewestRepetitions: 8 },
          },
        },
      ],
    });
  });

  it('leaves an answer of today alone', () => {
    const basis = { usualRepetitions: 10, fewestRepetitions: 8 };
    const evidence = { standsInForId: 4, standsInCause: 'health', limit: 'lightest', basis };
    const stored = {
      notes: ['천천히 일어나 주세요.'],
      minutes: 40,
      generalWarmUp: '걸어요.',
      instead: { bodyParts: ['가슴'], advice: '걸어 보세요.' },
      unfilled: [],
      recommends: [
        { workoutId: 2, details: ['쉬워요.'], warmUp: [], stop: null, swappedFrom: null, evidence },
      ],
    };
    expect(readableWorkouts(stored)).toEqual(stored);
  });

  it('tells of what was swapped out no more than its name', () => {
    const swappedFrom = { workoutId: 1, koreanName: '스쿼트', weight: 60, evidence: {} };
    const { recommends } = readableWorkouts({ recommends: [{ workoutId: 2, swappedFrom }] });
    expect(recommends).toMatchObject([{ swappedFrom: { workoutId: 1, koreanName: '스쿼트' } }]);
    expect(JSON.stringify(recommends)).not.toContain('60');
  });

  it('says no more what was said because of a workout that was swapped, and tells no ids', () => {
    const push = { bodyPartKoreanName: '가슴', reason: '선택한 기구로는 푸시업뿐이에요.' };
    const row = { bodyPartKoreanName: '등', reason: '선택한 기구로는 인클라인 푸시업뿐이에요.' };
    const unfilled = [
      { ...push, workoutIds: [1, 5] },
      { ...row, workoutIds: [6] },
    ];
    const swappedFrom = { workoutId: 1, koreanName: '푸시업' };
    const shownWith = (item: object) => readableWorkouts({ recommends: [item], unfilled })['unfilled'];
    expect(shownWith({ workoutId: 2, swappedFrom })).toEqual([row]);
    expect(shownWith({ workoutId: 2 })).toEqual([push, row]);
  });

  it('goes by the name where an earlier edition stored no ids', () => {
    const push = { bodyPartKoreanName: '가슴', reason: '선택한 기구로는 푸시업뿐이에요.' };
    const back = { bodyPartKoreanName: '등', reason: '선택한 기구로 할 수 있는 등 운동이 없어요.' };
    const swappedFrom = { workoutId: 1, koreanName: '푸시업' };
    const stored = { recommends: [{ workoutId: 2, swappedFrom }], unfilled: [push, back] };
    expect(readableWorkouts(stored)['unfilled']).toEqual([back]);
  });
});
