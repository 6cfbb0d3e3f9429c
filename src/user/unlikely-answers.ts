/** Why stored answers are unlikely together. A member who confirms them keeps them and their protection. */
export const HEALTH_QUESTIONS = ['sex', 'age'] as const;
export type HealthQuestion = (typeof HEALTH_QUESTIONS)[number];
