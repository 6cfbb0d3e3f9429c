import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Mutex } from '../../common/time/mutex.js';
import { SingleRun } from '../../common/time/single-run.js';
import { Database } from '../../infrastructure/database/database.js';
import { KeptAnswers } from '../../infrastructure/answers/revised-answers.js';
import { CatalogueChanges, type LoggedChange } from '../changes/catalogue-changes.service.js';
import { SeedLoader } from '../seed/seed-loader.js';
import { productFacts, workoutFacts } from './catalogue-rows.js';
import type { CatalogueNames, ProductFacts, ProductRow, WorkoutFacts, WorkoutRow } from './catalogue-rows.js';
import { RowCollection } from './row-collection.js';
import { RowReader } from './row-reader.js';

/** Half the second within which other instances must show an admin's change. */
const POLL_MS = 500;

/** Ids of the changed items, or `all` if anything may have changed. */
export type ChangedItems = Record<'workouts' | 'products', readonly number[] | 'all'>;

/**
 * The catalogue for all readers: lists, details, recommendations and the search index. It follows the change log: at once on the instance of the
 * admin who calls `refresh()`, within a second on the others. Recommendations always use committed data.
 */
@Injectable()
export class CatalogueReadModel implements OnModuleInit, OnModuleDestroy {
  /** Body parts and machines; they are never hidden. */
  names: CatalogueNames = { bodyParts: [], machines: [] };
  private readonly logger = new Logger(CatalogueReadModel.name);
  private readonly reader: RowReader;
  readonly workouts: RowCollection<WorkoutRow, WorkoutFacts>;
  readonly products: RowCollection<ProductRow, ProductFacts>;
  private readonly listeners: ((changed: ChangedItems) => Promise<void>)[] = [];
  private seenVersion = 0;
  private readonly calls = new Mutex();
  /** One poll at a time: a database that does not respond is asked once. */
  private readonly polls = new SingleRun();
  private poll: NodeJS.Timeout | undefined;
  private isFailing = false;

  constructor(
    database: Database,
    private readonly changes: CatalogueChanges,
    private readonly seeds: SeedLoader,
    private readonly kept: KeptAnswers,
  ) {
    const reader = (this.reader = new RowReader(database.read));
    const [workoutIds, productIds] = [() => reader.allIds('workout'), () => reader.allIds('supplement')];
    this.workouts = new RowCollection(workoutIds, ids => reader.workouts(ids), workoutFacts);
    this.products = new RowCollection(productIds, ids => reader.products(ids), productFacts);
  }

  async onModuleInit(): Promise<void> {
    await this.seeds.load();
    this.seenVersion = this.kept.catalogueVersion = await this.changes.version();
    this.names = await this.reader.names();
    this.poll = setInterval(() => void this.polls.start(() => this.refresh()), POLL_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.poll);
    await this.calls.settled();
  }

  /** The recommendation inputs of every visible workout, by id, as currently committed. Read-only. */
  readonly workoutFacts = this.upToDate(() => this.workouts.facts());

  /** The same for every visible product. */
  readonly productFacts = this.upToDate(() => this.products.facts());

  private readonly update = this.upToDate(() => Promise.resolve());

  /** Shows every change committed so far: call it after a commit. Never fails; retries failed updates twice a second. */
  async refresh(): Promise<void> {
    try {
      await this.update();
      this.isFailing = false;
    } catch (error) {
      if (!this.isFailing) this.logger.warn({ err: error, during: 'following the catalogue' });
      this.isFailing = true;
    }
  }

  /** Calls the listener with the changed items before `refresh()` resolves. */
  onChange(listener: (changed: ChangedItems) => Promise<void>): void {
    this.listeners.push(listener);
  }

  /** One refresh at a time: all callers during a refresh need the next one, and share it. */
  private upToDate<T>(work: () => Promise<T>): () => Promise<T> {
    let next: Promise<T> | undefined;
    return () =>
      (next ??= this.calls.run(() => {
        next = undefined;
        return this.applyChanges().then(work);
      }));
  }

  private async applyChanges(): Promise<void> {
    const changes = await this.changes.since(this.seenVersion);
    if (changes.length === 0) return;
    const changed = await this.changedItems(changes);
    const isItem = ({ kind }: LoggedChange) => kind === 'workout' || kind === 'supplement';
    if (!changes.every(isItem)) this.names = await this.reader.names();
    await this.workouts.change(changed.workouts);
    await this.products.change(changed.products);
    for (const listener of this.listeners) await listener(changed);
    this.seenVersion = this.kept.catalogueVersion = changes.at(-1)!.version;
  }

  private async changedItems(changes: readonly LoggedChange[]): Promise<ChangedItems> {
    if (changes.some(({ kind }) => kind === 'all')) return { workouts: 'all', products: 'all' };
    const ids = (wanted: LoggedChange['kind']) =>
      changes.flatMap(({ kind, entityId }) => (kind === wanted ? [entityId!] : []));
    // The names of body parts and machines are part of every workout that uses them.
    const workouts = [
      ...ids('workout'),
      ...(await this.reader.workoutsWith('machine', ids('machine'))),
      ...(await this.reader.workoutsWith('bodyPart', ids('bodyPart'))),
    ];
    return { workouts: [...new Set(workouts)], products: [...new Set(ids('supplement'))] };
  }
}
