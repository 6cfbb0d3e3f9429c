import { Injectable } from '@nestjs/common';
import { In, MoreThan, type EntityManager } from 'typeorm';
import { CatalogueReadModel, type BodyPartName } from '../../catalogue/public.js';
import { AppError } from '../../common/errors/app-error.js';
import { Clock } from '../../common/time/clock.js';
import { Database } from '../../infrastructure/database/database.js';
import { isOwnPlace, TrainingPreferencesService } from '../../training-preferences/public.js';
import type { WeekDayDto, WeekPlanDto } from '../dto/week-recommendation.dto.js';
import type { WeekRecommendationRequestDto } from '../dto/week-request.dto.js';
import { givenSession } from '../engine/workout/given-session.js';
import { RecommendationHistory } from '../entities/recommendation-history.entity.js';
import type { StoredWorkoutRequest } from '../recommendation-request.types.js';
import { EngineCatalogue, summaryOf } from '../inputs/engine-catalogue.service.js';
import { machinesAt } from './machines-at.js';
import { WorkoutInputs } from './workout-inputs.service.js';
import type { WorkoutRecommendationSnapshot } from '../stored-workouts.types.js';

/** A finished week as stored, with its request. */
export interface FinishedWeek {
  id: number;
  request: WeekRecommendationRequestDto;
  plan: WeekPlanDto;
}

/** A day of a week as a workout recommendation: its loads progress like those of any other. */
export interface PlannedDay {
  day: number | null;
  request: StoredWorkoutRequest &
    Pick<WeekDayDto, 'onlyBodyPartKoreanName'> & {
      title: string;
      /** The recommended week it was accepted with; absent in older ones. */
      weekHistoryId?: number;
      /** How many workouts were planned, which may be more than could be accepted; absent in older ones. */
      planned?: number;
    };
  result: WorkoutRecommendationSnapshot;
}

/**
 * A stored day, by its history, with its workouts as the catalogue names them now and without those that it no longer has: no session could begin
 * with them.
 */
export interface DayHistory {
  id: number;
  request: PlannedDay['request'];
  result: WorkoutRecommendationSnapshot;
  /** Some or all of its workouts are gone, or could not be done any more when it was accepted. */
  lacksWorkouts: boolean;
}

/** Turns the days of a chosen week into recommendations to train, and reads them back. */
@Injectable()
export class PlannedDays {
  constructor(
    private readonly database: Database,
    private readonly inputs: WorkoutInputs,
    private readonly preferences: TrainingPreferencesService,
    private readonly names: CatalogueReadModel,
    private readonly catalogue: EngineCatalogue,
    private readonly clock: Clock,
  ) {}

  /** @throws RECOMMENDATION_HISTORY_NOT_FOUND_EXCEPTION unless it is a finished week of the member */
  async week(userId: number, historyId: number): Promise<FinishedWeek> {
    const row = await this.database.read.findOneBy(RecommendationHistory, {
      ...{ id: historyId, userId },
      ...{ type: 'week', state: 'DONE' },
    });
    if (!row?.result) throw new AppError('RECOMMENDATION_HISTORY_NOT_FOUND_EXCEPTION');
    return {
      id: row.id,
      request: row.request as unknown as WeekRecommendationRequestDto,
      plan: row.result as unknown as WeekPlanDto,
    };
  }

  /** @throws BODY_DATA_REQUIRED_EXCEPTION */
  async ofWeek(
    userId: number,
    { id: weekHistoryId, request: asked, plan }: FinishedWeek,
  ): Promise<PlannedDay[]> {
    const preferences = await this.preferences.of(userId);
    const days: PlannedDay[] = [];
    for (const planned of plan.days) {
      const machines = machinesAt(planned.place, preferences, this.names.names);
      const request = {
        ...requestOf(planned, machines, asked),
        ...{ weekHistoryId, planned: planned.items.length },
      };
      const today = await this.inputs.of(userId, request);
      if (!today) throw new AppError('BODY_DATA_REQUIRED_EXCEPTION');
      // The day may be days away; once it comes, its loads allow for what was trained just before.
      const input = { ...today, profile: { ...today.profile, recentlyTrained: [] } };
      const given = planned.items.map(({ workoutId, bodyPartKoreanName, set }) => ({
        ...{ workoutId, sets: set, bodyPart: bodyPartKoreanName as BodyPartName },
      }));
      const { items, ...session } = givenSession(input, given);
      const summaries = await this.catalogue.workoutSummaries(items.map(({ workoutId }) => workoutId));
      days.push({
        ...{ day: planned.day, request },
        result: {
          recommends: items.map(item => ({ ...item, ...summaryOf(summaries, item.workoutId) })),
          requestedBodyParts: request.bodyPartKoreanName,
          ...session,
        },
      });
    }
    return days;
  }

