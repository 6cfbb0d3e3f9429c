/**
 * A generated member misses a day of the week: how the remaining days are replanned, how long that takes (CPU time of this process) and how
 * many of them change besides the missed one, which moves to the first free day.
 *
 *   node --import tsx bench/engine/week-again.ts [--count 300] [--seed 1] [--limit 250]
 */
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import type { BodyPartName } from '../../src/catalogue/catalogue.vocabulary.js';
import { planWeek } from '../../src/recommendation/engine/week/plan-week.js';
import type { KeptDay, PlannedDay, WeekInput } from '../../src/recommendation/engine/week/week.types.js';
import { anyWeek } from './week-members.js';

const { values: asked } = parseArgs({
  options: {
    count: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    limit: { type: 'string', default: '250' },
  },
});
const FIRST_MS = 1_500;
const WARM_UP = 10;
const HELPING = 0.5;
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

function processorMs(since?: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}
const within = (limit: number) => {
  const since = process.cpuUsage();
  return { isOver: () => processorMs(since) >= limit, ms: () => processorMs(since) };
};

/** The rest of the week after day `missed`; null when nothing is left. */
function afterMissing(input: WeekInput, days: readonly PlannedDay[], missed: number): WeekInput | null {
  const today = days[missed]!.weekday + 1;
  const taken = days.map(({ weekday }) => weekday);
  const to = WEEKDAYS.find(day => day >= today && !taken.includes(day));
  const left = days.flatMap((day, index) => {
    const weekday = index === missed ? to : index > missed ? day.weekday : undefined;
    return weekday === undefined ? [] : [{ weekday, asked: input.days[index]!, workouts: day.workouts }];
  });
  if (left.length === 0) return null;
  left.sort((a, b) => a.weekday - b.weekday);
  const known = new Map(input.catalogue.map(workout => [workout.id, workout]));
  const done = days
    .slice(0, missed)
    .flatMap(({ weekday, workouts }) =>
      workouts.map(({ workoutId, sets }) => ({ weekday, sets, workout: known.get(workoutId)! })),
    );
  const sets = (bodyPart: BodyPartName, count: number) => ({ bodyPart, sets: count });
  return {
    ...input,
    isAgain: true,
    days: left.map(({ weekday, asked: wish }) => ({ ...wish, weekday })),
    old: left.map(({ weekday, workouts }): KeptDay => ({ weekday, workouts })),
    done: done.flatMap(({ sets: count, workout }) => [
      ...workout.primaryBodyParts.map(part => sets(part, count)),
      ...workout.secondaryBodyParts.map(part => sets(part, HELPING * count)),
    ]),
    trainedHard: done.flatMap(({ weekday, workout }) =>
      workout.primaryBodyParts.map(bodyPart => ({ bodyPart, weekday })),
    ),
  };
}

const namesOf = (workouts: KeptDay['workouts']): string =>
  workouts
    .map(({ workoutId, sets }) => `${workoutId}x${sets}`)
    .sort()
    .join();
const idsOf = (workouts: KeptDay['workouts']): string =>
  workouts
    .map(({ workoutId }) => workoutId)
    .sort((a, b) => a - b)
    .join();

const inputs = fc.sample(anyWeek, { numRuns: Number(asked.count), seed: Number(asked.seed) });
const times: number[] = [];
const gaps: number[] = [];
const changes: { workouts: number; sets: number }[] = [];
for (const [place, input] of inputs.entries()) {
  const { days } = planWeek(input, within(FIRST_MS).isOver);
  const missed = place % days.length;
  const rest = afterMissing(input, days, missed);
  if (rest === null) continue;
  const clock = within(Number(asked.limit));
  const again = planWeek(rest, clock.isOver);
  if (place < WARM_UP) continue;
  times.push(clock.ms());
  gaps.push(again.gap);
  const others = rest.old.flatMap((old, index) =>
    days.some(({ weekday }) => weekday === old.weekday) ? [[old, again.days[index]!] as const] : [],
  );
  changes.push({
    workouts: others.filter(([old, now]) => idsOf(old.workouts) !== idsOf(now.workouts)).length,
    sets: others.filter(([old, now]) => namesOf(old.workouts) !== namesOf(now.workouts)).length,
  });
}
const quantile = (all: readonly number[], share: number): number =>
  [...all].sort((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * share))] ?? NaN;
const shareUpTo = (most: number, of: 'workouts' | 'sets'): string =>
  `${((100 * changes.filter(change => change[of] <= most).length) / changes.length).toFixed(1)} %`;
console.log(
  `${times.length} missed days, seed ${asked.seed}, limit ${asked.limit} ms: ${[quantile(times, 0.5), quantile(times, 0.95), Math.max(...times)].map(Math.round).join(' / ')} ms (p50 / p95 / max), gap ${[quantile(gaps, 0.5), quantile(gaps, 0.95), Math.max(...gaps)].map(gap => `${(100 * gap).toFixed(2)} %`).join(' / ')}`,
);
console.log(
  `other days with other workouts: none ${shareUpTo(0, 'workouts')}, at most 2 ${shareUpTo(2, 'workouts')}; with other workouts or sets: none ${shareUpTo(0, 'sets')}, at most 2 ${shareUpTo(2, 'sets')}`,
);
