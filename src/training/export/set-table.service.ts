import { Injectable } from '@nestjs/common';
import { stringify } from 'csv-stringify/sync';
import { Readable } from 'node:stream';
import { Database } from '../../infrastructure/database/database.js';
import { TrainingSession } from '../entities/training-session.entity.js';
import type { TrainingSet } from '../entities/training-set.entity.js';
import { LoggedSets } from '../history/logged-sets.service.js';

/** Sessions whose sets are read at once: some thousand sets. */
const SESSIONS_AT_ONCE = 50;
/** With it spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

const COLUMNS: Record<string, (session: TrainingSession, set: TrainingSet) => string | number | null> = {
  date: ({ localDate }) => localDate,
  started_at: ({ startedAt }) => startedAt.toISOString(),
  session: ({ title }) => title,
  workout_id: (_, { workoutId }) => workoutId,
  workout: (_, { workoutName }) => workoutName,
  workout_order: (_, { workoutOrdinal }) => workoutOrdinal,
  set_order: (_, { ordinal }) => ordinal,
  kind: (_, { kind }) => kind,
  weight_kg: (_, { weight }) => weight,
  reps: (_, { reps }) => reps,
  seconds: (_, { seconds }) => seconds,
  reserve: (_, { reserve }) => reserve,
  answer: (_, { answer }) => answer,
  done_at: (_, { doneAt }) => doneAt?.toISOString() ?? null,
  note: (_, { note }) => note,
};

/** The log as a table, a set a row. */
@Injectable()
export class SetTable {
  constructor(
    private readonly database: Database,
    private readonly log: LoggedSets,
  ) {}

  /** CSV of every set that is not deleted, oldest session first, read while it is sent. */
  stream(userId: number): Readable {
    return Readable.from(this.parts(userId));
  }

  private async *parts(userId: number): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + stringify([Object.keys(COLUMNS)]);
    const sessions = await this.database.read.find(TrainingSession, {
      where: { userId, deleted: false },
      order: { localDate: 'ASC', startedAt: 'ASC' },
    });
    for (let from = 0; from < sessions.length; from += SESSIONS_AT_ONCE) {
      const some = sessions.slice(from, from + SESSIONS_AT_ONCE);
      const sets = await this.log.setsOf(some.map(({ id }) => id));
      const rows = some.flatMap(session =>
        sets
          .filter(({ sessionId }) => sessionId === session.id)
          .map(set => Object.values(COLUMNS).map(cell => cell(session, set))),
      );
      // What begins like a formula is quoted, so that no spreadsheet runs it.
      yield stringify(rows, { escape_formulas: true });
    }
  }
}
