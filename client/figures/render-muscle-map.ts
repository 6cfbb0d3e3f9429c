import type { BodyPartName } from '../../src/catalogue/catalogue.vocabulary.js';
import {
  MUSCLE_HEAD,
  MUSCLE_INNER_THIGH,
  MUSCLE_MIRROR,
  MUSCLE_NEUTRAL,
  MUSCLE_REGIONS,
  MUSCLE_VIEW,
  type MuscleView,
} from './muscle-map.data.js';
import type { TrainedParts } from './scene.js';
import { svgDocument } from './svg-document.js';

/** n neutral, u an untrained muscle, p and s trained, w the glow under the primary ones. */
const TONES =
  '.n{fill:var(--n)}.u{fill:var(--u)}.p{fill:#2f6bff}.s{fill:#8ab1ff}.w{filter:blur(10px);opacity:.6}';
export const MUSCLE_STYLE = `svg{--n:#dfe3ea;--u:#cbd0d8}@media(prefers-color-scheme:dark){svg{--n:#252a33;--u:#343b47}}${TONES}`;
/** The landing page is dark in either theme. */
const HERO_STYLE = `svg{--n:#22272f;--u:#2b313c}${TONES}`;

/** One view: half a body, defined once and used twice; `id` names its halves. */
function viewMarkup(view: MuscleView, parts: TrainedParts, id: string): string {
  const tone = (bodyPart: BodyPartName): string =>
    parts.primary.includes(bodyPart) ? 'p' : parts.secondary.includes(bodyPart) ? 's' : 'u';
  const joined = (wanted: string): string =>
    MUSCLE_REGIONS.filter(region => region.view === view && tone(region.bodyPart) === wanted)
      .map(region => region.half)
      .join('');
  const path = (className: string, d: string): string =>
    d === '' ? '' : `<path class="${className}" d="${d}"/>`;
  const innerThigh = view === 'front' && parts.primary.includes('허벅지 안쪽') ? MUSCLE_INNER_THIGH : '';
  const lit = joined('p') + innerThigh;
  const twice = (what: string, more = ''): string =>
    `<use href="#${what}"${more}/><use href="#${what}" transform="${MUSCLE_MIRROR}"${more}/>`;
  return (
    `<defs><g id="${id}">${path('n', MUSCLE_NEUTRAL[view])}${path('u', joined('u'))}${path('s', joined('s'))}</g>` +
    `${lit === '' ? '' : `<path id="${id}p" class="p" d="${lit}"/>`}</defs>` +
    `${lit === '' ? '' : `<g class="w">${twice(`${id}p`)}</g>`}` +
    `<path class="n" d="${MUSCLE_HEAD}"/>${twice(id)}${lit === '' ? '' : twice(`${id}p`)}`
  );
}

/** Front and back of the body with the trained parts highlighted: 420 × 440, light and dark. */
export function renderMuscleMap(parts: TrainedParts, title: string): string {
  return svgDocument(MUSCLE_VIEW.width * 2, MUSCLE_VIEW.height, title, MUSCLE_STYLE, muscleMarkup(parts));
}

/** The same as markup; needs {@link MUSCLE_STYLE}. */
export function muscleMarkup(parts: TrainedParts): string {
  const back = `<g transform="translate(${MUSCLE_VIEW.width} 0)">${viewMarkup('back', parts, 'b')}</g>`;
  return viewMarkup('front', parts, 'f') + back;
}

/** The landing page's figure: the front alone on a dark ground, lit from behind; 300 × 460. */
export function renderHero(parts: TrainedParts, title: string): string {
  const light =
    '<defs><radialGradient id="g" cy=".42"><stop stop-color="#2f6bff" stop-opacity=".34"/><stop offset="1" stop-color="#2f6bff" stop-opacity="0"/></radialGradient></defs>' +
    '<rect width="300" height="460" fill="url(#g)"/>';
  const figure = `<g transform="translate(45 10)">${viewMarkup('front', parts, 'f')}</g>`;
  return svgDocument(300, 460, title, HERO_STYLE, light + figure);
}
