import { Inject, Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { IsNull } from 'typeorm';
import { CatalogueItems } from '../../catalogue/public.js';
import { AppError } from '../../common/errors/app-error.js';
import { Clock } from '../../common/time/clock.js';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { Database } from '../../infrastructure/database/database.js';
import { Members } from '../../members/public.js';
import { RoutineDto } from '../dto/routines.dto.js';
import type { RecommendedRoutineDto } from '../dto/recommended-routines.dto.js';
import { MyWorkout } from '../entities/my-workout.entity.js';
import type { Routine } from '../entities/routine.entity.js';
import { MyWorkoutsService } from '../my-workouts.service.js';
import { NewRoutines } from '../new-routines.service.js';
import { RoutineShare } from './routine-share.entity.js';
import { SharedRoutineDto, type RoutineShareDto } from './routine-shares.dto.js';

const SECRET_BYTES = 16;

/** Routines by link: anybody with the link sees the routine, until its owner revokes it or deletes the routine or the account. */
@Injectable()
export class RoutineShares {
  constructor(
    private readonly database: Database,
    private readonly members: Members,
    private readonly workouts: MyWorkoutsService,
    private readonly routines: NewRoutines,
    private readonly catalogue: CatalogueItems,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws ROUTINE_NOT_FOUND_EXCEPTION */
  async of(userId: number, routineId: number): Promise<RoutineShareDto> {
    await this.workouts.requireRoutine(userId, routineId);
    return this.told(await this.database.read.findOneBy(RoutineShare, { routineId }));
  }

  /** Creates a link, or changes what the existing one shows. @throws ROUTINE_NOT_FOUND_EXCEPTION */
  async share(userId: number, routineId: number, withName: boolean): Promise<RoutineShareDto> {
    const share = await this.database.write(async manager => {
      await this.workouts.lockRoutine(manager, userId, routineId);
      const kept = await manager.findOneBy(RoutineShare, { routineId });
      const fresh = { secret: randomBytes(SECRET_BYTES).toString('hex'), createdAt: this.clock.now() };
      return manager.save(RoutineShare, { ...fresh, ...kept, routineId, withName });
    });
    return this.told(share);
  }

  /** @throws ROUTINE_NOT_FOUND_EXCEPTION */
  async revoke(userId: number, routineId: number): Promise<void> {
    await this.workouts.requireRoutine(userId, routineId);
    await this.database.write(manager => manager.delete(RoutineShare, { routineId }));
  }

  /** @throws SHARED_ROUTINE_NOT_FOUND_EXCEPTION, the same for a revoked link and one that never existed */
  async read(secret: string): Promise<SharedRoutineDto> {
    const { routine, withName } = await this.find(secret);
    const owner = withName ? await this.members.find(routine.userId) : null;
    const rows = await this.rows(routine);
    const workouts = await this.catalogue.workouts(rows.map(({ workoutId }) => workoutId));
    return SharedRoutineDto.from(routine.routineName, owner?.userName ?? null, rows, workouts);
  }

  /**
   * Copies the routine to the end of the reader's list, with the reader's own weights. Repeating the `requestId` returns the routine of the first
   * request.
   *
   * @throws SHARED_ROUTINE_NOT_FOUND_EXCEPTION, WORKOUT_NOT_FOUND_EXCEPTION if none of its workouts is offered any more, and what `NewRoutines.add`
   *   throws
   */
  async take(userId: number, secret: string, requestId: string): Promise<RecommendedRoutineDto> {
    const { routine } = await this.find(secret);
    const rows = await this.rows(routine);
    const taken = await this.database.write(manager =>
      this.routines.add(manager, userId, routine.routineName, requestId, async routineId => {
        const ids = rows.map(({ workoutId }) => workoutId);
        const visible = await this.catalogue.visibleWorkouts(manager, ids);
        const offered = rows.filter(({ workoutId }) => visible.has(workoutId));
        if (offered.length === 0) throw new AppError('WORKOUT_NOT_FOUND_EXCEPTION');
        const createdAt = this.clock.now();
        await manager.insert(
          MyWorkout,
          offered.map(({ workoutId, rep, setCount }, place) => ({
            ...{ routineId, workoutId, rep, setCount, createdAt },
            ...{ weight: null, historyId: null, mode: 'auto' as const },
            myWorkoutIndex: place + 1,
          })),
        );
      }),
    );
    const workouts = await this.workouts.list(userId, taken.id);
    return { routine: RoutineDto.from(taken), added: workouts.length, workouts };
  }

  private async find(secret: string): Promise<RoutineShare> {
    const share = await this.database.read.findOne(RoutineShare, {
      where: { secret, routine: { deletedAt: IsNull() } },
      relations: { routine: true },
    });
    if (!share) throw new AppError('SHARED_ROUTINE_NOT_FOUND_EXCEPTION');
    return share;
  }

  private rows({ id }: Routine): Promise<MyWorkout[]> {
    return this.database.read.find(MyWorkout, {
      where: { routineId: id },
      order: { myWorkoutIndex: 'ASC', id: 'ASC' },
    });
  }

  private told(share: RoutineShare | null): RoutineShareDto {
    const url = share && `${this.config.publicUrl}/r/${share.secret}`;
    return { url, withName: share?.withName ?? false };
  }
}
