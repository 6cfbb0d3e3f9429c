import { keyMoments, type Box, type Drawing } from './drawing.js';
import { list, short } from './geometry.js';
import {
  buildScene,
  moveProperties,
  scaleProperty,
  transformAttribute,
  type Drawable,
  type Placement,
  type TrainedParts,
} from './scene.js';
import { svgDocument } from './svg-document.js';
import { FIGURE_STYLE } from './figure-style.js';

/** Card: two positions side by side, 3 : 2. */
const CARD = { width: 360, height: 240, margin: 12, gap: 30 } as const;
/** Motion: one figure, 4 : 3. */
const MOTION = { width: 320, height: 240, margin: 14, seconds: 1.5, steps: 4 } as const;
/** Never draw a person larger than this many units per centimetre: rows of cards keep one size. */
const LARGEST_CARD_SCALE = 1.12;
const LARGEST_MOTION_SCALE = 1.5;

interface Defined {
  defs: string;
  id: Map<string, string>;
}

/** Every distinct markup once, under a short id; a path that several things fill or stroke is written once, too. */
function define(drawables: readonly Drawable[]): Defined {
  const distinct = [...new Map(drawables.map(drawable => [drawable.key, drawable])).values()];
  const id = new Map<string, string>();
  const paths = new Map<string, string>();
  let defs = '';
  const outlined = ({ outline }: Drawable): string => {
    if (!outline) return '';
    const { d, attributes } = outline;
    if (distinct.filter(other => other.outline?.d === d).length === 1)
      return `<path ${attributes} d="${d}"/>`;
    if (!paths.has(d)) {
      paths.set(d, String.fromCharCode(65 + paths.size));
      defs += `<path id="${paths.get(d)}" d="${d}"/>`;
    }
    return `<use href="#${paths.get(d)}" ${attributes}/>`;
  };
  for (const drawable of distinct) {
    const name = String.fromCharCode(97 + id.size);
    id.set(drawable.key, name);
    const content = outlined(drawable) + drawable.svg;
    defs += `<g id="${name}">${content}</g>`;
  }
  return { defs: `<defs>${defs}</defs>`, id };
}

/** Rods are round-ended lines; whatever has no stroke width of its own has none. */
const STROKES = ' stroke-width="0" stroke-linecap="round"';

function scaleFor(box: Box, width: number, height: number, largest: number): number {
  return Math.min(largest, width / (box.right - box.left), height / (box.top - box.bottom));
}

/** Draws in painting order; runs of far limbs share one group, which lightens them. */
function inDepth(drawables: readonly Drawable[], draw: (drawable: Drawable) => string): string {
  let out = '';
  let far = false;
  for (const drawable of drawables) {
    if (drawable.far !== far) out += far ? '</g>' : '<g class="F">';
    far = drawable.far;
    out += draw(drawable);
  }
  return far ? `${out}</g>` : out;
}

/** Uses of the defined markup at one moment. */
function usesAt(drawables: readonly Drawable[], ids: Map<string, string>, moment: number): string {
  return inDepth(drawables, drawable => {
    const place = drawable.placements[moment];
    return place ? `<use href="#${ids.get(drawable.key)}"${transformAttribute(place)}/>` : '';
  });
}

function groundLine(left: number, right: number, y: number): string {
  return `<path class="g" stroke-width="2" d="M${list(left, y)}H${short(right)}"/>`;
}

/** The outer transform of a figure: its box centred in a cell, the floor where it belongs. */
function cell(box: Box, scale: number, centre: number, floor: number): string {
  const middle = (box.left + box.right) / 2;
  return `translate(${list(centre - middle * scale, floor)})scale(${Math.round(scale * 1000) / 1000})`;
}

/**
 * Start and end position side by side with a small arrow, for cards: 360 × 240, transparent, light and dark.
 * `title` is the Korean name read by screen readers.
 */
export function renderCard(drawing: Drawing, parts: TrainedParts, title: string): string {
  const { drawables, box } = buildScene(drawing, parts, keyMoments(drawing));
  const { defs, id } = define(drawables);
  const cellWidth = (CARD.width - 2 * CARD.margin - CARD.gap) / 2;
  const scale = scaleFor(box, cellWidth, CARD.height - 2 * CARD.margin - 6, LARGEST_CARD_SCALE);
  const drawn = (box.top - box.bottom) * scale;
  const floor = (CARD.height + drawn) / 2 + box.bottom * scale;
  // Narrow drawings move towards each other instead of standing at the far ends.
  const half = Math.min(cellWidth, Math.max((box.right - box.left) * scale, 90)) / 2;
  const centres = [CARD.width / 2 - CARD.gap / 2 - half - 4, CARD.width / 2 + CARD.gap / 2 + half + 4];
  const figures = centres
    .map(
      (centre, moment) =>
        `<g transform="${cell(box, scale, centre, floor)}">${usesAt(drawables, id, moment)}</g>`,
    )
    .join('');
  const [left, right] = [(centres[0] ?? 0) - half - 2, (centres[1] ?? 0) + half + 2];
  const ground = groundLine(left, right, floor + 1);
  const y = floor - drawn * 0.5;
  const arrow = `<path class="g" stroke-width="2" style="fill:none" d="M${list(CARD.width / 2 - 9, y)}h18m-6-6l6 6l-6 6"/>`;
  return svgDocument(CARD.width, CARD.height, title, FIGURE_STYLE, defs + ground + figures + arrow, STROKES);
}

