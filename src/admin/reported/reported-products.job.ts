import { Injectable } from '@nestjs/common';
import { setImmediate as othersTurn, setTimeout as wait } from 'node:timers/promises';
import { In, type EntityManager } from 'typeorm';
import { Clock } from '../../common/time/clock.js';
import { insertRows } from '../../infrastructure/database/bulk-rows.js';
import { Database } from '../../infrastructure/database/database.js';
import {
  HandlesJob,
  JobFailure,
  type JobHandler,
  type JobOutcome,
  type JobRun,
} from '../../infrastructure/jobs/job-handler.js';
import { ReportedFetch } from './entities/reported-fetch.entity.js';
import { ReportedProduct } from './entities/reported-product.entity.js';
import { FoodSafetySource } from './food-safety-source.js';
import { proposalOf, stateOf } from './reported-proposal.js';
import { fingerprintOf, searchNameOf, type ReportedRow } from './reported-row.js';

declare module '../../infrastructure/jobs/job-payloads.js' {
  interface JobPayloads {
    'reported-products': Record<string, never>;
  }
}

/** Label reading per event-loop turn, ms. */
const TURN_MS = 5;
/** Rows stored per event-loop turn: SQLite works on the thread that answers requests. */
const ROWS_AT_ONCE = 25;
const CURSOR = { id: 1 };
const ENDLESS = '식품안전나라가 믿기 어려울 만큼 많은 제품을 말해서 멈췄어요. 잠시 후 이어서 가져와 주세요.';

type FreshProduct = Omit<ReportedProduct, 'id'>;

/** Fetches the makers' reports page by page, from where the last run stopped. */
@Injectable()
@HandlesJob('reported-products', {
  concurrency: 1,
  timeoutMs: 2 * 3_600_000,
  attempts: 4,
  retryDelayMs: attempt => 10_000 * attempt,
  givenUp: '식품안전나라에서 답을 받지 못했어요. 인증키를 확인하고 잠시 후 이어서 가져와 주세요.',
})
export class ReportedProductsJob implements JobHandler<'reported-products'> {
  /** One page a second stays far below the API's limit. */
  readonly pace = { rows: 200, pauseMs: 1_000 };

  /** About ten times the reported products: a server that claims more is faulty. */
  readonly mostRows = 500_000;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly source: FoodSafetySource,
  ) {}

  async handle({ signal, progress }: JobRun<'reported-products'>): Promise<JobOutcome> {
    for (;;) {
      const { nextRow } = await this.database.read.findOneByOrFail(ReportedFetch, CURSOR);
      const { rows, total } = await this.source.page(nextRow, nextRow + this.pace.rows - 1, signal);
      const following = nextRow + this.pace.rows;
      if (total > this.mostRows) throw new JobFailure(ENDLESS);
      const products = await this.productsOf(rows);
      const isLast = total < following;
      await this.database.write(async manager => {
        for (let from = 0; from < products.length; from += ROWS_AT_ONCE) {
          await this.keep(manager, products.slice(from, from + ROWS_AT_ONCE));
          await othersTurn();
        }
        // A run wrongly taken for dead may still be writing an earlier page.
        await manager.update(
          ReportedFetch,
          { ...CURSOR, nextRow },
          isLast
            ? { nextRow: 1, finishedAt: this.clock.now(), ...(total > 0 && { total }) }
            : { nextRow: following, total },
        );
      });
      if (isLast) return {};
      progress((nextRow / total) * 100);
      await wait(this.pace.pauseMs, undefined, { signal });
    }
  }

  private async productsOf(rows: readonly ReportedRow[]): Promise<FreshProduct[]> {
    const products = new Map<string, FreshProduct>();
    let turn = performance.now();
    for (const row of rows) {
      products.set(row.PRDLST_REPORT_NO, {
        reportNumber: row.PRDLST_REPORT_NO,
        raw: row,
        fingerprint: fingerprintOf(row),
        searchName: searchNameOf(row),
        state: stateOf(row, proposalOf(row)),
        changed: false,
        accepted: null,
        decidedBy: null,
        fetchedAt: this.clock.now(),
      });
      if (performance.now() - turn < TURN_MS) continue;
      await othersTurn();
      turn = performance.now();
    }
    return [...products.values()];
  }

  /** Keeps an admin's decision unless the report has changed since: then an admin has to review it again. */
  private async keep(manager: EntityManager, products: readonly FreshProduct[]): Promise<void> {
    const stored = await manager.find(ReportedProduct, {
      select: { id: true, reportNumber: true, fingerprint: true, state: true, decidedBy: true },
      where: { reportNumber: In(products.map(({ reportNumber }) => reportNumber)) },
    });
    const known = new Map(stored.map(product => [product.reportNumber, product]));
    await insertRows(
      manager,
      ReportedProduct,
      products.filter(({ reportNumber }) => !known.has(reportNumber)) as ReportedProduct[],
    );
    for (const product of products) {
      const before = known.get(product.reportNumber);
      if (!before || before.fingerprint === product.fingerprint) continue;
      const isDecided = before.decidedBy !== null;
      const undecided = isDecided ? 'review' : product.state;
      await manager.save(ReportedProduct, {
        ...product,
        id: before.id,
        changed: isDecided,
        state: before.state === 'listed' ? 'listed' : undecided,
        decidedBy: before.decidedBy,
      });
    }
  }
}
