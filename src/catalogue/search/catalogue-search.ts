import type { SearchDocument } from './search-document.js';

export interface SearchQuery {
  /** As typed; missing or blank means all documents, any other text without a letter or digit means none. */
  keyword?: string;
  /** Documents with any of these facets; empty means all. */
  facets?: readonly string[];
  /** Excludes documents with this facet. */
  without?: string;
  /** From 1; past the last page there are no ids, and anything but a positive integer counts as 1. */
  page?: number;
  /** 1 to 100, default 12. */
  pageSize?: number;
}

/** One page, and the number of matches on all pages. */
export type SearchResult = { ids: number[]; total: number };

/**
 * Finds workouts, or products. Best match first; with facets, primary ones come first unless the name (or an alias) equals the keyword; equal matches
 * are ordered plain before special, then by the documents' own order. Any string is a keyword: none is rejected.
 * `test/contracts/catalogue-search.test.ts` holds every adapter to this.
 */
export interface CatalogueSearch {
  /** Adds documents, replacing those with the same ids. Logs and leaves out documents that cannot be indexed. */
  put(documents: Iterable<SearchDocument>): Promise<void>;
  remove(ids: readonly number[]): Promise<void>;
  /** Sees every change that resolved before. Never blocks the thread for more than some milliseconds at a time. */
  search(query: SearchQuery): Promise<SearchResult>;
  /** Releases its resources; call nothing afterwards. */
  close(): Promise<void>;
}
