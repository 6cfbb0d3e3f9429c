import './workout-events.js';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { CatalogueItems } from '../catalogue/public.js';
import { AppError } from '../common/errors/app-error.js';
import { Clock } from '../common/time/clock.js';
import { isUniqueViolation } from '../infrastructure/database/database-errors.js';
import { Database } from '../infrastructure/database/database.js';
import { DomainEvents } from '../infrastructure/events/domain-events.js';
import { MySupplementDto } from './dto/my-supplements.dto.js';
import { MySupplement } from './entities/my-supplement.entity.js';

/** A member's list of supplements. */
@Injectable()
export class MySupplementsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly catalogue: CatalogueItems,
    private readonly events: DomainEvents,
  ) {}

  /** In the order of adding. */
  list(userId: number): Promise<MySupplementDto[]> {
    return this.items(userId);
  }

  /** Adds all of them or none. Returns the new items. */
  async add(userId: number, supplementIds: number[]): Promise<MySupplementDto[]> {
    const visible = await this.catalogue.visibleVariants(this.database.read, supplementIds);
    if (visible.size < supplementIds.length) throw new AppError('SUPPLEMENT_NOT_FOUND_EXCEPTION');
    const createdAt = this.clock.now();
    try {
      await this.database.write(async manager => {
        await manager.insert(
          MySupplement,
          supplementIds.map(supplementId => ({ userId, supplementId, createdAt })),
        );
        await this.events.emit(manager, 'supplements-kept', { userId, supplementIds });
      });
    } catch (error) {
      if (isUniqueViolation(error)) throw new AppError('ALREADY_EXIST_MY_SUPPLEMENT_EXCEPTION');
      throw error;
    }
    return this.items(userId, supplementIds);
  }

  async remove(userId: number, id: number): Promise<void> {
    const { affected } = await this.database.write(manager => manager.delete(MySupplement, { id, userId }));
    if (affected === 0) throw new AppError('MY_SUPPLEMENT_NOT_FOUND_EXCEPTION');
  }

  private async items(userId: number, supplementIds?: number[]): Promise<MySupplementDto[]> {
    const rows = await this.database.read.find(MySupplement, {
      where: { userId, ...(supplementIds ? { supplementId: In(supplementIds) } : {}) },
      order: { id: 'ASC' },
    });
    const variants = await this.catalogue.variants(rows.map(({ supplementId }) => supplementId));
    return rows.flatMap(row => {
      const variant = variants.get(row.supplementId);
      return variant ? [MySupplementDto.from(row, variant)] : [];
    });
  }
}
