import type { BodyPartName } from '../../../../catalogue/catalogue.vocabulary.js';
import type { EngineWorkout, WorkoutRequest } from '../workout-engine.types.js';
import { object, or } from './particles.js';

const MOST_MACHINES_NAMED = 2;

/** Why a part got no exercise, and what the member can do about it. */
export function explainUnfilled(
  bodyPart: BodyPartName,
  request: WorkoutRequest,
  catalogue: readonly EngineWorkout[],
  tooHeavy: readonly EngineWorkout[],
): string {
  const ofPart = catalogue.filter(workout => workout.primaryBodyParts.includes(bodyPart));
  if (ofPart.length === 0) return `${bodyPart} 운동이 아직 준비되지 않았어요.`;
  const machines = new Set(request.machineNames);
  const possible = ofPart.filter(workout => workout.machineNames.every(name => machines.has(name)));
  const advice = machineAdvice(ofPart, machines);
  if (possible.length === 0) return `선택한 기구로 할 수 있는 ${bodyPart} 운동이 없어요.${advice}`;
  if (possible.every(workout => tooHeavy.includes(workout))) {
    return `선택한 기구로는 가장 가벼운 ${bodyPart} 운동도 아직 무거울 수 있어요.${advice}`;
  }
  return `할 수 있는 ${bodyPart} 운동이 다른 부위 운동과 겹쳐서 따로 넣지 않았어요.`;
}

/** The machines that alone would open most exercises of the part. */
function machineAdvice(workouts: readonly EngineWorkout[], machines: ReadonlySet<string>): string {
  const opened = new Map<string, number>();
  for (const { machineNames } of workouts) {
    const missing = machineNames.filter(name => !machines.has(name));
    if (missing.length === 1) opened.set(missing[0]!, (opened.get(missing[0]!) ?? 0) + 1);
  }
  const best = [...opened]
    .sort(([nameA, a], [nameB, b]) => b - a || nameA.localeCompare(nameB, 'ko'))
    .slice(0, MOST_MACHINES_NAMED)
    .map(([name]) => name);
  if (best.length === 0) return '';
  const [first, second] = best;
  return ` ${second === undefined ? object(first!) : `${or(first!)} ${object(second)}`} 더 선택해 보세요.`;
}
