import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../infrastructure/database/database.js';
import { CatalogueChanges, type LoggedChange } from '../changes/catalogue-changes.service.js';
import { BodyPart } from '../entities/body-part.entity.js';
import type { CatalogueChangeKind } from '../entities/catalogue-change.entity.js';
import { Machine } from '../entities/machine.entity.js';
import { SavedParts } from '../search/saved-parts.js';
import { SeedLoader } from '../seed/seed-loader.js';
import { ProductShelf } from './product-shelf.js';
import { readProductRows } from './product-rows.js';
import type { RowSource } from './row-chunks.js';
import { SavedCatalogue } from './saved-catalogue.js';
import { WorkoutShelf } from './workout-shelf.js';
import { readWorkoutRows } from './workout-rows.js';

/** Half the second within which another instance must show an admin's change. */
const POLL_MS = 500;
/** The index is saved once the start is over, and again when no change has come for a while. */
const SAVE_AFTER_START_MS = 10_000;
const SAVE_AFTER_CHANGE_MS = 60_000;

/** Everything visitors list and search, held in memory, so that no search waits for the database. */
interface Contents {
  bodyParts: BodyPart[];
  machines: Machine[];
  workouts: WorkoutShelf;
  products: ProductShelf;
}

/**
 * The catalogue in memory. Read at start, from a saved index where that is still right, then kept current by the log of changes: at once on the instance of the
 * admin who calls `refresh()`, within a second on the others.
 */
