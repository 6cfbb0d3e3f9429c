import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns, index, reference, unique } from './support/columns.js';

const CORRECTIONS = 'strength_corrections';
const OBSERVATIONS = 'strength_observations';
const BELIEFS = 'strength_beliefs';
const CARRIED = 'carried:';
const KST_OFFSET_MS = 9 * 3_600_000;

interface Correction {
  userId: number;
  baseLift: string;
  state: string;
  updatedAt: string | Date;
}

/**
 * Stores observations; beliefs are computed from them. The previous edition stored only its conclusion about each base lift: that becomes an
 * observation of its own (`carried`), dated the day it last changed.
 */
export class StrengthObservations1700000000130 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = new Columns(runner);
    await runner.createTable(
      new Table({
        name: OBSERVATIONS,
        columns: [
          c.id(),
          c.int('userId'),
          c.varchar('source', 60),
          c.varchar('date', 10),
          c.int('workoutId', { isNullable: true }),
          c.varchar('experience', 20, { isNullable: true }),
          c.text('seen'),
          c.time('createdAt'),
        ],
        indices: [
          unique('strength_observations_once', 'userId', 'source', 'date'),
          index('strength_observations_day', 'userId', 'date'),
          index('strength_observations_exercise', 'userId', 'workoutId', 'date'),
          index('strength_observations_workout', 'workoutId'),
        ],
        foreignKeys: [reference('userId', 'users', 'CASCADE'), reference('workoutId', 'workouts', 'CASCADE')],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: BELIEFS,
        columns: [
          c.int('userId', { isPrimary: true }),
          c.varchar('revision', 36),
          c.varchar('settledOn', 10, { isNullable: true }),
          c.longText('belief', { isNullable: true }),
          c.varchar('basis', 64, { isNullable: true }),
        ],
        foreignKeys: [reference('userId', 'users', 'CASCADE')],
      }),
      true,
    );
    if (!(await runner.hasTable(CORRECTIONS))) return;
    await this.carryOver(runner);
    await runner.dropTable(CORRECTIONS);
  }

  async down(runner: QueryRunner): Promise<void> {
    const c = new Columns(runner);
    await runner.createTable(
      new Table({
        name: CORRECTIONS,
        columns: [c.id(), c.int('userId'), c.varchar('baseLift', 20), c.text('state'), c.time('updatedAt')],
        indices: [unique('strength_corrections_user_lift', 'userId', 'baseLift')],
        foreignKeys: [reference('userId', 'users', 'CASCADE')],
      }),
      true,
    );
    if (await runner.hasTable(OBSERVATIONS)) await this.carryBack(runner);
    await runner.dropTable(OBSERVATIONS, true);
    await runner.dropTable(BELIEFS, true);
  }

  private async carryOver(runner: QueryRunner): Promise<void> {
    const rows: Correction[] = await runner.query(
      `SELECT userId, baseLift, state, updatedAt FROM ${CORRECTIONS} ORDER BY id`,
    );
    for (const { userId, baseLift, state, updatedAt } of rows) {
      const source = CARRIED + baseLift;
      const [present] = await runner.query(`SELECT id FROM ${OBSERVATIONS} WHERE userId = ? AND source = ?`, [
        userId,
        source,
      ]);
      if (!present) {
        const { logMean, variance, estimateKg, observationCount } = JSON.parse(state);
        const seen = { kind: 'carried', baseLift, logMean, variance, estimateKg, observationCount };
        await runner.query(
          `INSERT INTO ${OBSERVATIONS} (userId, source, date, seen, createdAt) VALUES (?, ?, ?, ?, ?)`,
          [userId, source, koreanDate(updatedAt), JSON.stringify(seen), updatedAt],
        );
      }
      const [observed] = await runner.query(`SELECT userId FROM ${BELIEFS} WHERE userId = ?`, [userId]);
      if (!observed) {
        await runner.query(`INSERT INTO ${BELIEFS} (userId, revision) VALUES (?, ?)`, [userId, 'carried']);
      }
    }
  }

  /** Restores the earlier conclusions; the older edition cannot represent what was learned since. */
  private async carryBack(runner: QueryRunner): Promise<void> {
    const rows: { userId: number; seen: string; createdAt: unknown }[] = await runner.query(
      `SELECT userId, seen, createdAt FROM ${OBSERVATIONS} WHERE source LIKE '${CARRIED}%' ORDER BY id`,
    );
    for (const { userId, seen, createdAt } of rows) {
      const { baseLift, logMean, variance, estimateKg, observationCount } = JSON.parse(seen);
      const [present] = await runner.query(
        `SELECT id FROM ${CORRECTIONS} WHERE userId = ? AND baseLift = ?`,
        [userId, baseLift],
      );
      if (present) continue;
      const started = { heldBack: null, session: null, sessionStartLogMean: logMean };
      const state = { logMean, variance, observationCount, ...started, estimateKg };
      await runner.query(
        `INSERT INTO ${CORRECTIONS} (userId, baseLift, state, updatedAt) VALUES (?, ?, ?, ?)`,
        [userId, baseLift, JSON.stringify(state), createdAt],
      );
    }
  }
}

/** `YYYY-MM-DD` in Korea. SQLite returns times as UTC text, MariaDB as dates. */
function koreanDate(at: string | Date): string {
  const utc = typeof at === 'string' ? new Date(`${at.replace(' ', 'T').replace(/Z$/, '')}Z`) : at;
  return new Date(utc.getTime() + KST_OFFSET_MS).toISOString().slice(0, 10);
}
