import type { Drawing } from './drawing.js';
import { cell, define, groundLine, scaleFor, STROKES, usesAt } from './figure-parts.js';
import { figureAttributes, figureStyle, type Figure } from './figure-style.js';
import { buildScene, type TrainedParts } from './scene.js';
import { svgDocument } from './svg-document.js';

const PHASES = { count: 5, width: 150, height: 150, margin: 8, largest: 1.2 } as const;

/** A movement at five moments in a row, to spot joints that fold the wrong way and feet that slide. */
export function renderPhases(drawing: Drawing, parts: TrainedParts, title: string, own: Figure): string {
  const { count, width, height, margin } = PHASES;
  const last = drawing.loop ? count : count - 1;
  const moments = Array.from({ length: count }, (_, i) => i / last);
  const { drawables, box } = buildScene(drawing, parts, moments);
  const { defs, id } = define(drawables);
  const scale = scaleFor(box, width - 2 * margin, height - 2 * margin, PHASES.largest);
  const floor = height - margin + box.bottom * scale;
  const figures = moments.map((_, i) => {
    const centre = (i + 0.5) * width;
    return `<g transform="${cell(box, scale, centre, floor)}">${usesAt(drawables, id, i)}</g>`;
  });
  const ground = groundLine(margin, count * width - margin, floor + 1);
  const content = defs + ground + figures.join('');
  const attributes = STROKES + figureAttributes(own);
  return svgDocument(count * width, height, title, figureStyle(content, own), content, attributes);
}
