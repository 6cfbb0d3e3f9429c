import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { Observations, RecommendedLoadsReader, type NewObservation } from '../../recommendation/public.js';
import type { TrainingSession } from '../entities/training-session.entity.js';
import { TrainingSet } from '../entities/training-set.entity.js';
import { observationsOf, sourceOf } from './set-observations.js';

/** A session with its sets. */
export interface LoggedSession {
  session: TrainingSession;
  sets: readonly TrainingSet[];
}

/** What has become of one; `before` is undefined where it is new. */
export interface LoggedChange {
  before: LoggedSession | undefined;
  after: LoggedSession;
}

/** Keeps what is learned in step with what is logged. Nothing is computed from it here: beliefs are made when they are read. */
@Injectable()
export class SetLearning {
  constructor(
    private readonly observations: Observations,
    private readonly recommended: RecommendedLoadsReader,
  ) {}

  /** Observes sessions that were not there before. */
  async add(manager: EntityManager, userId: number, added: readonly LoggedSession[]): Promise<void> {
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

  /** Replaces what was observed in these sessions by what they say now, inside the transaction. */
  async renew(manager: EntityManager, userId: number, sessions: readonly TrainingSession[]): Promise<void> {
    const all = await manager.findBy(TrainingSet, { sessionId: In(sessions.map(({ id }) => id)) });
    const logged = sessions.map(session => ({
      session,
      sets: all.filter(({ sessionId }) => sessionId === session.id),
    }));
    const observed = await this.observed(manager, userId, logged);
    const sources = all.map(({ id }) => sourceOf(id));
    await this.observations.replace(manager, userId, sources, observed.flat(), earliestOf(sessions));
  }

  /** Observes what has changed, and only that: of a long session nothing is written but the set that was done. */
  async follow(manager: EntityManager, userId: number, changes: readonly LoggedChange[]): Promise<void> {
    const changed = changes.map(change => ({ change, ...changedIn(change) })).filter(isMore);
    if (changed.length === 0) return;
    const observed = await this.observed(
      manager,
      userId,
      changed.map(({ change }) => change.after),
    );
    const days = changed.flatMap(({ change: { before, after } }) => [before ?? after, after]);
    await this.observations.replace(
      manager,
      userId,
      changed.flatMap(({ gone }) => gone),
      changed.flatMap(({ written }, n) => observed[n]!.filter(({ source }) => written.has(source))),
      earliestOf(days.map(({ session }) => session)),
    );
  }

  /** What each of these sessions says, with the experience that was stated for it. */
  private async observed(
    manager: EntityManager,
    userId: number,
    logged: readonly LoggedSession[],
  ): Promise<NewObservation[][]> {
    const historyIds = logged.flatMap(({ session }) => session.historyId ?? []);
    const stated = await this.recommended.experiences(userId, historyIds, manager);
    // The recommendation of an old session may have gone: what was stated then is still in what was observed.
    const orphans = logged.filter(
      ({ session: { historyId } }) => historyId !== null && !stated.has(historyId),
    );
    const kept = await this.observations.experiences(
      manager,
      userId,
      orphans.flatMap(({ sets }) => sets.map(({ id }) => sourceOf(id))),
    );
    return logged.map(({ session, sets }) => {
      const experience =
        stated.get(session.historyId ?? 0) ??
        sets.map(({ id }) => kept.get(sourceOf(id))).find(each => each !== undefined);
      return observationsOf(session, sets, experience ?? null);
    });
  }
}

/** What is no longer observed as it was, and what is to be written. */
function changedIn({ before, after }: LoggedChange): { gone: string[]; written: Set<string> } {
  const seen = before ? observationsOf(before.session, before.sets, null) : [];
  const fresh = observationsOf(after.session, after.sets, null);
  // Those of a day have the order of their session, which what is written over another one or comes last leaves as it is.
  const isInOrder =
    seen.every(({ source, date }, n) => fresh[n]?.source === source && fresh[n].date === date) &&
    (!before || before.session.historyId === after.session.historyId);
  const written = isInOrder ? fresh.filter((each, n) => !isDeepStrictEqual(each, seen[n])) : fresh;
  return {
    gone: isInOrder ? [] : [...(before?.sets ?? []), ...after.sets].map(({ id }) => sourceOf(id)),
    written: new Set(written.map(({ source }) => source)),
  };
}

function isMore({ gone, written }: ReturnType<typeof changedIn>): boolean {
  return gone.length + written.size > 0;
}

function earliestOf(sessions: readonly TrainingSession[]): string {
  return sessions.map(({ localDate }) => localDate).reduce((a, b) => (a < b ? a : b));
}
