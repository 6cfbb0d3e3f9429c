import type { LoadType } from '../../src/catalogue/catalogue.vocabulary.js';
import { isStrengthTraining } from '../../src/catalogue/catalogue.vocabulary.js';
import type { WorkoutSeed } from '../../src/catalogue/seed/seed.types.js';
import type { Drawing } from './drawing.js';
import { distance } from './geometry.js';
import { solvePose } from './skeleton.js';

/** How to play a drawing: the way to its end is the slow phase (down) or the strong one (up), or its end is held. */
export type Tempo = 'down' | 'up' | 'hold';

/** cm; less does not count as a phase. */
const FALLEN = 8;
const FOLDED = 12;
const HELD_WEIGHTS: ReadonlySet<LoadType> = new Set([
  'barbell',
  'dumbbellPerHand',
  'dumbbellSingle',
  'smith',
]);

/** Left and right alternate: neither way is the slow phase. */
const BY_TURNS: ReadonlySet<string> = new Set([
  'russian-twist',
  'bicycle-crunch',
  'mountain-climber',
  'flutter-kick',
]);

/** null: plays at its own pace. */
export function tempoOf(drawing: Drawing, { slug, loadType, pattern }: WorkoutSeed): Tempo | null {
  if (drawing.loop || pattern === 'conditioning' || BY_TURNS.has(slug)) return null;
  if (loadType === 'hold') return 'hold';
  if (!isStrengthTraining({ pattern })) return null;
  const [from, to] = [drawing.start, drawing.end].map(pose => solvePose(pose, drawing.view).anchors);
  const fall = (name: 'hand' | 'otherHand' | 'hip' | 'shoulder'): number =>
    from![name].at[1] - to![name].at[1];
  const legLength = (of: typeof from): number => distance(of!.hip.at, of!.feet.at);
  // A stack rises where the body goes down.
  const bodyFalls = loadType !== 'stack' && (fall('hip') + fall('shoulder')) / 2 > FALLEN;
  const weightFalls = HELD_WEIGHTS.has(loadType) && (fall('hand') + fall('otherHand')) / 2 > FALLEN;
  const legsFold = pattern === 'squat' && legLength(from) - legLength(to) > FOLDED;
  return bodyFalls || weightFalls || legsFold ? 'down' : 'up';
}
