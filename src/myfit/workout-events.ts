import type { LoadAnswer, StopRule } from '../recommendation/public.js';

/** A workout of a routine with the numbers that stood there. */
export interface RoutineLoad {
  userId: number;
  myWorkoutId: number;
  workoutId: number;
  /** kg as shown; null for body weight. */
  weightKg: number | null;
  /** Of each set, or seconds of a hold; null where nothing was planned. */
  repetitions: number | null;
  /** The recommendation it came from. */
  historyId: number | null;
}

declare module '../infrastructure/events/domain-events.js' {
  interface DomainEventPayloads {
    /** Workouts of a recommendation were put into a routine. */
    'recommendation-kept': { historyId: number };
    /** Supplements were put on the member's list. */
    'supplements-kept': { userId: number; supplementIds: readonly number[] };
    /** The member said how it felt today; a later answer of the same day takes the place of the earlier. */
    'workout-answered': RoutineLoad & {
      answer: LoadAnswer;
      /** What ended the sets, where the feeling did: `repetitions` are then those that were done. */
      stop: StopRule | null;
    };
    /** Today's answer was taken back. */
    'workout-answer-withdrawn': Pick<RoutineLoad, 'userId' | 'myWorkoutId'>;
    /** The member typed a weight of their own. */
    'workout-weight-typed': RoutineLoad;
    /** Today's typed weight was taken back. */
    'workout-weight-untyped': Pick<RoutineLoad, 'userId' | 'myWorkoutId'>;
  }
}
