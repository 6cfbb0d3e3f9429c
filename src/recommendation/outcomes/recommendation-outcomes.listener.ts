import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DomainEvents } from '../../infrastructure/events/domain-events.js';
import { RecommendationHistory } from '../entities/recommendation-history.entity.js';
import { RecommendationOutcomes } from './recommendation-outcomes.service.js';

/** Records what members do with their recommendations. */
@Injectable()
export class RecommendationOutcomesListener implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly ends: RecommendationOutcomes,
  ) {}

  onModuleInit(): void {
    this.events.on('recommendation-kept', (manager, { historyId }) =>
      this.ends.mark(manager, historyId, { kept: true }),
    );
    this.events.on('supplements-kept', (manager, { userId, supplementIds }) =>
      this.keptOfLatest(manager, userId, supplementIds),
    );
    for (const name of ['workout-answered', 'workout-weight-typed'] as const) {
      this.events.on(name, async (manager, { historyId }) => {
        if (historyId !== null) await this.ends.mark(manager, historyId, { answered: true });
      });
    }
  }

  /** A supplement has no reference to its recommendation: it counts for the latest answer that contains it, in any flavour or size. */
  private async keptOfLatest(
    manager: EntityManager,
    userId: number,
    supplementIds: readonly number[],
  ): Promise<void> {
    const [latest] = await manager.find(RecommendationHistory, {
      select: { id: true, result: true },
      where: { userId, type: 'supplement', state: 'DONE' },
      order: { id: 'DESC' },
      take: 1,
    });
    const { recommends = [] } = (latest?.result ?? {}) as {
      recommends?: { id: number; otherFlavors?: { units: { supplementId: number }[] }[] }[];
    };
    const offered = recommends.flatMap(({ id, otherFlavors = [] }) => [
      id,
      ...otherFlavors.flatMap(({ units }) => units.map(({ supplementId }) => supplementId)),
    ]);
    if (latest && supplementIds.some(id => offered.includes(id)))
      await this.ends.mark(manager, latest.id, { kept: true });
  }
}
