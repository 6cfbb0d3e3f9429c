import { Injectable } from '@nestjs/common';
import { stringify } from 'csv-stringify/sync';
import { Readable } from 'node:stream';
import { Database } from '../../infrastructure/database/database.js';
import { TrainingSession } from '../entities/training-session.entity.js';
import type { TrainingSet } from '../entities/training-set.entity.js';
import { LoggedSets } from '../history/logged-sets.service.js';

/** Sessions whose sets are read at once: some thousand sets. */
const SESSIONS_AT_ONCE = 50;
/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

type Value = string | number | null;
type Cell = (session: TrainingSession, set: TrainingSet) => Value;

/** A set that was not done has only its planned numbers: the prefilled ones were never lifted. */
const ifDone =
  (cell: (set: TrainingSet) => Value): Cell =>
  (_, set) =>
    set.doneAt === null ? null : cell(set);

const OF_SESSION: Record<string, (session: TrainingSession) => Value> = {
  date: ({ localDate }) => localDate,
  started_at: ({ startedAt }) => startedAt.toISOString(),
  ended_at: ({ endedAt }) => endedAt?.toISOString() ?? null,
  session: ({ title }) => title,
};
const OF_SET: Record<string, Cell> = {
  ...OF_SESSION,
  workout_id: (_, { workoutId }) => workoutId,
  workout: (_, { workoutName }) => workoutName,
  workout_order: (_, { workoutOrdinal }) => workoutOrdinal,
  set_order: (_, { ordinal }) => ordinal,
  kind: (_, { kind }) => kind,
  done: (_, { doneAt }) => (doneAt === null ? 'no' : 'yes'),
  weight_kg: ifDone(({ weight }) => weight),
  reps: ifDone(({ reps }) => reps),
  seconds: ifDone(({ seconds }) => seconds),
  planned_weight_kg: (_, { targetWeight }) => targetWeight,
  planned_reps: (_, { targetReps }) => targetReps,
  planned_seconds: (_, { targetSeconds }) => targetSeconds,
  planned_reps_least: (_, { targetLeast }) => targetLeast,
  planned_reps_most: (_, { targetMost }) => targetMost,
  stop_at_reserve: (_, { targetFelt }) => targetFelt,
  reserve: ifDone(({ reserve }) => reserve),
  answer: (_, { answer }) => answer,
  done_at: (_, { doneAt }) => doneAt?.toISOString() ?? null,
  note: (_, { note }) => note,
};
/** A session of endurance has no sets: it is one row. */
const OF_CARDIO: typeof OF_SESSION = {
  ...OF_SESSION,
  workout: ({ title }) => title,
  kind: () => 'cardio',
  done: () => 'yes',
  seconds: ({ cardioSeconds }) => cardioSeconds,
  note: ({ note }) => note,
  cardio: ({ cardioKind }) => cardioKind,
  distance_m: ({ cardioMeters }) => cardioMeters,
  effort: ({ cardioEffort }) => cardioEffort,
};
const COLUMNS = [...new Set([...Object.keys(OF_SET), ...Object.keys(OF_CARDIO)])];

/** The log as a table, one row per set or session of endurance. */
@Injectable()
export class SetTable {
  constructor(
    private readonly database: Database,
    private readonly log: LoggedSets,
  ) {}

  /** CSV of every set and endurance that is not deleted, oldest session first, read while it is sent. */
  stream(userId: number): Readable {
    return Readable.from(this.parts(userId));
  }

  private async *parts(userId: number): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + stringify([COLUMNS]);
    const sessions = await this.database.read.find(TrainingSession, {
      where: { userId, deleted: false },
      order: { localDate: 'ASC', startedAt: 'ASC' },
    });
    for (let from = 0; from < sessions.length; from += SESSIONS_AT_ONCE) {
      const some = sessions.slice(from, from + SESSIONS_AT_ONCE);
      const sets = await this.log.setsOf(some.map(({ id }) => id));
      const rows = some.flatMap(session => {
        if (session.cardioKind !== null) return [COLUMNS.map(name => OF_CARDIO[name]?.(session) ?? null)];
        return sets
          .filter(({ sessionId }) => sessionId === session.id)
          .map(set => COLUMNS.map(name => OF_SET[name]?.(session, set) ?? null));
      });
      // Cells that start like a formula are quoted, so that no spreadsheet runs them.
      yield stringify(rows, { escape_formulas: true });
    }
  }
}
