import type { components } from '../../../shared/api/schema';

/** The server's target for a workout's next session. Weights in kg as shown on the equipment. */
export type NextWorkout = components['schemas']['NextWorkoutDto'];
export type NextRoutine = components['schemas']['NextRoutineDto'];
