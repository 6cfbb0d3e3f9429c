/**
 * Colours of every figure as CSS variables, light and dark. An SVG inside `<img>` follows the colour scheme of the
 * element that embeds it, so the media query follows the page's own theme switch through `color-scheme`.
 * Lower-case classes fill (and stroke) with: b body, c a limb's edge, h head, p/s primary and secondary muscle, e/m/l equipment
 * (dark, middle, light), g ground and arrow, o elastic band. Capitals: F is further away, W and M are the woman's and the man's own,
 * A narrows her shoulders and limbs.
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
/** Primary muscles stand out most in the dark theme, too. */
const DARK = {
  b: '#646b79',
  c: '#4b515d',
  h: '#747c8b',
  p: '#6ea0ff',
  s: '#4169c4',
  e: '#b3b9c4',
  m: '#8b92a0',
  l: '#454b57',
  g: '#3c424e',
  o: '#b9d0ff',
};
const DARK_FAR = { b: '#474d59', p: '#4a76cf', s: '#3a5596' };

/** The figure shown; every drawing contains both. */
export type Figure = 'man' | 'woman';

const WOMAN = '--W:inline;--M:none;--A:.88';
const MAN = '--W:none;--M:inline;--A:1';

/**
 * The stylesheet of every exercise and machine drawing: the colours that its `content` uses, and which figure shows. It shows `own`,
 * and the other figure where the address asks for it (`<workout>.svg#woman`, `#man`) or by the class `other`: a drawing
 * is fetched once for both. The root carries the other figure's name ({@link figureAttributes}).
 */
export function figureStyle(content: string, own: Figure = 'man'): string {
  const used = Object.keys(LIGHT).filter(name => new RegExp(`class="([A-Z] )?${name}"`).test(content));
  const variables = (colours: Record<string, string>): string =>
    used
      .filter(name => name in colours)
      .map(name => `--${name}:${colours[name]}`)
      .join(';');
  const [shown, asked] = own === 'man' ? ['', WOMAN] : [`svg{${WOMAN}}`, MAN];
  return (
    `svg{fill:currentColor;stroke:currentColor;${variables(LIGHT)}}.F{${variables(LIGHT_FAR)}}` +
    `@media(prefers-color-scheme:dark){svg{${variables(DARK)}}.F{${variables(DARK_FAR)}}}` +
    used.map(name => `.${name}{color:var(--${name})}`).join('') +
    `.W{display:var(--W,none)}.M{display:var(--M)}.A{transform:scaleY(var(--A))}` +
    `${shown}svg:target,.other{${asked}}`
  );
}

export function figureAttributes(own: Figure): string {
  return ` id="${own === 'man' ? 'woman' : 'man'}"`;
}
