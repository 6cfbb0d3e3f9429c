import { Injectable } from '@nestjs/common';
import { ExportsAccountPart, type AccountExportPart } from '../account-export/public.js';
import { CatalogueItems } from '../catalogue/public.js';
import { Database } from '../infrastructure/database/database.js';
import { HealthNotesService } from '../user/public.js';
import { ExportedHealthDto, ExportedRecommendationDto } from './dto/exported-recommendations.dto.js';
import { RecommendationHistory } from './entities/recommendation-history.entity.js';
import { StrengthObservation } from './entities/strength-observation.entity.js';

@Injectable()
@ExportsAccountPart('recommendations', [ExportedRecommendationDto])
export class RecommendationsExport implements AccountExportPart<ExportedRecommendationDto[]> {
  constructor(private readonly database: Database) {}

  async of(userId: number): Promise<ExportedRecommendationDto[]> {
    const rows = await this.database.read.find(RecommendationHistory, {
      where: { userId },
      order: { id: 'DESC' },
    });
    return rows.map(({ id, type, state, createdAt, request, result }) => ({
      id,
      type,
      status: state,
      createdAt,
      request,
      result,
    }));
  }
}

/** The member's health information, and what was learned about their strength. */
@Injectable()
@ExportsAccountPart('health', ExportedHealthDto)
export class HealthExport implements AccountExportPart<ExportedHealthDto> {
  constructor(
    private readonly database: Database,
    private readonly healthNotes: HealthNotesService,
    private readonly catalogue: CatalogueItems,
  ) {}

  async of(userId: number): Promise<ExportedHealthDto> {
    const observed = await this.database.read.find(StrengthObservation, {
      where: { userId },
      order: { date: 'ASC', id: 'ASC' },
    });
    const workouts = await this.catalogue.workouts(observed.flatMap(({ workoutId }) => workoutId ?? []));
    return {
      ...(await this.healthNotes.of(userId)),
      strengthObservations: observed.map(({ date, workoutId, seen }) => ({
        date,
        workoutName: workoutId === null ? null : (workouts.get(workoutId)?.koreanName ?? null),
        seen: { ...seen },
      })),
    };
  }
}