@Injectable()
export class CatalogueMemory implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(CatalogueMemory.name);
  private contents: Contents | undefined;
  private seenVersion = 0;
  private refreshing: Promise<void> = Promise.resolve();
  private poll: NodeJS.Timeout | undefined;
  private readonly listeners: (() => void)[] = [];
  /** Counts what was loaded and changed. */
  private generation = 0;
  private saveTimer: NodeJS.Timeout | undefined;
  private saving: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly changes: CatalogueChanges,
    private readonly seeds: SeedLoader,
    private readonly saved: SavedCatalogue,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.seeds.load();
    this.seenVersion = await this.changes.version();
    const parts = await this.saved.read();
    const restored = parts === null ? null : await this.restore(parts);
    this.contents = restored ?? (await this.loadAndSaveLater());
    this.poll = setInterval(() => {
      this.refresh().catch((error: unknown) => this.logger.warn({ err: error, during: 'refresh' }));
    }, POLL_MS);
    this.poll.unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.poll);
    clearTimeout(this.saveTimer);
    // An index that is being written is given up.
    this.generation++;
    await this.saving;
    await this.refreshing.catch(() => undefined);
  }

  /** In the order every screen lists them. */
  get bodyParts(): readonly BodyPart[] {
    return this.loaded.bodyParts;
  }

  get machines(): readonly Machine[] {
    return this.loaded.machines;
  }

  get workouts(): WorkoutShelf {
    return this.loaded.workouts;
  }

  get products(): ProductShelf {
    return this.loaded.products;
  }

  /** Shows every change committed so far. To be called after the transaction that recorded one. */
  refresh(): Promise<void> {
    // One after the other: whoever calls while one runs needs the one that begins after it.
    this.refreshing = this.refreshing.catch(() => undefined).then(() => this.applyChanges());
    return this.refreshing;
  }

  /** Calls back after each refresh that changed something, so that what was made of the catalogue can be dropped. */
  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  private get loaded(): Contents {
    if (!this.contents) throw new Error('The catalogue was asked for before the start had loaded it');
    return this.contents;
  }

  private async applyChanges(): Promise<void> {
    const changes = await this.changes.since(this.seenVersion);
    if (changes.length === 0) return;
    this.generation++;
    if (changes.some(change => REBUILDING.has(change.kind))) {
      this.contents = await this.loadAll(this.source);
    } else {
      await this.reloadWorkouts(idsOf(changes, 'workout'));
      await this.reloadProducts(idsOf(changes, 'supplement'));
    }
    this.seenVersion = changes.at(-1)!.version;
    this.saveLater(SAVE_AFTER_CHANGE_MS);
    for (const listener of this.listeners) listener();
  }

  private get source(): RowSource {
    return { manager: this.database.read, embedded: this.database.embedded };
  }

  private async loadAndSaveLater(): Promise<Contents> {
    const { loaded, key } = await this.saved.withKey(source => this.loadAll(source));
    if (key !== null) this.saveLater(SAVE_AFTER_START_MS, key);
    return loaded;
  }

  private async loadAll(source: RowSource): Promise<Contents> {
    const contents = await this.emptyShelves();
    const { workouts, products } = contents;
    for await (const rows of readWorkoutRows(source)) for (const row of rows) workouts.put(row);
    for await (const rows of readProductRows(source)) for (const row of rows) products.put(row);
    return contents;
  }

  private async restore(parts: SavedParts): Promise<Contents | null> {
    const contents = await this.emptyShelves();
    try {
      contents.workouts.restore(parts.within('workouts'));
      contents.products.restore(parts.within('products'));
      return contents;
    } catch (error) {
      this.logger.warn({ err: error, during: 'restoring the saved index' });
      return null;
    }
  }

  private async emptyShelves(): Promise<Contents> {
    const manager = this.database.read;
    const bodyParts = await manager.find(BodyPart, { order: { id: 'ASC' } });
    const machines = await manager.find(Machine, { order: { id: 'ASC' } });
    const workouts = new WorkoutShelf({
      bodyParts: new Map(bodyParts.map(part => [part.id, part.koreanName])),
      machines: new Map(machines.map(machine => [machine.id, machine.koreanName])),
    });
    return { bodyParts, machines, workouts, products: new ProductShelf() };
  }

  /** @param loadedFrom the key of the rows that were loaded, where nothing has changed since */
  private saveLater(delay: number, loadedFrom?: string): void {
    clearTimeout(this.saveTimer);
    this.saveTimer = setTimeout(() => {
      this.saving = this.save(loadedFrom).catch((error: unknown) =>
        this.logger.warn({ err: error, during: 'saving the index' }),
      );
    }, delay);
    this.saveTimer.unref();
  }

  private async save(loadedFrom?: string): Promise<void> {
    const { generation } = this;
    const isCurrent = () => generation === this.generation;
    const key = loadedFrom ?? (await this.saved.key());
    if (key === null) return;
    // What the key may have seen already is in memory after this, and then another save is due.
    await this.refresh();
    if (!isCurrent()) return;
    const parts = new SavedParts();
    this.workouts.save(parts.within('workouts'));
    this.products.save(parts.within('products'));
    await this.saved.write(key, parts, isCurrent);
  }

  private async reloadWorkouts(ids: number[]): Promise<void> {
    const gone = new Set(ids);
    for await (const rows of readWorkoutRows(this.source, ids)) {
      for (const row of rows) {
        this.workouts.put(row);
        gone.delete(row.id);
      }
    }
    for (const id of gone) this.workouts.remove(id);
  }

  private async reloadProducts(ids: number[]): Promise<void> {
    const gone = new Set(ids);
    for await (const rows of readProductRows(this.source, ids)) {
      for (const row of rows) {
        this.products.put(row);
        gone.delete(row.id);
      }
    }
    for (const id of gone) this.products.remove(id);
  }
}

/** Names of body parts and machines are part of every workout's item. */
const REBUILDING = new Set<CatalogueChangeKind>(['all', 'bodyPart', 'machine']);

function idsOf(changes: LoggedChange[], kind: CatalogueChangeKind): number[] {
  return [
    ...new Set(
      changes.flatMap(change => (change.kind === kind && change.entityId !== null ? [change.entityId] : [])),
    ),
  ];
}
