import type { BodyPartName } from '../../../catalogue/catalogue.vocabulary.js';
import { and, object, subject, topic } from '../particles.js';
import { PARTS } from './effective-sets.table.js';
import { isNext } from './week-days.js';
import { groupedBy } from './week-plan.js';
import type { LeftOutCause, PartOfWeek, PlannedDay, WeekInput, WeekPlan } from './week.types.js';

const PUSH: readonly BodyPartName[] = ['가슴', '어깨', '삼두'];
const CHEST_SHOULDERS: readonly BodyPartName[] = ['가슴', '어깨'];
const PULL: readonly BodyPartName[] = ['등', '이두'];
const THIGHS: readonly BodyPartName[] = ['허벅지 앞', '허벅지 뒤', '엉덩이'];
const TRUNK: BodyPartName = '복부';
const CALVES: BodyPartName = '종아리';
/** The most parts in the name of a day. */
const MOST_NAMED = 2;
const DAYS = ['월', '화', '수', '목', '금', '토', '일'] as const;
/** 1번 would be the first of them. */
const TIMES = ['', '한', '두', '세', '네', '다섯', '여섯', '일곱'] as const;

const isAny = (parts: readonly BodyPartName[], of: readonly BodyPartName[]): boolean =>
  parts.some(part => of.includes(part));
const isOnly = (parts: readonly BodyPartName[], of: readonly BodyPartName[]): boolean =>
  parts.every(part => of.includes(part));

/** What a day trains, in a coach's words: 전신, 하체, 밀기, 등·이두. */
export function dayTitle({ workouts }: Pick<PlannedDay, 'workouts'>): string {
  const sets = new Map<BodyPartName, number>();
  for (const { bodyPart, sets: count } of workouts) sets.set(bodyPart, (sets.get(bodyPart) ?? 0) + count);
  const parts = [...sets.keys()];
  const large = parts.filter(part => part !== TRUNK && part !== CALVES);
  // Small parts name a day only where there is nothing else.
  const limbs = large.length > 0 ? large : parts;
  if (limbs.length === 0) return '쉬는 날';
  const hasLegs = isAny(limbs, THIGHS);
  if (hasLegs && isAny(limbs, CHEST_SHOULDERS) && limbs.includes('등')) return '전신';
  if (limbs.length > 1 && isOnly(limbs, THIGHS)) return '하체';
  if (limbs.length > MOST_NAMED && !hasLegs && isAny(limbs, PUSH) && isAny(limbs, PULL)) return '상체';
  if (limbs.length > MOST_NAMED && isOnly(limbs, PUSH)) return '밀기';
  return limbs
    .sort((a, b) => sets.get(b)! - sets.get(a)!)
    .slice(0, MOST_NAMED)
    .join('·');
}

/**
 * Why the week looks as it does: frequency, rest, duration. Only facts of this plan.
 *
 * @param isInOrder without weekdays: nobody knows which days follow one another
 * @param partOf what the log counts a workout for; left out: what it was chosen for
 * @param beside parts trained beside the plan
 */
export function weekReasons(
  { days, parts }: Pick<WeekPlan, 'days' | 'parts'>,
  isInOrder: boolean,
  partOf?: (workoutId: number) => BodyPartName,
  beside: WeekInput['trainedHard'] = [],
): string[] {
  const trained = days
    .filter(({ workouts }) => workouts.length > 0)
    .map(day => ({
      ...day,
      workouts: day.workouts.map(each => ({ ...each, bodyPart: partOf?.(each.workoutId) ?? each.bodyPart })),
    }));
  if (trained.length === 0) return [];
  return [
    oftenness(parts, trained.length),
    isInOrder ? restInOrder(trained) : rest(trained, beside),
    length(trained),
  ].filter(reason => reason !== null);
}

function oftenness(parts: readonly PartOfWeek[], days: number): string | null {
  const trained = parts.filter(({ directSets }) => directSets > 0);
  // How often a part was trained earlier in the week is not known.
  const hasBegun = parts.some(
    ({ directSets, indirectSets, fractionalSets }) => fractionalSets > directSets + indirectSets / 2,
  );
  if (days < 2 || trained.length === 0 || hasBegun) return null;
  const once = trained.filter(({ times }) => times < 2).map(({ bodyPart }) => bodyPart);
  const what = trained.length === 1 ? object(trained[0]!.bodyPart) : '하는 부위를 모두';
  if (once.length === 0) return `${what} 일주일에 두 번 이상 나눠 해요.`;
  if (once.length === trained.length) return null;
  return `${topic(listed(once))} 한 번, 나머지는 일주일에 두 번 이상 나눠 해요.`;
}

function rest(days: readonly PlannedDay[], beside: WeekInput['trainedHard']): string | null {
  if (days.length < 2) return null;
  // A day that is for a part has it whatever was done the day before.
  const again = days.flatMap(({ weekday, workouts }) =>
    workouts.flatMap(({ bodyPart: part }) =>
      beside.some(each => each.bodyPart === part && isNext(each.weekday, weekday)) ? [part] : [],
    ),
  );
  const twice = [...new Set([...following(days), ...again])];
  if (twice.length === 0) return '같은 부위를 이틀 이어서 하지 않게 나눴어요.';
  return `${subject(listed(twice))} 이틀 이어져요. 덜 풀렸다면 하루를 옮겨 주세요.`;
}

