import type { BodyPartName } from '../../src/catalogue/catalogue.vocabulary.js';
import { segmentShape, SHAPE_OF, type ShapeName } from './body-shapes.js';
import {
  boxAround,
  uniteBoxes,
  type Box,
  type Drawing,
  type Equipment,
  type Layer,
  type LineEnd,
} from './drawing.js';
import { angleBetween, distance, list, mix, mixPoint, short, type Point } from './geometry.js';
import { mixPose, solvePose, type SegmentName, type Skeleton } from './skeleton.js';

/** Which body parts a drawing colours. */
export interface TrainedParts {
  primary: readonly BodyPartName[];
  secondary: readonly BodyPartName[];
}

/** Where a drawable stands at one moment, in SVG terms (y down, degrees clockwise). */
export interface Placement {
  x: number;
  y: number;
  angle: number;
  scaleX: number;
  scaleY: number;
}

/** One thing to draw: markup defined once, placed once per moment. */
export interface Drawable {
  /** Things with the same key share their markup. */
  key: string;
  svg: string;
  far: boolean;
  /** Part of the person, not of the equipment. */
  body: boolean;
  placements: Placement[];
}

export interface Scene {
  drawables: Drawable[];
  box: Box;
  /** Boxes of the equipment alone. */
  equipmentBoxes: Box[];
  skeletons: Skeleton[];
}

const NEAR_SIDE: SegmentName[] = ['head', 'upperTrunk', 'lowerTrunk', 'thigh', 'shank', 'foot'];
const FAR_SIDE: SegmentName[] = ['otherUpperArm', 'otherForearm', 'otherThigh', 'otherShank', 'otherFoot'];
const NEAR_ARM: SegmentName[] = ['upperArm', 'forearm'];
const FRONT_BODY: SegmentName[] = [
  'otherThigh',
  'otherShank',
  'otherFoot',
  'thigh',
  'shank',
  'foot',
  'head',
  'lowerTrunk',
  'upperTrunk',
];
/** Someone bent towards the viewer: the head covers the trunk. Bent away: the trunk covers head and arms. */
const BENT_BODY: SegmentName[] = [
  'otherThigh',
  'otherShank',
  'otherFoot',
  'thigh',
  'shank',
  'foot',
  'lowerTrunk',
  'upperTrunk',
];
/** Someone sitting with the thighs towards the viewer: the legs cover the trunk. */
const SEATED_BODY: SegmentName[] = [
  'head',
  'lowerTrunk',
  'upperTrunk',
  'otherThigh',
  'otherShank',
  'otherFoot',
  'thigh',
  'shank',
  'foot',
];
const FRONT_ARMS: SegmentName[] = ['upperArm', 'forearm', 'otherUpperArm', 'otherForearm'];
/** From the head end of a bench the head and shoulders cover everything else; the shins are drawn as scenery. */
const HEAD_END_BODY: SegmentName[] = ['upperTrunk'];

function markup(drawing: Drawing, shape: ShapeName, parts: TrainedParts): string {
  const { outline, muscles } = segmentShape(drawing.view, shape);
  const base = `<path class="${shape === 'head' ? 'h' : 'b'}" d="${outline}"/>`;
  const patch = (names: readonly BodyPartName[], tone: string): string =>
    names
      .filter(name => !(shape === 'lowerTrunk' && name === '엉덩이' && drawing.view !== 'back'))
      .map(name => muscles[name])
      .filter(d => d !== undefined)
      .map(d => `<path class="${tone}" d="${d}"/>`)
      .join('');
  return base + patch(parts.secondary, 's') + patch(parts.primary, 'p');
}

function segmentPlacement(skeleton: Skeleton, name: SegmentName): Placement {
  const { from, angle, scale, mirror } = skeleton.segments[name];
  return { x: from[0], y: -from[1], angle: 90 - angle, scaleX: scale, scaleY: mirror ? -1 : 1 };
}

/** Head-end view: the head hangs over the bench's end as a circle, seen from its crown. */
const CROWN = '<circle class="h" r="11"/>';

function lineEnd(end: LineEnd, skeleton: Skeleton): Point {
  if (!('anchor' in end)) return end;
  const { at } = skeleton.anchors[end.anchor];
  return [at[0] + (end.offset?.[0] ?? 0), at[1] + (end.offset?.[1] ?? 0)];
}

const LINE_STYLE = {
  cable: '<path class="e" stroke-width="1.3" stroke-linecap="butt" d="M0 0H1"/>',
  band: '<path class="o" stroke-width="3" stroke-linecap="butt" d="M0 0H1"/>',
  strap: '<path class="m" stroke-width="3.4" stroke-linecap="butt" d="M0 0H1"/>',
};

function equipmentPlacement(item: Equipment, skeleton: Skeleton, t: number): Placement {
  const unit = { scaleX: 1, scaleY: 1 };
  switch (item.kind) {
    case 'fixed':
      return { x: 0, y: 0, angle: 0, ...unit };
    case 'held': {
      const anchor = skeleton.anchors[item.anchor];
      const [dx, dy] = item.offset ?? [0, 0];
      return { x: anchor.at[0] + dx, y: -anchor.at[1] - dy, angle: item.turns ? -anchor.angle : 0, ...unit };
    }
    case 'moved': {
      const [x, y] = mixPoint(item.start.at, item.end.at, t);
      return { x, y: -y, angle: -mix(item.start.turn ?? 0, item.end.turn ?? 0, t), ...unit };
    }
    case 'line': {
      const from = lineEnd(item.from, skeleton);
      const to = lineEnd(item.to, skeleton);
      return {
        x: from[0],
        y: -from[1],
        angle: 90 - angleBetween(from, to),
        scaleX: distance(from, to),
        scaleY: 1,
      };
    }
  }
}

