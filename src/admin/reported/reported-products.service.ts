import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { SupplementResource, type AdminSupplementDto, type SupplementInput } from '../../catalogue/public.js';
import { AppError } from '../../common/errors/app-error.js';
import { ADMIN_PAGE_SIZE, type Page } from '../../common/http/pagination.js';
import { Database } from '../../infrastructure/database/database.js';
import { Jobs } from '../../infrastructure/jobs/jobs.service.js';
import { AdminCatalogueService } from '../admin-catalogue.service.js';
import { ReportedFetch } from './entities/reported-fetch.entity.js';
import { REPORTED_STATES, ReportedProduct, type ReportedState } from './entities/reported-product.entity.js';
import { FoodSafetySource } from './food-safety-source.js';
import type { ReportedProductInput } from './reported-product.input.js';
import { ReportedProductDto, type ReportedFetchDto } from './reported-products.dto.js';

const JOB = 'reported-products';
const CURSOR = { id: 1 };

/** Brings real products into the catalogue: fetches and reads them, lets an admin check them and set a price. */
@Injectable()
export class ReportedProducts {
  private readonly supplements = new SupplementResource();

  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly source: FoodSafetySource,
    private readonly catalogue: AdminCatalogueService,
  ) {}

  async fetchState(): Promise<ReportedFetchDto> {
    const job = await this.jobs.latest(JOB);
    const cursor = await this.database.read.findOneBy(ReportedFetch, CURSOR);
    const running = job?.state === 'PENDING' || job?.state === 'RUNNING';
    const total = cursor?.total ?? null;
    return {
      configured: this.source.configured,
      running,
      fetched: cursor?.finishedAt ? (total ?? 0) : (cursor?.nextRow ?? 1) - 1,
      total,
      finishedAt: cursor?.finishedAt ?? null,
      failure: job?.state === 'FAILED' ? job.failure : null,
      counts: await this.counts(),
    };
  }

  /** Resumes where the last run stopped, or starts over when that run finished. @throws SOURCE_NOT_CONFIGURED_EXCEPTION */
  async startFetch(): Promise<ReportedFetchDto> {
    if (!this.source.configured) throw new AppError('SOURCE_NOT_CONFIGURED_EXCEPTION');
    await this.jobs.add(JOB, manager => this.prepareCursor(manager), { key: 'all' });
    return this.fetchState();
  }

  async page(state: ReportedState, page: number): Promise<Page<ReportedProductDto>> {
    const [products, total] = await this.database.read.findAndCount(ReportedProduct, {
      where: { state },
      order: { id: 'ASC' },
      skip: (page - 1) * ADMIN_PAGE_SIZE,
      take: ADMIN_PAGE_SIZE,
    });
    return { rows: products.map(each => ReportedProductDto.from(each)), total, pageSize: ADMIN_PAGE_SIZE };
  }

  /**
   * Stores the fields an admin confirmed or corrected; only a price is missing then. @throws REPORTED_PRODUCT_NOT_FOUND_EXCEPTION,
   * CHANGED_SINCE_EXCEPTION
   */
  accept(adminId: number, id: number, accepted: ReportedProductInput): Promise<void> {
    return this.database.write(manager =>
      this.decide(manager, id, { state: 'ready', accepted, decidedBy: adminId }),
    );
  }

  /** @throws REPORTED_PRODUCT_NOT_FOUND_EXCEPTION, CHANGED_SINCE_EXCEPTION */
  refuse(adminId: number, id: number): Promise<void> {
    return this.database.write(manager =>
      this.decide(manager, id, { state: 'refused', accepted: null, decidedBy: adminId }),
    );
  }

  /**
   * Adds the product to the catalogue with its first pack and price.
   * @throws REPORTED_PRODUCT_NOT_FOUND_EXCEPTION, CHANGED_SINCE_EXCEPTION, VALIDATION_EXCEPTION
   */
  list(adminId: number, id: number, input: SupplementInput): Promise<AdminSupplementDto> {
    return this.catalogue.create(this.supplements, adminId, input, undefined, manager =>
      this.decide(manager, id, { state: 'listed', decidedBy: adminId }),
    );
  }

  /** When two admins decide at once, the second gets the conflict. */
  private async decide(
    manager: EntityManager,
    id: number,
    decision: Partial<Pick<ReportedProduct, 'state' | 'accepted' | 'decidedBy'>>,
  ): Promise<void> {
    const product = await manager.findOne(ReportedProduct, {
      where: { id },
      ...this.database.rowLock,
    });
    if (!product) throw new AppError('REPORTED_PRODUCT_NOT_FOUND_EXCEPTION');
    if (product.state === 'listed') throw new AppError('CHANGED_SINCE_EXCEPTION');
    await manager.save(ReportedProduct, { ...product, ...decision, changed: false });
  }

  private async prepareCursor(manager: EntityManager): Promise<Record<string, never>> {
    const cursor = await manager.findOneBy(ReportedFetch, CURSOR);
    if (!cursor)
      await manager.insert(ReportedFetch, { ...CURSOR, nextRow: 1, total: null, finishedAt: null });
    else if (cursor.finishedAt) await manager.update(ReportedFetch, CURSOR, { nextRow: 1, finishedAt: null });
    return {};
  }

  private async counts(): Promise<Record<ReportedState, number>> {
    const rows = await this.database.read
      .createQueryBuilder(ReportedProduct, 'product')
      .select('product.state', 'state')
      .addSelect('COUNT(*)', 'count')
      .groupBy('product.state')
      .getRawMany<{ state: ReportedState; count: number | string }>();
    const found = new Map(rows.map(({ state, count }) => [state, Number(count)]));
    return Object.fromEntries(REPORTED_STATES.map(state => [state, found.get(state) ?? 0])) as Record<
      ReportedState,
      number
    >;
  }
}
