import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/time/clock.js';
import { Database } from '../../infrastructure/database/database.js';
import type { StrengthObservation } from '../engine/learning/strength-correction.types.js';
import { updateCorrection } from '../engine/learning/update-correction.js';
import { StrengthCorrectionRow } from '../entities/strength-correction.entity.js';

/** Keeps what observations teach about a member's strength. */
@Injectable()
export class StrengthLearning {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Learns within the transaction of `manager`, one observation after the other. */
  async learn(manager: EntityManager, userId: number, observations: StrengthObservation[]): Promise<void> {
    for (const observation of observations) {
      const { baseLift } = observation;
      const row = await manager.findOne(StrengthCorrectionRow, {
        where: { userId, baseLift },
        ...this.database.rowLock,
      });
      const state = updateCorrection(row?.state ?? null, observation);
      const updatedAt = this.clock.now();
      if (row) await manager.update(StrengthCorrectionRow, { id: row.id }, { state, updatedAt });
      else await manager.insert(StrengthCorrectionRow, { userId, baseLift, state, updatedAt });
    }
  }
}
