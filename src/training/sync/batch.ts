import { AppError } from '../../common/errors/app-error.js';
import { StoredTrainingSessionDto, StoredTrainingSetDto } from '../dto/training-rows.dto.js';
import type { SyncedItemDto } from '../dto/sync.dto.js';
import type { TrainingSession } from '../entities/training-session.entity.js';
import type { LoadDoubt } from '../../recommendation/public.js';
import type { TrainingSet } from '../entities/training-set.entity.js';
import { MOST_SETS_A_SESSION } from '../training.constants.js';
import type { CheckedItem } from './sent-rows.service.js';
import { isSame, type SentSession, type SentSet } from './stored-rows.js';

/** What the database has of what a batch is about. */
export interface StoredRows {
  userId: number;
  /** The member's counter. */
  revision: number;
  /** By id, whoever they belong to. */
  sessions: Map<string, TrainingSession>;
  sets: Map<string, TrainingSet>;
  /** Sets that are not deleted, by session. */
  counts: Map<string, number>;
}

/**
 * Decides over a batch, row by row, in memory. A row that is new or was edited from what is stored is taken; what was
 * edited from something else is a conflict and changes nothing; the same again is the same.
 */
export class Batch {
  readonly newSessions = new Map<string, TrainingSession>();
  readonly changedSessions = new Map<string, TrainingSession>();
  readonly newSets = new Map<string, TrainingSet>();
  readonly changedSets = new Map<string, TrainingSet>();
  /** Sessions whose sets have to be learned from anew, by id, with the earliest of their days, before and after. */
  readonly touched = new Map<string, { session: TrainingSession; since: string }>();

  constructor(
    private readonly stored: StoredRows,
    private readonly doubts: ReadonlyMap<string, LoadDoubt>,
  ) {}

  get revision(): number {
    return this.stored.revision;
  }

  /** Answers in the order of `items`. Sessions come first, so that their sets find them wherever they stand. */
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
    const { userId, sessions } = this.stored;
    const stored = sessions.get(row.id);
    if (stored && stored.userId !== userId) throw new AppError('TRAINING_ID_TAKEN');
    if (stored && isSame<SentSession>(row, stored)) return { status: 'same', revision: stored.revision };
    if (stored && stored.revision !== baseRevision) {
      return { status: 'conflict', server: StoredTrainingSessionDto.from(stored) };
    }
    const written = { ...row, userId, revision: this.nextRevision() };
    sessions.set(row.id, written);
    const isNew = !stored || this.newSessions.has(row.id);
    (isNew ? this.newSessions : this.changedSessions).set(row.id, written);
    this.touch(written, stored);
    return { status: 'applied', revision: written.revision };
  }

  private set({ baseRevision, row }: { baseRevision: number; row: SentSet }): Decision {
    const { userId, sessions, sets } = this.stored;
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
      return { status: 'conflict', server: StoredTrainingSetDto.from(stored) };
    }
    this.count(row, stored);
    const doubt = this.doubts.get(row.id) ?? null;
    const written: TrainingSet = { ...row, userId, doubt, revision: this.nextRevision() };
    sets.set(row.id, written);
    const isNew = !stored || this.newSets.has(row.id);
    (isNew ? this.newSets : this.changedSets).set(row.id, written);
    this.touch(session);
    const before = stored && sessions.get(stored.sessionId);
    if (before && before !== session) this.touch(before);
    return { status: 'applied', revision: written.revision, ...asked(written) };
  }

  /** @throws TRAINING_SESSION_FULL */
  private count(row: SentSet, stored: SentSet | undefined): void {
    const { counts } = this.stored;
    const countOf = (id: string): number => counts.get(id) ?? 0;
    const isMore = !row.deleted && (!stored || stored.deleted || stored.sessionId !== row.sessionId);
    if (isMore && countOf(row.sessionId) >= MOST_SETS_A_SESSION) throw new AppError('TRAINING_SESSION_FULL');
    if (stored && !stored.deleted) counts.set(stored.sessionId, countOf(stored.sessionId) - 1);
    if (!row.deleted) counts.set(row.sessionId, countOf(row.sessionId) + 1);
  }

  private touch(session: TrainingSession, before?: TrainingSession): void {
    const days = [session.localDate, before?.localDate, this.touched.get(session.id)?.since];
    const since = days.filter(day => day !== undefined).reduce((a, b) => (a < b ? a : b));
    this.touched.set(session.id, { session, since });
  }

  private nextRevision(): number {
    return ++this.stored.revision;
  }
}

type Decision = Omit<SyncedItemDto, 'id' | 'type'>;

function asked({ doubt, confirmed, deleted }: TrainingSet): Pick<SyncedItemDto, 'doubt'> {
  return doubt === null || confirmed || deleted ? {} : { doubt };
}

function sentenceOf({ fields, message }: AppError): string {
  return fields?.[0]?.message ?? message;
}
