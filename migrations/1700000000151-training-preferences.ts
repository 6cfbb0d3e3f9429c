import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns, reference } from './support/columns.js';

/** Where a member trains, the equipment there, and the last choices. */
export class TrainingPreferences1700000000151 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = new Columns(runner);
    await runner.createTable(
      new Table({
        name: 'training_choices',
        columns: [
          c.int('userId', { isPrimary: true }),
          c.varchar('place', 12, { isNullable: true }),
          c.text('bodyParts'),
          c.varchar('goal', 12, { isNullable: true }),
          c.varchar('experience', 12, { isNullable: true }),
          c.int('minutes', { isNullable: true }),
        ],
        foreignKeys: [reference('userId', 'users', 'CASCADE')],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'training_places',
        columns: [
          c.int('userId', { isPrimary: true }),
          c.varchar('place', 12, { isPrimary: true }),
          c.text('machineIds'),
          c.double('dumbbellStepKg', { isNullable: true }),
          c.double('lightestDumbbellKg', { isNullable: true }),
          c.double('heaviestDumbbellKg', { isNullable: true }),
          c.double('smallestPlateKg', { isNullable: true }),
          c.double('stackStepKg', { isNullable: true }),
          c.boolean('singleDumbbell', false),
        ],
        foreignKeys: [reference('userId', 'users', 'CASCADE')],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('training_places', true);
    await runner.dropTable('training_choices', true);
  }
}
