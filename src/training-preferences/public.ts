export type { TrainingPreferencesDto } from './dto/training-preferences.dto.js';
export { isOwnPlace, PLACES, SESSION_MINUTES, type Place } from './places.js';
export { TrainingPreferencesModule } from './training-preferences.module.js';
export { TrainingPreferencesService } from './training-preferences.service.js';
export {
  EXPERIENCE_BY_WIRE_NAME,
  TRAINING_GOAL_BY_WIRE_NAME,
  type Experience,
  type ExperienceWireName,
  type TrainingGoal,
  type TrainingGoalWireName,
} from './workout-wire-names.js';
