import { Injectable } from '@nestjs/common';
import { setTimeout as wait } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { CatalogueChanges, soldVariants, type SoldVariant } from '../../catalogue/public.js';
import { Clock } from '../../common/time/clock.js';
import { Database } from '../../infrastructure/database/database.js';
import {
  HandlesJob,
  type JobHandler,
  type JobOutcome,
  type JobRun,
} from '../../infrastructure/jobs/job-handler.js';
import { PriceFetch } from './entities/price-fetch.entity.js';
import { PriceOffers, type Offer } from './entities/price-offers.entity.js';
import { offerQuery } from './offer.js';

import { PriceWriter } from './price-writer.js';
import { ShoppingSource } from './shopping-source.js';

declare module '../../infrastructure/jobs/job-payloads.js' {
  interface JobPayloads {
    /** The admin who started the run: the history records changed prices under this admin. */
    'price-search': { adminId: number };
  }
}

const CURSOR = { id: 1 };
/** Most offers shown to an admin. */
const MOST_SHOWN = 8;

/** Runs the shopping search for one variant after the other, from where the last run stopped. */
@Injectable()
@HandlesJob('price-search', {
  concurrency: 1,
  timeoutMs: 6 * 3_600_000,
  attempts: 4,
  retryDelayMs: attempt => 10_000 * attempt,
  givenUp: '네이버에서 답을 받지 못했어요. 잠시 후 이어서 찾아 주세요.',
})
export class PriceSearchJob implements JobHandler<'price-search'> {
  /** The API allows ten calls a second; pages after the first rarely hold what the query means. */
  readonly pace = { pauseMs: 250, pages: 3 };

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly source: ShoppingSource,
    private readonly changes: CatalogueChanges,
    private readonly prices: PriceWriter,
  ) {}

  async handle({ payload, signal, progress }: JobRun<'price-search'>): Promise<JobOutcome> {
    for (;;) {
      const { lastId, done, total } = await this.database.read.findOneByOrFail(PriceFetch, CURSOR);
      const variant = await soldVariants.next(this.database.read, lastId);
      if (!variant) {
        await this.database.write(manager =>
          manager.update(PriceFetch, { ...CURSOR, lastId }, { finishedAt: this.clock.now() }),
        );
        return {};
      }
      const known = await this.database.read.findOneBy(PriceOffers, { variantId: variant.id });
      const offers = await this.offersOf(variant, known?.chosen ?? null, signal);
      await this.database.write(async manager => {
        await this.changes.lock(manager);
        await this.keep(manager, payload.adminId, variant.id, offers);
        // A run wrongly taken for dead may still be at an earlier variant.
        await manager.update(PriceFetch, { ...CURSOR, lastId }, { lastId: variant.id, done: done + 1 });
      });
      progress(Math.min(100, ((done + 1) / Math.max(1, total)) * 100));
      await wait(this.pace.pauseMs, undefined, { signal });
    }
  }

  /** Reads further pages only to find an offer that an admin chose. */
  private async offersOf(variant: SoldVariant, chosen: string | null, signal: AbortSignal): Promise<Offer[]> {
    const found: Offer[] = [];
    for (let page = 0; page < this.pace.pages; page++) {
      const first = page * this.source.limits.items + 1;
      const { offers, total } = await this.source.search(offerQuery(variant), first, signal);
      found.push(...offers);
      const isEnough = chosen === null || offers.some(({ productId }) => productId === chosen);
      if (isEnough || total < first + this.source.limits.items) break;
      await wait(this.pace.pauseMs, undefined, { signal });
    }
    return found;
  }

  /** Keeps a choice that an admin made in the meantime. */
  private async keep(
    manager: EntityManager,
    adminId: number,
    variantId: number,
    found: readonly Offer[],
  ): Promise<void> {
    // Deleted since it was read.
    if (!(await soldVariants.next(manager, variantId - 1, variantId))) return;
    const before = await manager.findOneBy(PriceOffers, { variantId });
    const chosen = before?.chosen ?? null;
    const same = found.find(({ productId }) => productId === chosen);
    const others = found.filter(offer => offer !== same);
    const fetchedAt = this.clock.now();
    const unchosen = before?.state === 'none' || found.length === 0 ? 'none' : 'open';
    await manager.save(PriceOffers, {
      variantId,
      chosen,
      state: chosen === null ? unchosen : same ? 'chosen' : 'gone',
      offers: [...(same ? [same] : []), ...others].slice(0, MOST_SHOWN),
      fetchedAt,
    });
    if (same)
      await this.prices.set(manager, adminId, {
        id: variantId,
        price: same.price,
        priceSource: 'search',
        pricedAt: fetchedAt,
      });
  }
}
