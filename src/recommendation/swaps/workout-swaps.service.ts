import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { AppError, invalidField } from '../../common/errors/app-error.js';
import { Database } from '../../infrastructure/database/database.js';
import type {
  AlternativesRequestDto,
  SwapWorkoutDto,
  WorkoutAlternativesDto,
} from '../dto/workout-alternatives.dto.js';
import { withOwnLoads } from '../engine/workout/prescription/own-loads.js';
import { minutesOf, type PlannedExercise } from '../engine/workout/session/fit-time.js';
import { LONGEST_MINUTES } from '../engine/workout/session/timed-session.js';
import { warmUpSets } from '../engine/workout/session/warm-up.js';
import { alternativesFor, type Swap } from '../engine/workout/swap/alternatives.js';
import type { WorkoutRecommendationItem } from '../engine/workout/workout-engine.types.js';
import type { EngineWorkout } from '../engine/strength/strength.types.js';
import { RecommendationOutcomes } from '../outcomes/recommendation-outcomes.service.js';
import { RecommendationHistory, WORKOUT_TYPES } from '../entities/recommendation-history.entity.js';
import type { StoredWorkoutRequest } from '../recommendation-request.types.js';
import { EngineCatalogue, summaryOf } from '../inputs/engine-catalogue.service.js';
import { WorkoutInputs } from '../recommenders/workout-inputs.service.js';
import type { StoredItem, WorkoutRecommendationSnapshot } from '../stored-workouts.types.js';
import { UsualRequests } from './usual-requests.service.js';

/** As many as a member can look through between two sets. */
const MOST_OFFERED = 6;
/** Easier ones that are offered beyond those. */
const MOST_EASIER = 2;

/** A session with one exercise to swap. */
interface SwapRequest {
  /** The finished recommendation it comes from. */
  history: RecommendationHistory | null;
  /** The whole session in its order. */
  ids: readonly number[];
  workoutId: number;
  busyMachineNames: readonly string[];
  /** Requested during training. */
  inSession: boolean;
}

interface Replacement extends Pick<Offer, 'workouts'> {
  /** The session at the time of reading. */
  ids: readonly number[];
  /** The exercise to replace. */
  workoutId: number;
  item: StoredItem;
}

interface Offer {
  /** Best first. */
  items: WorkoutRecommendationItem[];
  /** With the loads of the member's place. */
  workouts: ReadonlyMap<number, EngineWorkout>;
}

/** Finds alternatives for one exercise, and swaps it. */
@Injectable()
export class WorkoutSwaps {
  constructor(
    private readonly database: Database,
    private readonly inputs: WorkoutInputs,
    private readonly catalogue: EngineCatalogue,
    private readonly usual: UsualRequests,
    private readonly ends: RecommendationOutcomes,
  ) {}

  /**
   * @throws RECOMMENDATION_HISTORY_NOT_FOUND_EXCEPTION unless the history is a finished one of the member;
   * WORKOUT_NOT_FOUND_EXCEPTION if the exercise is not in it, or deleted
   */
  async alternatives(userId: number, request: AlternativesRequestDto): Promise<WorkoutAlternativesDto> {
    const { workoutId, historyId, sessionWorkoutIds, busyMachineKoreanName } = request;
    if (sessionWorkoutIds && !sessionWorkoutIds.includes(workoutId)) {
      throw invalidField('sessionWorkoutIds', '바꿀 운동도 함께 보내 주세요.');
    }
    const history = historyId === undefined ? null : await this.required(userId, historyId);
    const ids = sessionWorkoutIds ?? (history ? itemsOf(history).map(item => item.workoutId) : [workoutId]);
    const busyMachineNames = busyMachineKoreanName ?? [];
    const inSession = sessionWorkoutIds !== undefined;
    const asked = { history, ids, workoutId, busyMachineNames, inSession };
    const { items, workouts: known } = await this.offered(userId, asked);
    const isEasier = (item: WorkoutRecommendationItem): boolean =>
      isEasierThan(known.get(workoutId), known.get(item.workoutId));
    const easier = items.slice(MOST_OFFERED).filter(isEasier).slice(0, MOST_EASIER);
    const shown = [...items.slice(0, MOST_OFFERED), ...easier];
    const shownIds = shown.map(item => item.workoutId);
    const [summaries, workouts] = await Promise.all([
      this.catalogue.workoutSummaries(shownIds),
      this.catalogue.workoutsById(shownIds),
    ]);
    return {
      alternatives: shown.map(item => ({
        ...item,
        ...summaryOf(summaries, item.workoutId),
        machineKoreanName: workouts.get(item.workoutId)?.machineNames ?? [],
        easier: isEasier(item),
      })),
    };
  }

  /**
   * Swaps one exercise for another. All others stay unchanged except for their warm-up; swapping back restores what was recommended.
   * Idempotent. Returns the resulting recommendation.
   *
   * @throws a 400 if the other exercise is no alternative, besides what `alternatives` throws
   */
  async swap(userId: number, id: number, { workoutId, byWorkoutId }: SwapWorkoutDto) {
    const history = await this.required(userId, id);
    const ids = itemsOf(history).map(item => item.workoutId);
    if (!ids.includes(workoutId) && ids.includes(byWorkoutId)) return history;
    const { items, workouts } = await this.offered(userId, {
      ...{ history, ids, workoutId },
      ...{ busyMachineNames: [], inSession: false },
    });
    const chosen = items.find(item => item.workoutId === byWorkoutId);
    if (!chosen) throw invalidField('byWorkoutId', '지금은 이 운동으로 바꿀 수 없어요.');
    const summary = summaryOf(await this.catalogue.workoutSummaries([byWorkoutId]), byWorkoutId);
    return this.replace(history, { ids, workoutId, item: { ...chosen, ...summary }, workouts });
  }

