import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { CatalogueSearchThread } from '../../catalogue/public.js';
import { Mutex } from '../../common/time/mutex.js';
import { Database } from '../../infrastructure/database/database.js';
import { ReportedFetch } from './entities/reported-fetch.entity.js';
import { ReportedProduct } from './entities/reported-product.entity.js';

/** Rows per query, a few milliseconds: SQLite works on the thread that answers requests. */
const ROWS_AT_ONCE = 250;
const CURSOR = { id: 1 };
const UNSEEN = { cursor: '', finishedAt: '', lastId: 0 };

interface NamedRow {
  id: number;
  searchName: string;
}

/**
 * The names of all reported products in the catalogue's kind of search, in a thread. Built in the background of a start and kept with the fetch: its cursor moves in the
 * transaction of each page, so one short row tells whether anything is new. What a maker renamed counts from the end of the fetch.
 */
@Injectable()
export class ReportedNames implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(ReportedNames.name);
  private isEnding = false;
  private index = this.emptyIndex();
  /** Of searches and updates: an index that is replaced has nothing left to answer. */
  private readonly turns = new Mutex();
  /** The state of the fetch that the index has seen. */
  private seen = UNSEEN;

  constructor(private readonly database: Database) {}

  onApplicationBootstrap(): void {
    this.turns
      .run(() => this.follow())
      .catch((error: unknown) => this.logger.warn({ err: error, during: 'indexing reported products' }));
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isEnding = true;
    await this.turns.run(() => this.index.close());
  }

  /** Ids, best match first; also of products that are in the catalogue by now. */
  async search(keyword: string, most: number): Promise<number[]> {
    if (keyword.trim() === '') return [];
    return this.turns.run(async () => {
      await this.follow();
      // Nothing was fetched: no thread for nothing.
      if (this.seen.lastId === 0) return [];
      return (await this.index.search({ keyword, pageSize: most })).ids;
    });
  }

  private async follow(): Promise<void> {
    const fetch = await this.database.read.findOneBy(ReportedFetch, CURSOR);
    if (!fetch) return;
    const finishedAt = String(fetch.finishedAt?.getTime() ?? '');
    const cursor = `${fetch.nextRow} ${finishedAt}`;
    if (cursor === this.seen.cursor) return;
    const isWhole = finishedAt !== '' && finishedAt !== this.seen.finishedAt;
    const before = this.index;
    const index = isWhole ? this.emptyIndex() : before;
    let lastId = isWhole ? 0 : this.seen.lastId;
    for (let isLast = false; !isLast;) {
      const rows = this.isEnding ? [] : await this.after(lastId);
      await index.put(rows.map(documentOf));
      lastId = rows.at(-1)?.id ?? lastId;
      isLast = rows.length < ROWS_AT_ONCE;
    }
    this.index = index;
    this.seen = { cursor, finishedAt: finishedAt || this.seen.finishedAt, lastId };
    if (index !== before) await before.close();
  }

  private emptyIndex(): CatalogueSearchThread {
    const index: CatalogueSearchThread = new CatalogueSearchThread(() => {
      if (index === this.index) this.seen = UNSEEN;
    });
    return index;
  }

  private async after(id: number): Promise<NamedRow[]> {
    const rows = await this.database.read
      .createQueryBuilder(ReportedProduct, 'product')
      .select('product.id', 'id')
      .addSelect('product.searchName', 'searchName')
      .where('product.id > :id', { id })
      .orderBy('product.id')
      .limit(ROWS_AT_ONCE)
      .getRawMany<{ id: number | string; searchName: string }>();
    return rows.map(row => ({ ...row, id: Number(row.id) }));
  }
}

function documentOf({ id, searchName }: NamedRow) {
  const [name = '', maker = ''] = searchName.split('\n');
  return {
    ...{ id, name, englishName: '', aliases: [], strongTexts: [maker], weakTexts: [], facets: [] },
    ...{ specialness: 0, sortKey: id },
  };
}
