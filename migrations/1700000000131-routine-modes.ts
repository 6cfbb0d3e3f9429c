import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumnsInPlace } from './support/repeatable.js';

const TABLE = 'my_workouts';
/** Columns used for learning from unchanged weights. */
const KEPT_COLUMNS = ['weightSince', 'weightLearned'];
const ROWS_AT_ONCE = 100;

interface Recommended {
  id: number;
  workoutId: number;
  weight: number | null;
  rep: number | null;
  result: string | null;
}

/**
 * Whether the numbers of a routine's workout follow what was learned (`auto`) or are the member's own (`fixed`). Rows that still equal their
 * recommendation become `auto`; typed numbers stay.
 */
export class RoutineModes1700000000131 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumnsInPlace(runner, TABLE, { mode: "varchar(5) NOT NULL DEFAULT 'fixed'" });
    for (let after = 0; ;) {
      const rows: Recommended[] = await runner.query(
        `SELECT own.id, own.workoutId, own.weight, own.rep, history.result FROM ${TABLE} own
         JOIN recommendation_histories history ON history.id = own.historyId
         WHERE own.id > ? ORDER BY own.id LIMIT ${ROWS_AT_ONCE}`,
        [after],
      );
      if (rows.length === 0) break;
      after = rows.at(-1)!.id;
      for (const { id } of rows.filter(isAsRecommended)) {
        await runner.query(`UPDATE ${TABLE} SET mode = 'auto' WHERE id = ?`, [id]);
      }
    }
    for (const name of KEPT_COLUMNS) {
      if (await runner.hasColumn(TABLE, name)) await runner.query(`ALTER TABLE ${TABLE} DROP COLUMN ${name}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE ${TABLE} ADD COLUMN weightSince datetime(3) NULL`);
    await runner.query(`ALTER TABLE ${TABLE} ADD COLUMN weightLearned boolean NOT NULL DEFAULT 0`);
    await runner.query(`ALTER TABLE ${TABLE} DROP COLUMN mode`);
  }
}

function isAsRecommended({ workoutId, weight, rep, result }: Recommended): boolean {
  const items: { workoutId: number; weight: number | null; repeat: number }[] =
    (result === null ? null : JSON.parse(result))?.recommends ?? [];
  const item = items.find(each => each.workoutId === workoutId);
  return item !== undefined && item.weight === weight && item.repeat === rep;
}
