import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import {
  CatalogueChanges,
  oldBefore,
  soldVariants,
  SupplementResource,
  type AdminSupplementDto,
} from '../../catalogue/public.js';
import { AppError } from '../../common/errors/app-error.js';
import { ADMIN_PAGE_SIZE, type Page } from '../../common/http/pagination.js';
import { Clock } from '../../common/time/clock.js';
import { Database } from '../../infrastructure/database/database.js';
import { Jobs } from '../../infrastructure/jobs/jobs.service.js';
import { AdminCatalogueService } from '../admin-catalogue.service.js';
import { PriceFetch } from './entities/price-fetch.entity.js';
import { OFFER_STATES, PriceOffers, type OfferState } from './entities/price-offers.entity.js';
import type { PriceCountsDto, PriceFetchDto, PriceList, PriceRowDto } from './price.dto.js';
import { PriceWriter } from './price-writer.js';
import { ShoppingSource } from './shopping-source.js';

const JOB = 'price-search';
const CURSOR = { id: 1 };

/** Prices of the variants on sale: outdated ones, and offers from a shopping search. */
@Injectable()
export class Prices {
  private readonly supplements = new SupplementResource();

  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly source: ShoppingSource,
    private readonly catalogue: AdminCatalogueService,
    private readonly changes: CatalogueChanges,
    private readonly writer: PriceWriter,
    private readonly clock: Clock,
  ) {}

  async fetchState(): Promise<PriceFetchDto> {
    const job = await this.jobs.latest(JOB);
    const cursor = await this.database.read.findOneBy(PriceFetch, CURSOR);
    return {
      configured: this.source.configured,
      running: job?.state === 'PENDING' || job?.state === 'RUNNING',
      fetched: cursor?.done ?? 0,
      total: cursor?.total ?? null,
      finishedAt: cursor?.finishedAt ?? null,
      failure: job?.state === 'FAILED' ? job.failure : null,
      counts: await this.counts(),
    };
  }

  /** Resumes where the last run stopped, or starts over when that run finished. @throws SOURCE_NOT_CONFIGURED_EXCEPTION */
  async startFetch(adminId: number): Promise<PriceFetchDto> {
    if (!this.source.configured) throw new AppError('SOURCE_NOT_CONFIGURED_EXCEPTION');
    await this.jobs.add(JOB, manager => this.prepare(manager, adminId), { key: 'all' });
    return this.fetchState();
  }

  async page(list: PriceList, page: number): Promise<Page<PriceRowDto>> {
    const range = { skip: (page - 1) * ADMIN_PAGE_SIZE, take: ADMIN_PAGE_SIZE };
    const { ids, total } =
      list === 'old'
        ? await soldVariants.old(this.database.read, oldBefore(this.clock.now()), range)
        : await this.found(list, range);
    return { rows: await this.rowsOf(ids), total, pageSize: ADMIN_PAGE_SIZE };
  }

  /** Stores a price that an admin has just seen, even if unchanged. @throws SUPPLEMENT_NOT_FOUND_EXCEPTION */
  enter(adminId: number, id: number, price: number): Promise<AdminSupplementDto> {
    return this.catalogue.change(async manager => {
      await this.changes.lock(manager);
      return this.writer.set(manager, adminId, { id, price, ...this.catalogue.priced('entered') });
    });
  }

  /**
   * Chooses the offer that is the same product: from now on, every search takes its price. Null means none of them.
   * @throws SUPPLEMENT_NOT_FOUND_EXCEPTION, CHANGED_SINCE_EXCEPTION when a later search found other offers
   */
  choose(adminId: number, id: number, productId: string | null): Promise<void> {
    return this.catalogue.change(async manager => {
      await this.changes.lock(manager);
      const known = await manager.findOneBy(PriceOffers, { variantId: id });
      if (!known) throw new AppError('SUPPLEMENT_NOT_FOUND_EXCEPTION');
      const offer = known.offers.find(each => each.productId === productId);
      if (productId !== null && !offer) throw new AppError('CHANGED_SINCE_EXCEPTION');
      const state: OfferState = offer ? 'chosen' : 'none';
      await manager.update(PriceOffers, { variantId: id }, { chosen: productId, state });
      if (!offer) return;
      const seen = { priceSource: 'search', pricedAt: known.fetchedAt } as const;
      await this.writer.set(manager, adminId, { id, price: offer.price, ...seen });
    });
  }

  private async prepare(manager: EntityManager, adminId: number): Promise<{ adminId: number }> {
    const cursor = await manager.findOneBy(PriceFetch, CURSOR);
    if (!cursor || cursor.finishedAt) {
      const total = await soldVariants.count(manager);
      await manager.save(PriceFetch, { ...CURSOR, lastId: 0, done: 0, total, finishedAt: null });
    }
    return { adminId };
  }

  private async found(
    state: OfferState,
    range: { skip: number; take: number },
  ): Promise<{ ids: number[]; total: number }> {
    const [rows, total] = await this.database.read.findAndCount(PriceOffers, {
      select: { variantId: true },
      where: { state },
      order: { variantId: 'ASC' },
      ...range,
    });
    return { ids: rows.map(({ variantId }) => variantId), total };
  }

  /** In the order of `ids`. */
  private async rowsOf(ids: number[]): Promise<PriceRowDto[]> {
    if (ids.length === 0) return [];
    const rows = await this.supplements.rowsOf(this.database.read, ids);
    const known = await this.database.read.findBy(PriceOffers, { variantId: In(ids) });
    const offersOf = new Map(known.map(each => [each.variantId, each]));
    const before = oldBefore(this.clock.now());
    const prices = rows.map(({ id, koreanName, brand, flavor, servings, price, priceSource, pricedAt }) => ({
      ...{ id, koreanName, brand, flavor, servings, price, priceSource, pricedAt },
      oldPrice: pricedAt === null || pricedAt < before,
      state: offersOf.get(id)?.state ?? null,
      offers: offersOf.get(id)?.offers ?? [],
      chosen: offersOf.get(id)?.chosen ?? null,
    }));
    return prices.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  }

  private async counts(): Promise<PriceCountsDto> {
    const rows = await this.database.read
      .createQueryBuilder(PriceOffers, 'found')
      .select('found.state', 'state')
      .addSelect('COUNT(*)', 'count')
      .groupBy('found.state')
      .getRawMany<{ state: OfferState; count: number | string }>();
    const found = new Map(rows.map(({ state, count }) => [state, Number(count)]));
    return {
      old: await soldVariants.countOld(this.database.read, oldBefore(this.clock.now())),
      ...(Object.fromEntries(OFFER_STATES.map(state => [state, found.get(state) ?? 0])) as Record<
        OfferState,
        number
      >),
    };
  }
}
