import { Injectable } from '@nestjs/common';
import { BodyDataService } from '../../body-data/public.js';
import { Clock } from '../../common/time/clock.js';
import { ageInYears, koreanDate } from '../../common/time/korean-date.js';
import { Database } from '../../infrastructure/database/database.js';
import { Members, type User } from '../../members/public.js';
import { isOwnPlace, TrainingPreferencesService, type Place } from '../../training-preferences/public.js';
import { HealthNotesService } from '../../user/public.js';
import type { SupplementMember } from '../engine/supplement/supplement-engine.types.js';
import { USUAL_EQUIPMENT } from '../engine/workout/usual-profile.js';
import type { EquipmentSettings, TrainingHealth } from '../engine/workout/workout-engine.types.js';
import { StrengthBeliefRow } from '../entities/strength-belief.entity.js';
import { BodyHistory } from './body-history.js';

/** The stored data of a member that affect their training, read together. */
export interface TraineeRecord {
  /** Null without body data. Only the current body for a member without observations. */
  bodies: BodyHistory | null;
  /** Null for a deleted member. */
  user: Pick<User, 'sex' | 'birthDate'> | null;
  health: TrainingHealth;
  /** Null for a member without observations. */
  kept: StrengthBeliefRow | null;
}

/** A member as the engine needs them: who they are and their newest body data. */
@Injectable()
export class MemberProfiles {
  constructor(
    private readonly database: Database,
    private readonly members: Members,
    private readonly bodyData: BodyDataService,
    private readonly healthNotes: HealthNotesService,
    private readonly preferences: TrainingPreferencesService,
    private readonly clock: Clock,
  ) {}

  async hasBodyData(userId: number): Promise<boolean> {
    return (await this.bodyData.newest(userId)) !== null;
  }

  /** Always four statements. */
  async trainee(userId: number): Promise<TraineeRecord> {
    const found = this.members.find(userId);
    const [user, notes, kept] = await Promise.all([
      found,
      this.healthNotes.of(userId, found),
      this.database.read.findOneBy(StrengthBeliefRow, { userId }),
    ]);
    const bodies = await this.bodyData.history(userId, kept ? 'all' : 'newest');
    const { conditions, medicines, soreAreas, pregnancyWeeks, postpartumWeeks } = notes;
    const { surgeryAreas, surgeryWeeks, readiness } = notes;
    return {
      user,
      bodies: user && bodies.length > 0 ? new BodyHistory(user, bodies) : null,
      health: {
        conditions,
        medicines,
        soreAreas,
        pregnancyWeeks,
        postpartumWeeks,
        surgeryAreas,
        surgeryWeeks,
        readiness: readiness.state,
      },
      kept,
    };
  }

  /** The loads at a place: an own place has its own, if the member entered them. */
  async loadsAt(userId: number, place: Place | undefined): Promise<EquipmentSettings> {
    if (!isOwnPlace(place)) return USUAL_EQUIPMENT;
    const own = await this.preferences.ownPlace(userId, place);
    if (!own) return USUAL_EQUIPMENT;
    const { userId: _, place: __, machineIds: ___, ...equipment } = own;
    return equipment;
  }

  /** For the choice of supplements; null without body data. */
  async forSupplements(userId: number): Promise<SupplementMember | null> {
    const found = this.members.find(userId);
    const [user, body, health] = await Promise.all([
      found,
      this.bodyData.newest(userId),
      this.healthNotes.of(userId, found),
    ]);
    if (!user || !body) return null;
    return {
      sex: user.sex,
      ageYears: ageInYears(user.birthDate, koreanDate(this.clock.now())),
      heightCm: body.height,
      weightKg: body.weight,
      bodyFatPercent: body.bodyFat,
      muscleMassPercent: body.muscleMass,
      compositionSource: body.compositionSource,
      allergens: health.allergens,
      conditions: health.conditions,
      medicines: health.medicines,
      unanswered: health.unanswered,
      readinessYes: health.readiness.yes,
      coffeeCupsPerDay: health.coffeeCupsPerDay,
      dietProteinPerKg: health.dietProteinPerKg,
    };
  }
}