  /** @returns the histories of the days, in order */
  async keep(manager: EntityManager, userId: number, days: readonly PlannedDay[]): Promise<number[]> {
    const now = this.clock.now();
    const ids: number[] = [];
    for (const { request, result } of days) {
      const { identifiers } = await manager.insert(RecommendationHistory, {
        ...{ userId, type: 'day' as const, state: 'DONE' as const, createdAt: now, finishedAt: now },
        request: { ...request } as object,
        result: { ...result } as object,
      });
      ids.push(identifiers[0]!.id as number);
    }
    return ids;
  }

  /** Whether a recommended week was accepted before, perhaps to be replaced since. */
  async isKnown(manager: EntityManager, userId: number, weekHistoryId: number): Promise<boolean> {
    const later = await manager.find(RecommendationHistory, {
      select: { id: true, request: true },
      where: { userId, type: 'day', id: MoreThan(weekHistoryId) },
    });
    // Days of the first version do not name it. Every week recommended before them may be theirs.
    return later.some(({ request }) =>
      [undefined, weekHistoryId].includes(request['weekHistoryId'] as number),
    );
  }

  /** By id; omits deleted ones. */
  async kept(userId: number, ids: readonly number[]): Promise<Map<number, DayHistory>> {
    const rows = await this.database.read.findBy(RecommendationHistory, {
      ...{ id: In([...ids]), userId },
      type: 'day',
    });
    const days = rows as unknown as Omit<DayHistory, 'lacksWorkouts'>[];
    const there = await this.catalogue.workoutSummaries(
      days.flatMap(({ result }) => result.recommends.map(({ workoutId }) => workoutId)),
    );
    return new Map(
      days.map(({ id, request, result }) => {
        const recommends = result.recommends.flatMap(item => {
          const now = there.get(item.workoutId);
          return now ? [{ ...item, ...now }] : [];
        });
        const isWhole = recommends.length === result.recommends.length;
        const minutes = isWhole ? result.minutes : null;
        const lacksWorkouts = recommends.length < (request.planned ?? Math.max(1, result.recommends.length));
        return [id, { id, request, result: { ...result, recommends, minutes }, lacksWorkouts }];
      }),
    );
  }

  /** Whether one of these days needs a machine that its place has no more. */
  async lackMachines(userId: number, days: readonly DayHistory[]): Promise<boolean> {
    const own = days.filter(({ request: { place } }) => isOwnPlace(place));
    if (own.length === 0) return false;
    const [preferences, workouts] = await Promise.all([
      this.preferences.of(userId),
      this.catalogue.workoutsById(own.flatMap(({ result }) => result.recommends.map(item => item.workoutId))),
    ]);
    return own.some(({ request: { place }, result }) => {
      const there = new Set(machinesAt(place!, preferences, this.names.names));
      return result.recommends.some(({ workoutId }) =>
        workouts.get(workoutId)?.machineNames.some(name => !there.has(name)),
      );
    });
  }
}

function requestOf(
  { title, items, place, limitMinutes, onlyBodyPartKoreanName }: WeekDayDto,
  machineKoreanName: string[],
  { goal, experience, excludedWorkoutIds }: WeekRecommendationRequestDto,
): PlannedDay['request'] {
  const bodyPartKoreanName = [...new Set(items.map(item => item.bodyPartKoreanName))];
  return {
    ...{ title, bodyPartKoreanName, machineKoreanName, place },
    ...{ goal, experience, minutes: limitMinutes },
    // Otherwise a workout would give way to an easier one that the member left out.
    ...(excludedWorkoutIds && { excludedWorkoutIds }),
    ...(onlyBodyPartKoreanName && { onlyBodyPartKoreanName }),
  };
}
