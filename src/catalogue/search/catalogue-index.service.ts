import { setImmediate as othersTurn } from 'node:timers/promises';
import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { CatalogueReadModel } from '../read-model/catalogue-read-model.service.js';
import type { SearchedProduct, SearchedWorkout } from '../read-model/catalogue-rows.js';
import type { CatalogueSearch } from './catalogue-search.js';
import { InMemoryCatalogueSearch } from './in-memory-catalogue-search.js';
import type { SearchDocument } from './search-document.js';
import { supplementSearchDocument } from './supplement-search-document.js';
import { workoutSearchDocument } from './workout-search-document.js';

/** Rows read and indexed at once. */
const ROWS_AT_ONCE = 250;

/** After so many changes an index is made anew: what was replaced in it keeps its memory, 1 kB each. */
const MOST_CHANGES = 100_000;

/** Where the rows of an index come from. */
interface Source<Row> {
  allIds(): AsyncGenerator<number[]>;
  rows(ids: readonly number[]): Promise<Row[]>;
  /** `null`: not to be found. */
  document(row: Row): SearchDocument | null;
}

/** The visible workouts, and the visible products, to be searched; they follow the read model. */
@Injectable()
export class CatalogueIndex implements OnModuleInit, OnModuleDestroy {
  private readonly workoutIndex: FollowingIndex<SearchedWorkout>;
  private readonly productIndex: FollowingIndex<SearchedProduct>;

  constructor(private readonly catalogue: CatalogueReadModel) {
    this.workoutIndex = new FollowingIndex({
      allIds: () => catalogue.allWorkoutIds(),
      rows: ids => catalogue.searchedWorkouts(ids),
      document: row => (row.hidden ? null : workoutSearchDocument(row)),
    });
    this.productIndex = new FollowingIndex({
      allIds: () => catalogue.allProductIds(),
      rows: ids => catalogue.searchedProducts(ids),
      document: row =>
        row.hidden || row.variants.length === 0
          ? null
          : supplementSearchDocument({ ...row, flavors: row.variants.map(({ flavor }) => flavor) }),
    });
  }

  async onModuleInit(): Promise<void> {
    const filled = Promise.all([this.workoutIndex.fill(), this.productIndex.fill()]);
    // What changes meanwhile is taken over afterwards.
    this.catalogue.onChange(async ({ workouts, products }) => {
      await filled;
      await this.workoutIndex.follow(workouts);
      await this.productIndex.follow(products);
    });
    await filled;
  }

  async onModuleDestroy(): Promise<void> {
    await this.workouts.close();
    await this.products.close();
  }

  get workouts(): CatalogueSearch {
    return this.workoutIndex.search;
  }

  /** By product; not by variant. */
  get products(): CatalogueSearch {
    return this.productIndex.search;
  }
}

class FollowingIndex<Row extends { id: number }> {
  search: CatalogueSearch = new InMemoryCatalogueSearch();
  private changes = 0;

  constructor(private readonly source: Source<Row>) {}

  /** Makes a new index of everything; the one before answers until it is done. */
  async fill(): Promise<void> {
    const search = new InMemoryCatalogueSearch();
    for await (const ids of this.source.allIds()) await search.put(await this.documents(ids));
    this.search = search;
    this.changes = 0;
  }

  async follow(ids: readonly number[] | 'all'): Promise<void> {
    if (ids === 'all' || (this.changes += ids.length) > MOST_CHANGES) return this.fill();
    for (let from = 0; from < ids.length; from += ROWS_AT_ONCE) {
      const some = ids.slice(from, from + ROWS_AT_ONCE);
      const documents = await this.documents(some);
      const found = new Set(documents.map(({ id }) => id));
      await this.search.remove(some.filter(id => !found.has(id)));
      await this.search.put(documents);
      // SQLite answers without ever leaving the thread.
      await othersTurn();
    }
  }

  private async documents(ids: readonly number[]): Promise<SearchDocument[]> {
    return (await this.source.rows(ids)).flatMap(row => this.source.document(row) ?? []);
  }
}
