import { AppError } from '../../common/errors/app-error.js';
import { StoredTrainingSessionDto, StoredTrainingSetDto } from '../dto/training-rows.dto.js';
import type { SyncedItemDto } from '../dto/sync.dto.js';
import type { TrainingSession } from '../entities/training-session.entity.js';
import type { LoadDoubt } from '../../recommendation/public.js';
import type { TrainingSet } from '../entities/training-set.entity.js';
import { MOST_SETS_A_SESSION } from '../training.constants.js';
import type { CheckedItem } from './sent-rows.service.js';
import { isAlike, isSame, type SentSession, type SentSet } from './stored-rows.js';

/** The stored rows that a batch refers to. */
export interface StoredRows {
  userId: number;
  /** The member's revision. */
  revision: number;
  /** By id, whoever owns them. */
  sessions: ReadonlyMap<string, TrainingSession>;
  /** All sets of these sessions, and those whose ids were sent. */
  sets: ReadonlyMap<string, TrainingSet>;
}

/** What a member's sessions may name as their origin. */
export interface Origins {
  routines: ReadonlySet<number>;
  histories: ReadonlySet<number>;
}

/**
 * Decides on a batch, row by row, in memory. Accepts a row that is new or was edited from the stored version; a row edited from another version is
 * a conflict and changes nothing; a repeated row is no change. Rows that two devices sent alike at different times are no change either: the first
 * time stays, because no phone's clock is known to be right.
 */
export class Batch {
  readonly newSessions = new Map<string, TrainingSession>();
  readonly changedSessions = new Map<string, TrainingSession>();
  readonly newSets = new Map<string, TrainingSet>();
  readonly changedSets = new Map<string, TrainingSet>();
  /** Sessions that changed themselves or in their sets. */
  readonly touched = new Set<string>();
  /** The state after the batch. */
  readonly sessions: Map<string, TrainingSession>;
  readonly sets: Map<string, TrainingSet>;
  revision: number;
  /** Number of sets that are not deleted, by session. */
  private readonly counts = new Map<string, number>();

  constructor(
    private readonly stored: StoredRows,
    private readonly doubts: ReadonlyMap<string, LoadDoubt>,
    private readonly origins: Origins,
    private readonly writtenAt: Date,
  ) {
    this.sessions = new Map(stored.sessions);
    this.sets = new Map(stored.sets);
    this.revision = stored.revision;
    for (const { sessionId, deleted } of stored.sets.values()) if (!deleted) this.more(sessionId, 1);
  }

  /** Returns results in the order of `items`. Decides sessions first, so that their sets find them wherever they are. */
  decide(items: readonly CheckedItem[]): SyncedItemDto[] {
    const answers = new Map<CheckedItem, SyncedItemDto>();
    for (const wanted of ['session', 'set'] as const) {
      for (const item of items) if (item.type === wanted) answers.set(item, this.answer(item));
    }
    return items.map(item => answers.get(item)!);
  }

  private answer(item: CheckedItem): SyncedItemDto {
    const { type, id } = item;
    try {
      if ('refusal' in item) throw item.refusal;
      return { id, type, ...(item.type === 'session' ? this.session(item) : this.set(item)) };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { id, type, status: 'refused', code: error.code, message: sentenceOf(error) };
    }
  }

  private session({ baseRevision, row }: { baseRevision: number; row: SentSession }): Decision {
    const { userId } = this.stored;
    const stored = this.sessions.get(row.id);
    if (stored && stored.userId !== userId) throw new AppError('TRAINING_ID_TAKEN');
    if (stored && isSame<SentSession>(row, stored)) return { status: 'same', revision: stored.revision };
    if (stored && stored.revision !== baseRevision) {
      const server = StoredTrainingSessionDto.from(stored);
      return isAlike<SentSession>(row, stored)
        ? { status: 'same', revision: stored.revision, server }
        : { status: 'conflict', server };
    }
    this.checkOrigin(row, stored);
    const written = { ...row, userId, revision: this.nextRevision(), writtenAt: this.writtenAt };
    this.sessions.set(row.id, written);
    const isNew = !stored || this.newSessions.has(row.id);
    (isNew ? this.newSessions : this.changedSessions).set(row.id, written);
    this.touched.add(row.id);
    return { status: 'applied', revision: written.revision };
  }

