import { prescribeWorkout } from '../workout/prescription/prescribe-workout.js';
import type { Prescription } from '../workout/prescription/prescription.types.js';
import { repetitionsAtShare } from '../workout/prescription/repetition-table.js';
import { exerciseStrength, memberStrength } from '../workout/strength/member-strength.js';
import type { EngineMember, EngineWorkout } from '../workout/workout-engine.types.js';
import type { LoadFeedback } from './observation-from-feedback.js';
import type { StrengthCorrection } from './strength-correction.types.js';

/**
 * A member whose true strength is `truth` times the estimate from the body, for tests and the report: gets what the
 * engine prescribes and answers as such a body would.
 */
export class SimulatedMember {
  constructor(
    readonly member: EngineMember,
    readonly workout: EngineWorkout,
    private readonly truth: number,
  ) {}

  prescription(correction: StrengthCorrection | null): Prescription {
    const corrections = correction === null ? {} : { [this.workout.baseLift!]: correction };
    return prescribeWorkout(memberStrength(this.member, undefined, corrections), this.workout, 'general');
  }

  /** kg; what the exercise's 1RM really is. */
  get trueOneRepMaxKg(): number {
    return (
      this.truth * exerciseStrength(memberStrength(this.member, undefined, {}), this.workout)!.oneRepMaxKg
    );
  }

  /** Learned estimate / truth − 1. */
  errorOf(correction: StrengthCorrection): number {
    return Math.exp(correction.logMean) / this.truth - 1;
  }

  /** The answer about a set, with the day's form (log scale) blurring it. */
  feedback(weightKg: number, repetitions: number, form: number): LoadFeedback {
    const reserve = repetitionsAtShare(weightKg / (this.trueOneRepMaxKg * Math.exp(form))) - repetitions;
    if (reserve >= 4) return 'LIGHT';
    return reserve <= 1 ? 'HEAVY' : 'RIGHT';
  }
}
