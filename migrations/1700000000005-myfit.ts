import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns, index, reference, unique } from './support/columns.js';

/** Members' routines, the workouts in them, their supplements. */
export class Myfit1700000000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = new Columns(runner);
    await runner.createTable(
      new Table({
        name: 'routines',
        columns: [
          c.id(),
          c.int('userId'),
          c.int('routineIndex'),
          c.varchar('routineName', 20),
          c.time('deletedAt', { isNullable: true }),
        ],
        indices: [index('routines_user', 'userId', 'deletedAt'), index('routines_deleted', 'deletedAt')],
        foreignKeys: [reference('userId', 'users', 'CASCADE')],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'my_workouts',
        columns: [
          c.id(),
          c.int('routineId'),
          c.int('workoutId'),
          c.int('myWorkoutIndex'),
          c.double('weight', { isNullable: true }),
          c.int('rep', { isNullable: true }),
          c.int('setCount', { isNullable: true }),
          c.int('historyId', { isNullable: true }),
          c.time('createdAt'),
        ],
        indices: [
          unique('my_workouts_routine_workout', 'routineId', 'workoutId'),
          index('my_workouts_routine_index', 'routineId', 'myWorkoutIndex'),
          index('my_workouts_workout', 'workoutId'),
          index('my_workouts_history', 'historyId'),
        ],
        foreignKeys: [
          reference('routineId', 'routines', 'CASCADE'),
          reference('workoutId', 'workouts', 'RESTRICT'),
          reference('historyId', 'recommendation_histories', 'SET NULL'),
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'my_supplements',
        columns: [c.id(), c.int('userId'), c.int('supplementId'), c.time('createdAt')],
        indices: [
          unique('my_supplements_user_supplement', 'userId', 'supplementId'),
          index('my_supplements_supplement', 'supplementId'),
        ],
        foreignKeys: [
          reference('userId', 'users', 'CASCADE'),
          reference('supplementId', 'supplements', 'RESTRICT'),
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['my_supplements', 'my_workouts', 'routines']) await runner.dropTable(table);
  }
}
