import { Injectable } from '@nestjs/common';
import { ExportsAccountPart, type AccountExportPart } from '../../account-export/public.js';
import { ShowKeptWeeksDto } from './kept-weeks.dto.js';
import { KeptWeeks } from './kept-weeks.service.js';

@Injectable()
@ExportsAccountPart('keptWeeks', ShowKeptWeeksDto)
export class KeptWeeksExport implements AccountExportPart<ShowKeptWeeksDto> {
  constructor(private readonly kept: KeptWeeks) {}

  async of(userId: number): Promise<ShowKeptWeeksDto> {
    return { shown: await this.kept.isShown(userId) };
  }
}
