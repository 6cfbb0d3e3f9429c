import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns, index, reference } from './support/columns.js';

/** Imports of logs from other applications: the sessions of each, and the meaning of their exercise names. */
export class TrainingImports1700000000212 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = new Columns(runner);
    await runner.createTable(
      new Table({
        name: 'training_imports',
        columns: [
          c.id(),
          c.int('userId'),
          c.varchar('format', 10),
          c.int('sessions'),
          c.int('sets'),
          c.varchar('firstDate', 10),
          c.varchar('lastDate', 10),
          c.time('createdAt'),
          c.time('undoneAt', { isNullable: true }),
        ],
        indices: [index('training_imports_user', 'userId')],
        foreignKeys: [reference('userId', 'users', 'CASCADE')],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'training_imported_sessions',
        columns: [c.varchar('sessionId', 36, { isPrimary: true }), c.int('importId')],
        indices: [index('training_imported_sessions_import', 'importId')],
        foreignKeys: [
          reference('sessionId', 'training_sessions', 'CASCADE'),
          reference('importId', 'training_imports', 'CASCADE'),
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'training_import_names',
        columns: [
          c.int('userId', { isPrimary: true }),
          c.varchar('nameKey', 64, { isPrimary: true }),
          c.varchar('name', 100),
          c.int('workoutId', { isNullable: true }),
        ],
        indices: [index('training_import_names_workout', 'workoutId')],
        foreignKeys: [reference('userId', 'users', 'CASCADE'), reference('workoutId', 'workouts', 'CASCADE')],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('training_import_names', true);
    await runner.dropTable('training_imported_sessions', true);
    await runner.dropTable('training_imports', true);
  }
}
