import type { EquipmentSettings, TrainingHealth, TrainingProfile } from './workout-engine.types.js';

/** No health information given. */
export const HEALTH_UNTOLD: TrainingHealth = {
  conditions: [],
  medicines: [],
  soreAreas: [],
  pregnancyWeeks: null,
  postpartumWeeks: null,
  surgeryAreas: [],
  surgeryWeeks: null,
  readiness: 'unanswered',
};

/** The loads of a usual Korean gym, as in the catalogue's rows. */
export const USUAL_EQUIPMENT: EquipmentSettings = {
  dumbbellStepKg: null,
  lightestDumbbellKg: null,
  heaviestDumbbellKg: null,
  smallestPlateKg: null,
  stackStepKg: null,
  singleDumbbell: false,
};

/** A member who has not provided anything yet. */
export const USUAL_PROFILE: TrainingProfile = {
  health: HEALTH_UNTOLD,
  equipment: USUAL_EQUIPMENT,
  excludedWorkoutIds: [],
  recentlyTrained: [],
};
