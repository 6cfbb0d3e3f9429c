import { Injectable } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
import { AppError, invalidField } from '../common/errors/app-error.js';
import { Members } from '../members/public.js';
import { Routine } from './entities/routine.entity.js';
import { MOST_ROUTINES } from './myfit.constants.js';

/** Adds complete routines: from a recommendation, or from a shared link. */
@Injectable()
export class NewRoutines {
  constructor(private readonly members: Members) {}

  /**
   * Adds at the end of the list, inside the caller's transaction. Repeating the `requestId` returns the routine of the first request.
   *
   * @param fill adds the workouts
   * @throws ROUTINE_NOT_FOUND_EXCEPTION if the routine of this request was deleted since, VALIDATION_EXCEPTION if the list is full
   */
  async add(
    manager: EntityManager,
    userId: number,
    routineName: string,
    requestId: string,
    fill: (routineId: number) => Promise<void>,
  ): Promise<Routine> {
    // Saves of one member's lists run one after the other.
    await this.members.lockOwn(manager, userId);
    const made = await manager.findOneBy(Routine, { userId, requestId });
    if (made?.deletedAt) throw new AppError('ROUTINE_NOT_FOUND_EXCEPTION');
    if (made) return made;
    const kept = await manager.findBy(Routine, { userId, deletedAt: IsNull() });
    if (kept.length >= MOST_ROUTINES) {
      throw invalidField('routineName', `루틴은 ${MOST_ROUTINES}개까지 만들 수 있어요.`);
    }
    const routineIndex = Math.max(-1, ...kept.map(each => each.routineIndex)) + 1;
    const routine = manager.create(Routine, {
      ...{ userId, requestId, routineIndex, routineName },
      deletedAt: null,
    });
    await manager.insert(Routine, routine);
    await fill(routine.id);
    return routine;
  }
}