/** Cosine easing: a repetition slows down where it turns. */
function ease(t: number): number {
  return (1 - Math.cos(Math.PI * t)) / 2;
}

/** Keyframes of one thing: a pause of a tenth at both ends, the eased steps in between; a round never pauses. */
function keyframes(values: readonly string[], loop: boolean): string {
  const last = values.length - 1;
  return values
    .map((value, i) => {
      if (loop)
        return `${i === 0 ? '0%' : i === last ? 'to' : `${Math.round((1000 * i) / last) / 10}%`}{${value}}`;
      const at = Math.round(10 + (80 * i) / last);
      const stop = i === 0 ? `0%,${at}%` : i === last ? `${at}%,to` : `${at}%`;
      return `${stop}{${value}}`;
    })
    .join('');
}

/** What moves one thing: keyframes, and beside them the scale that stays the same throughout. */
function motionOf(
  placements: readonly Placement[],
  loop: boolean,
): { frames: string; fixedScale: string } | null {
  const moves = placements.map(moveProperties);
  const scales = placements.map(scaleProperty);
  const same = (values: readonly string[]): boolean => values.every(value => value === values[0]);
  if (!same(scales)) {
    const full = scales.map((scale, i) => `${moves[i]}${scale || ';scale:1'}`);
    return { frames: keyframes(full, loop), fixedScale: '' };
  }
  return same(moves) ? null : { frames: keyframes(moves, loop), fixedScale: scales[0] ?? '' };
}

/**
 * One figure moving between both positions by CSS keyframes: 320 × 240. Joints are solved at each step, so hands
 * stay on the bar on the way. Under reduced motion it stands still half way.
 */
export function renderMotion(drawing: Drawing, parts: TrainedParts, title: string): string {
  const { loop = false, via = [] } = drawing;
  const legs = via.length + 1;
  const steps = legs * (legs > 5 ? 1 : legs > 1 ? 2 : MOTION.steps);
  const moments = Array.from({ length: steps + 1 }, (_, i) => (legs > 1 ? i / steps : ease(i / steps)));
  const seconds = MOTION.seconds * (loop ? 1 : Math.max(1, legs * 0.7));
  const { drawables, box } = buildScene(drawing, parts, moments);
  const { defs, id } = define(drawables);
  const scale = scaleFor(
    box,
    MOTION.width - 2 * MOTION.margin,
    MOTION.height - 2 * MOTION.margin,
    LARGEST_MOTION_SCALE,
  );
  const drawn = (box.top - box.bottom) * scale;
  const floor = (MOTION.height + drawn) / 2 + box.bottom * scale;
  const rules = new Map<string, { name: string; frames: string; fixedScale: string }>();
  const use = (drawable: Drawable): string => {
    const { placements } = drawable;
    const reference = `<use href="#${id.get(drawable.key)}"`;
    const first = placements[0];
    if (!first) return '';
    const motion = motionOf(placements, loop);
    if (!motion) return `${reference}${transformAttribute(first)}/>`;
    const name = `k${rules.size}`;
    const rule = `${motion.frames}${motion.fixedScale}`;
    const known = rules.get(rule) ?? { name, ...motion };
    rules.set(rule, known);
    return `${reference} class="${known.name}"/>`;
  };
  const figure = inDepth(drawables, use);
  const animations = [...rules.values()]
    .map(
      ({ name, frames, fixedScale }) =>
        `@keyframes ${name}{${frames}}.${name}{animation-name:${name}${fixedScale}}`,
    )
    .join('');
  const style =
    `${FIGURE_STYLE}use{animation:${seconds}s linear infinite${loop ? '' : ' alternate'}}${animations}` +
    `@media(prefers-reduced-motion:reduce){use{animation-play-state:paused;animation-delay:-${seconds / 2}s}}`;
  const half = Math.max(((box.right - box.left) * scale) / 2, 60);
  const ground = groundLine(MOTION.width / 2 - half, MOTION.width / 2 + half, floor + 1);
  const transform = cell(box, scale, MOTION.width / 2, floor);
  const content = `${defs}${ground}<g transform="${transform}">${figure}</g>`;
  return svgDocument(MOTION.width, MOTION.height, title, style, content, STROKES);
}
