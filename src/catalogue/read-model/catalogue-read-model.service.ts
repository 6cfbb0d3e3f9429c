import type { EntityManager } from 'typeorm';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../infrastructure/database/database.js';
import { CatalogueChanges, type LoggedChange } from '../changes/catalogue-changes.service.js';
import { BodyPart } from '../entities/body-part.entity.js';
import { Machine } from '../entities/machine.entity.js';
import { SeedLoader } from '../seed/seed-loader.js';
import {
  SEARCHED_OF_PRODUCT,
  SEARCHED_OF_VARIANT,
  SEARCHED_OF_WORKOUT,
  SHOWN_OF_PRODUCT,
  SHOWN_OF_VARIANT,
  SHOWN_OF_WORKOUT,
  type CatalogueNames,
  type NamedProduct,
  type ProductFacts,
  type ProductRow,
  type SearchedProduct,
  type SearchedWorkout,
  type WorkoutFacts,
  type WorkoutRow,
} from './catalogue-rows.js';
import { RowCollection } from './row-collection.js';
import { RowReader } from './row-reader.js';

/** Half the second within which another instance must show an admin's change. */
const POLL_MS = 500;

/** Changes after which body parts and machines are read again. */
const NAMING: readonly LoggedChange['kind'][] = ['machine', 'bodyPart', 'all'];

/** What has changed: ids, or `all` where anything may have. */
export interface ChangedItems {
  workouts: readonly number[] | 'all';
  products: readonly number[] | 'all';
}

/**
 * The catalogue as everybody reads it: lists, details, recommendations and the search index. It follows the log of changes, at once on the
 * instance of the admin who calls `refresh()`, within a second on the others; what recommendations weigh is always as committed.
 */
