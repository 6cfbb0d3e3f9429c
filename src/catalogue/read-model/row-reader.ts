import { Logger } from '@nestjs/common';
import { setImmediate as othersTurn } from 'node:timers/promises';
import type { EntityManager, ObjectLiteral } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import { SupplementProduct } from '../entities/supplement-product.entity.js';
import { Supplement } from '../entities/supplement.entity.js';
import { WorkoutBodyPart } from '../entities/workout-body-part.entity.js';
import { WorkoutMachine } from '../entities/workout-machine.entity.js';
import { Workout } from '../entities/workout.entity.js';
import {
  SHOWN_OF_PRODUCT,
  SHOWN_OF_VARIANT,
  SHOWN_OF_WORKOUT,
  type CatalogueNames,
  type ProductFacts,
  type ProductRow,
  type WorkoutFacts,
  type WorkoutRow,
} from './catalogue-rows.js';

/** Rows read at once. SQLite reads on the thread that answers requests: so many take it 5 to 10 ms. */
export const ROWS_AT_ONCE = 250;
/** Different JSON texts kept parsed: lists of equipment, allergens and the like come again and again. */
const MOST_SHARED = 20_000;

/** All columns, or those that recommendations weigh (see SHOWN_OF_WORKOUT). */
export type Detail = 'row' | 'facts';

/**
 * Reads rows with the columns the entities declare, without building entities: of a large catalogue that takes ten times as long.
 * A row that cannot be read is logged and left out.
 */
export class RowReader {
  private readonly logger = new Logger(RowReader.name);
  private readonly shared = new Map<string, unknown>();
  /** Of each list of names the same by id. */
  private readonly nameMaps = new WeakMap<readonly object[], Map<number, string>>();

  constructor(private readonly manager: EntityManager) {}

  /** The next ids after one, ascending; none at the end. Hidden items are among them. */
  async idsAfter(table: 'workouts' | 'supplement_products', after: number): Promise<number[]> {
    const rows = await this.manager.query<{ id: number }[]>(
      `SELECT id FROM ${table} WHERE id > ? ORDER BY id LIMIT ${ROWS_AT_ONCE}`,
      [after],
    );
    return rows.map(({ id }) => id);
  }

  /** Ids of the workouts that have one of these machines or body parts; a workout may come twice. */
  async workoutsOf(column: 'machineId' | 'bodyPartId', ids: readonly number[]): Promise<number[]> {
    const table = column === 'machineId' ? 'workout_machines' : 'workout_body_parts';
    const found: number[] = [];
    for (let from = 0; from < ids.length; from += ROWS_AT_ONCE) {
      const some = ids.slice(from, from + ROWS_AT_ONCE);
      const rows = await this.manager.query<{ workoutId: number }[]>(
        `SELECT workoutId FROM ${table} WHERE ${column} IN (${some.map(() => '?').join(', ')})`,
        some,
      );
      found.push(...rows.map(({ workoutId }) => workoutId));
      await othersTurn();
    }
    return found;
  }

  /** All rows of a short table, by id. */
  async all<E extends ObjectLiteral & { id: number }>(entity: new () => E): Promise<E[]> {
    const { tableName, columns } = this.manager.connection.getMetadata(entity);
    const found: E[] = [];
    for (;;) {
      const rows = await this.manager.query<ObjectLiteral[]>(
        `SELECT * FROM \`${tableName}\` WHERE id > ? ORDER BY id LIMIT ${ROWS_AT_ONCE}`,
        [found.at(-1)?.id ?? 0],
      );
      found.push(...rows.map(row => this.hydrated<E>(row, columns)));
      if (rows.length < ROWS_AT_ONCE) return found;
      await othersTurn();
    }
  }

