import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Supplement } from '../catalogue/entities/supplement.entity.js';
import { AppError } from '../common/errors/app-error.js';
import { Clock } from '../common/time/clock.js';
import { isUniqueViolation } from '../infrastructure/database/database-errors.js';
import { Database } from '../infrastructure/database/database.js';
import { MySupplementDto } from './dto/my-supplements.dto.js';
import { MySupplement } from './entities/my-supplement.entity.js';

/** A member's list of supplements. */
@Injectable()
export class MySupplementsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** In the order they were added. */
  list(userId: number): Promise<MySupplementDto[]> {
    return this.items(userId);
  }

  /** Adds all of them or none. Answers the new items. */
  async add(userId: number, supplementIds: number[]): Promise<MySupplementDto[]> {
    const known = await this.database.read.countBy(Supplement, {
      id: In(supplementIds),
      product: { hidden: false },
    });
    if (known < supplementIds.length) throw new AppError('SUPPLEMENT_NOT_FOUND_EXCEPTION');
    const createdAt = this.clock.now();
    try {
      await this.database.write(manager =>
        manager.insert(
          MySupplement,
          supplementIds.map(supplementId => ({ userId, supplementId, createdAt })),
        ),
      );
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
      relations: { supplement: { product: true } },
      order: { id: 'ASC' },
    });
    return rows.map(row => MySupplementDto.from(row));
  }
}
