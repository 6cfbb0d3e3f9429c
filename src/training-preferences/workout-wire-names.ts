/** Wire name of the request's optional `goal`. */
export const TRAINING_GOAL_BY_WIRE_NAME = {
  일반: 'general',
  근비대: 'hypertrophy',
  근력: 'strength',
  지구력: 'endurance',
  '체중 감량': 'fatLoss',
} as const;
export type TrainingGoalWireName = keyof typeof TRAINING_GOAL_BY_WIRE_NAME;
export type TrainingGoal = (typeof TRAINING_GOAL_BY_WIRE_NAME)[TrainingGoalWireName];

/** Wire name of the request's optional `experience`. Undefined if nothing is chosen: only the body data count. */
export const EXPERIENCE_BY_WIRE_NAME = {
  처음이에요: 'beginner',
  보통: 'intermediate',
  숙련: 'advanced',
} as const;
export type ExperienceWireName = keyof typeof EXPERIENCE_BY_WIRE_NAME;
export type Experience = (typeof EXPERIENCE_BY_WIRE_NAME)[ExperienceWireName];
