import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { AppError, invalidField } from '../../common/errors/app-error.js';
import { Clock } from '../../common/time/clock.js';
import { koreanDate } from '../../common/time/korean-date.js';
import { InputPipe } from '../../common/validation/input.pipe.js';
import { EngineCatalogue } from '../../recommendation/public.js';
import type { SyncItemDto } from '../dto/sync.dto.js';
import { TrainingSessionDto, TrainingSetDto } from '../dto/training-rows.dto.js';
import { isOfOurTime, isRowId, TOO_OLD } from '../dto/row-fields.js';
import { FUTURE_MS, MOST_ITEMS } from '../training.constants.js';
import { sentSession, sentSet, type SentSession, type SentSet } from './stored-rows.js';
import { LARGEST_INT } from '../../common/validation/largest-int.js';

const SESSION_PIPE = new InputPipe(TrainingSessionDto);
const SET_PIPE = new InputPipe(TrainingSetDto);
/** Rows validated before other work gets its turn: a few milliseconds. */
const ROWS_AT_ONCE = 25;

interface CheckedRow<Type, Row> {
  type: Type;
  id: string;
  baseRevision: number;
  row: Row;
}

/** A valid row of a batch, or why it is refused whatever is stored. */
export type CheckedItem =
  | CheckedRow<'session', SentSession>
  | CheckedRow<'set', SentSet>
  | { type: SyncItemDto['type']; id: string; refusal: AppError };

/** Validates what a phone sent, row by row. */
@Injectable()
export class SentRows {
  constructor(
    private readonly clock: Clock,
    private readonly catalogue: EngineCatalogue,
  ) {}

  /**
   * In the order they were sent.
   *
   * @throws TRAINING_BATCH_TOO_LARGE, a 400 if a row cannot even be named in the response
   */
  async check(items: readonly SyncItemDto[]): Promise<CheckedItem[]> {
    if (items.length > MOST_ITEMS) throw new AppError('TRAINING_BATCH_TOO_LARGE');
    const known = await this.catalogue.workoutsById(items.flatMap(workoutIdOf));
    const checked: CheckedItem[] = [];
    for (const [place, item] of items.entries()) {
      if (place % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await nextTurn();
      checked.push(await this.one(item, `items.${place}.row.id`, known));
    }
    return checked;
  }

  private async one(
    { type, baseRevision, row }: SyncItemDto,
    idField: string,
    knownWorkouts: ReadonlyMap<number, unknown>,
  ): Promise<CheckedItem> {
    const id: unknown = 'id' in row ? row.id : undefined;
    if (!isRowId(id)) throw invalidField(idField, '기록 번호가 올바르지 않아요.');
    try {
      if (type === 'session') return { type, id, baseRevision, row: this.session(await readSession(row)) };
      return { type, id, baseRevision, row: this.set(await readSet(row), knownWorkouts) };
    } catch (error) {
      if (error instanceof AppError) return { type, id, refusal: error };
      throw error;
    }
  }

  private session(row: SentSession): SentSession {
    const latest = this.latest;
    const { startedAt, endedAt, localDate } = row;
    if (!isOfOurTime(localDate)) throw invalidField('localDate', TOO_OLD);
    const isLater = startedAt > latest || (endedAt ?? startedAt) > latest || localDate > koreanDate(latest);
    if (isLater && !row.deleted) throw new AppError('TRAINING_IN_FUTURE');
    return row;
  }

  private set(row: SentSet, knownWorkouts: ReadonlyMap<number, unknown>): SentSet {
    const { workoutId, doneAt, reps, seconds, targetReps, targetSeconds, deleted } = row;
    if (!knownWorkouts.has(workoutId)) throw new AppError('WORKOUT_NOT_FOUND_EXCEPTION');
    if (deleted || doneAt === null) return row;
    if (doneAt > this.latest) throw new AppError('TRAINING_IN_FUTURE');
    const isNothing = !reps && !seconds;
    // Zero repetitions where some were planned are a failed set, which is worth recording.
    if (isNothing && !targetReps && !targetSeconds) throw new AppError('TRAINING_NOTHING_DONE');
    return row;
  }

  private get latest(): Date {
    return new Date(this.clock.now().getTime() + FUTURE_MS);
  }
}

async function readSession(row: object): Promise<SentSession> {
  return sentSession((await SESSION_PIPE.transform(row, { type: 'body' })) as TrainingSessionDto);
}

async function readSet(row: object): Promise<SentSet> {
  return sentSet((await SET_PIPE.transform(row, { type: 'body' })) as TrainingSetDto);
}

function workoutIdOf({ row }: SyncItemDto): number[] {
  const id: unknown = 'workoutId' in row ? row.workoutId : undefined;
  return typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= LARGEST_INT ? [id] : [];
}