@Injectable()
export class CatalogueReadModel implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(CatalogueReadModel.name);
  private readonly reader: RowReader;
  private readonly workouts: RowCollection<WorkoutRow, WorkoutFacts>;
  private readonly products: RowCollection<ProductRow, ProductFacts>;
  private currentNames: CatalogueNames = { bodyParts: [], machines: [] };
  private seenVersion = 0;
  private lastTurn: Promise<unknown> = Promise.resolve();
  private poll: NodeJS.Timeout | undefined;
  private isFailing = false;
  private readonly listeners: ((changed: ChangedItems) => Promise<void>)[] = [];

  constructor(
    database: Database,
    private readonly changes: CatalogueChanges,
    private readonly seeds: SeedLoader,
  ) {
    this.reader = new RowReader(database.read);
    this.workouts = new RowCollection(
      id => this.reader.idsAfter('workouts', id),
      ids => this.reader.workouts(ids, this.names),
      ids => this.reader.workouts(ids, this.names, { without: SHOWN_OF_WORKOUT }),
    );
    this.products = new RowCollection(
      id => this.reader.idsAfter('supplement_products', id),
      ids => this.reader.products(ids),
      ids => this.reader.products(ids, { without: SHOWN_OF_PRODUCT }, { without: SHOWN_OF_VARIANT }),
    );
  }

  async onModuleInit(): Promise<void> {
    await this.seeds.load();
    this.seenVersion = await this.changes.version();
    this.currentNames = await this.readNames();
    await this.workouts.warmUp();
    await this.products.warmUp();
    this.pollLater();
  }

  async onModuleDestroy(): Promise<void> {
    clearTimeout(this.poll);
    this.poll = undefined;
    await this.lastTurn.catch(() => undefined);
  }

  /** Body parts and machines, hidden nowhere. */
  get names(): CatalogueNames {
    return this.currentNames;
  }

  /** What recommendations weigh of every visible workout, by id, as committed now. Not to be changed. */
  workoutFacts(): Promise<readonly WorkoutFacts[]> {
    return this.inTurn(async () => {
      await this.applyChanges();
      return this.workouts.facts();
    });
  }

  /** The same of every visible product. */
  productFacts(): Promise<readonly ProductFacts[]> {
    return this.inTurn(async () => {
      await this.applyChanges();
      return this.products.facts();
    });
  }

  /** Whole rows of these workouts in their order, hidden ones too; those that are gone are left out. Not to be changed. */
  workoutRows(ids: readonly number[]): Promise<WorkoutRow[]> {
    return this.workouts.rows(ids);
  }

  /** One workout as a transaction that has not ended sees it. */
  async workoutWithin(manager: EntityManager, id: number): Promise<WorkoutRow> {
    const [row] = await new RowReader(manager).workouts([id], this.names);
    return row!;
  }

  /** The same of a product. */
  async productWithin(manager: EntityManager, id: number): Promise<ProductRow> {
    const [row] = await new RowReader(manager).products([id]);
    return row!;
  }

  /** The same of products (not variants). */
  productRows(ids: readonly number[]): Promise<ProductRow[]> {
    return this.products.rows(ids);
  }

  /** Ids of all workouts, hidden ones too, some hundred at a time, so that other work gets its turn. */
  allWorkoutIds(): AsyncGenerator<number[]> {
    return this.workouts.allIds();
  }

  allProductIds(): AsyncGenerator<number[]> {
    return this.products.allIds();
  }

  searchedWorkouts(ids: readonly number[]): Promise<SearchedWorkout[]> {
    return this.reader.workouts(ids, this.names, { only: SEARCHED_OF_WORKOUT });
  }

  searchedProducts(ids: readonly number[]): Promise<SearchedProduct[]> {
    return this.reader.products(ids, { only: SEARCHED_OF_PRODUCT }, { only: SEARCHED_OF_VARIANT });
  }

  namedProducts(ids: readonly number[]): Promise<NamedProduct[]> {
    const [ofProduct, ofVariant] = [
      ['id', 'hidden', 'koreanName'],
      ['id', 'productId', 'price'],
    ];
    return this.reader.products(ids, { only: ofProduct }, { only: ofVariant });
  }

  /**
   * Shows every change committed so far. To be called after the transaction that recorded one. Never fails: what could not be shown
   * now is tried again twice a second.
   */
  async refresh(): Promise<void> {
    try {
      await this.inTurn(() => this.applyChanges());
      this.isFailing = false;
    } catch (error) {
      if (!this.isFailing) this.logger.warn({ err: error, during: 'following the catalogue' });
      this.isFailing = true;
    }
  }

  /** Is called with what has changed, before `refresh()` resolves. */
  onChange(listener: (changed: ChangedItems) => Promise<void>): void {
    this.listeners.push(listener);
  }

  private pollLater(): void {
    // The next only after the one before: a database that does not answer is asked once.
    this.poll = setTimeout(() => {
      void this.refresh().then(() => {
        if (this.poll !== undefined) this.pollLater();
      });
    }, POLL_MS);
    this.poll.unref();
  }

  /** One after the other: whoever calls while one runs needs the one that begins after it. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.lastTurn.catch(() => undefined).then(work);
    this.lastTurn = turn;
    return turn;
  }

  private async applyChanges(): Promise<void> {
    const changes = await this.changes.since(this.seenVersion);
    if (changes.length === 0) return;
    const changed = await this.changedItems(changes);
    if (changes.some(({ kind }) => NAMING.includes(kind))) this.currentNames = await this.readNames();
    await this.workouts.change(changed.workouts);
    await this.products.change(changed.products);
    for (const listener of this.listeners) await listener(changed);
    this.seenVersion = changes.at(-1)!.version;
  }

  private async changedItems(changes: readonly LoggedChange[]): Promise<ChangedItems> {
    if (changes.some(({ kind }) => kind === 'all')) return { workouts: 'all', products: 'all' };
    const ids = (wanted: LoggedChange['kind']) => [
      ...new Set(
        changes.flatMap(({ kind, entityId }) => (kind === wanted && entityId !== null ? [entityId] : [])),
      ),
    ];
    // Names of body parts and machines are part of every workout that has them.
    const workouts = new Set([
      ...ids('workout'),
      ...(await this.reader.workoutsOf('machineId', ids('machine'))),
      ...(await this.reader.workoutsOf('bodyPartId', ids('bodyPart'))),
    ]);
    return { workouts: [...workouts], products: ids('supplement') };
  }

  private async readNames(): Promise<CatalogueNames> {
    return { bodyParts: await this.reader.all(BodyPart), machines: await this.reader.all(Machine) };
  }
}
