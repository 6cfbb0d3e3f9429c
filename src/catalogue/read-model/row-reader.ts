import { Logger } from '@nestjs/common';
import { setImmediate as othersTurn } from 'node:timers/promises';
import { In, type EntityManager, type ObjectLiteral } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import type { Machine } from '../entities/machine.entity.js';
import { SupplementProduct } from '../entities/supplement-product.entity.js';
import { Supplement } from '../entities/supplement.entity.js';
import { WorkoutBodyPart } from '../entities/workout-body-part.entity.js';
import { WorkoutMachine } from '../entities/workout-machine.entity.js';
import { Workout } from '../entities/workout.entity.js';
import type { CatalogueNames, ProductRow, WorkoutRow } from './catalogue-rows.js';

/** Rows read at once. SQLite reads on the thread that answers requests: so many take it 5 to 10 ms. */
export const ROWS_AT_ONCE = 250;
/** Different JSON texts kept parsed: lists of equipment, allergens and the like come again and again. */
const MOST_SHARED = 20_000;

const KINDS = { workouts: 'workout', supplement_products: 'supplement' } as const;

type Named = Pick<Machine, 'id' | 'koreanName'>;

/** Which columns to read: all, only some, or all but some. */
interface Columns {
  only?: readonly string[];
  without?: readonly string[];
}

/**
 * Reads rows with the columns the entities declare, without building entities: of a large catalogue that takes ten times as long.
 * A row that cannot be read is logged and left out.
 */
export class RowReader {
  private readonly logger = new Logger(RowReader.name);
  private readonly shared = new Map<string, unknown>();

  constructor(private readonly manager: EntityManager) {}

  /** The next ids after one, ascending; none at the end. Hidden items are among them, those of a file that is not through are not. */
  async idsAfter(table: keyof typeof KINDS, after: number): Promise<number[]> {
    const rows = await this.manager.query<{ id: number }[]>(
      `SELECT id FROM ${table} WHERE id > ? AND NOT EXISTS
         (SELECT 1 FROM catalogue_unseen WHERE kind = ? AND entityId = ${table}.id)
       ORDER BY id LIMIT ${ROWS_AT_ONCE}`,
      [after, KINDS[table]],
    );
    return rows.map(({ id }) => id);
  }

  /** Ids of the workouts that have one of these machines or body parts; a workout may come twice. */
  async workoutsOf(column: 'machineId' | 'bodyPartId', ids: readonly number[]): Promise<number[]> {
    const used = column === 'machineId' ? WorkoutMachine : WorkoutBodyPart;
    const found: number[] = [];
    // An import may have touched thousands.
    for (let from = 0; from < ids.length; from += ROWS_AT_ONCE) {
      const rows = await this.manager
        .createQueryBuilder(used, 'used')
        .select('used.workoutId', 'workoutId')
        .where({ [column]: In(ids.slice(from, from + ROWS_AT_ONCE)) })
        .getRawMany<{ workoutId: number }>();
      found.push(...rows.map(({ workoutId }) => workoutId));
      await othersTurn();
    }
    return found;
  }

  /** All rows of a table of names, by id, in slices: an import may have made it long. */
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

  /** Workouts with the names of what they refer to; typed as if they had all columns. */
  async workouts(
    ids: readonly number[],
    names: CatalogueNames,
    columns: Columns = {},
  ): Promise<WorkoutRow[]> {
    const rows = await this.of(Workout, 'id', ids, 'id', columns);
    const parts = groupBy(await this.of(WorkoutBodyPart, 'workoutId', ids, 'position'), 'workoutId');
    const machines = groupBy(await this.of(WorkoutMachine, 'workoutId', ids, 'machineId'), 'workoutId');
    const partName = namesById(names.bodyParts);
    const machineName = namesById(names.machines);
    return rows.map(row => {
      const namesOf = (primary: boolean) =>
        (parts.get(row.id) ?? [])
          .filter(part => part.isPrimary === primary)
          .flatMap(part => partName.get(part.bodyPartId) ?? []);
      return {
        ...row,
        primaryBodyParts: namesOf(true),
        secondaryBodyParts: namesOf(false),
        machineNames: (machines.get(row.id) ?? []).flatMap(
          ({ machineId }) => machineName.get(machineId) ?? [],
        ),
      };
    });
  }

  /** Products with their variants; typed as if they had all columns. */
  async products(
    ids: readonly number[],
    columns: Columns = {},
    ofVariants: Columns = {},
  ): Promise<ProductRow[]> {
    const rows = await this.of(SupplementProduct, 'id', ids, 'id', columns);
    const variants = groupBy(await this.of(Supplement, 'productId', ids, 'id', ofVariants), 'productId');
    return rows.map(row => ({ ...row, variants: variants.get(row.id) ?? [] }));
  }

  /** The rows whose `column` is one of these ids. */
  private async of<E extends ObjectLiteral>(
    entity: new () => E,
    column: keyof E & string,
    ids: readonly number[],
    order: keyof E & string,
    { only, without = [] }: Columns = {},
  ): Promise<E[]> {
    if (ids.length === 0) return [];
    const { tableName, columns } = this.manager.connection.getMetadata(entity);
    const wanted = columns.filter(
      ({ propertyName: name }) => (only?.includes(name) ?? true) && !without.includes(name),
    );
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

/** A list of names stays the same object until one of them changes. */
const indexed = new WeakMap<readonly Named[], ReadonlyMap<number, string>>();

function namesById(list: readonly Named[]): ReadonlyMap<number, string> {
  let names = indexed.get(list);
  if (names === undefined)
    indexed.set(list, (names = new Map(list.map(({ id, koreanName }) => [id, koreanName]))));
  return names;
}

function groupBy<Row, Key extends keyof Row>(rows: readonly Row[], key: Key): Map<Row[Key], Row[]> {
  const groups = new Map<Row[Key], Row[]>();
  for (const row of rows) groups.set(row[key], [...(groups.get(row[key]) ?? []), row]);
  return groups;
}
