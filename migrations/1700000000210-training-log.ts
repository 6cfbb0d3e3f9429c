import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns, index, reference } from './support/columns.js';

const ID_LENGTH = 36;

/** The training log: sessions with their sets, and a counter per member that orders their changes. */
export class TrainingLog1700000000210 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = new Columns(runner);
    const orNull = { isNullable: true };
    await runner.createTable(
      new Table({
        name: 'training_logs',
        columns: [c.int('userId', { isPrimary: true }), c.int('revision')],
        foreignKeys: [reference('userId', 'users', 'CASCADE')],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'training_sessions',
        columns: [
          c.varchar('id', ID_LENGTH, { isPrimary: true }),
          c.int('userId'),
          c.int('routineId', orNull),
          c.int('historyId', orNull),
          c.varchar('title', 40),
          c.time('startedAt'),
          c.time('endedAt', orNull),
          c.varchar('localDate', 10),
          c.varchar('timezone', 64),
          c.varchar('note', 500, orNull),
          c.boolean('deleted', false),
          c.int('revision'),
        ],
        indices: [
          index('training_sessions_revision', 'userId', 'revision'),
          index('training_sessions_day', 'userId', 'localDate'),
        ],
        foreignKeys: [reference('userId', 'users', 'CASCADE')],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'training_sets',
        columns: [
          c.varchar('id', ID_LENGTH, { isPrimary: true }),
          c.int('userId'),
          c.varchar('sessionId', ID_LENGTH),
          c.int('workoutId'),
          c.varchar('workoutName', 100),
          c.int('workoutOrdinal'),
          c.int('ordinal'),
          c.varchar('kind', 6),
          c.double('targetWeight', orNull),
          c.int('targetReps', orNull),
          c.int('targetSeconds', orNull),
          c.double('targetReserve', orNull),
          c.double('weight', orNull),
          c.int('reps', orNull),
          c.int('seconds', orNull),
          c.int('reserve', orNull),
          c.varchar('answer', 5, orNull),
          c.time('doneAt', orNull),
          c.int('supersetGroup', orNull),
          c.varchar('note', 200, orNull),
          c.boolean('confirmed', false),
          c.varchar('doubt', 8, orNull),
          c.boolean('deleted', false),
          c.int('revision'),
        ],
        indices: [
          index('training_sets_revision', 'userId', 'revision'),
          index('training_sets_session', 'sessionId'),
          index('training_sets_workout', 'workoutId', 'userId'),
        ],
        foreignKeys: [
          reference('userId', 'users', 'CASCADE'),
          reference('sessionId', 'training_sessions', 'CASCADE'),
          reference('workoutId', 'workouts', 'RESTRICT'),
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('training_sets', true);
    await runner.dropTable('training_sessions', true);
    await runner.dropTable('training_logs', true);
  }
}
