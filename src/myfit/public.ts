export type { MyWorkout } from './entities/my-workout.entity.js';
export { MyWorkoutsService } from './my-workouts.service.js';
export { MyfitModule } from './myfit.module.js';
export { RoutinesService } from './routines.service.js';
export type { ShownLoad } from './shown-load.js';
