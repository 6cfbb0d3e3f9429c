import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { Observations, RecommendedLoadsReader } from '../../recommendation/public.js';
import type { TrainingSession } from '../entities/training-session.entity.js';
import { TrainingSet } from '../entities/training-set.entity.js';
import { observationsOf, sourceOf } from './set-observations.js';

/** Keeps what is learned in step with what is logged. Nothing is computed from it here: beliefs are made when they are read. */
@Injectable()
export class SetLearning {
  constructor(
    private readonly observations: Observations,
    private readonly recommended: RecommendedLoadsReader,
  ) {}

  /** Observes sessions that were not there before. */
  async add(
    manager: EntityManager,
    userId: number,
    added: readonly { session: TrainingSession; sets: readonly TrainingSet[] }[],
  ): Promise<void> {
    const observed = added.flatMap(({ session, sets }) => observationsOf(session, sets, null));
    await this.observations.replace(
      manager,
      userId,
      [],
      observed,
      earliestOf(added.map(each => each.session)),
    );
  }

  /** Forgets what sessions with these sets said. */
  async forget(
    manager: EntityManager,
    userId: number,
    sessions: readonly TrainingSession[],
    setIds: readonly string[],
  ): Promise<void> {
    await this.observations.replace(manager, userId, setIds.map(sourceOf), [], earliestOf(sessions));
  }

  /**
   * Observes these sessions of a member anew, as they are in the transaction.
   *
   * @param since the earliest of their days, before and after
   */
  async follow(
    manager: EntityManager,
    userId: number,
    sessions: readonly TrainingSession[],
    since: string,
  ): Promise<void> {
    const sets = await manager.findBy(TrainingSet, { sessionId: In(sessions.map(({ id }) => id)) });
    const histories = await this.recommended.of(
      userId,
      sessions.flatMap(({ historyId }) => historyId ?? []),
      manager,
    );
    const bySession = new Map(sessions.map(({ id }) => [id, [] as TrainingSet[]]));
    for (const set of sets) bySession.get(set.sessionId)!.push(set);
    // The recommendation of an old session may have gone: what was stated then is still in what was observed.
    const orphans = sessions.filter(({ historyId }) => historyId !== null && !histories.has(historyId));
    const kept = await this.observations.experiences(
      manager,
      userId,
      orphans.flatMap(({ id }) => bySession.get(id)!.map(set => sourceOf(set.id))),
    );
    const observed = sessions.flatMap(session => {
      const own = bySession.get(session.id)!;
      const experience =
        histories.get(session.historyId ?? 0)?.experience ??
        own.map(({ id }) => kept.get(sourceOf(id))).find(each => each !== undefined);
      return observationsOf(session, own, experience ?? null);
    });
    await this.observations.replace(
      manager,
      userId,
      sets.map(({ id }) => sourceOf(id)),
      observed,
      since,
    );
  }
}

function earliestOf(sessions: readonly TrainingSession[]): string {
  return sessions.map(({ localDate }) => localDate).reduce((a, b) => (a < b ? a : b));
}
