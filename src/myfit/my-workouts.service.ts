import { Injectable } from '@nestjs/common';
import { In, IsNull, type EntityManager } from 'typeorm';
import { Workout } from '../catalogue/entities/workout.entity.js';
import { AppError } from '../common/errors/app-error.js';
import { Clock } from '../common/time/clock.js';
import { Database } from '../infrastructure/database/database.js';
import { DomainEvents } from '../infrastructure/events/domain-events.js';
import type { LoadAnswer } from '../recommendation/engine/learning/load-evidence.js';
import { RecommendedLoadsReader } from '../recommendation/learning/recommended-loads.service.js';
import {
  MyWorkoutDto,
  versionOf,
  type AddWorkoutsDto,
  type UpdateMyWorkoutDto,
} from './dto/my-workouts.dto.js';
import { MyWorkout } from './entities/my-workout.entity.js';
import { Routine } from './entities/routine.entity.js';
import { moved } from './moved.js';
import { MOST_WORKOUTS } from './myfit.constants.js';
import type { RoutineLoad } from './workout-events.js';

/** The workouts in a member's routines. Every change locks its routine, so that two at once keep the rules together. */
@Injectable()
export class MyWorkoutsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly events: DomainEvents,
    private readonly recommended: RecommendedLoadsReader,
  ) {}

  async list(userId: number, routineId: number): Promise<MyWorkoutDto[]> {
    const own = await this.database.read.existsBy(Routine, { id: routineId, userId, deletedAt: IsNull() });
    if (!own) throw new AppError('ROUTINE_NOT_FOUND_EXCEPTION');
    return this.items(routineId);
  }

  /** Adds all of them at the end of the routine, or none. Answers the new items. */
  async add(userId: number, routineId: number, request: AddWorkoutsDto): Promise<MyWorkoutDto[]> {
    const { workoutIds, weight = null, rep = null, setCount = null } = request;
    const historyId = request.historyId ?? null;
    const recommended = historyId === null ? undefined : await this.recommended.require(userId, historyId);
    await this.database.write(async manager => {
      await this.lockRoutine(manager, userId, routineId);
      const present = await manager.findBy(MyWorkout, { routineId });
      if (present.some(row => workoutIds.includes(row.workoutId))) {
        throw new AppError('ALREADY_EXIST_MY_WORKOUT_EXCEPTION');
      }
      if (present.length + workoutIds.length > MOST_WORKOUTS) {
        throw new AppError('MY_WORKOUT_SIZE_OVER_EXCEPTION');
      }
      const visible = await manager.countBy(Workout, { id: In(workoutIds), hidden: false });
      if (visible < workoutIds.length) throw new AppError('WORKOUT_NOT_FOUND_EXCEPTION');
      const createdAt = this.clock.now();
      const rows = workoutIds.map((workoutId, place) =>
        manager.create(MyWorkout, {
          routineId,
          workoutId,
          myWorkoutIndex: present.length + place + 1,
          weight,
          rep,
          setCount,
          historyId,
          createdAt,
          weightSince: weight === null ? null : createdAt,
        }),
      );
      await manager.insert(MyWorkout, rows);
      for (const row of rows) {
        const item = recommended?.items.find(each => each.workoutId === row.workoutId);
        const edited = item !== undefined && weight !== null && weight !== item.weight;
        if (edited) await this.events.emit(manager, 'workout-weight-typed', loadOf(userId, row));
      }
    });
    const items = await this.items(routineId);
    return items.filter(item => workoutIds.includes(item.workoutId));
  }

  /** Moves and edits one; what is left out stays. Answers the whole routine. */
  async update(userId: number, myWorkoutId: number, request: UpdateMyWorkoutDto): Promise<MyWorkoutDto[]> {
    const before = await this.own(userId, myWorkoutId);
    const { routineId } = before;
    const { weight, rep, setCount, myWorkoutIndex, version } = request;
    await this.database.write(async manager => {
      await this.lockRoutine(manager, userId, routineId);
      const rows = await this.rows(manager, routineId);
      const row = rows.find(({ id }) => id === myWorkoutId);
      if (!row) throw new AppError('MY_WORKOUT_NOT_FOUND_EXCEPTION');
      if (typeof version === 'number' && version !== versionOf(row)) throw new AppError('CONFLICT_EXCEPTION');
      const retyped = typeof weight === 'number' && weight !== row.weight;
      const changes = {
        ...this.weightChange(row, weight),
        rep: rep === undefined ? row.rep : rep,
        setCount: setCount === undefined ? row.setCount : setCount,
      };
      await manager.update(MyWorkout, { id: myWorkoutId }, changes);
      if (retyped) {
        await this.events.emit(manager, 'workout-weight-typed', loadOf(userId, { ...row, ...changes }));
      }
      await this.number(manager, moved(rows, row, myWorkoutIndex ?? row.myWorkoutIndex));
    });
    return this.items(routineId);
  }

  /** Takes one out of its routine; the others close up. */
  async remove(userId: number, myWorkoutId: number): Promise<void> {
    const { routineId } = await this.own(userId, myWorkoutId);
    await this.database.write(async manager => {
      await this.lockRoutine(manager, userId, routineId);
      const { affected } = await manager.delete(MyWorkout, { id: myWorkoutId });
      if (affected === 0) throw new AppError('MY_WORKOUT_NOT_FOUND_EXCEPTION');
      await this.number(manager, await this.rows(manager, routineId));
    });
  }

  /** Tells how a workout of the routine felt today. */
  async feedback(userId: number, myWorkoutId: number, answer: LoadAnswer): Promise<void> {
    const row = await this.own(userId, myWorkoutId);
    await this.database.write(manager =>
      this.events.emit(manager, 'workout-answered', { ...loadOf(userId, row), answer }),
    );
  }

  /** A new weight has to stay for a while before it tells anything. */
  private weightChange(row: MyWorkout, weight: number | null | undefined): Partial<MyWorkout> {
    if (weight === undefined || weight === row.weight) return {};
    return { weight, weightSince: weight === null ? null : this.clock.now(), weightLearned: false };
  }

  /** The member's row, in a routine that is not deleted. */
  private async own(userId: number, id: number): Promise<MyWorkout> {
    const row = await this.database.read.findOne(MyWorkout, {
      where: { id, routine: { userId, deletedAt: IsNull() } },
    });
    if (!row) throw new AppError('MY_WORKOUT_NOT_FOUND_EXCEPTION');
    return row;
  }

  /** The transaction's first read, so that what it reads next is what the last holder of the lock left. */
  private async lockRoutine(manager: EntityManager, userId: number, id: number): Promise<void> {
    const routine = await manager.findOne(Routine, {
      where: { id, userId, deletedAt: IsNull() },
      ...this.database.rowLock,
    });
    if (!routine) throw new AppError('ROUTINE_NOT_FOUND_EXCEPTION');
  }

  private rows(manager: EntityManager, routineId: number): Promise<MyWorkout[]> {
    return manager.find(MyWorkout, { where: { routineId }, order: { myWorkoutIndex: 'ASC', id: 'ASC' } });
  }

  /** Numbers rows 1 to n as they stand. */
  private async number(manager: EntityManager, rows: MyWorkout[]): Promise<void> {
    for (const [place, { id, myWorkoutIndex }] of rows.entries()) {
      if (myWorkoutIndex === place + 1) continue;
      await manager.update(MyWorkout, { id }, { myWorkoutIndex: place + 1 });
    }
  }

  private async items(routineId: number): Promise<MyWorkoutDto[]> {
    const rows = await this.database.read.find(MyWorkout, {
      where: { routineId },
      relations: { workout: { bodyParts: { bodyPart: true } } },
      order: { myWorkoutIndex: 'ASC' },
    });
    return rows.map(row => MyWorkoutDto.from(row));
  }
}

function loadOf(userId: number, row: MyWorkout): RoutineLoad {
  const { id, workoutId, weight, rep, historyId } = row;
  return { userId, myWorkoutId: id, workoutId, weightKg: weight, repetitions: rep, historyId };
}
