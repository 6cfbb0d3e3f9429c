import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/time/clock.js';
import { Database } from '../../infrastructure/database/database.js';
import { MyWorkout } from '../../myfit/entities/my-workout.entity.js';
import { LoadEvidence } from './load-evidence.service.js';
import { StrengthLearning } from './strength-learning.service.js';

/** A weight that nobody corrected for a week of training has probably been lifted. */
const KEPT_MS = 7 * 86_400_000;

/** Learns from weights that stay in routines: each once, a week after it was put there. */
@Injectable()
export class KeptWeights {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly evidence: LoadEvidence,
    private readonly learning: StrengthLearning,
  ) {}

  async learn(userId: number): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    const rows = await this.database.read
      .createQueryBuilder(MyWorkout, 'row')
      .innerJoin('row.routine', 'routine')
      .where('routine.userId = :userId AND routine.deletedAt IS NULL', { userId })
      .andWhere('row.weightLearned = :learned AND row.weightSince < :before', { learned: false, before })
      .orderBy('row.id')
      .getMany();
    for (const row of rows) {
      const observations = await this.evidence.ofKeeping(userId, [row]);
      await this.database.write(async manager => {
        // Another job of the member may have been faster.
        const { affected } = await manager.update(
          MyWorkout,
          { id: row.id, weightLearned: false },
          { weightLearned: true },
        );
        if (affected === 1) await this.learning.learn(manager, userId, observations);
      });
    }
  }
}
