import { Logger } from '@nestjs/common';
import { setImmediate as othersTurn } from 'node:timers/promises';
import { In, type EntityManager, type FindManyOptions } from 'typeorm';
import { BodyPart } from '../entities/body-part.entity.js';
import { Machine } from '../entities/machine.entity.js';
import { SupplementProduct } from '../entities/supplement-product.entity.js';
import { WorkoutBodyPart } from '../entities/workout-body-part.entity.js';
import { WorkoutMachine } from '../entities/workout-machine.entity.js';
import { Supplement } from '../entities/supplement.entity.js';
import { Workout } from '../entities/workout.entity.js';
import type { CatalogueNames, ProductRow, WorkoutRow } from './catalogue-rows.js';

/** Rows per read. SQLite reads on the thread that answers requests and takes 5 to 10 ms for this many. */
const ROWS_AT_ONCE = 100;

const ENTITIES = { workout: Workout, supplement: SupplementProduct, machine: Machine, bodyPart: BodyPart };
const USES = { machine: WorkoutMachine, bodyPart: WorkoutBodyPart };

/** Slices of ids, one read each, yielding to the event loop after each slice: SQLite itself does not. */
export async function* inSlices(ids: readonly number[]): AsyncGenerator<readonly number[]> {
  for (let from = 0; from < ids.length; from += ROWS_AT_ONCE) {
    yield ids.slice(from, from + ROWS_AT_ONCE);
    await othersTurn();
  }
}

/** Reads rows as the entities declare them, as its manager's transaction sees them. Logs and leaves out unreadable rows. */
export class RowReader {
  private readonly logger = new Logger(RowReader.name);

  constructor(private readonly manager: EntityManager) {}

  /** All ids in slices, ascending. Includes hidden items, but no items of an unfinished import. */
  async *allIds(kind: keyof typeof ENTITIES): AsyncGenerator<readonly number[]> {
    const { tableName } = this.manager.connection.getMetadata(ENTITIES[kind]);
    for (let last: number | undefined = 0; last !== undefined;) {
      const rows: { id: number }[] = await this.manager.query(
        `SELECT id FROM ${tableName} WHERE id > ? AND NOT EXISTS
           (SELECT 1 FROM catalogue_unseen WHERE kind = ? AND entityId = ${tableName}.id)
         ORDER BY id LIMIT ${ROWS_AT_ONCE}`,
        [last, kind],
      );
      yield* inSlices(rows.map(({ id }) => id));
      last = rows.at(-1)?.id;
    }
  }

  async names(): Promise<CatalogueNames> {
    const [bodyParts, machines]: [BodyPart[], Machine[]] = [[], []];
    for await (const ids of this.allIds('bodyPart')) bodyParts.push(...(await this.find(BodyPart, ids)));
    for await (const ids of this.allIds('machine')) machines.push(...(await this.find(Machine, ids)));
    return { bodyParts, machines };
  }

  /** Ids of the workouts with one of these machines or body parts; may repeat a workout. */
  async workoutsWith(kind: keyof typeof USES, ids: readonly number[]): Promise<number[]> {
    const found: { workoutId: number }[] = [];
    for await (const some of inSlices(ids)) found.push(...(await this.uses(kind, `${kind}Id`, some)));
    return found.map(({ workoutId }) => workoutId);
  }

  /** Workouts with the names of what they use. The names are added to the loaded rows, because copies of objects this large are collected late. */
  async workouts(ids: readonly number[]): Promise<WorkoutRow[]> {
    const rows = await this.find(Workout, ids);
    const parts = groupBy(await this.uses('bodyPart', 'workoutId', ids), 'workoutId');
    const machines = groupBy(await this.uses('machine', 'workoutId', ids), 'workoutId');
    const names = (used: readonly { koreanName: string }[] = []) => used.map(({ koreanName }) => koreanName);
    return rows.map(row =>
      Object.assign(row, {
        primaryBodyParts: names(parts.get(row.id)?.filter(({ isPrimary }) => isPrimary)),
        secondaryBodyParts: names(parts.get(row.id)?.filter(({ isPrimary }) => !isPrimary)),
        machineNames: names(machines.get(row.id)),
      }),
    );
  }

  /** Products with their variants. No join: hydrating that many joined entities takes several times as long. */
  async products(ids: readonly number[]): Promise<ProductRow[]> {
    const rows = await this.find(SupplementProduct, ids);
    const where = { productId: In([...ids]) };
    const found = await this.manager.find(Supplement, { where, order: { id: 'ASC' } });
    const variants = groupBy(found, 'productId');
    return rows.map(row => Object.assign(row, { variants: variants.get(row.id) ?? [] }));
  }

  /** What workouts use, in display order. Raw rows: entities take twenty times as long for that many joined rows. */
  private uses(kind: keyof typeof USES, column: string, ids: readonly number[]) {
    return this.manager
      .createQueryBuilder(USES[kind], 'used')
      .innerJoin(`used.${kind}`, 'thing')
      .select(['used.*', 'thing.koreanName AS koreanName'])
      .where({ [column]: In([...ids]) })
      .orderBy(kind === 'bodyPart' ? 'used.position' : 'used.machineId')
      .getRawMany<{ workoutId: number; koreanName: string; isPrimary?: 0 | 1 }>();
  }

  private async find<E extends { id: number }>(entity: new () => E, ids: readonly number[]): Promise<E[]> {
    const options = { where: { id: In([...ids]) }, order: { id: 'ASC' } };
    try {
      return await this.manager.find(entity, options as FindManyOptions<E>);
    } catch (error) {
      // A column meant for JSON holds something else.
      if (!(error instanceof SyntaxError)) throw error;
      if (ids.length > 1) return (await Promise.all(ids.map(id => this.find(entity, [id])))).flat();
      this.logger.error({ err: error, table: entity.name, row: ids[0], during: 'reading the catalogue' });
      return [];
    }
  }
}

function groupBy<Row, Key extends keyof Row>(rows: readonly Row[], key: Key): Map<Row[Key], Row[]> {
  const groups = new Map<Row[Key], Row[]>();
  for (const row of rows) groups.set(row[key], [...(groups.get(row[key]) ?? []), row]);
  return groups;
}
