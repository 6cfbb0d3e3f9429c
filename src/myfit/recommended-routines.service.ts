import './workout-events.js';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CatalogueItems } from '../catalogue/public.js';
import { AppError } from '../common/errors/app-error.js';
import { Clock } from '../common/time/clock.js';
import { Database } from '../infrastructure/database/database.js';
import { DomainEvents } from '../infrastructure/events/domain-events.js';
import { RecommendedLoadsReader, TodaysHealth, type RecommendedItem } from '../recommendation/public.js';
import type {
  CreateRecommendedDto,
  RecommendedRoutineDto,
  RoutinesOfRecommendationDto,
} from './dto/recommended-routines.dto.js';
import { RoutineDto } from './dto/routines.dto.js';
import { MyWorkout } from './entities/my-workout.entity.js';
import { Routine } from './entities/routine.entity.js';
import { MOST_WORKOUTS } from './myfit.constants.js';
import { NewRoutines } from './new-routines.service.js';
import { MyWorkoutsService } from './my-workouts.service.js';

/** Complete recommendations as routines: every workout with its recommended numbers, following what is learned. */
@Injectable()
export class RecommendedRoutinesService {
  constructor(
    private readonly database: Database,
    private readonly routines: NewRoutines,
    private readonly catalogue: CatalogueItems,
    private readonly clock: Clock,
    private readonly recommended: RecommendedLoadsReader,
    private readonly todaysHealth: TodaysHealth,
    private readonly workouts: MyWorkoutsService,
    private readonly events: DomainEvents,
  ) {}

  /**
   * Creates a routine from a recommendation at the end of the list, in one transaction; cuts off workouts after the seventh. Repeating the
   * `requestId` returns the routine of the first request.
   *
   * @throws RECOMMENDATION_HISTORY_NOT_FOUND_EXCEPTION unless it is a finished workout recommendation of the member, WORKOUT_NOT_FOUND_EXCEPTION if
   *   none of its workouts is offered any more, ROUTINE_NOT_FOUND_EXCEPTION if the routine of this request was deleted since
   */
  async create(
    userId: number,
    { historyId, routineName, requestId }: CreateRecommendedDto,
  ): Promise<RecommendedRoutineDto> {
    const items = await this.fitItems(userId, historyId);
    const routine = await this.database.write(manager =>
      this.routines.add(manager, userId, routineName, requestId, async routineId => {
        const added = await this.addItems(manager, routineId, historyId, items);
        if (added === 0) throw new AppError('WORKOUT_NOT_FOUND_EXCEPTION');
      }),
    );
    const workouts = await this.workouts.list(userId, routine.id);
    return { routine: RoutineDto.from(routine), added: workouts.length, workouts };
  }

  /**
   * The routines that `create` made from a recommendation, as long as they contain one of its workouts.
   *
   * @throws RECOMMENDATION_HISTORY_NOT_FOUND_EXCEPTION unless it is a finished workout recommendation of the member
   */
  async madeFrom(userId: number, historyId: number): Promise<RoutinesOfRecommendationDto> {
    await this.recommended.require(userId, historyId);
    const routines = await this.database.read
      .createQueryBuilder(Routine, 'routine')
      .where('routine.userId = :userId AND routine.deletedAt IS NULL', { userId })
      .andWhere('routine.requestId IS NOT NULL')
      .andWhere(
        'EXISTS (SELECT 1 FROM my_workouts kept WHERE kept.routineId = routine.id AND kept.historyId = :historyId)',
        { historyId },
      )
      .orderBy('routine.routineIndex')
      .getMany();
    return { routines: routines.map(routine => RoutineDto.from(routine)) };
  }

  /**
   * Adds a recommendation's workouts to the end of a routine as far as they fit. Workouts already in it stay as they are, so that a repeated call
   * adds nothing.
   *
   * @throws ROUTINE_NOT_FOUND_EXCEPTION, RECOMMENDATION_HISTORY_NOT_FOUND_EXCEPTION, MY_WORKOUT_SIZE_OVER_EXCEPTION if the routine has no room for
   *   any
   */
  async addAll(userId: number, routineId: number, historyId: number): Promise<RecommendedRoutineDto> {
    await this.workouts.requireRoutine(userId, routineId);
    const items = await this.fitItems(userId, historyId);
    const { routine, added } = await this.database.write(async manager => {
      const locked = await this.workouts.lockRoutine(manager, userId, routineId);
      return { routine: locked, added: await this.addItems(manager, routineId, historyId, items) };
    });
    return {
      routine: RoutineDto.from(routine),
      added,
      workouts: await this.workouts.list(userId, routineId),
    };
  }

  /** Leaves out what the member's health no longer allows. @throws RECOMMENDATION_HISTORY_NOT_FOUND_EXCEPTION */
  private async fitItems(userId: number, historyId: number): Promise<RecommendedItem[]> {
    const { items } = await this.recommended.require(userId, historyId);
    const against = await this.todaysHealth.against(
      userId,
      items.map(({ workoutId }) => workoutId),
    );
    return items.filter(({ workoutId }) => !against.has(workoutId));
  }

  /** Adds items that are missing and still offered, as far as they fit. Returns their number. */
  private async addItems(
    manager: EntityManager,
    routineId: number,
    historyId: number,
    items: readonly RecommendedItem[],
  ): Promise<number> {
    const present = await manager.findBy(MyWorkout, { routineId });
    const missing = items.filter(item => !present.some(({ workoutId }) => workoutId === item.workoutId));
    if (missing.length === 0) return 0;
    if (present.length >= MOST_WORKOUTS) throw new AppError('MY_WORKOUT_SIZE_OVER_EXCEPTION');
    const ids = missing.map(({ workoutId }) => workoutId);
    const offered = await this.catalogue.visibleWorkouts(manager, ids);
    const wanted = missing
      .filter(({ workoutId }) => offered.has(workoutId))
      .slice(0, MOST_WORKOUTS - present.length);
    if (wanted.length === 0) return 0;
    const createdAt = this.clock.now();
    await manager.insert(
      MyWorkout,
      wanted.map(({ workoutId, weight, repeat: rep, set: setCount }, place) => ({
        ...{ routineId, workoutId, weight, rep, setCount, historyId, createdAt },
        mode: 'auto' as const,
        myWorkoutIndex: present.length + place + 1,
      })),
    );
    await this.events.emit(manager, 'recommendation-kept', { historyId });
    return wanted.length;
  }
}
