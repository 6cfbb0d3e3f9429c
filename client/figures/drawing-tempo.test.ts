import { WORKOUT_SEEDS } from '../../src/catalogue/seed/workouts/workout-seeds.js';
import type { WorkoutSlug } from '../../src/catalogue/seed/workouts/workout-slugs.js';
import { drawWorkout, renderCardSvg, renderMotionSvg } from './figures.js';
import { tempoOf, type Tempo } from './drawing-tempo.js';

const seedOf = (slug: WorkoutSlug) => WORKOUT_SEEDS.find(seed => seed.slug === slug)!;

it.each<[WorkoutSlug, Tempo | null]>([
  // The way to the end position lowers the body or the weight.
  ['barbell-back-squat', 'down'],
  ['push-up', 'down'],
  ['romanian-deadlift', 'down'],
  ['lying-ez-bar-extension', 'down'],
  ['leg-press', 'down'],
  ['chest-dip', 'down'],
  ['barbell-bench-press', 'down'],
  ['dumbbell-fly', 'down'],
  ['back-extension', 'down'],
  ['nordic-curl', 'down'],
  // It lifts it, even by going down against a stack.
  ['dumbbell-bench-press', 'up'],
  ['pull-up', 'up'],
  ['seated-leg-press', 'up'],
  ['barbell-deadlift', 'up'],
  ['barbell-curl', 'up'],
  ['lat-pulldown', 'up'],
  ['cable-pushdown', 'up'],
  ['cable-crunch', 'up'],
  ['seated-machine-dip', 'up'],
  ['dumbbell-side-bend', 'up'],
  ['plank', 'hold'],
  ['hamstring-stretch', 'hold'],
  ['burpee', null],
  ['russian-twist', null],
  ['cat-cow', null],
  ['indoor-cycling', null],
])('plays %s as %s', (slug, tempo) => {
  expect(tempoOf(drawWorkout(slug), seedOf(slug))).toBe(tempo);
  expect(/data-tempo="(\w+)"/.exec(renderMotionSvg(slug))?.[1] ?? null).toBe(tempo);
});

/** The breath is held during these lifts and let out at the top. */
const BRACED: readonly string[] = ['barbell-deadlift', 'sumo-deadlift', 'trap-bar-deadlift', 'push-press'];

it('is described as it is drawn: set-up, the way there, the way back, breathing out where it is hard', () => {
  const wrong = WORKOUT_SEEDS.flatMap(seed => {
    const tempo = tempoOf(drawWorkout(seed.slug as WorkoutSlug), seed);
    if (tempo === null || tempo === 'hold' || BRACED.includes(seed.slug)) return [];
    const [, there = '', back = '', ...more] = seed.description.split(/(?<=[.!?])\s+/);
    const [hard, easy] = tempo === 'up' ? [there, back] : [back, there];
    const out = /내쉬|내쉰/;
    const into = /들이마/;
    if (more.length === 0 && out.test(hard) && !into.test(hard) && into.test(easy) && !out.test(easy))
      return [];
    const order = tempo === 'up' ? '내쉬, then 들이마' : '들이마, then 내쉬';
    return [`${seed.slug} goes ${tempo}: three sentences, the second and third with ${order}`];
  });
  expect(wrong).toEqual([]);
});

it('shows what is held in one position with a stopwatch, everything else in two', () => {
  const figures = (slug: WorkoutSlug) =>
    [...renderCardSvg(slug).matchAll(/<g transform="[^"]*scale/g)].length;
  expect(figures('plank')).toBe(1);
  expect(figures('side-plank')).toBe(1);
  expect(figures('push-up')).toBe(2);
  expect(renderCardSvg('plank')).toContain('<title>플랭크 자세</title>');
});

it('fills the card with who is lying, the start above the end', () => {
  const places = (slug: WorkoutSlug) =>
    [...renderCardSvg(slug).matchAll(/translate\(([-\d.]+)[ ]?([-\d.]+)\)scale\(([\d.]+)\)/g)]
      .map(found => found.slice(1, 4).map(Number))
      .slice(0, 2);
  const [start, end] = places('superman');
  expect(start![0]).toBe(end![0]);
  expect(start![1]).toBeLessThan(end![1]!);
  expect(start![2]).toBeGreaterThan(1);
  const [up, down] = places('barbell-back-squat');
  expect(up![1]).toBe(down![1]);
});
