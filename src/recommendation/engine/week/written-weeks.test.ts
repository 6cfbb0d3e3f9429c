import { readFileSync, writeFileSync } from 'node:fs';
import { productWorkout } from '../workout/fixture/product-catalogue.js';
import { trainingLimits } from '../workout/health/training-limits.js';
import { blockOf } from './blocks.js';
import { BIG_PATTERNS, PARTS } from './effective-sets.table.js';
import { planWeek } from './plan-week.js';
import { builtWeek, type BuiltWeek } from './week-model.js';
import { MOST_WORKOUTS } from './week-model.types.js';
import { sessionOf, valueOf } from './week-plan.js';
import { dayTitle, following, gapPercent, leftOutNotes, weekReasons } from './week-words.js';
import type { WeekPlan } from './week.types.js';
import { WRITTEN_WEEKS, type WrittenWeek } from './written-weeks.fixture.js';

const DOCUMENT = 'docs/weeks.md';
/** Gives the same weeks on every machine; most are proved by then. */
const QUESTIONS = 4_000;
/** With this much time, nobody would train without the big lifts. */
const LEAST_MINUTES_FOR_ALL = 120;

/** If the engine valued its own week much higher than the coach's, it would measure something else. */
const LEAST_SHARE_OF_COACH = 0.75;

interface Compared extends WrittenWeek {
  plan: WeekPlan;
  built: BuiltWeek;
  written: number;
}

/** Points of the coach's week in the engine's own model; −∞ where parts follow one another too soon. Throws where a rule is broken. */
function writtenValue(
  { title, sessions }: WrittenWeek,
  { model, items, options, bonuses }: BuiltWeek,
): number {
  const most = model.curves.map(({ mostOfSession }) => mostOfSession);
  const idOf = (slot: number, index: number): number => options[slot]![index]!.workout.id;
  if (sessions.length !== model.slots.length) throw new Error(`${title}: ${model.slots.length} sessions`);
  const written = sessions.map((workouts, slot) => {
    const chosen = workouts.map(({ workoutId, sets }) => {
      const found = items[slot]!.flatMap((of, part) => of.map(item => ({ part, item }))).find(
        ({ item }) => idOf(slot, item.workout) === workoutId && item.sets === sets,
      );
      if (!found) throw new Error(`${title}: no ${productWorkout(workoutId).koreanName} × ${sets}`);
      return found;
    });
    const blocks = PARTS.map((_, part) => {
      const own = chosen.filter(each => each.part === part).map(({ item }) => item);
      return blockOf(own, own.length === 0 ? 0 : bonuses[part]!, most);
    });
    const time = blocks.reduce((sum, block) => sum + block.time, 0);
    if (time > model.slots[slot]!.capacity) throw new Error(`${title}: session ${slot} takes too long`);
    if (chosen.length > MOST_WORKOUTS) throw new Error(`${title}: too many workouts`);
    return sessionOf(model, blocks);
  });
  return valueOf(model, written);
}

const WEEKS = WRITTEN_WEEKS.map((week): Compared => {
  const { input } = week;
  const built = builtWeek(input, trainingLimits(input.profile.health, input.goal, input.member));
  let questions = 0;
  const plan = planWeek(input, () => ++questions > QUESTIONS);
  return { ...week, built, plan, written: writtenValue(week, built) };
});

const workoutsOf = ({ plan }: Compared) =>
  plan.days.flatMap(({ workouts }) => workouts.map(each => ({ ...each, ...productWorkout(each.workoutId) })));
const setsOf = (workouts: readonly { sets: number }[]) => workouts.reduce((sum, { sets }) => sum + sets, 0);
/** Ids of the available workouts that are main lifts of that big pattern. */
const mainLifts = ({ items, options }: BuiltWeek, pattern: number): Set<number> =>
  new Set(
    items.flatMap((parts, slot) =>
      parts
        .flat()
        .filter(({ amounts }) => amounts[PARTS.length + pattern]! > 0)
        .map(({ workout }) => options[slot]![workout]!.workout.id),
    ),
  );

