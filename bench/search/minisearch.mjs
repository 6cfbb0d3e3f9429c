/**
 * Compares the index with MiniSearch over the same documents: time to build, memory, CPU per search, and how many queries
 * find something when MiniSearch gets words, prefixes and misspellings but no Korean support.
 *
 *   npm install --no-save minisearch
 *   node --expose-gc --import tsx bench/search/minisearch.mjs [supplements]
 */
import MiniSearch from 'minisearch';
import { SUPPLEMENT_TYPES } from '../../src/catalogue/catalogue.vocabulary.js';
import { SearchIndex } from '../../src/catalogue/search/search-index.js';
import { supplementSearchDocument } from '../../src/catalogue/search/supplement-search-document.js';
import { SUPPLEMENT_SEEDS } from '../../src/catalogue/seed/supplements/supplement-seeds.js';
import { generateSupplements } from './catalogue-generator.js';
import { generateQueries } from './query-generator.js';

const QUERIES = 600;
const count = Number(process.argv[2] ?? 100_000);
const products = generateSupplements(SUPPLEMENT_SEEDS, count);
const documents = () => products.map(product => supplementSearchDocument(product));
const queries = generateQueries(products, SUPPLEMENT_TYPES, QUERIES).filter(({ keyword }) => keyword);

function megabytes() {
  globalThis.gc();
  return process.memoryUsage.rss() / 1e6;
}

function cpu() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const engines = {
  'own index and Korean': () => {
    const index = new SearchIndex();
    index.addAll(documents());
    index.search({ keyword: '프로틴' });
    return ({ keyword }) => index.search({ keyword }).total;
  },
  MiniSearch: () => {
    const index = new MiniSearch({
      fields: ['name', 'englishName', 'aliases', 'strongTexts', 'weakTexts'],
      extractField: (document, field) => [document[field]].flat().join(' '),
      searchOptions: { combineWith: 'AND', prefix: true, fuzzy: 0.2, boost: { name: 3, aliases: 2 } },
    });
    index.addAll(documents().map(document => ({ ...document, id: document.id })));
    return ({ keyword }) => index.search(keyword).length;
  },
};

console.log(
  '| | ready (CPU) | memory | CPU mean | p50 | p99 | queries that find something |\n|---|---|---|---|---|---|---|',
);
for (const [name, make] of Object.entries(engines)) {
  const before = megabytes();
  const begun = cpu();
  const search = make();
  const built = cpu() - begun;
  const memory = megabytes() - before;
  let found = 0;
  const costs = queries.map(query => {
    const start = cpu();
    if (search(query) > 0) found++;
    return cpu() - start;
  });
  costs.sort((a, b) => a - b);
  const mean = costs.reduce((sum, cost) => sum + cost, 0) / costs.length;
  const at = share => `${costs[Math.floor(costs.length * share)].toFixed(1)} ms`;
  const share = `${((100 * found) / queries.length).toFixed(0)} %`;
  console.log(
    `| ${name} | ${(built / 1000).toFixed(1)} s | ${memory.toFixed(0)} MB | ${mean.toFixed(1)} ms | ${at(0.5)} | ${at(0.99)} | ${share} |`,
  );
}
