import { Injectable } from '@nestjs/common';
import { ExportsAccountPart, type AccountExportPart } from '../account-export/public.js';
import { BodyDataService } from './body-data.service.js';
import { BodyDataDto } from './dto/body-data.dto.js';

@Injectable()
@ExportsAccountPart('bodyData', [BodyDataDto])
export class BodyDataExport implements AccountExportPart<BodyDataDto[]> {
  constructor(private readonly bodyData: BodyDataService) {}

  async of(userId: number): Promise<BodyDataDto[]> {
    return (await this.bodyData.list(userId)).rows;
  }
}
