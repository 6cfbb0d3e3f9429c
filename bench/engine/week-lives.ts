/**
 * Lives twelve weeks of generated members with their plans: 15 % of the days are missed, and the rest of such a week is planned again; one week is
 * lost to an illness. Each week is planned from the one before. Every plan is checked by a checker that shares no code with the planner, and the
 * sets that were done are compared with a fixed split and a fixed whole-body plan on the same days, with the same days missed.
 *
 *   node --import tsx bench/engine/week-lives.ts [--count 300] [--seed 1] [--questions 20]
 */
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import type { BodyPartName } from '../../src/catalogue/catalogue.vocabulary.js';
import { PRODUCT_CATALOGUE } from '../../src/recommendation/engine/workout/fixture/product-catalogue.js';
import { recommendedRange } from '../../src/recommendation/engine/week/effective-sets.table.js';
import { planWeek } from '../../src/recommendation/engine/week/plan-week.js';
import { brokenRules } from '../../src/recommendation/engine/week/week-checker.fixture.js';
import type { PlannedWorkout, WeekInput, WeekPlan } from '../../src/recommendation/engine/week/week.types.js';
import { anyWeek, OF_ROOM } from './week-members.js';

const { values: asked } = parseArgs({
  options: {
    count: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    questions: { type: 'string', default: '20' },
  },
});
const WEEKS = 12;
const MISSED = 0.15;
/** As the recommender has it. */
const RENEWED_AFTER_WEEKS = 5;
const SETS = 3;
/** Fixed plans, by the names of their workouts; a member without the machines does them all the same. */
const SPLIT = [
  ['바벨 벤치프레스', '인클라인 덤벨 벤치프레스', '펙덱 플라이', '케이블 푸시다운'],
  ['데드리프트', '랫 풀다운', '시티드 케이블 로우', '바벨 컬'],
  ['바벨 스쿼트', '레그 프레스', '시티드 레그 컬', '머신 스탠딩 카프 레이즈'],
  ['오버헤드 프레스', '사이드 레터럴 레이즈', '벤트오버 레터럴 레이즈', '케이블 크런치'],
];
const WHOLE_BODY = [['바벨 스쿼트', '바벨 벤치프레스', '바벨 로우', '오버헤드 프레스', '케이블 크런치']];

type Done = Pick<PlannedWorkout, 'workoutId' | 'sets'>;
const byId = new Map(PRODUCT_CATALOGUE.map(workout => [workout.id, workout]));
const idOf = (name: string): number => {
  const found = PRODUCT_CATALOGUE.find(({ koreanName }) => koreanName === name);
  if (!found) throw new Error(`no ${name}`);
  return found.id;
};
const fixed = (plan: readonly (readonly string[])[]): Done[][] =>
  plan.map(day => day.map(name => ({ workoutId: idOf(name), sets: SETS })));

function fractional(done: readonly Done[]): Map<BodyPartName, number> {
  const sets = new Map<BodyPartName, number>();
  for (const { workoutId, sets: count } of done) {
    const { primaryBodyParts, secondaryBodyParts } = byId.get(workoutId)!;
    for (const part of primaryBodyParts) sets.set(part, (sets.get(part) ?? 0) + count);
    for (const part of secondaryBodyParts) sets.set(part, (sets.get(part) ?? 0) + count / 2);
  }
  return sets;
}

const planned = (input: WeekInput): WeekPlan => {
  let left = Number(asked.questions);
  return planWeek(input, () => --left < 0);
};

const broken = new Map<string, number>();
const totals = { plans: 0, again: 0, renewals: 0, firstRenewal: [] as number[], kept: 0, of: 0 };
/** Parts and weeks: how many there are, and how many have too few sets. */
const parts = { all: 0, week: 0, split: 0, wholeBody: 0 };
const plan = (input: WeekInput): WeekPlan => {
  const made = planned(input);
  totals.plans += 1;
  for (const rule of new Set(brokenRules(input, made))) broken.set(rule, 1 + (broken.get(rule) ?? 0));
  return made;
};
const idsOf = ({ days }: WeekPlan): Set<number> =>
  new Set(days.flatMap(({ workouts }) => workouts.map(({ workoutId }) => workoutId)));
/** Reproducible: a hash of member, week and day. */
const chance = (...numbers: number[]): number =>
  (numbers.reduce((hash, each) => Math.imul(hash ^ each, 0x9e37_79b1) >>> 0, 7) % 1_000) / 1_000;

