import { Injectable } from '@nestjs/common';
import { BodyData } from '../../body-data/entities/body-data.entity.js';
import { Clock } from '../../common/time/clock.js';
import { ageInYears, koreanDate } from '../../common/time/korean-date.js';
import { Database } from '../../infrastructure/database/database.js';
import { TrainingPlace } from '../../training-preferences/entities/training-place.entity.js';
import { isOwnPlace, type Place } from '../../training-preferences/places.js';
import { UserHealth } from '../../user/entities/user-health.entity.js';
import { User } from '../../user/entities/user.entity.js';
import { pregnancyWeeksOn } from '../../user/pregnancy.js';
import { readinessState } from '../../user/readiness.js';
import type { SupplementMember } from '../engine/supplement/supplement-engine.types.js';
import { HEALTH_UNTOLD, USUAL_EQUIPMENT } from '../engine/workout/usual-profile.js';
import type { EquipmentSettings, TrainingHealth } from '../engine/workout/workout-engine.types.js';
import { StrengthBeliefRow } from '../entities/strength-belief.entity.js';
import { BodyHistory } from '../learning/body-history.js';

/** What is recorded of a member that decides over their training, read together. */
export interface TraineeRecord {
  /** Null without body data. Of a member who was never observed only as it is now. */
  bodies: BodyHistory | null;
  health: TrainingHealth;
  /** Null for whoever was never observed. */
  kept: StrengthBeliefRow | null;
}

/** A member as the engine wants to know them: who they are and their newest body data. */
@Injectable()
export class MemberProfiles {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async hasBodyData(userId: number): Promise<boolean> {
    return this.database.read.existsBy(BodyData, { userId });
  }

  /** Two statements, however much of it is asked. */
  async trainee(userId: number): Promise<TraineeRecord> {
    const user = (await this.database.read
      .createQueryBuilder(User, 'user')
      .leftJoinAndMapOne('user.health', UserHealth, 'health', 'health.userId = user.id')
      .leftJoinAndMapOne('user.belief', StrengthBeliefRow, 'belief', 'belief.userId = user.id')
      .where('user.id = :userId', { userId })
      .getOne()) as (User & { health: UserHealth | null; belief: StrengthBeliefRow | null }) | null;
    if (!user) return { bodies: null, health: HEALTH_UNTOLD, kept: null };
    const newestFirst = await this.database.read.find(BodyData, {
      where: { userId },
      order: { date: 'DESC' },
      // Only what was observed is learned in the body of its day.
      ...(user.belief ? {} : { take: 1 }),
    });
    return {
      bodies: newestFirst.length === 0 ? null : new BodyHistory(user, newestFirst.reverse()),
      health: user.health ? this.trainingHealth(user.health) : HEALTH_UNTOLD,
      kept: user.belief,
    };
  }

  private trainingHealth(row: UserHealth): TrainingHealth {
    const today = koreanDate(this.clock.now());
    return {
      conditions: row.conditions,
      medicines: row.medicines ?? [],
      soreAreas: row.soreAreas ?? [],
      pregnancyWeeks: pregnancyWeeksOn(row.pregnantSince, today),
      readiness: readinessState(row, today),
    };
  }

  /** The loads at a place: an own one has its own, where the member told them. */
  async loadsAt(userId: number, place: Place | undefined): Promise<EquipmentSettings> {
    if (!isOwnPlace(place)) return USUAL_EQUIPMENT;
    const own = await this.database.read.findOneBy(TrainingPlace, { userId, place });
    if (!own) return USUAL_EQUIPMENT;
    const { dumbbellStepKg, lightestDumbbellKg, heaviestDumbbellKg, smallestPlateKg, stackStepKg } = own;
    return { dumbbellStepKg, lightestDumbbellKg, heaviestDumbbellKg, smallestPlateKg, stackStepKg };
  }

  /** For the supplement choice; null without body data. */
  async forSupplements(userId: number): Promise<SupplementMember | null> {
    const manager = this.database.read;
    const [user, [body], health] = await Promise.all([
      manager.findOneBy(User, { id: userId }),
      manager.find(BodyData, { where: { userId }, order: { date: 'DESC' }, take: 1 }),
      manager.findOneBy(UserHealth, { userId }),
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
      allergens: health?.allergens ?? [],
      conditions: health?.conditions ?? [],
      medicines: health?.medicines ?? [],
      coffeeCupsPerDay: health?.coffeeCupsPerDay ?? null,
      dietProteinPerKg: health?.dietProteinPerKg ?? null,
    };
  }
}
