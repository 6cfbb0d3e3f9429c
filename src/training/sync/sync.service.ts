import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { isUniqueViolation } from '../../infrastructure/database/database-errors.js';
import { insertRows, overwriteRows } from '../../infrastructure/database/bulk-rows.js';
import { Database } from '../../infrastructure/database/database.js';
import type { SyncAnswerDto, SyncItemDto } from '../dto/sync.dto.js';
import { TrainingLog } from '../entities/training-log.entity.js';
import { TrainingSession } from '../entities/training-session.entity.js';
import { TrainingSet } from '../entities/training-set.entity.js';
import { LoadDoubts, type LiftedLoad, type LoadDoubt } from '../../recommendation/public.js';
import { SetLearning } from '../learning/set-learning.service.js';
import { Batch, type StoredRows } from './batch.js';
import { lockLog } from './log-lock.js';
import { SentRows, type CheckedItem } from './sent-rows.service.js';

/** Up to this many times more or less than asked for is no slip of the finger. */
const AS_ASKED = 1.5;

/** Takes what phones recorded. The number of statements does not grow with the number of sessions, and hardly with that of sets. */
@Injectable()
export class TrainingSync {
  constructor(
    private readonly database: Database,
    private readonly sent: SentRows,
    private readonly loads: LoadDoubts,
    private readonly learning: SetLearning,
  ) {}

  /** All that can be taken, in one transaction. @throws as `SentRows.check` */
  async sync(userId: number, items: readonly SyncItemDto[]): Promise<SyncAnswerDto> {
    const checked = await this.sent.check(items);
    const doubts = await this.loads.of(userId, checked.flatMap(loadToDoubt));
    const write = () => this.database.write(manager => this.write(manager, userId, checked, doubts));
    try {
      return await write();
    } catch (error) {
      // Somebody else has just taken one of the ids: now it is seen.
      if (isUniqueViolation(error)) return await write();
      throw error;
    }
  }

  private async write(
    manager: EntityManager,
    userId: number,
    items: readonly CheckedItem[],
    doubts: ReadonlyMap<string, LoadDoubt>,
  ): Promise<SyncAnswerDto> {
    const stored = await this.stored(manager, userId, items);
    const before = stored.revision;
    const batch = new Batch(stored, doubts);
    const answers = batch.decide(items);
    const { revision, newSessions, changedSessions, newSets, changedSets } = batch;
    if (revision > before) {
      await insertRows(manager, TrainingSession, [...newSessions.values()]);
      await overwriteRows(manager, TrainingSession, [...changedSessions.values()], ['id']);
      await insertRows(manager, TrainingSet, [...newSets.values()]);
      await overwriteRows(manager, TrainingSet, [...changedSets.values()], ['id']);
      await manager.update(TrainingLog, { userId }, { revision });
      await this.learn(manager, userId, batch);
    }
    return { items: answers, revision };
  }

  private async learn(manager: EntityManager, userId: number, { touched }: Batch): Promise<void> {
    const days = [...touched.values()];
    const sessions = days.map(({ session }) => session);
    const since = days.map(({ since }) => since).reduce((a, b) => (a < b ? a : b));
    await this.learning.follow(manager, userId, sessions, since);
  }

  /** Begins by holding the member's row: of two phones at once the second sees what the first has written. */
  private async stored(
    manager: EntityManager,
    userId: number,
    items: readonly CheckedItem[],
  ): Promise<StoredRows> {
    const revision = await lockLog(manager, userId, this.database.rowLock);
    const sets = await rowsById(manager, TrainingSet, idsOf(items, 'set'));
    const sessionIds = [
      ...idsOf(items, 'session'),
      ...items.flatMap(item => ('row' in item && item.type === 'set' ? item.row.sessionId : [])),
      ...[...sets.values()].map(({ sessionId }) => sessionId),
    ];
    const sessions = await rowsById(manager, TrainingSession, sessionIds);
    return { userId, revision, sessions, sets, counts: await this.counts(manager, [...sessions.keys()]) };
  }

  private async counts(manager: EntityManager, sessionIds: readonly string[]): Promise<Map<string, number>> {
    if (sessionIds.length === 0) return new Map();
    const rows = await manager
      .createQueryBuilder(TrainingSet, 'own')
      .select('own.sessionId', 'sessionId')
      .addSelect('COUNT(*)', 'sets')
      .where({ sessionId: In([...sessionIds]), deleted: false })
      .groupBy('own.sessionId')
      .getRawMany<{ sessionId: string; sets: number | string }>();
    return new Map(rows.map(({ sessionId, sets }) => [sessionId, Number(sets)]));
  }
}

async function rowsById<T extends TrainingSession | TrainingSet>(
  manager: EntityManager,
  entity: new () => T,
  ids: readonly string[],
): Promise<Map<string, T>> {
  if (ids.length === 0) return new Map();
  const rows = await manager.find(entity, { where: { id: In([...new Set(ids)]) } as object });
  return new Map(rows.map(row => [row.id, row]));
}

function idsOf(items: readonly CheckedItem[], type: CheckedItem['type']): string[] {
  return items.flatMap(item => (item.type === type ? item.id : []));
}

/** A load is doubted if it was lifted, not confirmed, and far from what was asked for. */
function loadToDoubt(item: CheckedItem): LiftedLoad[] {
  if (item.type !== 'set' || !('row' in item)) return [];
  const { id, workoutId, kind, weight, reps, targetWeight, doneAt, confirmed, deleted } = item.row;
  if (kind !== 'work' || deleted || confirmed || doneAt === null || !weight) return [];
  const isAsAsked =
    targetWeight !== null && weight <= targetWeight * AS_ASKED && weight * AS_ASKED >= targetWeight;
  return isAsAsked ? [] : [{ id, workoutId, weightKg: weight, repetitions: reps }];
}
