import type { Grip } from './grips.data.js';
import { figureStyle } from './figure-style.js';
import { STROKES } from './figure-parts.js';
import { list } from './geometry.js';
import { svgDocument } from './svg-document.js';

const GRIP = { width: 240, height: 120, bar: 48 } as const;
/** Half the distance of the hands; the dashed lines mark the shoulders. */
const HALF = { narrow: 18, shoulder: 42, wide: 66 } as const;

/** A line with a limb's edge. */
function limb(d: string, width: number): string {
  return `<path class="c" style="fill:none" stroke-width="${width + 2.4}" d="${d}"/><path class="b" style="fill:none" stroke-width="${width}" d="${d}"/>`;
}

function crease(d: string): string {
  return `<path class="c" style="fill:none" stroke-width="1.6" d="${d}"/>`;
}

const FOREARM = limb('M0 140V76', 19);
/** Handles of a neutral grip and strands of a rope point away from the person. */
const handle = '<path class="m" stroke-width="6" d="M0 22V90"/>';

/** A left hand about x = 0 as its owner sees it, thumb side to the right; layers over and under `bar`. */
const HANDS = {
  // The back of the hand, the fingers around the bar, the thumb below it.
  over: {
    under: limb('M8 64L20 57', 8),
    above: FOREARM + limb('M0 66V52', 25) + crease('M-6 41V50M0 40V50M6 41V50'),
  },
  // The palm, the fingers back over the bar, the thumb outside.
  under: {
    under: FOREARM + limb('M0 72V62', 25),
    above: [-9.5, -3.2, 3.2, 9.5].map(x => limb(`M${x} 46V59`, 5)).join('') + limb('M-13 72L-3 66', 7),
  },
  // The fist from above, the thumb across.
  neutral: {
    under: handle,
    above: FOREARM + limb('M-1 66V54', 25) + limb('M9 68L3 50', 8) + crease('M-10 48Q-4 42 2 43'),
  },
  rope: {
    under: '',
    above:
      FOREARM + limb('M-1 62V50', 25) + limb('M9 64L3 46', 8) + '<circle class="e" cx="0" cy="84" r="8"/>',
  },
  // Flat on the floor, the fingers pointing ahead.
  palms: {
    under: FOREARM,
    above:
      limb('M12 70L22 56', 7) +
      limb('M-8 56L-12 36', 6) +
      limb('M-2.700 54L-4 30', 6) +
      limb('M2.700 54L4 31', 6) +
      limb('M8 56L11 37', 6) +
      limb('M0 74V64', 25) +
      // The wrist, without an edge across it.
      '<path class="b" stroke-width="18" d="M0 70V92"/>',
  },
} as const;

/** The hands of a grip as their owner sees them, dashed lines at the shoulders: 240 × 120, light and dark. */
export function renderGrip(grip: Grip, title: string): string {
  const [kind, width] = grip === 'rope' ? (['rope', 'narrow'] as const) : splitGrip(grip);
  const isDiamond = width === 'diamond';
  const half = isDiamond ? 24 : HALF[width] + (kind === 'palms' && width === 'narrow' ? 13 : 0);
  const middle = GRIP.width / 2;
  const hand = HANDS[kind];
  const turned = isDiamond ? 'rotate(34 0 60)' : '';
  const both = (svg: string): string =>
    svg &&
    [1, -1]
      .map(
        side =>
          `<g transform="translate(${list(middle - side * half, 0)})scale(${side} 1)${turned}">${svg}</g>`,
      )
      .join('');
  const bar =
    kind === 'over' || kind === 'under' ? `<path class="m" stroke-width="7" d="M14 ${GRIP.bar}H226"/>` : '';
  const ropes =
    kind === 'rope'
      ? `<path class="m" style="fill:none" stroke-width="6" d="M${middle - half} 80V34L${middle} 4L${middle + half} 34V80"/>`
      : '';
  const shoulders = `<path class="g" style="fill:none" stroke-width="2" stroke-dasharray="1 6" d="M${middle - HALF.shoulder} 8V118M${middle + HALF.shoulder} 8V118"/>`;
  const content = shoulders + both(hand.under) + bar + ropes + both(hand.above);
  return svgDocument(GRIP.width, GRIP.height, title, figureStyle(content), content, STROKES);
}

type Width = keyof typeof HALF | 'diamond';

function splitGrip(grip: Exclude<Grip, 'rope'>): [keyof typeof HANDS, Width] {
  const [kind, width] = grip.split('-');
  return [kind as keyof typeof HANDS, width as Width];
}