function restInOrder(days: readonly PlannedDay[]): string | null {
  if (days.length < 2) return null;
  const twice = following(days.map((day, index) => ({ ...day, weekday: index })));
  if (twice.length === 0) return '이어지는 두 번에는 같은 부위를 하지 않게 나눴어요.';
  return `이어지는 두 번에 ${subject(listed(twice))} 겹쳐요. 사이에 하루는 쉬어 주세요.`;
}

/** Parts trained directly on two consecutive days. */
export function following(days: readonly PlannedDay[]): BodyPartName[] {
  const partsOn = new Map(
    days.map(({ weekday, workouts }) => [weekday, new Set(workouts.map(({ bodyPart }) => bodyPart))]),
  );
  const found = [...partsOn].flatMap(([weekday, parts]) =>
    [...parts].filter(part => partsOn.get(weekday + 1)?.has(part)),
  );
  return [...new Set(found)];
}

function length(days: readonly PlannedDay[]): string {
  const minutes = days.map(day => day.minutes);
  const [least, most] = [Math.min(...minutes), Math.max(...minutes)];
  return least === most ? `하루 ${least}분쯤이면 끝나요.` : `하루 ${least}분에서 ${most}분쯤이면 끝나요.`;
}

const BECAUSE: Record<LeftOutCause, string> = {
  health: '지금 몸 상태에 맞지 않아서',
  tooHard: '아직은 무거울 수 있는 운동만 있어서',
  excluded: '빼 달라고 하신 운동만 남아서',
  notThere: '그곳에 있는 기구로는 할 수 없어서',
  otherDays: '고른 날에는 다른 부위만 하기로 해서',
  otherParts: '고른 부위 말고 다른 부위도 많이 쓰는 운동이라',
  resting: '그 부위를 쉬어야 하는 날이라서',
  time: '정한 시간에 다 들어가지 않아서',
  many: '하루에 하기에는 가짓수가 많아서',
  little: '지금 할 수 있는 운동으로는 얻는 것이 적어서',
  noStrength: '세트로 하는 근력 운동이 아니라서',
  gone: '지금은 없는 운동이라',
};
/** Of a single workout, where that reads otherwise. */
const BECAUSE_OF_PIN: Partial<Record<LeftOutCause, string>> = {
  tooHard: '아직은 무거울 수 있어서',
  excluded: '빼 달라고 하신 운동이라',
  little: '같은 날이나 이어지는 날의 운동과 맞지 않아서',
};

/** Requests that the week does not meet, one sentence per cause. @param isInOrder as in `weekReasons` */
export function leftOutNotes(
  { leftOut, unmetPins, emptyDays }: Pick<WeekPlan, 'leftOut' | 'unmetPins' | 'emptyDays'>,
  nameOf: (workoutId: number) => string,
  isInOrder: boolean,
): string[] {
  const becauseOf = ({ because }: { because: LeftOutCause }): LeftOutCause => because;
  return [
    ...[...groupedBy(leftOut, becauseOf)].map(([because, parts]) =>
      parts.length === PARTS.length
        ? `${BECAUSE[because]} 넣은 운동이 없어요.`
        : `${BECAUSE[because]} ${topic(listed(parts.map(({ bodyPart }) => bodyPart)))} 따로 넣지 않았어요.`,
    ),
    ...[...groupedBy(emptyDays, ({ because }) => because)].map(([because, days]) => {
      const names = days.map(({ weekday }) => `${DAYS[weekday]}요일`);
      const which = isInOrder ? `${TIMES[days.length]} 번은` : topic(listed(names));
      return because === 'enough'
        ? `더 넣어도 나아지지 않아서 ${which} 쉬는 날로 두었어요.`
        : `그날 할 수 있는 운동이 없어서 ${which} 비워 두었어요.`;
    }),
    ...[...groupedBy(unmetPins, becauseOf)].map(
      ([because, pins]) =>
        `${BECAUSE_OF_PIN[because] ?? BECAUSE[because]} ${object(listed([...new Set(pins.map(pin => pinned(pin, nameOf)))]))} 넣지 못했어요.`,
    ),
  ];
}

const pinned = (
  { workoutId, weekday }: WeekPlan['unmetPins'][number],
  nameOf: (workoutId: number) => string,
): string => (weekday === null ? nameOf(workoutId) : `${DAYS[weekday]}요일 ${nameOf(workoutId)}`);

/** What changed after weeks of the same workouts. */
export function renewalNotes(
  { renewed }: Pick<WeekPlan, 'renewed'>,
  weeks: number,
  nameOf: (workoutId: number) => string,
): string[] {
  if (renewed.length === 0) return [];
  const names = object(listed(renewed.map(nameOf)));
  return [
    `${weeks}주 동안 계획에 있던 ${names} 다른 운동으로 바꿨어요. 나머지는 무게를 이어 갈 수 있게 되도록 그대로 두었어요.`,
  ];
}

/** 가슴, 등과 어깨. */
function listed(names: readonly string[]): string {
  const [last] = names.slice(-1);
  const [before] = names.slice(-2, -1);
  if (last === undefined || before === undefined) return last ?? '';
  return [...names.slice(0, -2), `${and(before)} ${last}`].join(', ');
}

/** The most that a week can be below the best, as a share of the bound. */
export const gapOf = ({ value, bound }: Pick<WeekPlan, 'value' | 'bound'>): number =>
  bound === 0 ? 0 : (bound - value) / bound;

/** Rounded up, so that the gap is never understated. */
export const gapPercent = (gap: number): number => Math.ceil(Math.max(0, gap * 1000 - 1e-9)) / 10;
