import { Logger } from '@nestjs/common';
import { Mutex } from '../../common/time/mutex.js';
import { TimeSlicer } from '../../common/time/time-slicer.js';
import type { CatalogueSearch, SearchQuery, SearchResult } from './catalogue-search.js';
import type { SearchDocument } from './search-document.js';
import { SearchIndex } from './search-index.js';

/** Shared by all searches and changes: yields to other work after this many milliseconds. */
const slicer = new TimeSlicer(5);

/** The catalogue in memory. Searches and changes run one after the other, so a search misses no change in progress. */
export class InMemoryCatalogueSearch implements CatalogueSearch {
  private readonly logger = new Logger(InMemoryCatalogueSearch.name);
  private readonly calls = new Mutex();
  private index = new SearchIndex();

  put(documents: Iterable<SearchDocument>): Promise<void> {
    return this.calls.run(async () => {
      for (const document of documents) {
        if (slicer.isDue) await slicer.yieldIfDue();
        try {
          this.index.upsert(document);
        } catch (error) {
          this.logger.error({ err: error, document: document.id, during: 'indexing the catalogue' });
          this.index.remove(document.id);
        }
      }
    });
  }

  remove(ids: readonly number[]): Promise<void> {
    return this.calls.run(() => ids.forEach(id => this.index.remove(id)));
  }

  search(query: SearchQuery): Promise<SearchResult> {
    return this.calls.run(async () => {
      const steps = this.index.searchInSteps(query);
      let step = steps.next();
      for (; !step.done; step = steps.next()) if (slicer.isDue) await slicer.yieldIfDue();
      return step.value;
    });
  }

  async close(): Promise<void> {
    this.index = new SearchIndex();
  }
}
