import type { EngineWorkout } from './strength.types.js';

export type LoadGridRow = Pick<EngineWorkout, 'loadType' | 'incrementKg' | 'minLoadKg' | 'ownLoads'>;

/** Dumbbell racks in Korean gyms: every kilogram up to 10, every second one above. */
const RACK_CHANGE_KG = 10;
const RACK_STEP_ABOVE_KG = 2;
/** Plates of an assisted pull-up machine where the row has no increment. */
const DEFAULT_ASSISTANCE_STEP_KG = 5;
const EPSILON = 1e-9;

/** The heaviest available load (kg) not above `kg`, or null below the lightest one. Never rounds up. */
export function floorToGrid(row: LoadGridRow, kg: number): number | null {
  const most = Math.min(kg, row.ownLoads?.heaviestKg ?? Infinity);
  if (most < row.minLoadKg - EPSILON || row.incrementKg <= 0) return null;
  if (isDumbbellRack(row)) {
    const step = most < RACK_CHANGE_KG - EPSILON ? 1 : RACK_STEP_ABOVE_KG;
    return Math.max(row.minLoadKg, Math.floor((most + EPSILON) / step) * step);
  }
  const steps = Math.floor((most - row.minLoadKg) / row.incrementKg + EPSILON);
  return tidy(row.minLoadKg + steps * row.incrementKg);
}

/** The next load (kg) heavier than an available one; the same load if it is the heaviest. */
export function nextHeavierLoad(row: LoadGridRow, kg: number): number {
  const next = isDumbbellRack(row)
    ? kg + (kg < RACK_CHANGE_KG ? 1 : RACK_STEP_ABOVE_KG)
    : tidy(kg + row.incrementKg);
  return next > (row.ownLoads?.heaviestKg ?? Infinity) + EPSILON ? kg : next;
}

/** The least available assistance (kg) not below `kg`, so that rounding never makes the exercise harder. */
export function ceilAssistance(row: LoadGridRow, kg: number): number {
  const step = row.incrementKg > 0 ? row.incrementKg : DEFAULT_ASSISTANCE_STEP_KG;
  return tidy(Math.max(0, Math.ceil(kg / step - EPSILON) * step));
}

/** True where the step between loads changes at 10 kg. */
export function isDumbbellRack(row: LoadGridRow): boolean {
  return (
    !row.ownLoads?.evenSteps &&
    (row.loadType === 'dumbbellPerHand' || row.loadType === 'dumbbellSingle') &&
    (row.incrementKg === 1 || row.incrementKg === 2) &&
    Number.isInteger(row.minLoadKg) &&
    (row.minLoadKg <= RACK_CHANGE_KG || row.minLoadKg % RACK_STEP_ABOVE_KG === 0)
  );
}

/** 0.1 + 0.2 must not show as 0.30000000000000004. */
function tidy(kg: number): number {
  return Math.round(kg * 1000) / 1000;
}
