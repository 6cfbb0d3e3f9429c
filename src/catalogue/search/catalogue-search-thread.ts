import { QuestionThread } from '../../infrastructure/workers/question-thread.js';
import { startThread } from '../../infrastructure/workers/start-thread.js';
import type { CatalogueSearch, SearchQuery, SearchResult } from './catalogue-search.js';
import type { ThreadQuestion } from './catalogue-search-thread.worker.js';
import type { SearchDocument } from './search-document.js';

/** Documents sent per turn of the event loop: one part takes a few milliseconds at most. */
const DOCUMENTS_A_TURN = 500;

/**
 * A catalogue in the memory of a thread, for far more documents than the catalogue's own: building the index keeps the collector of this thread busy
 * for tenths of a second.
 */
export class CatalogueSearchThread implements CatalogueSearch {
  private readonly thread: QuestionThread;

  /** @param onLost the thread has died, and the next one knows no document */
  constructor(onLost: () => void = () => undefined) {
    this.thread = new QuestionThread(
      () => startThread('./catalogue-search-thread.worker', import.meta.url),
      onLost,
    );
  }

  async put(documents: Iterable<SearchDocument>): Promise<void> {
    const all = [...documents];
    for (let first = 0; first < all.length; first += DOCUMENTS_A_TURN)
      await this.ask({ question: 'put', documents: all.slice(first, first + DOCUMENTS_A_TURN) });
  }

  async remove(ids: readonly number[]): Promise<void> {
    await this.ask({ question: 'remove', ids });
  }

  search(query: SearchQuery): Promise<SearchResult> {
    return this.ask({ question: 'search', query }) as Promise<SearchResult>;
  }

  close(): Promise<void> {
    return this.thread.end();
  }

  private ask(question: ThreadQuestion): Promise<unknown> {
    return this.thread.ask(question);
  }
}
