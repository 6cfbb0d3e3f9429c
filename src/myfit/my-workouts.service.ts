import { Injectable } from '@nestjs/common';
import { IsNull, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { CatalogueItems } from '../catalogue/public.js';
import { AppError } from '../common/errors/app-error.js';
import { Clock } from '../common/time/clock.js';
import { Database } from '../infrastructure/database/database.js';
import { DomainEvents } from '../infrastructure/events/domain-events.js';
import {
  NextLoads,
  type DerivedLoads,
  type LoadAnswer,
  type RecommendedItem,
  type StopRule,
  type TypedLoad,
  type WorkoutProgress,
} from '../recommendation/public.js';
import {
  MyWorkoutDto,
  versionOf,
  type AddWorkoutsDto,
  type UpdateMyWorkoutDto,
} from './dto/my-workouts.dto.js';
import { MyWorkout } from './entities/my-workout.entity.js';
import { Routine } from './entities/routine.entity.js';
import { loadChange } from './load-change.js';
import { moved } from './moved.js';
import { MOST_WORKOUTS } from './myfit.constants.js';
import { shownLoad, type ShownLoad } from './shown-load.js';
import type { RoutineLoad } from './workout-events.js';

export interface RoutinePlan {
  routineName: string;
  loads: DerivedLoads;
  workouts: { row: MyWorkout; shown: ShownLoad; progress: WorkoutProgress }[];
}

/** The workouts in a member's routines. Every change locks its routine, so that concurrent changes keep the rules. */
@Injectable()
export class MyWorkoutsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly events: DomainEvents,
    private readonly nextLoads: NextLoads,
    private readonly catalogue: CatalogueItems,
  ) {}

  async list(userId: number, routineId: number): Promise<MyWorkoutDto[]> {
    const rows = await this.rows(this.database.read, routineId, { userId, deletedAt: IsNull() });
    if (rows.length > 0) return this.items(rows, await this.nextLoads.read(userId, rows));
    await this.requireRoutine(userId, routineId);
    return [];
  }

  /** The routine's current plan, in its order: the numbers its cards show. */
  async plan(userId: number, routineId: number): Promise<RoutinePlan> {
    const { routineName } = await this.requireRoutine(userId, routineId);
    const rows = await this.rows(this.database.read, routineId);
    const loads = await this.nextLoads.read(userId, rows);
    const workouts = rows.map(row => {
      const progress = loads.progressOf(row);
      return { row, progress, shown: shownLoad(row, progress) };
    });
    return { routineName, workouts, loads };
  }

  /**
   * Adds all of them at the end of the routine, or none. Returns the new items.
   *
   * @throws IMPLAUSIBLE_LOAD_EXCEPTION if a weight was probably mistyped, unless `confirmed`
   */
  async add(userId: number, routineId: number, request: AddWorkoutsDto): Promise<MyWorkoutDto[]> {
    const { workoutIds, historyId = null, confirmed } = request;
    const wanted = workoutIds.map(workoutId => ({ workoutId, historyId }));
    const loads = await this.nextLoads.read(userId, wanted);
    const recommended = historyId === null ? undefined : loads.recommendation(historyId);
    if (historyId !== null && !recommended) throw new AppError('RECOMMENDATION_HISTORY_NOT_FOUND_EXCEPTION');
    const planned = workoutIds.map(workoutId =>
      plannedWorkout(
        workoutId,
        request,
        recommended?.items.find(item => item.workoutId === workoutId),
      ),
    );
    const loadsTyped = planned.flatMap(({ row, typedKg }) => typedLoad(row.workoutId, typedKg, row.rep));
    const typed = planned.map(({ typedKg }) => typedKg !== null && recommended !== undefined);
    const added = await this.database.write(async manager => {
      await this.lockRoutine(manager, userId, routineId);
      if (!confirmed) askAbout(loads, loadsTyped);
      const present = await this.roomFor(manager, routineId, workoutIds);
      const createdAt = this.clock.now();
      const rows = planned.map(({ row }, place) =>
        manager.create(MyWorkout, {
          ...row,
          ...{ routineId, historyId, createdAt },
          myWorkoutIndex: present + place + 1,
        }),
      );
      await manager.insert(MyWorkout, rows);
      if (historyId !== null) await this.events.emit(manager, 'recommendation-kept', { historyId });
      for (const row of rows.filter((_, place) => typed[place])) {
        await this.events.emit(manager, 'workout-weight-typed', loadOf(userId, row));
      }
      return rows;
    });
    return this.items(added, typed.includes(true) ? await this.nextLoads.read(userId, wanted) : loads);
  }

  /** The routine's number of workouts, if these fit in. */
  private async roomFor(
    manager: EntityManager,
    routineId: number,
    workoutIds: readonly number[],
  ): Promise<number> {
    const present = await manager.findBy(MyWorkout, { routineId });
    if (present.some(row => workoutIds.includes(row.workoutId))) {
      throw new AppError('ALREADY_EXIST_MY_WORKOUT_EXCEPTION');
    }
    if (present.length + workoutIds.length > MOST_WORKOUTS) {
      throw new AppError('MY_WORKOUT_SIZE_OVER_EXCEPTION');
    }
    const visible = await this.catalogue.visibleWorkouts(manager, workoutIds);
    if (visible.size < workoutIds.length) throw new AppError('WORKOUT_NOT_FOUND_EXCEPTION');
    return present.length;
  }

  /**
   * Changes the sent fields: position, numbers, whether they follow what is learned. Returns the whole routine.
   *
   * @throws CONFLICT_EXCEPTION when the row is no longer at the version that was read, IMPLAUSIBLE_LOAD_EXCEPTION as in `add`
   */
  async update(userId: number, myWorkoutId: number, request: UpdateMyWorkoutDto): Promise<MyWorkoutDto[]> {
    const before = await this.routineOf(userId, myWorkoutId);
    const loads = await this.nextLoads.read(userId, before.rows);
    const progress = loads.progressOf(before.row);
    const asked = loadChange(before.row, progress, request);
    if (!request.confirmed) {
      askAbout(loads, typedLoad(before.row.workoutId, asked.typedKg, asked.numbers.rep));
    }
    const { rows, isLearned } = await this.database.write(async manager => {
      await this.lockRoutine(manager, userId, before.row.routineId);
      const present = await this.rows(manager, before.row.routineId);
      const row = present.find(({ id }) => id === myWorkoutId);
      if (!row) throw new AppError('MY_WORKOUT_NOT_FOUND_EXCEPTION');
      const { version, myWorkoutIndex } = request;
      if (typeof version === 'number' && version !== versionOf(row)) throw new AppError('CONFLICT_EXCEPTION');
      const { numbers, typedKg, untyped } = loadChange(row, progress, request);
      await manager.update(MyWorkout, { id: myWorkoutId }, numbers);
      Object.assign(row, numbers);
      const load = loadOf(userId, row);
      if (typedKg !== null) await this.events.emit(manager, 'workout-weight-typed', load);
      if (untyped) await this.events.emit(manager, 'workout-weight-untyped', load);
      const rows = moved(present, row, myWorkoutIndex ?? row.myWorkoutIndex);
      await this.number(manager, rows);
      return { rows, isLearned: typedKg !== null || untyped };
    });
    // The earlier read is valid unless something was learned or another device added a workout.
    const known = new Set(before.rows.map(({ id }) => id));
    const holds = !isLearned && rows.every(({ id }) => known.has(id));
    return this.items(rows, holds ? loads : await this.nextLoads.read(userId, rows));
  }

  /** Removes one from its routine; the others close the gap. */
  async remove(userId: number, myWorkoutId: number): Promise<void> {
    const { routineId } = (await this.routineOf(userId, myWorkoutId)).row;
    await this.database.write(async manager => {
      await this.lockRoutine(manager, userId, routineId);
      const { affected } = await manager.delete(MyWorkout, { id: myWorkoutId });
      if (affected === 0) throw new AppError('MY_WORKOUT_NOT_FOUND_EXCEPTION');
      await this.number(manager, await this.rows(manager, routineId));
    });
  }

  /**
   * Stores how today's load felt; a later answer on the same day replaces the earlier one.
   *
   * @param done repetitions of each set, if the feeling ended them; undefined: the shown ones
   */
  async feedback(userId: number, myWorkoutId: number, answer: LoadAnswer, done?: number): Promise<void> {
    const { row } = await this.routineOf(userId, myWorkoutId);
    const progress = (await this.nextLoads.read(userId, [row])).progressOf(row);
    const shown = shownLoad(row, progress);
    const load = loadOf(userId, { ...row, ...shown, rep: done ?? shown.rep });
    const stop = stopFor(row, progress, done);
    await this.database.write(manager =>
      this.events.emit(manager, 'workout-answered', { ...load, answer, stop }),
    );
  }

  /** Withdraws today's answer, as if it had never been given. */
  async withdrawFeedback(userId: number, myWorkoutId: number): Promise<void> {
    const { id } = (await this.routineOf(userId, myWorkoutId)).row;
    await this.database.write(manager =>
      this.events.emit(manager, 'workout-answer-withdrawn', { userId, myWorkoutId: id }),
    );
  }

  /** @throws ROUTINE_NOT_FOUND_EXCEPTION unless it belongs to the member and is not deleted */
  async requireRoutine(userId: number, id: number): Promise<Routine> {
    const own = await this.database.read.findOneBy(Routine, { id, userId, deletedAt: IsNull() });
    if (!own) throw new AppError('ROUTINE_NOT_FOUND_EXCEPTION');
    return own;
  }

  /** The member's row with all rows of its routine, unless the routine is deleted. */
  private async routineOf(userId: number, id: number): Promise<{ row: MyWorkout; rows: MyWorkout[] }> {
    const rows = await this.database.read
      .createQueryBuilder(MyWorkout, 'row')
      .innerJoin(MyWorkout, 'named', 'named.routineId = row.routineId')
      .innerJoin(Routine, 'routine', 'routine.id = named.routineId')
      .where('named.id = :id AND routine.userId = :userId AND routine.deletedAt IS NULL', { id, userId })
      .getMany();
    const row = rows.find(each => each.id === id);
    if (!row) throw new AppError('MY_WORKOUT_NOT_FOUND_EXCEPTION');
    return { row, rows };
  }

  /** The transaction's first read, so that later reads see what the previous holder of the lock wrote. */
  async lockRoutine(manager: EntityManager, userId: number, id: number): Promise<Routine> {
    const where = { id, userId, deletedAt: IsNull() };
    await this.database.lock(manager, Routine, where);
    const routine = await manager.findOneBy(Routine, where);
    if (!routine) throw new AppError('ROUTINE_NOT_FOUND_EXCEPTION');
    return routine;
  }

  private rows(
    manager: EntityManager,
    routineId: number,
    routine?: FindOptionsWhere<Routine>,
  ): Promise<MyWorkout[]> {
    const order = { myWorkoutIndex: 'ASC', id: 'ASC' } as const;
    return manager.find(MyWorkout, { where: { routineId, ...(routine && { routine }) }, order });
  }

  /** Numbers the rows 1 to n in their order. */
  private async number(manager: EntityManager, rows: MyWorkout[]): Promise<void> {
    for (const [place, row] of rows.entries()) {
      if (row.myWorkoutIndex === place + 1) continue;
      row.myWorkoutIndex = place + 1;
      await manager.update(MyWorkout, { id: row.id }, { myWorkoutIndex: row.myWorkoutIndex });
    }
  }

  /** The API's items for these rows, in their order. Leaves out rows whose workout has just left the catalogue: they are deleted with it. */
  private async items(rows: readonly MyWorkout[], loads: DerivedLoads): Promise<MyWorkoutDto[]> {
    const workouts = await this.catalogue.workouts(rows.map(({ workoutId }) => workoutId));
    return rows.flatMap(row => {
      const workout = workouts.get(row.workoutId);
      return workout ? [MyWorkoutDto.from(row, workout, loads.progressOf(row))] : [];
    });
  }
}

