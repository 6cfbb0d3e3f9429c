import { Injectable } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
import { AppError, invalidField } from '../common/errors/app-error.js';
import { Members } from '../members/public.js';
import { Routine } from './entities/routine.entity.js';
import { MOST_ROUTINES } from './myfit.constants.js';

/** A routine that comes whole: from a recommendation, or from somebody's link. */
@Injectable()
export class NewRoutines {
  constructor(private readonly members: Members) {}

  /**
   * At the end of the list, inside a transaction of the caller. The same `requestId` again answers the routine of the first time.
   *
   * @param fill puts the workouts into it
   * @throws ROUTINE_NOT_FOUND_EXCEPTION where the routine of this request was deleted since, VALIDATION_EXCEPTION where the
   *   list is full
   */
  async add(
    manager: EntityManager,
    userId: number,
    routineName: string,
    requestId: string,
    fill: (routineId: number) => Promise<void>,
  ): Promise<Routine> {
    // Two lists of one member are saved one after the other.
    await this.members.lock(manager, { id: userId });
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
