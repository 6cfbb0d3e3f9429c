import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
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
import { HEALTH_UNTOLD, USUAL_EQUIPMENT, USUAL_PROFILE } from '../engine/workout/usual-profile.js';
import type {
  EngineMember,
  EquipmentSettings,
  TrainingHealth,
  TrainingProfile,
} from '../engine/workout/workout-engine.types.js';
import { BodyHistory } from '../learning/body-history.js';

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

  /** For the strength model; null without body data. */
  async forStrength(userId: number): Promise<EngineMember | null> {
    const found = await this.userAndBody(userId, this.database.read);
    return found && new BodyHistory(found.user, [found.body]).on(koreanDate(this.clock.now()));
  }

  /** The body over time, for the strength model; null without body data. */
  async bodies(userId: number): Promise<BodyHistory | null> {
    const [user, bodies] = await Promise.all([
      this.database.read.findOneBy(User, { id: userId }),
      this.database.read.find(BodyData, { where: { userId }, order: { date: 'ASC' } }),
    ]);
    return user && bodies.length > 0 ? new BodyHistory(user, bodies) : null;
  }

  /**
   * What beside the body decides over a session; what the member never told stays at its neutral value.
   * @param place where they train: an own one has loads of its own
   */
  async forTraining(userId: number, place?: Place): Promise<TrainingProfile> {
    const [health, equipment] = await Promise.all([this.trainingHealth(userId), this.loadsOf(userId, place)]);
    return { ...USUAL_PROFILE, health, equipment };
  }

  private async trainingHealth(userId: number): Promise<TrainingHealth> {
    const row = await this.database.read.findOneBy(UserHealth, { userId });
    if (!row) return HEALTH_UNTOLD;
    const today = koreanDate(this.clock.now());
    return {
      conditions: row.conditions,
      medicines: row.medicines ?? [],
      soreAreas: row.soreAreas ?? [],
      pregnancyWeeks: pregnancyWeeksOn(row.pregnantSince, today),
      readiness: readinessState(row, today),
    };
  }

  private async loadsOf(userId: number, place?: Place): Promise<EquipmentSettings> {
    if (!isOwnPlace(place)) return USUAL_EQUIPMENT;
    const own = await this.database.read.findOneBy(TrainingPlace, { userId, place });
    if (!own) return USUAL_EQUIPMENT;
    const { dumbbellStepKg, lightestDumbbellKg, heaviestDumbbellKg, smallestPlateKg, stackStepKg } = own;
    return { dumbbellStepKg, lightestDumbbellKg, heaviestDumbbellKg, smallestPlateKg, stackStepKg };
  }

  /** For the supplement choice; null without body data. */
  async forSupplements(userId: number): Promise<SupplementMember | null> {
    const manager = this.database.read;
    const [found, health] = await Promise.all([
      this.userAndBody(userId, manager),
      manager.findOneBy(UserHealth, { userId }),
    ]);
    if (!found) return null;
    const { user, body } = found;
    return {
      sex: user.sex,
      ageYears: this.ageOf(user),
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

  private async userAndBody(userId: number, manager: EntityManager) {
    const [user, [body]] = await Promise.all([
      manager.findOneBy(User, { id: userId }),
      manager.find(BodyData, { where: { userId }, order: { date: 'DESC' }, take: 1 }),
    ]);
    return user && body ? { user, body } : null;
  }

  private ageOf(user: User): number {
    return ageInYears(user.birthDate, koreanDate(this.clock.now()));
  }
}