const begun = performance.now();
const members = fc.sample(anyWeek, { numRuns: Number(asked.count), seed: Number(asked.seed) });
members.forEach((member, index) => {
  const [split, wholeBody] = [fixed(SPLIT), fixed(WHOLE_BODY)];
  const ill = index % WEEKS;
  const before: WeekPlan[] = [];
  let renewed: number | null = null;
  for (let week = 0; week < WEEKS; week++) {
    const last = before.at(-1);
    const recent = before.slice(-RENEWED_AFTER_WEEKS).map(idsOf);
    const givenWay = before.slice(-RENEWED_AFTER_WEEKS).flatMap(each => each.renewed);
    const lasting =
      recent.length < RENEWED_AFTER_WEEKS || givenWay.length > 0
        ? []
        : [...recent[0]!].filter(id => recent.every(ids => ids.has(id)));
    const input: WeekInput = { ...member, week, lasting, givenWay, old: last?.days ?? [] };
    const first = plan(input);
    before.push(first);
    if (first.renewed.length > 0) {
      totals.renewals += 1;
      renewed ??= week;
    }
    if (last && lasting.length === 0 && givenWay.length === 0) {
      const ids = idsOf(last);
      totals.kept += [...idsOf(first)].filter(id => ids.has(id)).length;
      totals.of += ids.size;
    }
    // The days of the illness are off.
    if (week === ill) continue;
    const done: Done[] = [];
    const hard: WeekInput['trainedHard'][number][] = [];
    const [ofSplit, ofWholeBody]: Done[][] = [[], []];
    let days = first.days;
    member.days.forEach(({ weekday }, at) => {
      const today = days.find(day => day.weekday === weekday);
      if (chance(index, week, at) >= MISSED) {
        ofSplit!.push(...split[at % split.length]!);
        ofWholeBody!.push(...(at % 2 === 0 || member.days.length < 4 ? wholeBody[0]! : []));
        for (const { workoutId, sets } of today?.workouts ?? []) done.push({ workoutId, sets });
        for (const { bodyPart } of today?.workouts ?? []) hard.push({ bodyPart, weekday: weekday! });
        return;
      }
      const rest = member.days.slice(at + 1);
      if (rest.length === 0) return;
      totals.again += 1;
      const sets = [...fractional(done)].map(([bodyPart, count]) => ({ bodyPart, sets: count }));
      days = plan({
        ...{ ...input, days: rest, isAgain: true, lasting: [], old: days, done: sets, trainedHard: hard },
      }).days;
    });
    const [least] = recommendedRange(member.goal, member.experience ?? 'beginner');
    const [own, bySplit, byWholeBody] = [done, ofSplit!, ofWholeBody!].map(fractional);
    const possible = first.parts.filter(
      ({ bodyPart }) =>
        !first.leftOut.some(each => each.bodyPart === bodyPart && !OF_ROOM.includes(each.because)),
    );
    for (const { bodyPart } of possible) {
      const isShort = (sets: Map<BodyPartName, number> | undefined): number =>
        Number((sets?.get(bodyPart) ?? 0) < least);
      parts.all += 1;
      parts.week += isShort(own);
      parts.split += isShort(bySplit);
      parts.wholeBody += isShort(byWholeBody);
    }
  }
  if (renewed !== null) totals.firstRenewal.push(renewed + 1);
});

const share = (count: number): string => `${((100 * count) / parts.all).toFixed(1)} %`;
totals.firstRenewal.sort((a, b) => a - b);
console.log(
  `${members.length} members × ${WEEKS} weeks, seed ${asked.seed}: ${totals.plans} plans, ${totals.again} of them for the rest of a week, ${Math.round((performance.now() - begun) / totals.plans)} ms each; broken: ${JSON.stringify([...broken])}`,
);
console.log(
  `workouts that stay from week to week before a renewal: ${((100 * totals.kept) / totals.of).toFixed(0)} %; renewed for ${totals.firstRenewal.length} members, first in week ${totals.firstRenewal[0]} to ${totals.firstRenewal.at(-1)}`,
);
console.log(
  `parts and weeks with fewer sets than recommended: ${share(parts.week)}; a fixed split ${share(parts.split)}, a fixed whole body ${share(parts.wholeBody)}`,
);