  workouts(ids: readonly number[], names: CatalogueNames, detail: 'row'): Promise<WorkoutRow[]>;
  workouts(ids: readonly number[], names: CatalogueNames, detail: Detail): Promise<WorkoutFacts[]>;
  async workouts(ids: readonly number[], names: CatalogueNames, detail: Detail): Promise<WorkoutFacts[]> {
    const rows = await this.of(Workout, 'id', ids, 'id', detail === 'row' ? [] : SHOWN_OF_WORKOUT);
    const parts = groupBy(await this.of(WorkoutBodyPart, 'workoutId', ids, 'position'), 'workoutId');
    const machines = groupBy(await this.of(WorkoutMachine, 'workoutId', ids, 'machineId'), 'workoutId');
    const partName = this.namesById(names.bodyParts);
    const machineName = this.namesById(names.machines);
    return rows.map(row => {
      const trained = parts.get(row.id) ?? [];
      const namesOf = (primary: boolean) =>
        this.share(
          trained
            .filter(part => part.isPrimary === primary)
            .flatMap(part => partName.get(part.bodyPartId) ?? []),
        );
      const needed = machines.get(row.id) ?? [];
      return {
        ...row,
        primaryBodyParts: namesOf(true),
        secondaryBodyParts: namesOf(false),
        machineNames: this.share(needed.flatMap(machine => machineName.get(machine.machineId) ?? [])),
      };
    });
  }

  products(ids: readonly number[], detail: 'row'): Promise<ProductRow[]>;
  products(ids: readonly number[], detail: Detail): Promise<ProductFacts[]>;
  async products(ids: readonly number[], detail: Detail): Promise<ProductFacts[]> {
    const isRow = detail === 'row';
    const rows = await this.of(SupplementProduct, 'id', ids, 'id', isRow ? [] : SHOWN_OF_PRODUCT);
    const variants = groupBy(
      await this.of(Supplement, 'productId', ids, 'id', isRow ? [] : SHOWN_OF_VARIANT),
      'productId',
    );
    return rows.map(row => ({ ...row, variants: variants.get(row.id) ?? [] }));
  }

  /** The rows whose `column` is one of these ids. */
  private async of<E extends ObjectLiteral>(
    entity: new () => E,
    column: keyof E & string,
    ids: readonly number[],
    order: keyof E & string,
    leftOut: readonly string[] = [],
  ): Promise<E[]> {
    if (ids.length === 0) return [];
    const { tableName, columns } = this.manager.connection.getMetadata(entity);
    const wanted = columns.filter(({ propertyName }) => !leftOut.includes(propertyName));
    const rows = await this.manager.query<ObjectLiteral[]>(
      `SELECT ${wanted.map(({ databaseName }) => `\`${databaseName}\``).join(', ')} FROM \`${tableName}\`
       WHERE \`${column}\` IN (${ids.map(() => '?').join(', ')}) ORDER BY \`${column}\`, \`${order}\``,
      [...ids],
    );
    return rows.flatMap(row => {
      try {
        return [this.hydrated<E>(row, wanted)];
      } catch (error) {
        this.logger.error({ err: error, table: tableName, row: row['id'], during: 'reading the catalogue' });
        return [];
      }
    });
  }

  private hydrated<E extends ObjectLiteral>(row: ObjectLiteral, columns: readonly ColumnMetadata[]): E {
    const { driver } = this.manager.connection;
    const hydrated: ObjectLiteral = {};
    for (const column of columns) {
      const value: unknown = row[column.databaseName];
      hydrated[column.propertyName] =
        column.type === 'simple-json' && typeof value === 'string'
          ? this.parsed(value)
          : driver.prepareHydratedValue(value, column);
    }
    return hydrated as E;
  }

  private namesById(rows: readonly { id: number; koreanName: string }[]): Map<number, string> {
    let names = this.nameMaps.get(rows);
    if (!names) {
      names = new Map(rows.map(({ id, koreanName }) => [id, koreanName]));
      this.nameMaps.set(rows, names);
    }
    return names;
  }

  private share<T>(list: T[]): T[] {
    return this.parsed(JSON.stringify(list)) as T[];
  }

  /** Equal texts give the same object, frozen: a hundred thousand products have few different lists. */
  private parsed(json: string): unknown {
    let value = this.shared.get(json);
    if (value === undefined) {
      value = Object.freeze(JSON.parse(json));
      if (this.shared.size >= MOST_SHARED) this.shared.clear();
      this.shared.set(json, value);
    }
    return value;
  }
}

function groupBy<Row, Key extends keyof Row>(rows: readonly Row[], key: Key): Map<Row[Key], Row[]> {
  const groups = new Map<Row[Key], Row[]>();
  for (const row of rows) {
    const group = groups.get(row[key]);
    if (group) group.push(row);
    else groups.set(row[key], [row]);
  }
  return groups;
}
