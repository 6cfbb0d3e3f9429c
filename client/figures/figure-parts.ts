import type { Box } from './drawing.js';
import { list, short } from './geometry.js';
import { outlineMarkup, transformAttribute } from './drawable-markup.js';
import { type Drawable } from './scene.js';

interface MarkupDefinition {
  defs: string;
  id: Map<string, string>;
}

/** Defines every distinct markup once, under a short id; a path that several things fill or stroke is defined once as well. */
export function define(drawables: readonly Drawable[]): MarkupDefinition {
  const distinct = [...new Map(drawables.map(drawable => [drawable.key, drawable])).values()];
  const id = new Map<string, string>();
  const paths = new Map<string, string>();
  let defs = '';
  const shared = (d: string): boolean =>
    distinct.filter(other => other.outline?.d === d || other.womansOutline === d).length > 1;
  const path = (d: string, attributes: string): string => {
    if (!shared(d)) return `<path ${attributes} d="${d}"/>`;
    if (!paths.has(d)) {
      paths.set(d, String.fromCharCode(65 + paths.size));
      defs += `<path id="${paths.get(d)}" d="${d}"/>`;
    }
    return `<use href="#${paths.get(d)}" ${attributes}/>`;
  };
  for (const drawable of distinct) {
    const name = String.fromCharCode(97 + id.size);
    id.set(drawable.key, name);
    const thinner = drawable.thinner ? ' class="A"' : '';
    const content = outlineMarkup(drawable, path) + drawable.svg;
    defs += `<g id="${name}"${thinner}>${content}</g>`;
  }
  return { defs: `<defs>${defs}</defs>`, id };
}

/** Rods are round-ended lines; anything without its own stroke width has none. */
export const STROKES = ' stroke-width="0" stroke-linecap="round"';

export function scaleFor(box: Box, width: number, height: number, largest: number): number {
  return Math.min(largest, width / (box.right - box.left), height / (box.top - box.bottom));
}

/** Draws in painting order; runs of far limbs share one group, which lightens them. */
export function inDepth(drawables: readonly Drawable[], draw: (drawable: Drawable) => string): string {
  let out = '';
  let far = false;
  for (const drawable of drawables) {
    if (drawable.far !== far) out += far ? '</g>' : '<g class="F">';
    far = drawable.far;
    out += draw(drawable);
  }
  return far ? `${out}</g>` : out;
}

/** References to the defined markup at one moment. */
export function usesAt(drawables: readonly Drawable[], ids: Map<string, string>, moment: number): string {
  return inDepth(drawables, drawable => {
    const place = drawable.placements[moment];
    return place ? `<use href="#${ids.get(drawable.key)}"${transformAttribute(place)}/>` : '';
  });
}

export function groundLine(left: number, right: number, y: number): string {
  return `<path class="g" stroke-width="2" d="M${list(left, y)}H${short(right)}"/>`;
}

/** The outer transform of a figure: centres its box in a cell and puts the floor in its place. */
export function cell(box: Box, scale: number, centre: number, floor: number): string {
  const middle = (box.left + box.right) / 2;
  return `translate(${list(centre - middle * scale, floor)})scale(${Math.round(scale * 1000) / 1000})`;
}