/** The stop rule of the answer: the shown one if the number of repetitions done was sent; another answer on the same day keeps it. */
function stopFor({ mode }: MyWorkout, { answered, next }: WorkoutProgress, done?: number): StopRule | null {
  if (mode === 'fixed') return null;
  return (answered ? answered.stop : done === undefined ? null : next?.stop) ?? null;
}

/** @throws IMPLAUSIBLE_LOAD_EXCEPTION with the question to ask */
function askAbout(loads: DerivedLoads, typed: readonly TypedLoad[]): void {
  const doubted = loads.doubtOf(typed);
  if (doubted === null) return;
  const than = doubted.doubt === 'tooHeavy' ? '무거워요' : '가벼워요';
  const message = `${doubted.weightKg}kg이 맞나요? 지금까지의 기록과 몸 정보로 보면 훨씬 ${than}.`;
  throw new AppError('IMPLAUSIBLE_LOAD_EXCEPTION', { message });
}

/** Empty if no weight was typed. */
function typedLoad(workoutId: number, weightKg: number | null, repetitions: number | null): TypedLoad[] {
  return weightKg === null ? [] : [{ workoutId, weightKg, repetitions }];
}

function loadOf(userId: number, row: MyWorkout): RoutineLoad {
  const { id, workoutId, weight, rep, historyId } = row;
  return { userId, myWorkoutId: id, workoutId, weightKg: weight, repetitions: rep, historyId };
}

type Planned = Pick<MyWorkout, 'workoutId' | 'weight' | 'rep' | 'setCount' | 'mode'>;

/** A workout to add. As recommended, it follows what is learned; other numbers are the member's own. */
function plannedWorkout(
  workoutId: number,
  { weight = null, rep = null, setCount = null, mode: wanted }: AddWorkoutsDto,
  recommended: RecommendedItem | undefined,
): { row: Planned; typedKg: number | null } {
  const isOwnWeight = weight !== null && weight !== recommended?.weight;
  const isOwnRep = rep !== null && rep !== recommended?.repeat;
  const mode = wanted ?? (recommended && !isOwnWeight && !isOwnRep ? 'auto' : 'fixed');
  const row: Planned = { workoutId, weight, rep, setCount: setCount ?? recommended?.set ?? null, mode };
  return { row, typedKg: isOwnWeight && mode === 'fixed' ? weight : null };
}
