import { Injectable } from '@nestjs/common';
import { ExportsAccountPart, type AccountExportPart } from '../account-export/public.js';
import { IntakeItemDto } from './dto/intake-item.dto.js';
import { Intake } from './intake.service.js';

@Injectable()
@ExportsAccountPart('intake', [IntakeItemDto])
export class IntakeExport implements AccountExportPart<IntakeItemDto[]> {
  constructor(private readonly intake: Intake) {}

  of(userId: number): Promise<IntakeItemDto[]> {
    return this.intake.list(userId);
  }
}