describe.each(WEEKS)('$title', week => {
  const { plan, built, written, input } = week;
  const trained = plan.days.filter(({ workouts }) => workouts.length > 0);

  it('is worth at least what a coach writes by every rule, and not much more', () => {
    expect(plan.value).toBeGreaterThanOrEqual(written);
    expect(written).toBeGreaterThan(LEAST_SHARE_OF_COACH * plan.value);
  });

  it('trains on every day that was asked for, no part on the next day again', () => {
    expect(trained).toHaveLength(input.days.length);
    expect(following(plan.days)).toEqual([]);
  });

  it('has a main lift on each day, and of every big pattern that place and lists have', () => {
    const possible = BIG_PATTERNS.map((_, pattern) => mainLifts(built, pattern)).filter(
      (ids, pattern) =>
        ids.size > 0 && (BIG_PATTERNS[pattern]!.family === undefined || input.goal === 'strength'),
    );
    const chosen = plan.days.map(({ workouts }) => workouts.map(({ workoutId }) => workoutId));
    const isIn = (day: readonly number[]) => possible.filter(ids => day.some(id => ids.has(id)));
    expect(chosen.filter(day => possible.length > 0 && isIn(day).length === 0)).toEqual([]);
    const minutes = input.days.reduce((sum, day) => sum + day.minutes, 0);
    if (minutes >= LEAST_MINUTES_FOR_ALL) expect(isIn(chosen.flat())).toEqual(possible);
  });

  it('is led by lifts of several joints, pulls as much as it pushes, and has no push-ups beside weights', () => {
    const all = workoutsOf(week);
    const limbs = all.filter(({ bodyPart }) => bodyPart !== '복부');
    const isolated = limbs.filter(({ mechanic }) => mechanic === 'isolation');
    expect(setsOf(isolated)).toBeLessThanOrEqual(setsOf(limbs) / 2);
    const of = (...parts: string[]) => setsOf(all.filter(({ bodyPart }) => parts.includes(bodyPart)));
    expect(of('등')).toBeGreaterThanOrEqual(0.75 * of('가슴'));
    expect(of('등')).toBeLessThanOrEqual(2.5 * of('가슴'));
    const canPress = built.options
      .flat()
      .some(
        ({ workout, prescription }) => workout.pattern === 'horizontalPush' && prescription.weightKg !== null,
      );
    if (canPress) expect(all.filter(({ family }) => family === 'push-up')).toEqual([]);
  });
});

const WEEKDAYS = '월화수목금토일';
const listed = (workouts: readonly { workoutId: number; sets: number }[]): string =>
  workouts.map(({ workoutId, sets }) => `${productWorkout(workoutId).koreanName} × ${sets}`).join(', ');

function section({ title, sessions, plan, written }: Compared, index: number): string {
  const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
    [head, head.map(() => '---'), ...rows].map(row => `| ${row.join(' | ')} |`).join('\n');
  const proof = plan.isProved
    ? 'The best week under these rules, proved'
    : `At most ${gapPercent(plan.gap)} % below the best week under these rules`;
  const notes = [...plan.notes, ...leftOutNotes(plan, id => productWorkout(id).koreanName, false)];
  return `## ${index + 1}. ${title}

${table(
  ['Day', 'Workouts × sets', 'Minutes'],
  plan.days.map(day => [`${WEEKDAYS[day.weekday]} ${dayTitle(day)}`, listed(day.workouts), day.minutes]),
)}

${[...weekReasons(plan, false, id => productWorkout(id).primaryBodyParts[0]!), ...notes].map(sentence => `- ${sentence}`).join('\n')}

${table(
  ['Part', 'Direct sets', 'Indirect sets', 'Days', 'Range'],
  plan.parts.map(part => [
    ...[part.bodyPart, part.directSets, part.indirectSets, part.times],
    part.range.join('–'),
  ]),
)}

${proof}. A coach's week has ${((100 * written) / plan.value).toFixed(1)} % of its points:

${sessions.map((workouts, session) => `${session + 1}. ${listed(workouts)}`).join('\n')}
`;
}

it('docs/weeks.md is what the engine plans (npm run docs)', () => {
  const page = `# Twenty-seven weeks

What the engine plans for twenty-seven members with the shipped catalogue, and what a coach wrote for them beside it
(\`written-weeks.fixture.ts\`). Written by \`npm run docs\`; a test fails when it differs. Where the engine repeats a session, the
coach's stands once.

${WEEKS.map(section).join('\n')}`;
  if (process.env.WRITE_DOCS) writeFileSync(DOCUMENT, page);
  expect(readFileSync(DOCUMENT, 'utf8') === page).toBe(true);
});
