import type { SearchDocument } from './search-document.js';

export interface SearchQuery {
  /** As typed; missing or only spaces means all documents, anything else without a letter or digit means none. */
  keyword?: string;
  /** Documents in any of these; empty means all. */
  facets?: readonly string[];
  /** Documents in this one are left out. */
  without?: string;
  /** From 1; past the last page there are no ids, and a page that is no positive integer counts as 1. */
  page?: number;
  /** 1 to 100, default 12. */
  pageSize?: number;
}

/** A page, and how many there are on all pages. */
export type SearchResult = { ids: number[]; total: number };

/**
 * Finds workouts, or products. Best match first; with facets, primary ones first unless the name (or an alias) is exactly what was typed;
 * among equals the plain before the special, then the documents' own order. Any string is a keyword: nothing rejects because of one.
 * `test/contracts/catalogue-search.test.ts` holds every adapter to it.
 */
export interface CatalogueSearch {
  /** Puts documents in, in place of those with their ids. One that cannot be indexed is logged and left out. */
  put(documents: Iterable<SearchDocument>): Promise<void>;
  remove(ids: readonly number[]): Promise<void>;
  /** Sees every change that was resolved before. Never holds the thread for more than some milliseconds at a time. */
  search(query: SearchQuery): Promise<SearchResult>;
  /** Gives up what it holds; nothing is to be called afterwards. */
  close(): Promise<void>;
}
