import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Columns } from './support/columns.js';
import { addMissingColumns } from './support/repeatable.js';

/** How basic a workout is (0–2); existing rows count as common until an admin changes them. */
export class WorkoutStaple1700000000030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = new Columns(runner);
    await addMissingColumns(runner, 'workouts', c.int('staple', { default: '1' }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('workouts', 'staple');
  }
}
