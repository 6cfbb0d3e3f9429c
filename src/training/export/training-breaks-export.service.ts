import { Injectable } from '@nestjs/common';
import { ExportsAccountPart, type AccountExportPart } from '../../account-export/public.js';
import { TrainingBreaks } from '../breaks/training-breaks.service.js';
import { TrainingBreakDto } from '../dto/training-break.dto.js';

@Injectable()
@ExportsAccountPart('trainingBreaks', [TrainingBreakDto])
export class TrainingBreaksExport implements AccountExportPart<TrainingBreakDto[]> {
  constructor(private readonly breaks: TrainingBreaks) {}

  of(userId: number): Promise<TrainingBreakDto[]> {
    return this.breaks.all(userId);
  }
}
