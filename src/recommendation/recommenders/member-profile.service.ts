import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BodyData } from '../../body-data/entities/body-data.entity.js';
import { Clock } from '../../common/time/clock.js';
import { ageInYears, koreanDate } from '../../common/time/korean-date.js';
import { Database } from '../../infrastructure/database/database.js';
import { UserHealth } from '../../user/entities/user-health.entity.js';
import { User } from '../../user/entities/user.entity.js';
import { learnCarried } from '../engine/learning/learn-carried.js';
import type { StrengthBelief } from '../engine/learning/strength-belief.types.js';
import type { SupplementMember } from '../engine/supplement/supplement-engine.types.js';
import { HEALTH_UNTOLD, USUAL_PROFILE } from '../engine/workout/usual-profile.js';
import type { EngineMember, TrainingProfile } from '../engine/workout/workout-engine.types.js';
import { StrengthCorrectionRow } from '../entities/strength-correction.entity.js';

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
  async forStrength(
    userId: number,
    manager: EntityManager = this.database.read,
  ): Promise<EngineMember | null> {
    const found = await this.userAndBody(userId, manager);
    if (!found) return null;
    const { user, body } = found;
    return {
      sex: user.sex,
      ageYears: this.ageOf(user),
      heightCm: body.height,
      weightKg: body.weight,
      bodyFatPercent: body.bodyFat,
      muscleMassPercent: body.muscleMass,
      upDownBalance: body.upDownBalance,
      compositionSource: body.compositionSource,
      memberKey: userId,
    };
  }

  /** What beside the body decides over a session; what the member never told stays at its neutral value. */
  async forTraining(userId: number): Promise<TrainingProfile> {
    const health = await this.database.read.findOneBy(UserHealth, { userId });
    return { ...USUAL_PROFILE, health: { ...HEALTH_UNTOLD, conditions: health?.conditions ?? [] } };
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

  /** What was learned about the member's strength so far, as of today; null before anything was. */
  async belief(userId: number, member: EngineMember): Promise<StrengthBelief | null> {
    const rows = await this.database.read.findBy(StrengthCorrectionRow, { userId });
    const today = koreanDate(this.clock.now());
    return rows.reduce<StrengthBelief | null>(
      (belief, { baseLift, state }) =>
        learnCarried(belief, { kind: 'carried', baseLift, ...state }, member, today),
      null,
    );
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
