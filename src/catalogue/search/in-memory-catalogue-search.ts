import { Logger } from '@nestjs/common';
import { Turns } from '../../common/time/turns.js';
import type { CatalogueSearch, SearchQuery, SearchResult } from './catalogue-search.js';
import type { SearchDocument } from './search-document.js';
import { SearchIndex } from './search-index.js';

/** Of all searches and changes together: other work has its turn after so many milliseconds. */
const turns = new Turns(5);

/** The catalogue in memory. Searches and changes go one after the other: a search does not miss what is being changed. */
export class InMemoryCatalogueSearch implements CatalogueSearch {
  private readonly logger = new Logger(InMemoryCatalogueSearch.name);
  private index = new SearchIndex();
  private last: Promise<unknown> = Promise.resolve();

  async put(documents: Iterable<SearchDocument>): Promise<void> {
    for (const document of documents) {
      await turns.rest();
      await this.next(() => this.index.upsert(document)).catch(error => {
        this.logger.error({ err: error, document: document.id, during: 'indexing the catalogue' });
        this.index.remove(document.id);
      });
    }
  }

  remove(ids: readonly number[]): Promise<void> {
    return this.next(() => ids.forEach(id => this.index.remove(id)));
  }

  search(query: SearchQuery): Promise<SearchResult> {
    return this.next(async () => {
      const steps = this.index.searchInSteps(query);
      let step = steps.next();
      for (; !step.done; step = steps.next()) await turns.rest();
      return step.value;
    });
  }

  async close(): Promise<void> {
    this.index = new SearchIndex();
  }

  private next<T>(work: () => T | Promise<T>): Promise<T> {
    const result = this.last.then(work);
    this.last = result.catch(() => undefined);
    return result;
  }
}
