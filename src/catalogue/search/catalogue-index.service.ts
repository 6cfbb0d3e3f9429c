import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { CatalogueReadModel } from '../read-model/catalogue-read-model.service.js';
import { inSlices } from '../read-model/row-reader.js';
import type { CatalogueSearch, SearchQuery, SearchResult } from './catalogue-search.js';
import { InMemoryCatalogueSearch } from './in-memory-catalogue-search.js';
import type { SearchDocument } from './search-document.js';
import { supplementSearchDocument } from './supplement-search-document.js';
import { workoutSearchDocument } from './workout-search-document.js';

/** After so many changes an index is made anew: what was replaced in it keeps its memory, 1 kB each. */
const MOST_CHANGES = 100_000;

/** The visible workouts, and the visible products, to be searched; they follow the read model. */
@Injectable()
export class CatalogueIndex implements OnModuleInit, OnModuleDestroy {
  readonly workouts = new FollowingIndex(
    () => this.catalogue.allWorkoutIds(),
    async ids =>
      (await this.catalogue.searchedWorkouts(ids)).filter(({ hidden }) => !hidden).map(workoutSearchDocument),
  );
  /** By product; not by variant. */
  readonly products = new FollowingIndex(
    () => this.catalogue.allProductIds(),
    async ids =>
      (await this.catalogue.searchedProducts(ids))
        .filter(({ hidden, variants }) => !hidden && variants.length > 0)
        .map(row => supplementSearchDocument({ ...row, flavors: row.variants.map(({ flavor }) => flavor) })),
  );

  constructor(private readonly catalogue: CatalogueReadModel) {}

  async onModuleInit(): Promise<void> {
    const filled = Promise.all([this.workouts.fill(), this.products.fill()]);
    // What changes meanwhile is taken over afterwards.
    this.catalogue.onChange(async ({ workouts, products }) => {
      await filled;
      await this.workouts.follow(workouts);
      await this.products.follow(products);
    });
    await filled;
  }

  async onModuleDestroy(): Promise<void> {
    await this.workouts.close();
    await this.products.close();
  }
}

class FollowingIndex {
  private current: CatalogueSearch = new InMemoryCatalogueSearch();
  private changes = 0;

  /** @param documents of those of these ids that can be found */
  constructor(
    private readonly allIds: () => AsyncGenerator<readonly number[]>,
    private readonly documents: (ids: readonly number[]) => Promise<SearchDocument[]>,
  ) {}

  search(query: SearchQuery): Promise<SearchResult> {
    return this.current.search(query);
  }

  close(): Promise<void> {
    return this.current.close();
  }

  /** Makes a new index of everything; the one before answers until it is done. */
  async fill(): Promise<void> {
    const search = new InMemoryCatalogueSearch();
    for await (const ids of this.allIds()) await search.put(await this.documents(ids));
    this.current = search;
    this.changes = 0;
  }

  async follow(ids: readonly number[] | 'all'): Promise<void> {
    if (ids === 'all' || (this.changes += ids.length) > MOST_CHANGES) return this.fill();
    for await (const some of inSlices(ids)) {
      const documents = await this.documents(some);
      const found = new Set(documents.map(({ id }) => id));
      await this.current.remove(some.filter(id => !found.has(id)));
      await this.current.put(documents);
    }
  }
}
