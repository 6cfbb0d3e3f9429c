import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer } from '../../infrastructure/workers/question-thread.js';
import type { SearchQuery } from './catalogue-search.js';
import { InMemoryCatalogueSearch } from './in-memory-catalogue-search.js';
import type { SearchDocument } from './search-document.js';

export type ThreadQuestion =
  | { question: 'put'; documents: readonly SearchDocument[] }
  | { question: 'remove'; ids: readonly number[] }
  | { question: 'search'; query: SearchQuery };

const catalogue = new InMemoryCatalogueSearch();

function answered(asked: ThreadQuestion): Promise<unknown> {
  switch (asked.question) {
    case 'put':
      return catalogue.put(asked.documents);
    case 'remove':
      return catalogue.remove(asked.ids);
    case 'search':
      return catalogue.search(asked.query);
  }
}

parentPort?.on('message', (message: ThreadQuestion & { id: number }) => {
  const { id } = message;
  const answer = (each: ThreadAnswer): void => parentPort?.postMessage(each);
  answered(message).then(
    result => answer({ id, result }),
    (error: unknown) => answer({ id, error: String(error) }),
  );
});
