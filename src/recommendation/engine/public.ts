/** What domains other than recommendations take from the engine. */
export { purposesOf } from './supplement/supplement-benefit.js';
export {
  EXPERIENCE_BY_WIRE_NAME,
  TRAINING_GOAL_BY_WIRE_NAME,
  type ExperienceWireName,
  type TrainingGoalWireName,
} from './workout/workout-wire-names.js';
