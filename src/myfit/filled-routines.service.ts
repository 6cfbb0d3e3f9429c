import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type { BodyPartName } from '../catalogue/public.js';
import { Clock } from '../common/time/clock.js';
import { Database } from '../infrastructure/database/database.js';
import { DomainEvents } from '../infrastructure/events/domain-events.js';
import { RateLimits } from '../infrastructure/rate-limit/rate-limits.js';
import { Members } from '../members/public.js';
import { PlannedSessions } from '../recommendation/public.js';
import type { Place } from '../training-preferences/public.js';
import type { FilledRoutinesDto } from './dto/filled-routines.dto.js';
import { RoutinesDto } from './dto/routines.dto.js';
import { MyWorkout } from './entities/my-workout.entity.js';
import { Routine } from './entities/routine.entity.js';
import { MOST_WORKOUTS } from './myfit.constants.js';

/** The four days of the specification's first routines, with the muscles that assist on each day. */
const DAYS: readonly { name: string; parts: BodyPartName[] }[] = [
  { name: '가슴', parts: ['가슴', '삼두'] },
  { name: '등', parts: ['등', '이두'] },
  { name: '어깨', parts: ['어깨', '복부'] },
  { name: '하체', parts: ['허벅지 앞', '허벅지 뒤', '엉덩이', '종아리'] },
];

/** The first routines, filled with workouts. */
@Injectable()
export class FilledRoutinesService {
  constructor(
    private readonly database: Database,
    private readonly members: Members,
    private readonly planned: PlannedSessions,
    private readonly events: DomainEvents,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /**
   * Four routines that the engine recommends for the place; without body data they use the lightest loads and are named accordingly. A member who
   * has routines gets those: a second press does not make eight.
   *
   * @throws TOO_MANY_REQUESTS_EXCEPTION
   */
  async create(userId: number, place: Place): Promise<FilledRoutinesDto> {
    await this.limits.consume('recommendations', userId);
    const sessions = await this.planned.plan(
      userId,
      place,
      DAYS.map(({ parts }) => parts),
    );
    const fromBodyData = sessions.some(({ recommendation }) => recommendation !== null);
    const routines = await this.database.write(async manager => {
      // Saves of one member's lists run one after the other.
      await this.members.lockOwn(manager, userId);
      const kept = await manager.find(Routine, {
        where: { userId, deletedAt: IsNull() },
        order: { routineIndex: 'ASC', id: 'ASC' },
      });
      if (kept.length > 0) return kept;
      const createdAt = this.clock.now();
      const made: Routine[] = [];
      for (const [routineIndex, session] of sessions.entries()) {
        const routineName = `${DAYS[routineIndex]!.name} ${fromBodyData ? '집중' : '가볍게'}`;
        const routine = manager.create(Routine, { userId, routineIndex, routineName, deletedAt: null });
        await manager.insert(Routine, routine);
        made.push(routine);
        if (session.items.length === 0) continue;
        const historyId = await this.planned.keep(manager, userId, session);
        await manager.insert(
          MyWorkout,
          session.items.slice(0, MOST_WORKOUTS).map(({ workoutId, weight, repeat, set }, place) => ({
            ...{ routineId: routine.id, workoutId, weight, rep: repeat, setCount: set, historyId, createdAt },
            mode: 'auto' as const,
            myWorkoutIndex: place + 1,
          })),
        );
        if (historyId !== null) await this.events.emit(manager, 'recommendation-kept', { historyId });
      }
      return made;
    });
    return { ...RoutinesDto.from(routines), fromBodyData };
  }
}
