import { Injectable } from '@nestjs/common';
import { LessThanOrEqual, MoreThanOrEqual } from 'typeorm';
import { AppError, invalidField } from '../../common/errors/app-error.js';
import { Database } from '../../infrastructure/database/database.js';
import { saveByKey } from '../../infrastructure/database/save-by-key.js';
import type { SaveBreakDto, TrainingBreakDto } from '../dto/training-break.dto.js';
import { TrainingBreak } from '../entities/training-break.entity.js';

const DAY_MS = 86_400_000;
const MOST_DAYS = 90;
/** Most breaks read at once: one page. */
const MOST_READ = 200;

/** Members' days off, as they entered them. */
@Injectable()
export class TrainingBreaks {
  constructor(private readonly database: Database) {}

  /** The latest breaks, newest first. */
  async all(userId: number): Promise<TrainingBreakDto[]> {
    const rows = await this.database.read.find(TrainingBreak, {
      where: { userId },
      order: { startsOn: 'DESC' },
      take: MOST_READ,
    });
    return rows.map(toldOf);
  }

  /** Breaks that overlap the period, in order. @param from `YYYY-MM-DD` */
  async between(userId: number, from: string, to: string): Promise<TrainingBreakDto[]> {
    const rows = await this.database.read.find(TrainingBreak, {
      where: { userId, startsOn: LessThanOrEqual(to), endsOn: MoreThanOrEqual(from) },
      order: { startsOn: 'ASC' },
    });
    return rows.map(toldOf);
  }

  /** Replaces a break that starts on the same day. @throws a 400 if it ends before it starts, or lasts more than 90 days */
  async save(userId: number, startsOn: string, { endsOn, kind }: SaveBreakDto): Promise<TrainingBreakDto> {
    const days = 1 + (Date.parse(endsOn) - Date.parse(startsOn)) / DAY_MS;
    if (days < 1) throw invalidField('endsOn', '끝나는 날은 시작하는 날부터 고를 수 있어요.');
    if (days > MOST_DAYS) throw invalidField('endsOn', `쉬는 날은 ${MOST_DAYS}일까지 고를 수 있어요.`);
    const row = { userId, startsOn, endsOn, kind };
    await this.database.write(manager => saveByKey(manager, TrainingBreak, row, ['userId', 'startsOn']));
    return toldOf(row);
  }

  /** @throws TRAINING_BREAK_NOT_FOUND_EXCEPTION */
  async end(userId: number, startsOn: string): Promise<void> {
    const { affected } = await this.database.write(manager =>
      manager.delete(TrainingBreak, { userId, startsOn }),
    );
    if (affected === 0) throw new AppError('TRAINING_BREAK_NOT_FOUND_EXCEPTION');
  }
}

const toldOf = ({ startsOn, endsOn, kind }: TrainingBreak): TrainingBreakDto => ({ startsOn, endsOn, kind });
