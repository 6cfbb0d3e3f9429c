import { Logger } from '@nestjs/common';
import { setImmediate as othersTurn } from 'node:timers/promises';
import type { CatalogueSearch, SearchQuery, SearchResult } from './catalogue-search.js';
import type { SearchDocument } from './search-document.js';
import { SearchIndex } from './search-index.js';

/** How long the thread is held at a time, about. */
const TURN_MS = 5;
/** Put in within one step: some milliseconds. */
const DOCUMENTS_AT_ONCE = 50;

/** The catalogue in memory, on SQLite's full-text index. Long searches and changes let other work have its turn. */
export class FtsCatalogueSearch implements CatalogueSearch {
  private readonly logger = new Logger(FtsCatalogueSearch.name);
  private readonly index = new SearchIndex();
  private closed = false;

  put(documents: readonly SearchDocument[]): Promise<void> {
    return inTurns(this.putEach(documents));
  }

  async remove(ids: readonly number[]): Promise<void> {
    await inTurns(this.removeEach(ids));
  }

  search(query: SearchQuery): Promise<SearchResult> {
    return inTurns(this.index.searchInSteps(query));
  }

  async close(): Promise<void> {
    if (!this.closed) this.index.close();
    this.closed = true;
  }

  private *putEach(documents: readonly SearchDocument[]): Generator<void, void> {
    for (let from = 0; from < documents.length; from += DOCUMENTS_AT_ONCE) {
      this.index.addAll(documents.slice(from, from + DOCUMENTS_AT_ONCE), (error, { id }) => {
        this.logger.error({ err: error, document: id, during: 'indexing the catalogue' });
        this.index.remove(id);
      });
      yield;
    }
  }

  private *removeEach(ids: readonly number[]): Generator<void, void> {
    for (const id of ids) {
      this.index.remove(id);
      yield;
    }
  }
}

async function inTurns<T>(steps: Generator<void, T>): Promise<T> {
  let begun = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - begun < TURN_MS) continue;
    await othersTurn();
    begun = performance.now();
  }
}
