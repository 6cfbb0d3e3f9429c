import type { components } from '../../../shared/api/schema';

/** What the server says a workout's next session should be. Weights in kg as shown on the equipment. */
export type NextWorkout = components['schemas']['NextWorkoutDto'];
export type NextRoutine = components['schemas']['NextRoutineDto'];
export type NextWorkouts = components['schemas']['NextWorkoutsDto'];
