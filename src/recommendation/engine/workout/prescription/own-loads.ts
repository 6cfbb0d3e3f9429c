import type { EquipmentSettings } from '../workout-engine.types.js';
import type { EngineWorkout } from '../../strength/strength.types.js';

const DUMBBELL = '덤벨';
/** A bar or sled takes plates in pairs. */
const PLATES_OF_A_PAIR = 2;

/** Whether a workout needs a dumbbell in each hand while the member has only one. */
export function needsSecondDumbbell(workout: EngineWorkout, { singleDumbbell }: EquipmentSettings): boolean {
  return singleDumbbell && workout.loadType === 'dumbbellPerHand' && workout.machineNames.includes(DUMBBELL);
}

/** Shown where that left something out; null otherwise. */
export function singleDumbbellNote(
  machineNames: readonly string[],
  { singleDumbbell }: EquipmentSettings,
): string | null {
  return singleDumbbell && machineNames.includes(DUMBBELL)
    ? '덤벨이 하나라, 양손에 하나씩 드는 운동은 뺐어요.'
    : null;
}

/** The workout with the loads of the member's own place instead of those of a usual gym. */
export function withOwnLoads(workout: EngineWorkout, equipment: EquipmentSettings): EngineWorkout {
  switch (workout.loadType) {
    case 'dumbbellPerHand':
    case 'dumbbellSingle':
      return workout.machineNames.includes(DUMBBELL) ? withDumbbells(workout, equipment) : workout;
    case 'barbell':
    case 'smith':
    case 'sled':
      return withSteps(workout, equipment.smallestPlateKg, PLATES_OF_A_PAIR);
    case 'stack':
    case 'stackPerHand':
      return withSteps(workout, equipment.stackStepKg, 1);
    case 'bodyweightLoadable':
      return withSteps(workout, workout.assistable ? equipment.stackStepKg : equipment.smallestPlateKg, 1);
    default:
      return workout;
  }
}

function withDumbbells(workout: EngineWorkout, equipment: EquipmentSettings): EngineWorkout {
  const { dumbbellStepKg, lightestDumbbellKg, heaviestDumbbellKg } = equipment;
  if (dumbbellStepKg === null && lightestDumbbellKg === null && heaviestDumbbellKg === null) return workout;
  return {
    ...workout,
    incrementKg: dumbbellStepKg ?? workout.incrementKg,
    minLoadKg: lightestDumbbellKg ?? dumbbellStepKg ?? workout.minLoadKg,
    ownLoads: { evenSteps: dumbbellStepKg !== null, heaviestKg: heaviestDumbbellKg },
  };
}

function withSteps(workout: EngineWorkout, stepKg: number | null, times: number): EngineWorkout {
  if (stepKg === null) return workout;
  const incrementKg = stepKg * times;
  // The lightest plate of a stack is one step; an empty bar keeps its own weight.
  const isStack = workout.loadType === 'stack' || workout.loadType === 'stackPerHand';
  return {
    ...workout,
    incrementKg,
    minLoadKg: isStack ? incrementKg : workout.minLoadKg,
    ownLoads: { evenSteps: true, heaviestKg: null },
  };
}