  private set({ baseRevision, row }: { baseRevision: number; row: SentSet }): Decision {
    const { userId } = this.stored;
    const { sessions, sets } = this;
    const stored = sets.get(row.id);
    if (stored && stored.userId !== userId) throw new AppError('TRAINING_ID_TAKEN');
    if (stored && isSame<SentSet>(row, stored)) {
      return { status: 'same', revision: stored.revision, ...asked(stored) };
    }
    const session = sessions.get(row.sessionId);
    if (session?.userId !== userId) throw new AppError('TRAINING_SESSION_MISSING');
    if (session.deleted && !row.deleted) {
      return { status: 'conflict', server: StoredTrainingSessionDto.from(session) };
    }
    if (stored && stored.revision !== baseRevision) {
      const server = StoredTrainingSetDto.from(stored);
      return isAlike<SentSet>(row, stored)
        ? { status: 'same', revision: stored.revision, server, ...asked(stored) }
        : { status: 'conflict', server };
    }
    this.count(row, stored);
    const doubt = this.doubts.get(row.id) ?? null;
    const written: TrainingSet = { ...row, userId, doubt, revision: this.nextRevision() };
    sets.set(row.id, written);
    const isNew = !stored || this.newSets.has(row.id);
    (isNew ? this.newSets : this.changedSets).set(row.id, written);
    this.touched.add(row.sessionId);
    if (stored) this.touched.add(stored.sessionId);
    return { status: 'applied', revision: written.revision, ...asked(written) };
  }

  /**
   * The origin of a stored session stays, even if it has been deleted since.
   *
   * @throws ROUTINE_NOT_FOUND_EXCEPTION, RECOMMENDATION_HISTORY_NOT_FOUND_EXCEPTION for what never was the member's, whether it exists or not
   */
  private checkOrigin({ routineId, historyId }: SentSession, stored: SentSession | undefined): void {
    const { routines, histories } = this.origins;
    if (routineId !== null && routineId !== stored?.routineId && !routines.has(routineId)) {
      throw new AppError('ROUTINE_NOT_FOUND_EXCEPTION');
    }
    if (historyId !== null && historyId !== stored?.historyId && !histories.has(historyId)) {
      throw new AppError('RECOMMENDATION_HISTORY_NOT_FOUND_EXCEPTION');
    }
  }

  /** @throws TRAINING_SESSION_FULL */
  private count(row: SentSet, stored: SentSet | undefined): void {
    const isMore = !row.deleted && (!stored || stored.deleted || stored.sessionId !== row.sessionId);
    const count = this.counts.get(row.sessionId) ?? 0;
    if (isMore && count >= MOST_SETS_A_SESSION) throw new AppError('TRAINING_SESSION_FULL');
    if (stored && !stored.deleted) this.more(stored.sessionId, -1);
    if (!row.deleted) this.more(row.sessionId, 1);
  }

  private more(sessionId: string, sets: number): void {
    this.counts.set(sessionId, (this.counts.get(sessionId) ?? 0) + sets);
  }

  private nextRevision(): number {
    return ++this.revision;
  }
}

type Decision = Omit<SyncedItemDto, 'id' | 'type'>;

function asked({ doubt, confirmed, deleted }: TrainingSet): Pick<SyncedItemDto, 'doubt'> {
  return doubt === null || confirmed || deleted ? {} : { doubt };
}

function sentenceOf({ fields, message }: AppError): string {
  return fields?.[0]?.message ?? message;
}
