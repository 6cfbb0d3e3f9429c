import { segmentShape, SHAPE_OF, type ShapeName, type TrainedMuscle } from './body-shapes.js';
import {
  boxAround,
  poseAt,
  uniteBoxes,
  type Box,
  type Drawing,
  type Equipment,
  type Layer,
  type LimbName,
  type LineEnd,
} from './drawing.js';
import { angleBetween, distance, mix, mixPoint, type Point } from './geometry.js';
import { solvePose, type SegmentName, type Skeleton } from './skeleton.js';

/** Which muscles a drawing colours. */
export interface TrainedParts {
  primary: readonly TrainedMuscle[];
  secondary: readonly TrainedMuscle[];
}

/** A drawable's place at one moment, in SVG terms (y down, degrees clockwise). */
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
  /** A filled or stroked path below the rest; several things may share it. */
  outline?: { d: string; className: string; attributes?: string };
  /** Replaces that outline where the figure is a woman. */
  womansOutline?: string;
  /** Thinner where the figure is a woman. */
  thinner?: boolean;
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
/** Each limb's segments in painting order, for views from the front or back. */
const LIMB_SEGMENTS: Record<LimbName, SegmentName[]> = {
  arm: ['upperArm', 'forearm'],
  otherArm: ['otherUpperArm', 'otherForearm'],
  leg: ['thigh', 'shank', 'foot'],
  otherLeg: ['otherThigh', 'otherShank', 'otherFoot'],
};
const LEGS: LimbName[] = ['otherLeg', 'leg'];
const ARMS: LimbName[] = ['arm', 'otherArm'];
const TRUNK: SegmentName[] = ['head', 'lowerTrunk', 'upperTrunk'];
/** A person bent towards the viewer shows the crown over the shoulders instead of a head above them. */
const HEADLESS_TRUNK: SegmentName[] = ['lowerTrunk', 'upperTrunk'];
/** From the head end of a bench the head and shoulders cover everything else; the shins are drawn as scenery. */
const HEAD_END_TRUNK: SegmentName[] = ['upperTrunk'];
/** Up to this foreshortening a trunk points so far along the line of sight that the head is in front of it or behind it. */
const BENT_TRUNK_SCALE = 0.62;

function markup(drawing: Drawing, shape: ShapeName, parts: TrainedParts): string {
  const { muscles, woman } = segmentShape(drawing.view, shape);
  const patch = (names: readonly TrainedMuscle[], tone: string): string =>
    names
      .filter(name => !(shape === 'lowerTrunk' && name === '엉덩이' && drawing.view !== 'back'))
      .map(name => muscles[name])
      .filter(d => d !== undefined)
      .map(d => `<path class="${tone}" d="${d}"/>`)
      .join('');
  return (woman?.over ?? '') + patch(parts.secondary, 's') + patch(parts.primary, 'p');
}

/** A limb's edge, drawn under the whole limb, so that it stands out from the body behind it. */
const EDGE = { className: 'c', attributes: ' stroke-width="2.2"' };

/** Narrower shoulders and thinner limbs: the segments that are slimmer for a woman (figure-style.ts). */
const THINNER: readonly ShapeName[] = ['upperTrunk', 'upperArm', 'forearm', 'shank', 'foot'];

function segmentPlacement(skeleton: Skeleton, name: SegmentName): Placement {
  const { from, angle, scale, mirror } = skeleton.segments[name];
  return { x: from[0], y: -from[1], angle: 90 - angle, scaleX: scale, scaleY: mirror ? -1 : 1 };
}

/** Head-end view: the head hangs over the bench's end as a circle, seen from its crown. */
const CROWN = '<circle class="h" r="11"/><path class="W l" d="M-11 0A11 11 0 0 1 11 0Q0 9-11 0z"/>';
/** A person bent towards the viewer: the head hangs in front of the chest, edged so that it stands out. */
const BENT_HEAD =
  '<path class="c" stroke-width="2.2" d="M0-12A10 12 0 0 1 0 14A10 12 0 0 1 0-12z"/><path class="h" d="M0-12A10 12 0 0 1 0 14A10 12 0 0 1 0-12z"/><path class="W l" d="M-9.6 3A10 12 0 0 1 0-12A10 12 0 0 1 9.6 3Q0-2-9.6 3z"/>';

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

