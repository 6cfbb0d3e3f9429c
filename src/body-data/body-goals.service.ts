import { Injectable } from '@nestjs/common';
import { invalidField } from '../common/errors/app-error.js';
import { Database } from '../infrastructure/database/database.js';
import { saveByKey } from '../infrastructure/database/save-by-key.js';
import { BodyDataService } from './body-data.service.js';
import { bodyMassIndex, SEVERELY_THIN_BMI } from './body-mass-index.js';
import type { BodyGoalDto } from './dto/body-goal.dto.js';
import type { BodyData } from './entities/body-data.entity.js';
import { BodyGoal } from './entities/body-goal.entity.js';

const isThinAt = (weightKg: number, { height }: BodyData): boolean =>
  bodyMassIndex({ weightKg, heightCm: height }) < SEVERELY_THIN_BMI;

/** Members' target weights: one number each, or none. The product leads nobody to a weight that makes them ill. */
@Injectable()
export class BodyGoalsService {
  constructor(
    private readonly database: Database,
    private readonly bodies: BodyDataService,
  ) {}

  /** The stored goal. */
  async of(userId: number): Promise<BodyGoalDto> {
    const goal = await this.database.read.findOneBy(BodyGoal, { userId });
    return { weight: goal?.weight ?? null };
  }

  /** The goal to show: none while today's body is severely thin, or would be at the goal. */
  async shown(userId: number): Promise<BodyGoalDto> {
    const [goal, body] = await Promise.all([this.of(userId), this.bodies.newest(userId)]);
    if (goal.weight === null || !body) return goal;
    return isThinAt(Math.min(goal.weight, body.weight), body) ? { weight: null } : goal;
  }

  /** @throws VALIDATION_EXCEPTION for a weight at which the member would be severely thin */
  async save(userId: number, { weight }: BodyGoalDto): Promise<BodyGoalDto> {
    const body = weight === null ? null : await this.bodies.newest(userId);
    if (weight !== null && body && isThinAt(weight, body)) {
      throw invalidField(
        'weight',
        '이 키에는 몸이 버티기 힘든 체중이에요. 조금 더 넉넉하게 잡아 주세요. 먹는 일이 힘들다면 정신건강상담전화 1577-0199에서 이야기를 들어 줘요.',
      );
    }
    await this.database.write(async manager => {
      if (weight === null) await manager.delete(BodyGoal, { userId });
      else await saveByKey(manager, BodyGoal, { userId, weight }, ['userId']);
    });
    return { weight };
  }
}
