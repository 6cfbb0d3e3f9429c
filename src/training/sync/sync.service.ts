import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isForeignKeyViolation, isUniqueViolation } from '../../infrastructure/database/database-errors.js';
import { insertRows, overwriteRows, placesOf, selectRows } from '../../infrastructure/database/bulk-rows.js';
import { CatalogueReadModel } from '../../catalogue/public.js';
import { Clock } from '../../common/time/clock.js';
import { Database } from '../../infrastructure/database/database.js';
import type { SyncAnswerDto, SyncItemDto } from '../dto/sync.dto.js';
import { TrainingLog } from '../entities/training-log.entity.js';
import { TrainingSession } from '../entities/training-session.entity.js';
import { TrainingSet } from '../entities/training-set.entity.js';
import { RoutinesService } from '../../myfit/public.js';
import { LoadDoubts, RecommendedLoadsReader, type LiftedLoad } from '../../recommendation/public.js';
import { SetLearning, type LoggedChange } from '../learning/set-learning.service.js';
import { MOST_CHANGES } from '../training.constants.js';
import { Batch, type Origins, type StoredRows } from './batch.js';
import { TrainingChanges } from './changes.service.js';
import { lockLog } from '../log-lock.js';
import { SentRows, type CheckedItem } from './sent-rows.service.js';

/** A load within this factor of the requested one does not count as mistyped. */
const AS_ASKED = 1.5;

/** With the log's previous revision. */
type Taken = SyncAnswerDto & { before: number };

/** Stores what phones recorded. The number of statements does not grow with the number of sessions, and hardly with that of sets. */
@Injectable()
export class TrainingSync {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly sent: SentRows,
    private readonly loads: LoadDoubts,
    private readonly routines: RoutinesService,
    private readonly recommended: RecommendedLoadsReader,
    private readonly learning: SetLearning,
    private readonly changed: TrainingChanges,
    private readonly catalogue: CatalogueReadModel,
  ) {}

  /**
   * Stores all acceptable rows in one transaction.
   *
   * @param after the last revision the phone has read: the response then includes what others have written since
   * @throws what `SentRows.check` throws
   */
  async sync(userId: number, items: readonly SyncItemDto[], after?: number): Promise<SyncAnswerDto> {
    const { before, ...answer } = await this.take(userId, items);
    if (after === undefined) return answer;
    // Nobody else has written meanwhile, so there is nothing to look for.
    if (after === before)
      return { ...answer, changes: { sessions: [], sets: [], revision: answer.revision, more: false } };
    return { ...answer, changes: await this.changed.after(userId, after, MOST_CHANGES) };
  }

  private async take(userId: number, items: readonly SyncItemDto[], isSecond = false): Promise<Taken> {
    const checked = await this.sent.check(items);
    const doubts = await this.loads.of(userId, checked.flatMap(loadToDoubt));
    const origins = await this.origins(userId, checked);
    const batchOf = (stored: StoredRows) => new Batch(stored, doubts, origins, this.clock.now());
    const write = () => this.database.write(manager => this.write(manager, userId, checked, batchOf));
    try {
      return await write();
    } catch (error) {
      // Another writer has just taken one of the ids: the second try sees it.
      if (isUniqueViolation(error)) return await write();
      if (isSecond || !isForeignKeyViolation(error)) throw error;
      // An admin has just deleted a workout: the second try refuses its sets alone.
      await this.catalogue.refresh();
      return this.take(userId, items, true);
    }
  }

  /** The routines and recommendations named by these sessions that are or were the member's. */
  private async origins(userId: number, items: readonly CheckedItem[]): Promise<Origins> {
    const sessions = items.flatMap(item => ('row' in item && item.type === 'session' ? item.row : []));
    const [routines, histories] = await Promise.all([
      this.routines.everOwned(userId, distinct(sessions.map(({ routineId }) => routineId))),
      this.recommended.everOwned(userId, distinct(sessions.map(({ historyId }) => historyId))),
    ]);
    return { routines, histories };
  }

  private async write(
    manager: EntityManager,
    userId: number,
    items: readonly CheckedItem[],
    batchOf: (stored: StoredRows) => Batch,
  ): Promise<Taken> {
    const stored = await this.stored(manager, userId, items);
    const batch = batchOf(stored);
    const answers = batch.decide(items);
    const { revision, newSessions, changedSessions, newSets, changedSets } = batch;
    if (revision > stored.revision) {
      await insertRows(manager, TrainingSession, [...newSessions.values()]);
      await overwriteRows(manager, TrainingSession, [...changedSessions.values()], ['id']);
      await insertRows(manager, TrainingSet, [...newSets.values()]);
      await overwriteRows(manager, TrainingSet, [...changedSets.values()], ['id']);
      await this.learning.follow(manager, userId, changesOf(stored, batch));
    }
    // Not every row was accepted.
    if (revision !== stored.revision + items.length)
      await manager.update(TrainingLog, { userId }, { revision });
    return { items: answers, revision, before: stored.revision };
  }

  /**
   * Locks the member's row first: the second of two concurrent phones sees what the first has written. The stored revision is already the one for
   * when every row is accepted.
   */
  private async stored(
    manager: EntityManager,
    userId: number,
    items: readonly CheckedItem[],
  ): Promise<StoredRows> {
    const revision = await lockLog(manager, userId, items.length);
    const setIds = idsOf(items, 'set');
    const sessionIds = [
      ...idsOf(items, 'session'),
      ...items.flatMap(item => ('row' in item && item.type === 'set' ? item.row.sessionId : [])),
    ];
    const sessions = byId(await sessionsOf(manager, sessionIds));
    const sets = byId(await setsOf(manager, sessionIds, setIds));
    // Sets sent under another session than the stored one: loads that session, too.
    const own = [...sets.values()].filter(set => set.userId === userId);
    const left = own.map(({ sessionId }) => sessionId).filter(id => !sessions.has(id));
    for (const session of await sessionsOf(manager, left)) sessions.set(session.id, session);
    for (const set of await setsOf(manager, left, [])) sets.set(set.id, set);
    return { userId, revision, sessions, sets };
  }
}

