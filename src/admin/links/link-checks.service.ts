import { Injectable } from '@nestjs/common';
import { In, MoreThanOrEqual } from 'typeorm';
import { catalogueLinks } from '../../catalogue/public.js';
import { AppError, invalidField } from '../../common/errors/app-error.js';
import { Clock } from '../../common/time/clock.js';
import { koreanDate } from '../../common/time/korean-date.js';
import { Database } from '../../infrastructure/database/database.js';
import { Jobs } from '../../infrastructure/jobs/jobs.service.js';
import { saveByKey } from '../../infrastructure/database/save-by-key.js';
import { LinkCheck } from './entities/link-check.entity.js';
import type { LinkFault } from './link-fault.js';
import { LinkProbe } from './link-probe.js';
import type { LinksDto } from './links.dto.js';

const WEEK_MS = 7 * 86_400_000;
/** One bad day may be server maintenance. */
const DEAD_AFTER_DAYS = 2;
const MOST_SHOWN = 100;
const ROWS_AT_ONCE = 500;

/** Runs beside the daily job, which checks only the links that are due. */
const AGAIN = { key: 'again' };

/** Check results of the catalogue's links. */
@Injectable()
export class LinkChecks {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly probe: LinkProbe,
    private readonly jobs: Jobs,
  ) {}

  async state(): Promise<LinksDto> {
    const { read } = this.database;
    const dead = await read.find(LinkCheck, {
      where: { failedDays: MoreThanOrEqual(DEAD_AFTER_DAYS) },
      order: { failedDays: 'DESC', id: 'ASC' },
      take: MOST_SHOWN,
    });
    const rows = await catalogueLinks.rowsOf(
      read,
      dead.map(({ url }) => url),
    );
    const shown = dead.map(({ url, fault, failedDays, checkedAt }) => ({
      ...{ url, failedDays, checkedAt },
      fault: fault ?? 'error',
      rows: rows
        .filter(row => row.url === url)
        .map(({ resource, id, koreanName }) => ({ resource, id, koreanName })),
    }));
    return {
      checked: await read.countBy(LinkCheck, {}),
      checkedAt: await read
        .createQueryBuilder(LinkCheck, 'link')
        .select('link.checkedAt')
        .orderBy('link.checkedAt', 'DESC')
        .limit(1)
        .getOne()
        .then(link => link?.checkedAt ?? null),
      progress: await this.progress(),
      // An admin may have changed the link in the meantime.
      dead: shown.filter(link => link.rows.length > 0),
    };
  }

  /** Checks a link at once. @throws a 400 when no row has the link, SERVICE_UNAVAILABLE_EXCEPTION when this server cannot reach the internet */
  async checkNow(url: string): Promise<LinkFault | null> {
    const [row] = await catalogueLinks.rowsOf(this.database.read, [url]);
    if (!row) throw invalidField('url', '지금 쓰고 있는 링크가 아니에요.');
    const found = await this.probe.probe(url, new AbortController().signal);
    if (found === 'offline') throw new AppError('SERVICE_UNAVAILABLE_EXCEPTION');
    await this.keep(url, found);
    return found;
  }

  /** Schedules a check of every link, even recently checked ones. Does nothing while such a check is running. */
  async checkAll(): Promise<LinksDto> {
    await this.jobs.add('link-check', { before: this.clock.now().toISOString() }, AGAIN);
    return this.state();
  }

  /**
   * Links not checked for a week, and those that failed on another day; with `before`, all links not checked since then. Forgets links that no row
   * has any more.
   */
  async due(before?: Date): Promise<string[]> {
    const urls = await catalogueLinks.urls(this.database.read);
    const known = new Map((await this.database.read.find(LinkCheck)).map(check => [check.url, check]));
    const used = new Set(urls);
    const unused = [...known.values()].flatMap(({ id, url }) => (used.has(url) ? [] : id));
    for (let from = 0; from < unused.length; from += ROWS_AT_ONCE) {
      const ids = unused.slice(from, from + ROWS_AT_ONCE);
      await this.database.write(manager => manager.delete(LinkCheck, { id: In(ids) }));
    }
    const now = this.clock.now();
    return urls.filter(url => {
      const check = known.get(url);
      if (!check) return true;
      if (before) return check.checkedAt < before;
      if (check.failedDays > 0 && check.lastFailedDay !== koreanDate(now)) return true;
      return now.getTime() - check.checkedAt.getTime() >= WEEK_MS;
    });
  }

  /** Percent done of a check of all links; null when nobody asked for one. */
  private async progress(): Promise<number | null> {
    const job = await this.jobs.unfinished('link-check', AGAIN.key);
    return job && ((await this.jobs.find('link-check', job.id))?.progress ?? 0);
  }

  async keep(url: string, fault: LinkFault | null): Promise<void> {
    const checkedAt = this.clock.now();
    const today = koreanDate(checkedAt);
    await this.database.write(async manager => {
      const before = await manager.findOneBy(LinkCheck, { url });
      const lastFailedDay = fault === null ? null : today;
      const isAnotherDay = before?.lastFailedDay !== today;
      const failedDays = fault === null ? 0 : (before?.failedDays ?? 0) + (isAnotherDay ? 1 : 0);
      await saveByKey(manager, LinkCheck, { url, checkedAt, failedDays, lastFailedDay, fault }, ['url']);
    });
  }
}
