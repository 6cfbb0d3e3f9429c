import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThan, type EntityManager } from 'typeorm';
import { AppError, invalidField } from '../common/errors/app-error.js';
import { Clock } from '../common/time/clock.js';
import { overwriteRows } from '../infrastructure/database/bulk-rows.js';
import { Database } from '../infrastructure/database/database.js';
import { Members } from '../members/public.js';
import { NEW_ROUTINE, RoutinesDto, type RoutinesInputDto } from './dto/routines.dto.js';
import { GoneRoutine } from './entities/gone-routine.entity.js';
import { Routine } from './entities/routine.entity.js';
import { UNDO_MS } from './myfit.constants.js';

/** A member's list of routines. */
@Injectable()
export class RoutinesService {
  constructor(
    private readonly database: Database,
    private readonly members: Members,
    private readonly clock: Clock,
  ) {}

  async list(userId: number): Promise<RoutinesDto> {
    return RoutinesDto.from(await this.kept(userId, this.database.read));
  }

  /**
   * Replaces the list by the sent one, in one transaction: creates, renames, reorders, deletes what is missing and restores what was deleted within
   * ten minutes.
   *
   * @throws ROUTINE_NOT_FOUND_EXCEPTION for an id that is not the member's, CONFLICT_EXCEPTION when the list is no longer at the version that was
   *   read; nothing has changed then
   */
  replace(userId: number, { routines: wanted, version }: RoutinesInputDto): Promise<RoutinesDto> {
    return this.database.write(async manager => {
      // Saves of one member's lists run one after the other.
      await this.members.lockOwn(manager, userId);
      const kept = await this.kept(userId, manager);
      if (typeof version === 'number' && version !== RoutinesDto.from(kept).version) {
        throw new AppError('CONFLICT_EXCEPTION');
      }
      const usable = await this.usable(userId, manager);
      const named = wanted.filter(routine => routine.routineId !== NEW_ROUTINE);
      const ids = new Set(named.map(routine => routine.routineId));
      if (ids.size < named.length) throw invalidField('routines', '같은 루틴이 두 번 있어요.');
      if (named.some(routine => !usable.has(routine.routineId))) {
        throw new AppError('ROUTINE_NOT_FOUND_EXCEPTION');
      }
      const deletedAt = this.clock.now();
      for (const { id } of kept.filter(routine => !ids.has(routine.id))) {
        await manager.update(Routine, { id }, { deletedAt });
      }
      for (const { routineId, routineIndex, routineName } of wanted) {
        const fields = { routineIndex, routineName, deletedAt: null };
        if (routineId === NEW_ROUTINE) await manager.insert(Routine, { userId, ...fields });
        else await manager.update(Routine, { id: routineId }, fields);
      }
      return RoutinesDto.from(await this.kept(userId, manager));
    });
  }

  /** The ids among these that are or were the member's: of existing and of deleted routines. */
  async everOwned(userId: number, ids: readonly number[]): Promise<Set<number>> {
    if (ids.length === 0) return new Set();
    const select = { id: true } as const;
    const there = await this.database.read.find(Routine, { select, where: { userId, id: In([...ids]) } });
    const owned = new Set(there.map(({ id }) => id));
    const missing = ids.filter(id => !owned.has(id));
    if (missing.length === 0) return owned;
    const gone = await this.database.read.findBy(GoneRoutine, { userId, routineId: In(missing) });
    return new Set([...owned, ...gone.map(({ routineId }) => routineId)]);
  }

  /** Removes routines past their undo time; remembers their ids. */
  async purge(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - UNDO_MS);
    const due = { deletedAt: LessThan(before) };
    const select = { id: true, userId: true } as const;
    const gone = await this.database.read.find(Routine, { select, where: due });
    if (gone.length === 0) return;
    await this.database.write(async manager => {
      const rows = gone.map(({ id: routineId, userId }) => ({ userId, routineId }));
      await overwriteRows(manager, GoneRoutine, rows, ['userId', 'routineId']);
      await manager.delete(Routine, { id: In(gone.map(({ id }) => id)), ...due });
    });
  }

  private kept(userId: number, manager: EntityManager): Promise<Routine[]> {
    return manager.find(Routine, {
      where: { userId, deletedAt: IsNull() },
      order: { routineIndex: 'ASC', id: 'ASC' },
    });
  }

  /** Ids the member may use: of routines on the list and of recently deleted ones. */
  private async usable(userId: number, manager: EntityManager): Promise<Set<number>> {
    const now = this.clock.now().getTime();
    const routines = await manager.findBy(Routine, { userId });
    return new Set(
      routines
        .filter(({ deletedAt }) => deletedAt === null || now - deletedAt.getTime() <= UNDO_MS)
        .map(({ id }) => id),
    );
  }
}