/** Keeps successive angles within half a turn, so that the animation rotates the short way round. */
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
  const skeletons = moments.map(t => solvePose(poseAt(drawing, t), drawing.view));
  const outlined = (name: SegmentName, look: { className: string; attributes?: string }) => {
    const { outline: d, woman } = segmentShape(drawing.view, SHAPE_OF[name]);
    // From the side a trunk shows its depth, which does not differ between man and woman.
    const sideTrunk = drawing.view === 'side' && name === 'upperTrunk';
    const thinner = !sideTrunk && THINNER.includes(SHAPE_OF[name]);
    return { outline: { d, ...look }, womansOutline: woman?.outline, thinner };
  };
  const body = (names: SegmentName[], far: boolean): Drawable[] =>
    names.map(name => ({
      key: SHAPE_OF[name],
      ...outlined(name, { className: name === 'head' ? 'h' : 'b' }),
      svg: markup(drawing, SHAPE_OF[name], parts),
      far,
      body: true,
      placements: unwrap(skeletons.map(skeleton => segmentPlacement(skeleton, name))),
    }));
  const edged = (names: SegmentName[]): Drawable[] => [
    ...names
      .filter(name => SHAPE_OF[name] !== 'foot')
      .map(name => ({
        key: `${SHAPE_OF[name]} contour`,
        ...outlined(name, EDGE),
        svg: '',
        far: false,
        body: true,
        placements: unwrap(skeletons.map(skeleton => segmentPlacement(skeleton, name))),
      })),
    ...body(names, false),
  ];
  const boxes: Box[] = [];
  const items = (layer: Layer): Drawable[] =>
    drawing.equipment.flatMap(item => {
      if (item.layer !== layer) return [];
      const placements = unwrap(
        skeletons.map((skeleton, i) => equipmentPlacement(item, skeleton, moments[i] ?? 0)),
      );
      boxes.push(...placements.map(place => equipmentBox(item, place)).filter(box => box !== null));
      const svg = item.kind === 'line' ? LINE_STYLE[item.line] : item.shape.svg;
      return svg === '' ? [] : [{ key: svg, svg, far: false, body: false, placements }];
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
  const { view, start } = drawing;
  const bent = (start.trunkScale ?? 1) < BENT_TRUNK_SCALE && view !== 'side';
  const away = bent && view === 'back';
  const crown: Drawable[] =
    view === 'headEnd' || (bent && !away)
      ? [
          {
            key: 'crown',
            svg: bent ? BENT_HEAD : CROWN,
            far: false,
            body: true,
            placements: skeletons.map(({ anchors }) => ({
              x: anchors.neck.at[0],
              y: -anchors.neck.at[1] + (bent ? 1 : 2),
              angle: 0,
              scaleX: 1,
              scaleY: 1,
            })),
          },
        ]
      : [];
  const sideBody = (): Drawable[] => [
    ...items('behind'),
    ...body(FAR_SIDE, true),
    ...body(NEAR_SIDE, false),
    ...gluteOver,
    ...items('middle'),
    ...edged(NEAR_ARM),
    ...items('front'),
  ];
  const frontalBody = (): Drawable[] => {
    const behind = drawing.behind ?? (away ? ARMS : []);
    const limbs = (names: LimbName[]): Drawable[] =>
      names.filter(name => !behind.includes(name)).flatMap(name => edged(LIMB_SEGMENTS[name]));
    const legs = view === 'headEnd' ? [] : limbs(LEGS);
    const trunkSegments = view === 'headEnd' ? HEAD_END_TRUNK : bent ? HEADLESS_TRUNK : TRUNK;
    const trunk = bent ? edged(trunkSegments) : body(trunkSegments, false);
    // Thighs that point at the viewer cover the trunk of a person sitting.
    const seated = view === 'front' && (start.leg.rootScale ?? 1) < 0.8;
    return [
      ...items('behind'),
      ...behind.flatMap(name => body(LIMB_SEGMENTS[name], true)),
      ...(seated ? [...trunk, ...legs, ...body(['lowerTrunk'], false)] : [...legs, ...trunk]),
      ...gluteOver,
      ...items('middle'),
      ...crown,
      ...limbs(ARMS),
      ...items('front'),
    ];
  };
  const drawables = view === 'side' ? sideBody() : frontalBody();
  // From the head end the legs are scenery, so the skeleton's legs are not drawn.
  const hidden = new Set<string>(
    view === 'headEnd' ? [...LIMB_SEGMENTS.leg, ...LIMB_SEGMENTS.otherLeg, 'lowerTrunk'] : [],
  );
  const bodyPoints = skeletons.flatMap(({ segments }) =>
    Object.entries(segments).flatMap(([name, { from, to }]) => (hidden.has(name) ? [] : [from, to])),
  );
  const box = uniteBoxes([boxAround(bodyPoints, 9), ...boxes]);
  return { drawables, box: { ...box, bottom: Math.min(0, box.bottom) }, equipmentBoxes: boxes, skeletons };
}
