import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError, invalidField } from '../common/errors/app-error.js';
import type { Page } from '../common/http/pagination.js';
import { Clock } from '../common/time/clock.js';
import { koreanDate } from '../common/time/korean-date.js';
import { Database } from '../infrastructure/database/database.js';
import { saveByKey } from '../infrastructure/database/save-by-key.js';
import { Members, type Sex } from '../members/public.js';
import { EARLIEST_DATE } from './body-data.rules.js';
import { completeComposition } from './composition.js';
import { bodyMassIndex, SEVERELY_THIN_BMI } from './body-mass-index.js';
import { BodyDataDto } from './dto/body-data.dto.js';
import type { BodyFieldsDto } from './dto/body-fields.dto.js';
import type { SaveBodyDataDto } from './dto/save-body-data.dto.js';
import { BodyData } from './entities/body-data.entity.js';

/** A member's body over time: one row per date. */
@Injectable()
export class BodyDataService {
  constructor(
    private readonly database: Database,
    private readonly members: Members,
    private readonly clock: Clock,
  ) {}

  /** All rows, newest first, as the only page. */
  async list(userId: number): Promise<Page<BodyDataDto>> {
    const rows = await this.database.read.find(BodyData, { where: { userId }, order: { date: 'DESC' } });
    return {
      rows: rows.map(row => BodyDataDto.from(row)),
      total: rows.length,
      pageSize: Math.max(1, rows.length),
    };
  }

  /** The row of the latest date, or null. */
  async latest(userId: number): Promise<BodyDataDto | null> {
    const row = await this.newest(userId);
    return row && BodyDataDto.from(row);
  }

  /** The stored row of the latest date. */
  newest(userId: number): Promise<BodyData | null> {
    return this.database.read.findOne(BodyData, { where: { userId }, order: { date: 'DESC' } });
  }

  /** Whether everything that promotes losing weight must be hidden. False without body data. */
  async isSeverelyThin(userId: number): Promise<boolean> {
    const row = await this.newest(userId);
    return row !== null && bodyMassIndex({ weightKg: row.weight, heightCm: row.height }) < SEVERELY_THIN_BMI;
  }

  /** Stored rows, oldest first: all, or only the newest. */
  async history(userId: number, which: 'all' | 'newest'): Promise<BodyData[]> {
    const newestFirst = await this.database.read.find(BodyData, {
      where: { userId },
      order: { date: 'DESC' },
      ...(which === 'newest' ? { take: 1 } : {}),
    });
    return newestFirst.reverse();
  }

  /** @throws BODY_DATA_NOT_FOUND_EXCEPTION */
  async recent(userId: number): Promise<BodyDataDto> {
    const row = await this.latest(userId);
    if (!row) throw new AppError('BODY_DATA_NOT_FOUND_EXCEPTION');
    return row;
  }

  /** Saves the row of a date; a second one on the same date replaces the first. */
  async save(userId: number, fields: SaveBodyDataDto): Promise<BodyDataDto> {
    if (fields.date > koreanDate(this.clock.now()))
      throw invalidField('date', '날짜는 오늘까지만 돼요. 기기의 날짜가 맞는지 확인해 주세요.');
    if (fields.date < EARLIEST_DATE) throw invalidField('date', '날짜를 다시 확인해 주세요.');
    const member = await this.members.find(userId);
    if (!member) throw new AppError('UNAUTHENTICATED_EXCEPTION');
    return this.database.write(manager => this.saveWithin(manager, userId, member.sex, fields));
  }

  /** The first row of a new member, dated today, inside the signup's transaction. */
  async saveFirst(
    manager: EntityManager,
    userId: number,
    fields: BodyFieldsDto & { sex: Sex },
  ): Promise<void> {
    await this.saveWithin(manager, userId, fields.sex, { ...fields, date: koreanDate(this.clock.now()) });
  }

  /** @throws BODY_DATA_NOT_FOUND_EXCEPTION */
  async remove(userId: number, date: string): Promise<void> {
    const { affected } = await this.database.write(manager => manager.delete(BodyData, { userId, date }));
    if (!affected) throw new AppError('BODY_DATA_NOT_FOUND_EXCEPTION');
  }

  private async saveWithin(
    manager: EntityManager,
    userId: number,
    sex: Sex,
    fields: SaveBodyDataDto,
  ): Promise<BodyDataDto> {
    const row = {
      userId,
      date: fields.date,
      height: fields.height,
      weight: fields.weight,
      upDownBalance: fields.upDownBalance,
      ...completeComposition(fields, sex),
      upperBodyFat: fields.upperBodyFat ?? null,
      lowerBodyFat: fields.lowerBodyFat ?? null,
      upperMuscleMass: fields.upperMuscleMass ?? null,
      lowerMuscleMass: fields.lowerMuscleMass ?? null,
    };
    await saveByKey(manager, BodyData, row, ['userId', 'date']);
    return BodyDataDto.from(await manager.findOneByOrFail(BodyData, { userId, date: fields.date }));
  }
}
