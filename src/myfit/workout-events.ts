import type { LoadAnswer, StopRule } from '../recommendation/public.js';

/** A workout of a routine with the numbers shown. */
export interface RoutineLoad {
  userId: number;
  myWorkoutId: number;
  workoutId: number;
  /** kg as shown; null for body weight. */
  weightKg: number | null;
  /** Per set, or seconds of a hold; null if nothing was planned. */
  repetitions: number | null;
  /** The recommendation it came from. */
  historyId: number | null;
}

declare module '../infrastructure/events/domain-events.js' {
  interface DomainEventPayloads {
    /** Workouts of a recommendation were added to a routine. */
    'recommendation-kept': { historyId: number };
    /** Supplements were added to the member's list. */
    'supplements-kept': { userId: number; supplementIds: readonly number[] };
    /** The member answered how it felt today; a later answer on the same day replaces the earlier one. */
    'workout-answered': RoutineLoad & {
      answer: LoadAnswer;
      /** The rule that ended the sets, if the feeling did: `repetitions` are then those done. */
      stop: StopRule | null;
    };
    /** Today's answer was withdrawn. */
    'workout-answer-withdrawn': Pick<RoutineLoad, 'userId' | 'myWorkoutId'>;
    /** The member typed a weight. */
    'workout-weight-typed': RoutineLoad;
    /** Today's typed weight was reverted. */
    'workout-weight-untyped': Pick<RoutineLoad, 'userId' | 'myWorkoutId'>;
  }
}
