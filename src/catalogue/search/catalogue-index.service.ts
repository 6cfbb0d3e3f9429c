import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { CatalogueReadModel } from '../read-model/catalogue-read-model.service.js';
import type { ProductRow, WorkoutRow } from '../read-model/catalogue-rows.js';
import type { RowCollection } from '../read-model/row-collection.js';
import { inSlices } from '../read-model/row-reader.js';
import type { CatalogueSearch, SearchQuery, SearchResult } from './catalogue-search.js';
import { InMemoryCatalogueSearch } from './in-memory-catalogue-search.js';
import type { SearchDocument } from './search-document.js';
import { supplementSearchDocument } from './supplement-search-document.js';
import { workoutSearchDocument } from './workout-search-document.js';

/** Changes after which an index is rebuilt: replaced documents keep their memory, 1 kB each. */
const MOST_CHANGES = 100_000;

/** Search indexes of the visible workouts and the visible products; they follow the read model. */
@Injectable()
export class CatalogueIndex implements OnModuleInit, OnModuleDestroy {
  readonly workouts: FollowingIndex<WorkoutRow>;
  /** One document per product, not per variant. */
  readonly products: FollowingIndex<ProductRow>;

  constructor(private readonly catalogue: CatalogueReadModel) {
    this.workouts = new FollowingIndex(catalogue.workouts, workoutSearchDocument);
    this.products = new FollowingIndex(
      catalogue.products,
      supplementSearchDocument,
      row => !row.hidden && row.variants.length > 0,
    );
  }

  async onModuleInit(): Promise<void> {
    const filled = Promise.all([this.workouts.fill(), this.products.fill()]);
    // Changes that arrive during the build are applied afterwards.
    this.catalogue.onChange(async ({ workouts, products }) => {
      await filled;
      await this.workouts.follow(workouts);
      await this.products.follow(products);
    });
    await filled;
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all([this.workouts.close(), this.products.close()]);
  }
}

class FollowingIndex<Row extends { id: number; hidden: boolean }> {
  private current: CatalogueSearch = new InMemoryCatalogueSearch();
  private changes = 0;

  constructor(
    private readonly items: Pick<RowCollection<Row>, 'all' | 'rows'>,
    private readonly documentOf: (row: Row) => SearchDocument,
    private readonly canBeFound: (row: Row) => boolean = row => !row.hidden,
  ) {}

  search(query: SearchQuery): Promise<SearchResult> {
    return this.current.search(query);
  }

  close(): Promise<void> {
    return this.current.close();
  }

  /** Builds a new index of everything; the previous one answers until it is ready. */
  async fill(): Promise<void> {
    const search = new InMemoryCatalogueSearch();
    for await (const rows of this.items.all()) await search.put(this.documents(rows));
    this.current = search;
    this.changes = 0;
  }

  async follow(ids: readonly number[] | 'all'): Promise<void> {
    if (ids === 'all' || (this.changes += ids.length) > MOST_CHANGES) return this.fill();
    for await (const some of inSlices(ids)) {
      const rows = await this.items.rows(some);
      const found = new Set(rows.filter(this.canBeFound).map(({ id }) => id));
      await this.current.remove(some.filter(id => !found.has(id)));
      await this.current.put(this.documents(rows));
    }
  }

  /** Yields one document at a time, so that none outlives its indexing. */
  private *documents(rows: readonly Row[]): Generator<SearchDocument> {
    for (const row of rows) if (this.canBeFound(row)) yield this.documentOf(row);
  }
}
