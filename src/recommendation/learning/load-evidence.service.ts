import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/errors/app-error.js';
import { Clock } from '../../common/time/clock.js';
import { koreanDate } from '../../common/time/korean-date.js';
import { Database } from '../../infrastructure/database/database.js';
import { observationFromFeedback, type LoadFeedback } from '../engine/learning/observation-from-feedback.js';
import {
  observationFromEditedWeight,
  observationFromKeptWeight,
} from '../engine/learning/observation-from-weight.js';
import type { EvidenceSource } from '../engine/learning/observe.js';
import type { StrengthObservation } from '../engine/learning/strength-correction.types.js';
import { EXPERIENCE_BY_WIRE_NAME } from '../engine/workout/workout-wire-names.js';
import { RecommendationHistory } from '../entities/recommendation-history.entity.js';
import type { StoredWorkoutRequest } from '../recommendation-request.types.js';
import { EngineCatalogue } from '../recommenders/engine-catalogue.service.js';
import { MemberProfiles } from '../recommenders/member-profile.service.js';
import type { WorkoutRecommendationSnapshot } from '../recommenders/workout-recommender.service.js';

/** A workout with the numbers a member gave it in a routine. */
export interface PlannedLoad {
  workoutId: number;
  /** kg as shown; null for body weight. */
  weight: number | null;
  rep: number | null;
  /** The recommendation it came from. */
  historyId: number | null;
}

/** Reserve of the general goal, where no recommendation says how many repetitions were to be left. */
const DEFAULT_RESERVE = 3;

type RecommendedItem = WorkoutRecommendationSnapshot['recommends'][number];

/** What a planned load rests on, with the recommendation's side of it. */
interface Context {
  source: EvidenceSource;
  recommended: RecommendedItem | undefined;
  repetitions: number;
}

/** Turns what members do with weights into observations of their strength. */
@Injectable()
export class LoadEvidence {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly members: MemberProfiles,
    private readonly catalogue: EngineCatalogue,
  ) {}

  /** @throws RECOMMENDATION_HISTORY_NOT_FOUND_EXCEPTION unless it is a finished workout recommendation of the member */
  async requireHistory(userId: number, historyId: number): Promise<void> {
    const finished = await this.database.read.existsBy(RecommendationHistory, {
      id: historyId,
      userId,
      type: 'workout',
      state: 'DONE',
    });
    if (!finished) throw new AppError('RECOMMENDATION_HISTORY_NOT_FOUND_EXCEPTION');
  }

  /** From a recommended weight that was changed before it went into a routine; nothing where it was left. */
  async ofAdding(userId: number, loads: PlannedLoad[]): Promise<StrengthObservation[]> {
    return this.each(userId, loads, context => {
      const { recommended, source } = context;
      if (!recommended || source.weightKg === null || source.weightKg === recommended.weight) return null;
      return observationFromEditedWeight(withReserve(context));
    });
  }

  /** From a weight the member typed in place of the one in the routine. */
  async ofChanging(userId: number, load: PlannedLoad): Promise<StrengthObservation[]> {
    return this.each(userId, [load], context =>
      context.source.weightKg === null ? null : observationFromEditedWeight(withReserve(context)),
    );
  }

  /** From weights that stayed in routines. */
  async ofKeeping(userId: number, loads: PlannedLoad[]): Promise<StrengthObservation[]> {
    return this.each(userId, loads, context =>
      context.source.weightKg === null ? null : observationFromKeptWeight(withReserve(context)),
    );
  }

  /** From 가벼웠어요 / 적당했어요 / 무거웠어요. */
  async ofFeedback(
    userId: number,
    load: PlannedLoad,
    feedback: LoadFeedback,
  ): Promise<StrengthObservation[]> {
    return this.each(userId, [load], ({ source, repetitions }) =>
      observationFromFeedback({ ...source, repetitions, feedback }),
    );
  }

  private async each(
    userId: number,
    loads: PlannedLoad[],
    observe: (context: Context) => StrengthObservation | null,
  ): Promise<StrengthObservation[]> {
    const contexts = await this.contexts(userId, loads);
    return contexts.flatMap(context => observe(context) ?? []);
  }

  /** Leaves out what the engine has no model for, and everything while the member has no body data. */
  private async contexts(userId: number, loads: PlannedLoad[]): Promise<Context[]> {
    const member = await this.members.forStrength(userId);
    if (!member) return [];
    const workouts = await this.catalogue.workouts();
    const histories = await this.histories(userId, loads);
    const session = koreanDate(this.clock.now());
    return loads.flatMap(({ workoutId, weight, rep, historyId }) => {
      const workout = workouts.find(({ id }) => id === workoutId);
      const history = historyId === null ? undefined : histories.get(historyId);
      const recommended = history?.items.find(item => item.workoutId === workoutId);
      const repetitions = rep ?? recommended?.repeat ?? 0;
      if (!workout || repetitions < 1) return [];
      const experience = history?.experience;
      const source = { member, experience, workout, weightKg: weight, session };
      return [{ source, recommended, repetitions }];
    });
  }

  private async histories(userId: number, loads: PlannedLoad[]) {
    const ids = [...new Set(loads.flatMap(({ historyId }) => historyId ?? []))];
    const rows = await Promise.all(
      ids.map(id => this.database.read.findOneBy(RecommendationHistory, { id, userId, type: 'workout' })),
    );
    return new Map(
      rows.flatMap(row => {
        if (!row?.result) return [];
        const { recommends: items } = row.result as unknown as WorkoutRecommendationSnapshot;
        const { experience } = row.request as unknown as StoredWorkoutRequest;
        return [[row.id, { items, experience: experience && EXPERIENCE_BY_WIRE_NAME[experience] }] as const];
      }),
    );
  }
}

function withReserve({ source, recommended, repetitions }: Context) {
  const repsInReserve = recommended?.evidence.repsInReserve ?? DEFAULT_RESERVE;
  return { ...source, repetitions, repsInReserve };
}
