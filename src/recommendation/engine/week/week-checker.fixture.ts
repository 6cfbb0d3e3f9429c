import { movementObjections } from '../workout/fixture/health-checker.js';
import type { WeekInput, WeekPlan } from './week.types.js';

const MOST_WORKOUTS = 6;
const SETS = [2, 3, 4];
const WEEK = 7;

/** The rules that a week breaks, in words; shares no code with the planner. */
export function brokenRules(
  { days: asked, member, profile, catalogue }: WeekInput,
  { days, value, bound }: WeekPlan,
): string[] {
  const broken: string[] = [];
  const known = new Map(catalogue.map(workout => [workout.id, workout]));
  if (bound < value) broken.push('bound below the value');
  if (days.length !== asked.length) broken.push('another number of days');
  for (const [index, { weekday, workouts, minutes }] of days.entries()) {
    const day = asked[index]!;
    if (day.weekday !== null && day.weekday !== weekday) broken.push('another day');
    if (minutes > day.minutes) broken.push(`${minutes} of ${day.minutes} minutes`);
    if (workouts.length > MOST_WORKOUTS) broken.push('too many workouts');
    if (new Set(workouts.map(({ workoutId }) => workoutId)).size !== workouts.length)
      broken.push('a workout twice on a day');
    for (const { workoutId, bodyPart, sets } of workouts) {
      const workout = known.get(workoutId);
      if (!workout) {
        broken.push('an unknown workout');
        continue;
      }
      broken.push(...movementObjections(profile.health, workout, member).map(why => `health: ${why}`));
      if (!workout.machineNames.every(machine => day.machineNames.includes(machine)))
        broken.push('a machine that is not there');
      if (profile.excludedWorkoutIds.includes(workoutId)) broken.push('an excluded workout');
      // A deadlift counts for the backs of the thighs, whichever part the catalogue names first.
      const part = workout.family === 'deadlift' ? '허벅지 뒤' : workout.primaryBodyParts[0];
      if (part !== bodyPart) broken.push('another part');
      if (day.onlyParts && !day.onlyParts.includes(bodyPart)) broken.push('a part not wished');
      if (!SETS.includes(sets)) broken.push(`${sets} sets`);
    }
  }
  for (const one of days)
    for (const other of days) {
      if ((one.weekday + 1) % WEEK !== other.weekday % WEEK) continue;
      const parts = new Set(one.workouts.map(({ bodyPart }) => bodyPart));
      if (other.workouts.some(({ bodyPart }) => parts.has(bodyPart))) broken.push('a part on following days');
    }
  return broken;
}
