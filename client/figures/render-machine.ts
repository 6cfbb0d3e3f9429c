import { uniteBoxes, type Box } from './drawing.js';
import { list } from './geometry.js';
import { MACHINE_DRAWINGS } from './machine-drawings.js';
import { DRAWINGS } from './poses/all.js';
import { transformAttribute, wholeMarkup } from './drawable-markup.js';
import { buildScene } from './scene.js';
import { svgDocument } from './svg-document.js';
import { figureStyle } from './figure-style.js';

/** Square, for the machine step's cards. */
const SIZE = 120;
const MARGIN = 10;
/** A single dumbbell must not fill the card as a machine does. */
const LARGEST_SCALE = 1.9;

function frame(svg: string, box: Box, title: string): string {
  const inner = SIZE - 2 * MARGIN;
  const scale = Math.min(LARGEST_SCALE, inner / (box.right - box.left), inner / (box.top - box.bottom));
  const x = SIZE / 2 - ((box.left + box.right) / 2) * scale;
  const y = SIZE / 2 + ((box.bottom + box.top) / 2) * scale;
  const place = `translate(${list(x, y)})scale(${Math.round(scale * 1000) / 1000})`;
  return svgDocument(
    SIZE,
    SIZE,
    title,
    figureStyle(svg),
    `<g transform="${place}">${svg}</g>`,
    ' stroke-width="0" stroke-linecap="round"',
  );
}

/**
 * The equipment without a person, 120 × 120, light and dark. `title` is its Korean name.
 * @throws if the slug has no drawing; the catalogue's test covers every machine.
 */
export function renderMachine(slug: string, title: string): string {
  const { svg, box } = machineShape(slug);
  return frame(svg, box, title);
}

/** The same as markup around its own origin, in centimetres, with its size. */
export function machineShape(slug: string): { svg: string; box: Box } {
  const drawing = MACHINE_DRAWINGS[slug];
  if (!drawing) throw new Error(`No drawing for machine "${slug}".`);
  if ('shape' in drawing) return drawing.shape;
  const withPerson = 'personOf' in drawing;
  const workout = DRAWINGS['personOf' in drawing ? drawing.personOf : drawing.sceneryOf];
  const bare = 'withoutWeights' in drawing;
  const scene = bare
    ? { ...workout, equipment: workout.equipment.filter(item => item.kind !== 'held') }
    : workout;
  const { drawables, equipmentBoxes, box } = buildScene(scene, { primary: [], secondary: [] }, [
    withPerson ? 1 : 0,
  ]);
  const shown = drawables.filter(drawable => withPerson || !drawable.body);
  const svg = shown
    .map(drawable => {
      const [place] = drawable.placements;
      const far = drawable.far ? ' class="F"' : '';
      return place ? `<g${far}${transformAttribute(place)}>${wholeMarkup(drawable)}</g>` : '';
    })
    .join('');
  return { svg, box: withPerson ? box : uniteBoxes(equipmentBoxes) };
}
