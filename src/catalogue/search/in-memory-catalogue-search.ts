import { Logger } from '@nestjs/common';
import { setImmediate as othersTurn } from 'node:timers/promises';
import type { CatalogueSearch, SearchQuery, SearchResult } from './catalogue-search.js';
import type { Steps } from './found.js';
import type { SearchDocument } from './search-document.js';
import { SearchIndex } from './search-index.js';

/** How long the thread is held at a time, about. */
const TURN_MS = 5;

/** The catalogue in memory. Long searches and changes let other work have its turn. */
export class InMemoryCatalogueSearch implements CatalogueSearch {
  private readonly logger = new Logger(InMemoryCatalogueSearch.name);
  private index = new SearchIndex();

  put(documents: readonly SearchDocument[]): Promise<void> {
    return inTurns(this.putEach(documents));
  }

  async remove(ids: readonly number[]): Promise<void> {
    for (const id of ids) this.index.remove(id);
  }

  search(query: SearchQuery): Promise<SearchResult> {
    return inTurns(this.index.searchInSteps(query));
  }

  async close(): Promise<void> {
    this.index = new SearchIndex();
  }

  private *putEach(documents: readonly SearchDocument[]): Steps {
    for (const document of documents) {
      try {
        this.index.upsert(document);
      } catch (error) {
        this.logger.error({ err: error, document: document.id, during: 'indexing the catalogue' });
        this.index.remove(document.id);
      }
      yield;
    }
  }
}

let lastTurn: Promise<unknown> = Promise.resolve();

/** One turn between two of all other work, however many searches wait for theirs. */
async function inTurns<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    await (lastTurn = lastTurn.then(() => othersTurn()));
    const begun = performance.now();
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() - begun < TURN_MS);
  }
}
