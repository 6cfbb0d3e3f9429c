import { keyMoments, type Box, type Drawing } from './drawing.js';
import { cell, define, groundLine, scaleFor, STROKES, usesAt } from './figure-parts.js';
import { figureAttributes, figureStyle, type Figure } from './figure-style.js';
import { list } from './geometry.js';
import { buildScene, type TrainedParts } from './scene.js';
import { svgDocument } from './svg-document.js';
import type { Tempo } from './drawing-tempo.js';

/** Card: two positions side by side, 3 : 2. */
const CARD = { width: 360, height: 240, margin: 12, gap: 30, rowGap: 16 } as const;
/** Largest scale of a person, units per centimetre: rows of cards keep one size. */
const LARGEST_CARD_SCALE = 1.12;
const LARGEST_LONE_SCALE = 1.5;

/** Where the figures of a card stand: the middle and the floor of each, their scale, and the arrow between them. */
interface CardLayout {
  scale: number;
  cells: { centre: number; floor: number }[];
  /** Where the arrow starts, and whether it points down. */
  arrow: { x: number; y: number; down: boolean } | null;
}

/** From this gain on, the two positions are stacked. */
const STACKED_GAIN = 1.15;

function sideBySide(box: Box): CardLayout {
  const cellWidth = (CARD.width - 2 * CARD.margin - CARD.gap) / 2;
  const scale = scaleFor(box, cellWidth, CARD.height - 2 * CARD.margin - 6, LARGEST_CARD_SCALE);
  const drawn = (box.top - box.bottom) * scale;
  const floor = (CARD.height + drawn) / 2 + box.bottom * scale;
  // Narrow drawings move towards each other instead of staying at the far ends.
  const half = Math.min(cellWidth, Math.max((box.right - box.left) * scale, 90)) / 2;
  const centres = [CARD.width / 2 - CARD.gap / 2 - half - 4, CARD.width / 2 + CARD.gap / 2 + half + 4];
  return {
    scale,
    cells: centres.map(centre => ({ centre, floor })),
    arrow: { x: CARD.width / 2 - 9, y: floor - drawn * 0.5, down: false },
  };
}

/** A person lying fills the width: the start above the end. */
function stacked(box: Box): CardLayout {
  const height = (CARD.height - 2 * CARD.margin - CARD.rowGap) / 2;
  const scale = scaleFor(box, CARD.width - 2 * CARD.margin - 28, height - 3, LARGEST_CARD_SCALE);
  const row = (box.top - box.bottom) * scale;
  const top = (CARD.height - 2 * row - CARD.rowGap) / 2;
  const floors = [top + row, top + 2 * row + CARD.rowGap].map(floor => floor + box.bottom * scale);
  return {
    scale,
    cells: floors.map(floor => ({ centre: CARD.width / 2 - 10, floor })),
    arrow: { x: CARD.width - CARD.margin - 6, y: CARD.height / 2 - 9, down: true },
  };
}

/** A hold has one position. */
function alone(box: Box): CardLayout {
  const scale = scaleFor(
    box,
    CARD.width - 2 * CARD.margin,
    CARD.height - 2 * CARD.margin,
    LARGEST_LONE_SCALE,
  );
  const floor = (CARD.height + (box.top - box.bottom) * scale) / 2 + box.bottom * scale;
  return { scale, cells: [{ centre: CARD.width / 2, floor }], arrow: null };
}

/** A stopwatch with its middle at `x`, `y`. */
function stopwatch(x: number, y: number): string {
  return `<g transform="translate(${list(x, y)})" style="fill:none"><path class="l" style="fill:none" stroke-width="3" d="M0-12A12 12 0 1 1 0 12A12 12 0 1 1 0-12zM-4-18H4M0-15V-12M0 0V-7M0 0L5 3"/></g>`;
}

/**
 * Start and end position with a small arrow between them, for cards, or the one held position with a stopwatch: 360 × 240,
 * transparent, light and dark. `title` is the Korean name for screen readers.
 */
export function renderCard(
  drawing: Drawing,
  parts: TrainedParts,
  title: string,
  tempo: Tempo | null,
  own: Figure,
): string {
  const held = tempo === 'hold';
  const { drawables, box } = buildScene(drawing, parts, held ? [1] : keyMoments(drawing));
  const { defs, id } = define(drawables);
  const [beside, below] = [sideBySide(box), stacked(box)];
  const layout = held ? alone(box) : below.scale > beside.scale * STACKED_GAIN ? below : beside;
  const { scale, cells, arrow } = layout;
  const half = Math.max(((box.right - box.left) * scale) / 2, 46);
  const figures = cells
    .map(
      ({ centre, floor }, moment) =>
        `<g transform="${cell(box, scale, centre, floor)}">${usesAt(drawables, id, moment)}</g>`,
    )
    .join('');
  const floors = arrow && !arrow.down ? cells.slice(0, 1) : cells;
  const ground = floors
    .map(({ centre, floor }) =>
      groundLine(
        centre - half - 2,
        (arrow && !arrow.down ? cells[1]! : { centre }).centre + half + 2,
        floor + 1,
      ),
    )
    .join('');
  const pointer = arrow
    ? `<path class="g" stroke-width="2" style="fill:none" d="M${list(arrow.x, arrow.y)}${arrow.down ? 'v18m-6-6l6 6l6-6' : 'h18m-6-6l6 6l-6 6'}"/>`
    : stopwatch(CARD.width - CARD.margin - 16, CARD.margin + 22);
  const content = defs + ground + figures + pointer;
  const attributes = STROKES + figureAttributes(own);
  return svgDocument(CARD.width, CARD.height, title, figureStyle(content, own), content, attributes);
}
