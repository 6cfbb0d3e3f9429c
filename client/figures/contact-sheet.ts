import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { WORKOUT_SLUGS } from '../../src/catalogue/seed/workouts/workout-slugs.js';
import { drawWorkout, figureFiles, renderPhasesSvg } from './figures.js';
import { OTHER_VIEWS } from './poses/other-views.js';

/**
 * Draws pictures into a folder, with one page that shows them: `npm run drawings -- [folder] [kind] [name]`. Kinds: card (default), motion,
 * phases, muscles, machines, added, grips and packages; phases shows every workout as a man and as a woman, and from its other view.
 * With a name, draws only the pictures whose own name contains it.
 */
const folder = process.argv[2] ?? 'screenshots/drawings';
const kind = process.argv[3] ?? 'card';
const name = process.argv[4] ?? '';

function kindOf(path: string): string {
  if (path.startsWith('machines/')) return 'machines';
  if (path.startsWith('packages/')) return 'packages';
  if (path.startsWith('added/')) return 'added';
  if (path.startsWith('grips/')) return 'grips';
  if (path.endsWith('.phases.svg')) return 'phases';
  if (path.endsWith('.motion.svg') || path.endsWith('.other.svg')) return 'motion';
  return path.endsWith('.muscles.svg') ? 'muscles' : 'card';
}

const phases = WORKOUT_SLUGS.flatMap(slug => {
  const views = [
    ['', drawWorkout(slug)],
    ['-other', OTHER_VIEWS[slug]],
  ] as const;
  return views.flatMap(([suffix, drawing]) =>
    drawing
      ? (['man', 'woman'] as const).map(
          who => [`${slug}${suffix}-${who}.phases.svg`, () => renderPhasesSvg(slug, who, drawing)] as const,
        )
      : [],
  );
});
const shown = [...figureFiles(), ...phases].filter(([path]) => kindOf(path) === kind && path.includes(name));
const cells = shown.map(([path, draw]) => {
  const target = join(folder, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, draw());
  return `<figure><img src="${path}" alt=""><figcaption>${path.replace('.svg', '')}</figcaption></figure>`;
});
const columns = kind === 'phases' ? 2 : kind === 'card' || kind === 'motion' || kind === 'added' ? 4 : 10;
writeFileSync(
  join(folder, 'index.html'),
  `<!doctype html><meta charset="utf-8"><style>html{color-scheme:light dark}body{margin:8px;font:12px sans-serif;display:grid;grid-template-columns:repeat(${columns},1fr);gap:8px;background:Canvas}figure{margin:0;background:light-dark(#f7f8fa,#14171c);color:light-dark(#14171c,#fff);overflow:hidden}img{width:100%}</style>${cells.join('')}`,
);
console.log(`${shown.length} pictures in ${folder}/index.html`);