  /** Best first; the original that the exercise itself replaced comes before all others. */
  private async offered(userId: number, asked: SwapRequest): Promise<Offer> {
    const { history, ids, workoutId, busyMachineNames, inSession } = asked;
    const items = history ? itemsOf(history) : [];
    const original = items.find(item => item.workoutId === workoutId)?.swappedFrom;
    const workouts = await this.catalogue.workoutsById([...ids, ...(original ? [original.workoutId] : [])]);
    const present = workouts.get(workoutId);
    if (!present) throw new AppError('WORKOUT_NOT_FOUND_EXCEPTION');
    const request = history
      ? (history.request as unknown as StoredWorkoutRequest)
      : await this.usual.of(userId, present);
    const free = request.machineKoreanName.filter(name => !busyMachineNames.includes(name));
    const input = await this.inputs.of(userId, { ...request, machineKoreanName: free }, { inSession });
    if (!input) throw new AppError('BODY_DATA_REQUIRED_EXCEPTION');
    const swapOf = (swapped: typeof present): Swap => {
      const session = ids.flatMap(id => {
        const workout = id === workoutId ? swapped : workouts.get(id);
        const item = items.find(each => each.workoutId === id);
        return workout ? [{ workout, planned: item ? planOf(item.swappedFrom ?? item) : null }] : [];
      });
      return { session, index: session.findIndex(({ workout }) => workout === swapped) };
    };
    const own = input.catalogue.map(workout => withOwnLoads(workout, input.profile.equipment));
    const offer = (offered: WorkoutRecommendationItem[]): Offer => ({
      items: offered,
      workouts: new Map(own.map(workout => [workout.id, workout])),
    });
    const possible = alternativesFor(input, swapOf(present));
    const recommended = original && workouts.get(original.workoutId);
    if (!recommended) return offer(possible);
    const isPossible = possible.some(it => it.workoutId === recommended.id);
    const others = alternativesFor(input, swapOf(recommended)).filter(it => it.workoutId !== workoutId);
    return offer(isPossible ? [original, ...others] : others);
  }

  /** @throws CONFLICT_EXCEPTION if the recommendation has changed since `ids` were read */
  private replace(
    { id, userId, request }: RecommendationHistory,
    { ids, workoutId, item, workouts }: Replacement,
  ): Promise<RecommendationHistory> {
    return this.database.write(async manager => {
      const row = await manager.findOne(RecommendationHistory, {
        where: { id, userId },
        ...this.database.rowLock,
      });
      if (!row?.result) throw new AppError('RECOMMENDATION_HISTORY_NOT_FOUND_EXCEPTION');
      const before = itemsOf(row);
      if (before.some((each, place) => each.workoutId !== ids[place]))
        throw new AppError('CONFLICT_EXCEPTION');
      const { minutes } = request as unknown as StoredWorkoutRequest;
      const recommends = warmedUp(
        before.map(each => (each.workoutId === workoutId ? withOriginal(item, each) : each)),
        workouts,
        minutes ?? null,
      );
      const result = {
        ...row.result,
        recommends,
        minutes: minutesOf(recommends.map(planOf), minutes ?? LONGEST_MINUTES),
      };
      // TypeORM types a JSON column as a nested entity.
      const changed = { result } as unknown as QueryDeepPartialEntity<RecommendationHistory>;
      await manager.update(RecommendationHistory, { id }, changed);
      await this.ends.mark(manager, id, { swapped: recommends.some(each => each.swappedFrom != null) });
      return { ...row, result };
    });
  }

  private async required(userId: number, id: number): Promise<RecommendationHistory> {
    const row = await this.database.read.findOneBy(RecommendationHistory, {
      ...{ id, userId },
      ...{ type: In([...WORKOUT_TYPES]), state: 'DONE' },
    });
    if (!row?.result) throw new AppError('RECOMMENDATION_HISTORY_NOT_FOUND_EXCEPTION');
    return row;
  }
}

/** Its easier variant, or a technique that is learnt sooner. */
const isEasierThan = (one: EngineWorkout | undefined, other: EngineWorkout | undefined): boolean =>
  one !== undefined && other !== undefined && (one.easierVariantId === other.id || other.skill < one.skill);

function itemsOf({ result }: RecommendationHistory): StoredItem[] {
  return (result as unknown as WorkoutRecommendationSnapshot).recommends;
}

/** Warm-up follows the order of the session: without its first heavy exercise, the next one of that part needs it. */
function warmedUp(
  items: readonly StoredItem[],
  workouts: ReadonlyMap<number, EngineWorkout>,
  minutes: number | null,
): readonly StoredItem[] {
  const planned = items.flatMap(({ workoutId, weight, repeat, warmUp }) => {
    const workout = workouts.get(workoutId);
    return workout && warmUp ? [{ workout, weightKg: weight, repeat }] : [];
  });
  // A deleted exercise, or an answer from before warm-up sets existed.
  if (planned.length < items.length) return items;
  const sets = warmUpSets(planned, minutes);
  return items.map((item, place) => ({ ...item, warmUp: sets[place]! }));
}

/** The first version stored no warm-up sets. */
function planOf({ set, restSeconds, warmUp, weight }: WorkoutRecommendationItem): PlannedExercise {
  return { sets: set, restSeconds, warmUp: warmUp ?? [], isLoaded: weight !== null };
}

function withOriginal(item: StoredItem, { swappedFrom, ...before }: StoredItem): StoredItem {
  const original = swappedFrom ?? before;
  return item.workoutId === original.workoutId ? original : { ...item, swappedFrom: original };
}
