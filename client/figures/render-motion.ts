import type { Drawing } from './drawing.js';
import type { View } from './skeleton.js';
import { cell, define, groundLine, inDepth, scaleFor, STROKES } from './figure-parts.js';
import { figureAttributes, figureStyle, type Figure } from './figure-style.js';
import { moveProperties, scaleProperty, transformAttribute } from './drawable-markup.js';
import { buildScene, type Drawable, type Placement, type TrainedParts } from './scene.js';
import { motionMoments } from './motion-steps.js';
import { svgDocument } from './svg-document.js';
import type { Tempo } from './drawing-tempo.js';

/** Motion: one figure, 4 : 3. */
const MOTION = { width: 320, height: 240, margin: 15, seconds: 1.5, holdSeconds: 3.5 } as const;
const LARGEST_MOTION_SCALE = 1.5;

type Pace = 'round' | 'hold' | 'turn';
/** A hold: pause and way into it in percent; the rest of the time it stays there. */
const HOLD_WAY = [4, 20] as const;

/** Keyframes of one thing: a pause of a tenth at both ends, the eased steps in between; a cycle never pauses. */
function keyframes(values: readonly string[], pace: Pace): string {
  const last = values.length - 1;
  return values
    .map((value, i) => {
      if (pace === 'round')
        return `${i === 0 ? '0%' : i === last ? 'to' : `${Math.round((1000 * i) / last) / 10}%`}{${value}}`;
      const [pause, way] = pace === 'hold' ? HOLD_WAY : [10, 80];
      const at = Math.round(pause + (way * i) / last);
      const stop = i === 0 ? `0%,${at}%` : i === last ? `${at}%,to` : `${at}%`;
      return `${stop}{${value}}`;
    })
    .join('');
}

/** The animation of one thing: its keyframes, and the scale that stays constant. */
function motionOf(
  placements: readonly Placement[],
  pace: Pace,
): { frames: string; fixedScale: string } | null {
  const moves = placements.map(moveProperties);
  const scales = placements.map(scaleProperty);
  const same = (values: readonly string[]): boolean => values.every(value => value === values[0]);
  if (!same(scales)) {
    const full = scales.map((scale, i) => `${moves[i]}${scale || ';scale:1'}`);
    return { frames: keyframes(full, pace), fixedScale: '' };
  }
  return same(moves) ? null : { frames: keyframes(moves, pace), fixedScale: scales[0] ?? '' };
}

/**
 * One figure moving between both positions by CSS keyframes: 320 × 240. Joints are solved at each step, so hands
 * stay on the bar. Under reduced motion the figure stands still half way.
 * `data-tempo` tells a player which way is the slow one; `data-view` and `data-other-view` say that a drawing from another side exists.
 */
export function renderMotion(
  drawing: Drawing,
  parts: TrainedParts,
  title: string,
  tempo: Tempo | null,
  own: Figure,
  otherView?: View,
): string {
  const { loop = false, via = [] } = drawing;
  const legs = via.length + 1;
  const moments = motionMoments(drawing);
  const pace: Pace = loop ? 'round' : tempo === 'hold' ? 'hold' : 'turn';
  const seconds =
    pace === 'hold' ? MOTION.holdSeconds : MOTION.seconds * (loop ? 1 : Math.max(1, legs * 0.7));
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
    const motion = motionOf(placements, pace);
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
  const half = Math.max(((box.right - box.left) * scale) / 2, 60);
  const ground = groundLine(MOTION.width / 2 - half, MOTION.width / 2 + half, floor + 1);
  const transform = cell(box, scale, MOTION.width / 2, floor);
  const content = `${defs}${ground}<g transform="${transform}">${figure}</g>`;
  const style =
    `${figureStyle(content, own)}use{animation:${seconds}s linear infinite${loop ? '' : ' alternate'}}${animations}` +
    `@media(prefers-reduced-motion:reduce){use{animation-play-state:paused;animation-delay:-${seconds / 2}s}}`;
  const attributes =
    STROKES +
    figureAttributes(own) +
    (tempo ? ` data-tempo="${tempo}"` : '') +
    (otherView ? ` data-view="${drawing.view}" data-other-view="${otherView}"` : '');
  return svgDocument(MOTION.width, MOTION.height, title, style, content, attributes);
}
