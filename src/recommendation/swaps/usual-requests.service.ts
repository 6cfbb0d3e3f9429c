import { Injectable } from '@nestjs/common';
import { CatalogueReadModel } from '../../catalogue/public.js';
import { Database } from '../../infrastructure/database/database.js';
import { isOwnPlace, TrainingPreferencesService } from '../../training-preferences/public.js';
import type { EngineWorkout } from '../engine/strength/strength.types.js';
import { RecommendationHistory } from '../entities/recommendation-history.entity.js';
import type { StoredWorkoutRequest } from '../recommendation-request.types.js';

const BODYWEIGHT = '맨몸';

/** The request a member would make now, where no recommendation gives it. */
@Injectable()
export class UsualRequests {
  constructor(
    private readonly database: Database,
    private readonly catalogue: CatalogueReadModel,
    private readonly preferences: TrainingPreferencesService,
  ) {}

  /** A request for a workout's parts, with the member's last choices of place, goal and experience. */
  async of(userId: number, workout: EngineWorkout): Promise<StoredWorkoutRequest> {
    const { choices, places } = await this.preferences.of(userId);
    const place = choices?.place ?? undefined;
    const own = places.find(each => each.place === place);
    return {
      bodyPartKoreanName: workout.primaryBodyParts,
      machineKoreanName: isOwnPlace(place)
        ? (own?.machineKoreanName ?? [BODYWEIGHT])
        : await this.machinesAt(userId, place),
      ...(place ? { place } : {}),
      ...(choices?.goal ? { goal: choices.goal } : {}),
      ...(choices?.experience ? { experience: choices.experience } : {}),
    };
  }

  private async machinesAt(userId: number, place: 'gym' | 'bodyweight' | undefined): Promise<string[]> {
    if (place === 'bodyweight') return [BODYWEIGHT];
    const asked = place === 'gym' ? null : await this.machinesAskedLast(userId);
    return asked ?? this.catalogue.names.machines.map(({ koreanName }) => koreanName);
  }

  /** Without a place, the machines were chosen one by one. */
  private async machinesAskedLast(userId: number): Promise<string[] | null> {
    const [last] = await this.database.read.find(RecommendationHistory, {
      select: { request: true },
      where: { userId, type: 'workout' },
      order: { id: 'DESC' },
      take: 1,
    });
    return last ? (last.request as unknown as StoredWorkoutRequest).machineKoreanName : null;
  }
}
