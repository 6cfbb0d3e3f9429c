import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { LessThan } from 'typeorm';
import { Clock } from '../../common/time/clock.js';
import { koreanDate } from '../../common/time/korean-date.js';
import { SingleRun } from '../../common/time/single-run.js';
import { isUniqueViolation } from '../../infrastructure/database/database-errors.js';
import { Database } from '../../infrastructure/database/database.js';
import { CatalogueIndex } from '../search/catalogue-index.service.js';
import { missedKeyword, SEARCHED_KINDS, settled, type SearchedKind } from './missed-keyword.js';
import { IgnoredSearch, MissedSearch } from './missed-search.entity.js';

/** Keywords are written once a minute, after the typing ends. */
const EVERY_MS = 60_000;
const DAY_MS = 86_400_000;

export interface MissedKeyword {
  kind: SearchedKind;
  keyword: string;
  count: number;
  /** `YYYY-MM-DD`, KST. */
  lastDay: string;
}

type Key = Pick<MissedSearch, 'kind' | 'keyword'>;

export interface IgnoredKeyword extends Key {
  ignoredAt: Date;
}

/** Counts searches without results by keyword and day, without recording who searched. */
@Injectable()
export class MissedSearches implements BeforeApplicationShutdown {
  readonly limits = {
    /** New keywords counted per kind and minute; more are dropped. */
    aMinute: 100,
    /** Rows kept: the most frequent ones, then the latest. */
    rows: 2_000,
    days: 30,
    /** An ignored keyword may become relevant a year later. */
    ignoredDays: 365,
    listed: 30,
    ignoredListed: 100,
  };
  private readonly logger = new Logger(MissedSearches.name);
  private readonly runs = new SingleRun();
  private counted: Record<SearchedKind, Map<string, number>> = empty();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly index: CatalogueIndex,
  ) {}

  /** Counts a search without results in the whole catalogue. */
  note(kind: SearchedKind, typed: string): void {
    const keyword = missedKeyword(typed);
    const counts = this.counted[kind];
    if (keyword === null || (!counts.has(keyword) && counts.size >= this.limits.aMinute)) return;
    counts.set(keyword, (counts.get(keyword) ?? 0) + 1);
  }

  /** Writes the counts. A failed write loses counts, but fails nothing else. */
  @Interval(EVERY_MS)
  flush(): Promise<void> {
    return this.runs.start(() =>
      this.write().catch((error: unknown) => this.logger.warn({ err: error, during: 'counting searches' })),
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.flush();
    await this.runs.settled();
  }

  /** Keywords of recent days that still find nothing, most frequent first. */
  async list(): Promise<MissedKeyword[]> {
    const rows = await this.database.read
      .createQueryBuilder(MissedSearch, 'missed')
      .select(['missed.kind AS kind', 'missed.keyword AS keyword'])
      .addSelect('SUM(missed.count)', 'total')
      .addSelect('MAX(missed.day)', 'lastDay')
      .groupBy('missed.kind')
      .addGroupBy('missed.keyword')
      .orderBy('total', 'DESC')
      .addOrderBy('lastDay', 'DESC')
      .addOrderBy('missed.keyword')
      .limit(2 * this.limits.listed)
      .getRawMany<{ kind: SearchedKind; keyword: string; total: number | string; lastDay: string }>();
    const missed: MissedKeyword[] = [];
    for (const { total, ...row } of rows) {
      if (missed.length < this.limits.listed && !(await this.isFound(row)))
        missed.push({ ...row, count: Number(total) });
    }
    return missed;
  }

  /** Deletes a keyword's counts: it has results now. */
  async forget({ kind, keyword }: Key): Promise<void> {
    await this.database.write(manager => manager.delete(MissedSearch, { kind, keyword }));
  }

  /** Deletes a keyword's counts and stops counting it. */
  async ignore({ kind, keyword }: Key): Promise<void> {
    const ignoredAt = this.clock.now();
    await this.database.write(async manager => {
      await manager.delete(MissedSearch, { kind, keyword });
      await manager.save(IgnoredSearch, { kind, keyword, ignoredAt });
    });
  }

  /** Ignored keywords, last ignored first. */
  ignored(): Promise<IgnoredKeyword[]> {
    return this.database.read.find(IgnoredSearch, {
      order: { ignoredAt: 'DESC', kind: 'ASC', keyword: 'ASC' },
      take: this.limits.ignoredListed,
    });
  }

  /** Counts a keyword again from now on. Does nothing if it is not ignored. */
  async restore({ kind, keyword }: Key): Promise<void> {
    await this.database.write(manager => manager.delete(IgnoredSearch, { kind, keyword }));
  }

  private async isFound({ kind, keyword }: Key): Promise<boolean> {
    const search = kind === 'workouts' ? this.index.workouts : this.index.products;
    return (await search.search({ keyword, pageSize: 1 })).total > 0;
  }

  private async write(): Promise<void> {
    const counted = this.counted;
    this.counted = empty();
    const day = koreanDate(this.clock.now());
    for (const kind of SEARCHED_KINDS) {
      for (const keyword of settled([...counted[kind].keys()])) {
        await this.add({ kind, keyword, day }, counted[kind].get(keyword)!);
      }
    }
    await this.trim();
  }

  private async add(row: Omit<MissedSearch, 'count'>, count: number): Promise<void> {
    const { kind, keyword } = row;
    const write = () =>
      this.database.write(async manager => {
        if (await manager.existsBy(IgnoredSearch, { kind, keyword })) return;
        const { affected } = await manager.increment(MissedSearch, row, 'count', count);
        if (affected === 0) await manager.insert(MissedSearch, { ...row, count });
      });
    // Another process wrote the first row of the day: the retry finds a row to add to.
    await write().catch((error: unknown) => (isUniqueViolation(error) ? write() : Promise.reject(error)));
  }

  private async trim(): Promise<void> {
    const { rows, days, ignoredDays, aMinute } = this.limits;
    const now = this.clock.now().getTime();
    const oldest = koreanDate(new Date(now - days * DAY_MS));
    const ignoredBefore = new Date(now - ignoredDays * DAY_MS);
    const excess = await this.database.read.find(MissedSearch, {
      order: { count: 'DESC', day: 'DESC' },
      skip: rows,
      take: 2 * aMinute,
    });
    await this.database.write(async manager => {
      await manager.delete(MissedSearch, { day: LessThan(oldest) });
      await manager.delete(IgnoredSearch, { ignoredAt: LessThan(ignoredBefore) });
      if (excess.length > 0) await manager.remove(excess);
    });
  }
}

const empty = (): Record<SearchedKind, Map<string, number>> => ({
  workouts: new Map(),
  supplements: new Map(),
});
