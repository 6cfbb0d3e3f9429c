import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumnsInPlace } from './support/repeatable.js';

const TABLE = 'training_sets';
const NAMES = ['targetLeast', 'targetMost', 'targetFelt'];

/** Sets that end by feeling: the range of repetitions, and the perceived reserve at which to stop. */
export class StopRules1700000000300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const name of NAMES) await addColumnsInPlace(runner, TABLE, { [name]: 'int NULL' });
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of NAMES) await runner.query(`ALTER TABLE ${TABLE} DROP COLUMN ${name}`);
  }
}
