import type { BodyPartName } from '../../../catalogue/catalogue.vocabulary.js';
import { PARTS } from './effective-sets.table.js';
import { dayTitle, gapPercent, leftOutNotes, weekReasons } from './week-words.js';
import type { PartOfWeek, PlannedDay } from './week.types.js';

const day = (weekday: number, parts: BodyPartName[], minutes = 50): PlannedDay => ({
  ...{ weekday, minutes },
  workouts: parts.map((bodyPart, workoutId) => ({ bodyPart, workoutId, sets: parts.length - workoutId + 2 })),
});
const part = (bodyPart: BodyPartName, times: number): PartOfWeek => ({
  ...{ bodyPart, times, directSets: 3 * times, indirectSets: 0, fractionalSets: 3 * times, range: [4, 10] },
});

it.each<[string, BodyPartName[]]>([
  ['전신', ['허벅지 앞', '등', '가슴', '복부']],
  ['하체', ['허벅지 앞', '허벅지 뒤', '종아리']],
  ['상체', ['가슴', '등', '어깨', '이두']],
  ['밀기', ['가슴', '어깨', '삼두']],
  ['등·이두', ['등', '이두', '복부']],
  ['등·어깨', ['등', '어깨', '종아리']],
  ['가슴·엉덩이', ['가슴', '엉덩이', '이두']],
  ['가슴', ['가슴']],
  ['복부', ['복부']],
  ['쉬는 날', []],
])('a day is called %s', (title, parts) => {
  expect(dayTitle(day(0, parts))).toBe(title);
});

describe('the reasons of a week', () => {
  it('say how often, with how much rest and how long', () => {
    const days = [day(0, ['가슴', '등'], 50), day(2, ['허벅지 앞'], 55), day(4, ['가슴', '등'], 48)];
    expect(
      weekReasons({ days, parts: [part('가슴', 2), part('등', 2), part('허벅지 앞', 1)] }, false),
    ).toEqual([
      '허벅지 앞은 한 번, 나머지는 일주일에 두 번 이상 나눠 해요.',
      '같은 부위를 이틀 이어서 하지 않게 나눴어요.',
      '하루 48분에서 55분쯤이면 끝나요.',
    ]);
  });

  it('name what follows on the next day, and claim nothing of a single one', () => {
    const days = [day(0, ['어깨', '등']), day(1, ['어깨', '등'])];
    expect(weekReasons({ days, parts: [part('어깨', 2), part('등', 2)] }, false)).toEqual([
      '하는 부위를 모두 일주일에 두 번 이상 나눠 해요.',
      '어깨와 등이 이틀 이어져요. 덜 풀렸다면 하루를 옮겨 주세요.',
      '하루 50분쯤이면 끝나요.',
    ]);
    // All of one part: nothing else could be chosen.
    const bridges = [day(0, ['엉덩이']), day(3, ['엉덩이'])];
    expect(weekReasons({ days: bridges, parts: [part('엉덩이', 2)] }, false)[0]).toBe(
      '엉덩이를 일주일에 두 번 이상 나눠 해요.',
    );
    // A deadlift was chosen for another part than the log counts it for.
    const apart = [day(0, ['허벅지 뒤']), day(1, ['등'])];
    expect(weekReasons({ days: apart, parts: [] }, false, () => '등')[0]).toMatch(/^등이 이틀 이어져요/);
    expect(weekReasons({ days: [day(3, ['등'])], parts: [part('등', 1)] }, false)).toEqual([
      '하루 50분쯤이면 끝나요.',
    ]);
    expect(weekReasons({ days: [day(3, [])], parts: [] }, false)).toEqual([]);
  });

  it('claim nothing of how often where some of the week is done, nor of days that nobody knows', () => {
    const days = [day(0, ['어깨', '등']), day(3, ['등', '가슴'])];
    const parts = [{ ...part('어깨', 1), fractionalSets: 7 }, part('등', 2), part('가슴', 1)];
    expect(weekReasons({ days, parts }, true)).toEqual([
      '이어지는 두 번에 등이 겹쳐요. 사이에 하루는 쉬어 주세요.',
      '하루 50분쯤이면 끝나요.',
    ]);
    const apart = [day(0, ['어깨']), day(1, ['등'])];
    expect(weekReasons({ days: apart, parts: [] }, true)[0]).toBe(
      '이어지는 두 번에는 같은 부위를 하지 않게 나눴어요.',
    );
  });
});

it('what is left out is said by its cause, wishes by their day', () => {
  const leftOut = [
    { bodyPart: '종아리', because: 'time' },
    { bodyPart: '복부', because: 'time' },
    { bodyPart: '등', because: 'notThere' },
  ] as const;
  const unmetPins = (['health', 'tooHard', 'excluded', 'gone', 'otherParts'] as const).map((because, at) => ({
    ...{ workoutId: 7, weekday: at === 0 ? 2 : null, because },
  }));
  const emptyDays = [
    { weekday: 2, because: 'enough' },
    { weekday: 5, because: 'enough' },
    { weekday: 0, because: 'nothing' },
  ] as const;
  const left = { leftOut: [...leftOut], unmetPins, emptyDays: [...emptyDays] };
  expect(leftOutNotes(left, () => '데드리프트', false)).toEqual([
    '정한 시간에 다 들어가지 않아서 종아리와 복부는 따로 넣지 않았어요.',
    '그곳에 있는 기구로는 할 수 없어서 등은 따로 넣지 않았어요.',
    '더 넣어도 나아지지 않아서 수요일과 토요일은 쉬는 날로 두었어요.',
    '그날 할 수 있는 운동이 없어서 월요일은 비워 두었어요.',
    '지금 몸 상태에 맞지 않아서 수요일 데드리프트를 넣지 못했어요.',
    '아직은 무거울 수 있어서 데드리프트를 넣지 못했어요.',
    '빼 달라고 하신 운동이라 데드리프트를 넣지 못했어요.',
    '지금은 없는 운동이라 데드리프트를 넣지 못했어요.',
    '고른 부위 말고 다른 부위도 많이 쓰는 운동이라 데드리프트를 넣지 못했어요.',
  ]);
  expect(leftOutNotes({ ...left, leftOut: [], unmetPins: [] }, () => '', true)).toEqual([
    '더 넣어도 나아지지 않아서 두 번은 쉬는 날로 두었어요.',
    '그날 할 수 있는 운동이 없어서 한 번은 비워 두었어요.',
  ]);
  const gone = [7, 8].map(workoutId => ({ workoutId, weekday: null, because: 'gone' as const }));
  expect(leftOutNotes({ leftOut: [], unmetPins: gone, emptyDays: [] }, () => '고른 운동', false)).toEqual([
    '지금은 없는 운동이라 고른 운동을 넣지 못했어요.',
  ]);
  const nowhere = PARTS.map(bodyPart => ({ bodyPart, because: 'health' as const }));
  expect(leftOutNotes({ leftOut: nowhere, unmetPins: [], emptyDays: [] }, () => '', false)).toEqual([
    '지금 몸 상태에 맞지 않아서 넣은 운동이 없어요.',
  ]);
});

it('a gap is rounded up: less is never claimed', () => {
  expect([0, 0.0001, 0.004, 0.00401].map(gapPercent)).toEqual([0, 0.1, 0.4, 0.5]);
});
