import type { EntityManager } from 'typeorm';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { SingleRun } from '../../common/time/single-run.js';
import { Database } from '../../infrastructure/database/database.js';
import { CatalogueChanges, type LoggedChange } from '../changes/catalogue-changes.service.js';
import { SeedLoader } from '../seed/seed-loader.js';
import {
  productFacts,
  SEARCHED_OF_PRODUCT,
  SEARCHED_OF_VARIANT,
  SEARCHED_OF_WORKOUT,
  workoutFacts,
  type CatalogueNames,
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
  /** Body parts and machines, hidden nowhere. */
  names: CatalogueNames = { bodyParts: [], machines: [] };
  private readonly logger = new Logger(CatalogueReadModel.name);
  private readonly reader: RowReader;
  private readonly workouts: RowCollection<WorkoutRow, WorkoutFacts>;
  private readonly products: RowCollection<ProductRow, ProductFacts>;
  private seenVersion = 0;
  private lastTurn: Promise<unknown> = Promise.resolve();
  /** One at a time: a database that does not answer is asked once. */
  private readonly polls = new SingleRun();
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
      () => this.reader.allIds('workout'),
      ids => this.reader.workouts(ids),
      workoutFacts,
    );
    this.products = new RowCollection(
      () => this.reader.allIds('supplement'),
      ids => this.reader.products(ids),
      productFacts,
    );
  }

  async onModuleInit(): Promise<void> {
    await this.seeds.load();
    this.seenVersion = await this.changes.version();
    this.names = await this.reader.names();
    await this.workouts.warmUp();
    await this.products.warmUp();
    this.poll = setInterval(() => void this.polls.start(() => this.refresh()), POLL_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.poll);
    await this.lastTurn.catch(() => undefined);
  }

  /** What recommendations weigh of every visible workout, by id, as committed now. Not to be changed. */
  workoutFacts(): Promise<readonly WorkoutFacts[]> {
    return this.upToDate(() => this.workouts.facts());
  }

  /** The same of every visible product. */
  productFacts(): Promise<readonly ProductFacts[]> {
    return this.upToDate(() => this.products.facts());
  }

  /** Whole rows of these workouts in their order, hidden ones too; those that are gone are left out. Not to be changed. */
  workoutRows(ids: readonly number[]): Promise<WorkoutRow[]> {
    return this.workouts.rows(ids);
  }

  /** The same of products (not variants). */
  productRows(ids: readonly number[]): Promise<ProductRow[]> {
    return this.products.rows(ids);
  }

  searchedWorkouts(ids: readonly number[]): Promise<SearchedWorkout[]> {
    return this.reader.workouts(ids, SEARCHED_OF_WORKOUT);
  }

  searchedProducts(ids: readonly number[]): Promise<SearchedProduct[]> {
    return this.reader.products(ids, { ...SEARCHED_OF_PRODUCT, variants: SEARCHED_OF_VARIANT });
  }

  /** Rows as a transaction that has not ended sees them. */
  within(manager: EntityManager): RowReader {
    return new RowReader(manager);
  }

  /** Ids of all workouts, hidden ones too, some hundred at a time, so that other work gets its turn. */
  allWorkoutIds(): AsyncGenerator<readonly number[]> {
    return this.workouts.allIds();
  }

  allProductIds(): AsyncGenerator<readonly number[]> {
    return this.products.allIds();
  }

  /**
   * Shows every change committed so far. To be called after the transaction that recorded one. Never fails: what could not be shown
   * now is tried again twice a second.
   */
  async refresh(): Promise<void> {
    try {
      await this.upToDate(async () => undefined);
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

  /** One after the other: whoever calls while one runs needs the one that begins after it. */
  private upToDate<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.lastTurn
      .catch(() => undefined)
      .then(() => this.applyChanges())
      .then(work);
    this.lastTurn = turn;
    return turn;
  }

  private async applyChanges(): Promise<void> {
    const changes = await this.changes.since(this.seenVersion);
    if (changes.length === 0) return;
    const changed = await this.changedItems(changes);
    if (changes.some(({ kind }) => kind !== 'workout' && kind !== 'supplement'))
      this.names = await this.reader.names();
    await this.workouts.change(changed.workouts);
    await this.products.change(changed.products);
    for (const listener of this.listeners) await listener(changed);
    this.seenVersion = changes.at(-1)!.version;
  }

  private async changedItems(changes: readonly LoggedChange[]): Promise<ChangedItems> {
    if (changes.some(({ kind }) => kind === 'all')) return { workouts: 'all', products: 'all' };
    const ids = (wanted: LoggedChange['kind']) =>
      changes.flatMap(({ kind, entityId }) => (kind === wanted ? [entityId!] : []));
    // Names of body parts and machines are part of every workout that has them.
    const workouts = [
      ...ids('workout'),
      ...(await this.reader.workoutsWith('machine', ids('machine'))),
      ...(await this.reader.workoutsWith('bodyPart', ids('bodyPart'))),
    ];
    return { workouts: [...new Set(workouts)], products: [...new Set(ids('supplement'))] };
  }
}
