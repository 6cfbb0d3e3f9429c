import { Injectable } from '@nestjs/common';
import { Database } from '../infrastructure/database/database.js';
import { saveByKey } from '../infrastructure/database/save-by-key.js';
import type { BodyGoalDto } from './dto/body-goal.dto.js';
import { BodyGoal } from './entities/body-goal.entity.js';

/** What members want to weigh: one number each, or none. */
@Injectable()
export class BodyGoalsService {
  constructor(private readonly database: Database) {}

  async of(userId: number): Promise<BodyGoalDto> {
    const goal = await this.database.read.findOneBy(BodyGoal, { userId });
    return { weight: goal?.weight ?? null };
  }

  async save(userId: number, { weight }: BodyGoalDto): Promise<BodyGoalDto> {
    await this.database.write(async manager => {
      if (weight === null) await manager.delete(BodyGoal, { userId });
      else await saveByKey(manager, BodyGoal, { userId, weight }, ['userId']);
    });
    return { weight };
  }
}
