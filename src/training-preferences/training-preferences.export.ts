import { Injectable } from '@nestjs/common';
import { ExportsAccountPart, type AccountExportPart } from '../account-export/public.js';
import { TrainingPreferencesDto } from './dto/training-preferences.dto.js';
import { TrainingPreferencesService } from './training-preferences.service.js';

@Injectable()
@ExportsAccountPart('training', TrainingPreferencesDto)
export class TrainingPreferencesExport implements AccountExportPart<TrainingPreferencesDto> {
  constructor(private readonly preferences: TrainingPreferencesService) {}

  of(userId: number): Promise<TrainingPreferencesDto> {
    return this.preferences.of(userId);
  }
}