async function sessionsOf(manager: EntityManager, ids: readonly string[]): Promise<TrainingSession[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  return selectRows(manager, TrainingSession, `id IN (${placesOf(wanted)})`, wanted);
}

/** The sets of these sessions and those with these ids: each found by its index, so that a long log costs nothing. */
async function setsOf(
  manager: EntityManager,
  sessionIds: readonly string[],
  ids: readonly string[],
): Promise<TrainingSet[]> {
  const [sessions, sets] = [[...new Set(sessionIds)], [...new Set(ids)]];
  const wanted = [
    ...(sessions.length > 0 ? [`sessionId IN (${placesOf(sessions)})`] : []),
    ...(sets.length > 0 ? [`id IN (${placesOf(sets)})`] : []),
  ];
  if (wanted.length === 0) return [];
  return selectRows(manager, TrainingSet, wanted.join(' OR '), [...sessions, ...sets]);
}

/** The changes of each touched session. */
function changesOf(before: StoredRows, after: Batch): LoggedChange[] {
  const [setsBefore, setsAfter] = [bySession(before.sets), bySession(after.sets)];
  return [...after.touched].map(id => {
    const was = before.sessions.get(id);
    return {
      before: was && { session: was, sets: setsBefore.get(id) ?? [] },
      after: { session: after.sessions.get(id)!, sets: setsAfter.get(id) ?? [] },
    };
  });
}

function bySession(sets: ReadonlyMap<string, TrainingSet>): Map<string, TrainingSet[]> {
  const grouped = new Map<string, TrainingSet[]>();
  for (const set of sets.values()) {
    const others = grouped.get(set.sessionId);
    if (others) others.push(set);
    else grouped.set(set.sessionId, [set]);
  }
  return grouped;
}

function byId<T extends { id: string }>(rows: readonly T[]): Map<string, T> {
  return new Map(rows.map(row => [row.id, row]));
}

function idsOf(items: readonly CheckedItem[], type: CheckedItem['type']): string[] {
  return items.flatMap(item => (item.type === type ? item.id : []));
}

const distinct = (ids: readonly (number | null)[]): number[] => [...new Set(ids.filter(id => id !== null))];

/** A load to check if it was lifted, not confirmed, and far from the requested one. */
function loadToDoubt(item: CheckedItem): LiftedLoad[] {
  if (item.type !== 'set' || !('row' in item)) return [];
  const { id, workoutId, kind, weight, reps, targetWeight, doneAt, confirmed, deleted } = item.row;
  if (kind !== 'work' || deleted || confirmed || doneAt === null || !weight) return [];
  const isAsAsked =
    targetWeight !== null && weight <= targetWeight * AS_ASKED && weight * AS_ASKED >= targetWeight;
  return isAsAsked ? [] : [{ id, workoutId, weightKg: weight, repetitions: reps }];
}
