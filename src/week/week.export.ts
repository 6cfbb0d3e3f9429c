import { Injectable } from '@nestjs/common';
import { ExportsAccountPart, type AccountExportPart } from '../account-export/public.js';
import { Database } from '../infrastructure/database/database.js';
import { ExportedWeekDto } from './dto/exported-week.dto.js';
import { TrainingWeek } from './entities/training-week.entity.js';

@Injectable()
@ExportsAccountPart('weeks', [ExportedWeekDto])
export class WeeksExport implements AccountExportPart<ExportedWeekDto[]> {
  constructor(private readonly database: Database) {}

  async of(userId: number): Promise<ExportedWeekDto[]> {
    const weeks = await this.database.read.find(TrainingWeek, {
      where: { userId },
      order: { startsOn: 'DESC' },
    });
    return weeks.map(({ startsOn, historyId, againId, days, cardio }) => ({
      ...{ startsOn, historyId, againId, days, cardio },
    }));
  }
}
