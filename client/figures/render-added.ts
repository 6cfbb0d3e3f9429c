import { figureStyle } from './figure-style.js';
import { list } from './geometry.js';
import { MUSCLE_VIEW } from './muscle-map.data.js';
import { machineShape } from './render-machine.js';
import { MUSCLE_STYLE, muscleMarkup } from './render-muscle-map.js';
import type { TrainedParts } from './scene.js';
import { svgDocument } from './svg-document.js';

const CARD = { width: 360, height: 240 } as const;
const MAP_HEIGHT = 208;
/** Where the equipment stands next to the map. */
const EQUIPMENT = { centre: 84, width: 122, height: 164, largest: 1.6 } as const;

/** A workout without a drawing: its equipment, where known, and the muscles it trains. 360 × 240 like every card. */
export function renderAdded(machine: string | null, parts: TrainedParts, title: string): string {
  const scale = MAP_HEIGHT / MUSCLE_VIEW.height;
  const mapWidth = MUSCLE_VIEW.width * 2 * scale;
  const left = machine === null ? (CARD.width - mapWidth) / 2 : CARD.width - mapWidth - 4;
  const map = `<g transform="translate(${list(left, (CARD.height - MAP_HEIGHT) / 2)})scale(${Math.round(scale * 1000) / 1000})">${muscleMarkup(parts)}</g>`;
  const content = machine === null ? map : equipment(machine) + map;
  const attributes = ' stroke-width="0" stroke-linecap="round"';
  return svgDocument(
    CARD.width,
    CARD.height,
    title,
    figureStyle(content) + MUSCLE_STYLE,
    content,
    attributes,
  );
}

function equipment(slug: string): string {
  const { svg, box } = machineShape(slug);
  const scale = Math.min(
    EQUIPMENT.largest,
    EQUIPMENT.width / (box.right - box.left),
    EQUIPMENT.height / (box.top - box.bottom),
  );
  const x = EQUIPMENT.centre - ((box.left + box.right) / 2) * scale;
  const y = CARD.height / 2 + ((box.bottom + box.top) / 2) * scale;
  return `<g transform="translate(${list(x, y)})scale(${Math.round(scale * 1000) / 1000})">${svg}</g>`;
}