function equipmentBox(item: Equipment, place: Placement): Box | null {
  if (item.kind === 'line') return null;
  const { box } = item.shape;
  const turned = place.angle !== 0;
  if (!turned) {
    return {
      left: place.x + box.left,
      right: place.x + box.right,
      bottom: -place.y + box.bottom,
      top: -place.y + box.top,
    };
  }
  const [cos, sin] = [Math.cos((place.angle * Math.PI) / 180), Math.sin((place.angle * Math.PI) / 180)];
  const corners = [box.left, box.right].flatMap(x =>
    [box.bottom, box.top].map((y): Point => [place.x + x * cos + y * sin, -place.y - x * sin + y * cos]),
  );
  return boxAround(corners);
}

/** Keeps successive angles within half a turn, so that animation takes the short way round. */
function unwrap(placements: Placement[]): Placement[] {
  let previous: number | null = null;
  return placements.map(place => {
    let angle = place.angle;
    if (previous !== null) angle += Math.round((previous - angle) / 360) * 360;
    previous = angle;
    return { ...place, angle };
  });
}

/** Solves a drawing at the given moments (0 = start, 1 = end) into things to draw, in painting order. */
export function buildScene(drawing: Drawing, parts: TrainedParts, moments: readonly number[]): Scene {
  const skeletons = moments.map(t => solvePose(mixPose(drawing.start, drawing.end, t), drawing.view));
  const body = (names: SegmentName[], far: boolean): Drawable[] =>
    names.map(name => ({
      key: SHAPE_OF[name],
      svg: markup(drawing, SHAPE_OF[name], parts),
      far,
      body: true,
      placements: unwrap(skeletons.map(skeleton => segmentPlacement(skeleton, name))),
    }));
  const boxes: Box[] = [];
  const items = (layer: Layer): Drawable[] =>
    drawing.equipment.flatMap((item, index) => {
      if (item.layer !== layer) return [];
      const placements = unwrap(
        skeletons.map((skeleton, i) => equipmentPlacement(item, skeleton, moments[i] ?? 0)),
      );
      boxes.push(...placements.map(place => equipmentBox(item, place)).filter(box => box !== null));
      const svg = item.kind === 'line' ? LINE_STYLE[item.line] : item.shape.svg;
      return svg === ''
        ? []
        : [{ key: item.kind === 'line' ? item.line : `e${index}`, svg, far: false, body: false, placements }];
    });

  const glute = segmentShape(drawing.view, 'lowerTrunk').muscles['엉덩이'];
  const gluteTone = parts.primary.includes('엉덩이') ? 'p' : parts.secondary.includes('엉덩이') ? 's' : null;
  const gluteOver: Drawable[] =
    drawing.view !== 'back' && glute && gluteTone
      ? [
          {
            key: 'glute',
            svg: `<path class="${gluteTone}" d="${glute}"/>`,
            far: false,
            body: true,
            placements: unwrap(skeletons.map(skeleton => segmentPlacement(skeleton, 'lowerTrunk'))),
          },
        ]
      : [];
  const bent = (drawing.start.trunkScale ?? 1) < 0.5 && drawing.view !== 'side';
  const seated = drawing.view === 'front' && (drawing.start.leg.rootScale ?? 1) < 0.6;
  const away = bent && drawing.view === 'back';
  const crown: Drawable[] =
    drawing.view === 'headEnd' || (bent && !away)
      ? [
          {
            key: 'crown',
            svg: CROWN,
            far: false,
            body: true,
            placements: skeletons.map(({ anchors }) => ({
              x: anchors.neck.at[0],
              y: -anchors.neck.at[1] + 2,
              angle: 0,
              scaleX: 1,
              scaleY: 1,
            })),
          },
        ]
      : [];
  const drawables =
    drawing.view === 'side'
      ? [
          ...items('behind'),
          ...body(FAR_SIDE, true),
          ...body(NEAR_SIDE, false),
          ...gluteOver,
          ...items('middle'),
          ...body(NEAR_ARM, false),
          ...items('front'),
        ]
      : [
          ...items('behind'),
          ...(away ? body(FRONT_ARMS, true) : []),
          ...body(
            drawing.view === 'headEnd' ? HEAD_END_BODY : bent ? BENT_BODY : seated ? SEATED_BODY : FRONT_BODY,
            false,
          ),
          ...gluteOver,
          ...items('middle'),
          ...crown,
          ...(away ? [] : body(FRONT_ARMS, false)),
          ...items('front'),
        ];
  const bodyPoints = skeletons.flatMap(({ segments }) =>
    Object.values(segments).flatMap(segment => [segment.from, segment.to]),
  );
  const box = uniteBoxes([boxAround(bodyPoints, 9), ...boxes]);
  return { drawables, box: { ...box, bottom: Math.min(0, box.bottom) }, equipmentBoxes: boxes, skeletons };
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

/** A placement as CSS properties that interpolate one by one; unscaled things leave `scale` out. */
export function transformProperties({ x, y, angle, scaleX, scaleY }: Placement, scaled: boolean): string {
  const scale = scaled ? `;scale:${precise(scaleX)} ${precise(scaleY)}` : '';
  return `translate:${short(x)}px ${short(y)}px;rotate:${short(angle)}deg${scale}`;
}

function precise(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.');
}
