import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns, index, reference } from './support/columns.js';

/** Workouts that members have excluded from recommendations. */
export class ExcludedWorkouts1700000000120 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = new Columns(runner);
    await runner.createTable(
      new Table({
        name: 'excluded_workouts',
        columns: [
          c.int('userId', { isPrimary: true }),
          c.int('workoutId', { isPrimary: true }),
          c.time('createdAt'),
        ],
        indices: [index('excluded_workouts_workout', 'workoutId')],
        foreignKeys: [reference('userId', 'users', 'CASCADE'), reference('workoutId', 'workouts', 'CASCADE')],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('excluded_workouts', true);
  }
}
