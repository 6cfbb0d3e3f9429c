/**
 * Colours of every figure as CSS variables, light and dark. An SVG inside `<img>` follows the colour scheme of the
 * element that embeds it, so the media query answers to the page's own theme switch through `color-scheme`.
 * Lower-case classes fill (and stroke) with: b body, c a limb's edge, h head, p/s primary and secondary muscle, e/m/l equipment
 * (dark, middle, light), g ground and arrow, o elastic band.
 */
const LIGHT = {
  b: '#b9bfca',
  c: '#9da5b3',
  h: '#c6cbd4',
  p: '#2f6bff',
  s: '#8ab1ff',
  e: '#3c424e',
  m: '#565d6b',
  l: '#8d95a3',
  g: '#cbd0d8',
  o: '#173a8f',
};
const LIGHT_FAR = { b: '#d3d8e0', p: '#7fa6ff', s: '#b9d0ff' };
const DARK = {
  b: '#646b79',
  c: '#4b515d',
  h: '#747c8b',
  p: '#2f6bff',
  s: '#8ab1ff',
  e: '#b3b9c4',
  m: '#8b92a0',
  l: '#454b57',
  g: '#3c424e',
  o: '#b9d0ff',
};
const DARK_FAR = { b: '#474d59', p: '#1f54db', s: '#5b7fc4' };

function variables(colours: Record<string, string>): string {
  return Object.entries(colours)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}

/** The stylesheet every exercise and machine drawing starts with. */
export const FIGURE_STYLE =
  `svg{${variables(LIGHT)}}.F{${variables(LIGHT_FAR)}}` +
  `@media(prefers-color-scheme:dark){svg{${variables(DARK)}}.F{${variables(DARK_FAR)}}}` +
  [...'bchpsemlgo'].map(name => `.${name}{fill:var(--${name});stroke:var(--${name})}`).join('');
