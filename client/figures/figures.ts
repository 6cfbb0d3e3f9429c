import type { SupplementType } from '../../src/catalogue/catalogue.vocabulary.js';
import { BODY_PARTS, SUPPLEMENT_TYPES } from '../../src/catalogue/catalogue.vocabulary.js';
import { MACHINE_SEEDS } from '../../src/catalogue/seed/machines/machine-seeds.js';
import type { WorkoutSeed } from '../../src/catalogue/seed/seed.types.js';
import { SUPPLEMENT_SEEDS } from '../../src/catalogue/seed/supplements/supplement-seeds.js';
import { WORKOUT_SEEDS } from '../../src/catalogue/seed/workouts/workout-seeds.js';
import { WORKOUT_SLUGS, type WorkoutSlug } from '../../src/catalogue/seed/workouts/workout-slugs.js';
import type { Drawing } from './drawing.js';
import type { Figure } from './figure-style.js';
import { packageOf, packageOfType } from './package-look.js';
import { DRAWINGS } from './poses/all.js';
import { OTHER_VIEWS } from './poses/other-views.js';
import { renderGrip } from './render-grip.js';
import { GRIPS, type Grip } from './grips.data.js';
import { renderMachine } from './render-machine.js';
import { renderHero, renderMuscleMap } from './render-muscle-map.js';
import { renderPackage } from './render-package.js';
import { renderAdded } from './render-added.js';
import { renderCard } from './render-card.js';
import { renderMotion } from './render-motion.js';
import { renderPhases } from './render-phases.js';
import type { TrainedParts } from './scene.js';
import { tempoOf } from './drawing-tempo.js';

const SEED_BY_SLUG = new Map(WORKOUT_SEEDS.map(seed => [seed.slug, seed]));

function seedOf(slug: WorkoutSlug): WorkoutSeed {
  const seed = SEED_BY_SLUG.get(slug);
  if (!seed) throw new Error(`No workout "${slug}" in the catalogue.`);
  return seed;
}

function partsOf(seed: WorkoutSeed): TrainedParts {
  if (seed.pattern === 'hipAdduction')
    return { primary: ['허벅지 안쪽'], secondary: seed.secondaryBodyParts };
  return { primary: seed.primaryBodyParts, secondary: seed.secondaryBodyParts };
}

/** The figure for members whose sex is unknown: half the workouts show a man, half a woman, each always the same one. */
function figureOf(slug: WorkoutSlug): Figure {
  return WORKOUT_SLUGS.indexOf(slug) % 2 === 0 ? 'man' : 'woman';
}

/** The poses and equipment of a workout. */
export function drawWorkout(slug: WorkoutSlug): Drawing {
  return DRAWINGS[slug];
}

/** Start and end position, or the held one. */
export function renderCardSvg(slug: WorkoutSlug): string {
  const seed = seedOf(slug);
  const drawing = drawWorkout(slug);
  const tempo = tempoOf(drawing, seed);
  const shown = tempo === 'hold' ? '자세' : '시작 자세와 끝 자세';
  return renderCard(drawing, partsOf(seed), `${seed.koreanName} ${shown}`, tempo, figureOf(slug));
}

/** One moving figure; `drawing` may be the same movement from another side. */
export function renderMotionSvg(slug: WorkoutSlug, drawing = drawWorkout(slug)): string {
  const seed = seedOf(slug);
  const main = drawWorkout(slug);
  const tempo = tempoOf(main, seed);
  const other = drawing === main ? OTHER_VIEWS[slug] : main;
  return renderMotion(drawing, partsOf(seed), `${seed.koreanName} 동작`, tempo, figureOf(slug), other?.view);
}

/** Five moments in a row; the client shows none of these. */
export function renderPhasesSvg(
  slug: WorkoutSlug,
  own = figureOf(slug),
  drawing = drawWorkout(slug),
): string {
  const seed = seedOf(slug);
  return renderPhases(drawing, partsOf(seed), `${seed.koreanName} 동작 순서`, own);
}

/** Front and back with the workout's muscles highlighted. */
export function renderMusclesSvg(slug: WorkoutSlug): string {
  const seed = seedOf(slug);
  const parts = partsOf(seed);
  const names = [...parts.primary, ...parts.secondary].join(', ');
  return renderMuscleMap(parts, `${seed.koreanName} 자극 부위: ${names}`);
}

/**
 * Every picture of the client by its path below `/figures/`, drawn on demand:
 * `<workout>.svg` · `<workout>.motion.svg` · `<workout>.other.svg` from another side where that shows more · `<workout>.muscles.svg` ·
 * `added/<machine>--<part>.svg` and `added/<part>.svg` for a workout that an admin added, `workout.svg` where nothing is known about it ·
 * `grips/<grip>.svg` · `hero.svg` · `machines/<machine>.svg` · `packages/<product>--<variant index>.svg` · `packages/<type>.svg`.
 */
export function figureFiles(): Map<string, () => string> {
  const files = new Map<string, () => string>();
  const nothing: TrainedParts = { primary: [], secondary: [] };
  for (const slug of Object.keys(DRAWINGS) as WorkoutSlug[]) {
    files.set(`${slug}.svg`, () => renderCardSvg(slug));
    files.set(`${slug}.motion.svg`, () => renderMotionSvg(slug));
    files.set(`${slug}.muscles.svg`, () => renderMusclesSvg(slug));
    const other = OTHER_VIEWS[slug];
    if (other) files.set(`${slug}.other.svg`, () => renderMotionSvg(slug, other));
  }
  for (const grip of Object.keys(GRIPS) as Grip[]) {
    files.set(`grips/${grip}.svg`, () => renderGrip(grip, GRIPS[grip].name));
  }
  files.set('workout.svg', () => renderAdded(null, nothing, '운동'));
  files.set('workout.muscles.svg', () => renderMuscleMap(nothing, '근육 지도'));
  files.set('hero.svg', () =>
    renderHero({ primary: ['가슴'], secondary: ['어깨', '삼두'] }, '가슴과 어깨, 삼두가 빛나는 몸'),
  );
  for (const { koreanName: part, englishName } of BODY_PARTS) {
    const parts: TrainedParts = { primary: [part], secondary: [] };
    const name = englishName.replaceAll(' ', '-');
    files.set(`added/${name}.svg`, () => renderAdded(null, parts, `${part} 운동`));
    for (const { slug, koreanName } of MACHINE_SEEDS.filter(machine => machine.slug !== 'bodyweight')) {
      files.set(`added/${slug}--${name}.svg`, () => renderAdded(slug, parts, `${koreanName} ${part} 운동`));
    }
  }
  for (const machine of MACHINE_SEEDS) {
    files.set(`machines/${machine.slug}.svg`, () => renderMachine(machine.slug, machine.koreanName));
  }
  for (const seed of SUPPLEMENT_SEEDS) {
    seed.variants.forEach((variant, index) => {
      files.set(`packages/${seed.slug}--${index}.svg`, () => renderPackage(packageOf(seed, variant)));
    });
  }
  for (const type of SUPPLEMENT_TYPES satisfies readonly SupplementType[]) {
    files.set(`packages/${type}.svg`, () => renderPackage(packageOfType(type)));
  }
  return files;
}
