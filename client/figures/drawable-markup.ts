import { list, short } from './geometry.js';
import type { Drawable, Placement } from './scene.js';

/** A drawable's own outline: the man's and, where it differs, the woman's; `path` defines its shape. */
export function outlineMarkup(
  { outline, womansOutline }: Drawable,
  path = (d: string, attributes: string): string => `<path ${attributes} d="${d}"/>`,
): string {
  if (!outline) return '';
  const { d, className, attributes = '' } = outline;
  const as = (sex: string, shape: string): string => path(shape, `class="${sex}${className}"${attributes}`);
  return womansOutline === undefined ? as('', d) : as('M ', d) + as('W ', womansOutline);
}

/** Everything of a drawable in one piece, for pictures that draw each thing once. */
export function wholeMarkup(drawable: Drawable): string {
  return outlineMarkup(drawable) + drawable.svg;
}

/** A placement as an SVG `transform` attribute. */
export function transformAttribute({ x, y, angle, scaleX, scaleY }: Placement): string {
  const parts: string[] = [];
  if (x !== 0 || y !== 0) parts.push(`translate(${list(x, y)})`);
  if (short(angle) !== '0') parts.push(`rotate(${short(angle)})`);
  if (scaleX !== 1 || scaleY !== 1)
    parts.push(`scale(${scaleX === scaleY ? short(scaleX) : `${precise(scaleX)} ${precise(scaleY)}`})`);
  return parts.length > 0 ? ` transform="${parts.join('')}"` : '';
}

/** Position and rotation as CSS properties that interpolate independently. */
export function moveProperties({ x, y, angle }: Placement): string {
  return `translate:${short(x)}px ${short(y)}px;rotate:${short(angle)}deg`;
}

/** The scale as a CSS property; empty for unscaled things. */
export function scaleProperty({ scaleX, scaleY }: Placement): string {
  const value = `${precise(scaleX)} ${precise(scaleY)}`;
  return value === '1 1' ? '' : `;scale:${value}`;
}

function precise(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.');
}
