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

/** A changed session; `before` is undefined if it is new. */
export interface LoggedChange {
  before: LoggedSession | undefined;
  after: LoggedSession;
}

/** Keeps observations in step with the log. Computes nothing from them here: beliefs are computed on read. */
@Injectable()
export class SetLearning {
  constructor(
    private readonly observations: Observations,
    private readonly recommended: RecommendedLoadsReader,
  ) {}

  /** Records observations of new sessions. */
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

  /** Deletes the observations of sessions with these sets. */
  async forget(
    manager: EntityManager,
    userId: number,
    sessions: readonly TrainingSession[],
    setIds: readonly string[],
  ): Promise<void> {
    await this.observations.replace(manager, userId, setIds.map(sourceOf), [], earliestOf(sessions));
  }

  /** Replaces the observations of these sessions by their current content, inside the transaction. */
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

  /** Updates only the observations that changed: in a long session, only the set just done is written. */
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

  /** Observations of each of these sessions, with the experience stated for it. */
  private async observed(
    manager: EntityManager,
    userId: number,
    logged: readonly LoggedSession[],
  ): Promise<NewObservation[][]> {
    const historyIds = logged.flatMap(({ session }) => session.historyId ?? []);
    const stated = await this.recommended.experiences(userId, historyIds, manager);
    // The recommendation of an old session may be deleted: the experience stated then is still in the old observations.
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

/** The observations to delete, and the ones to write. */
function changedIn({ before, after }: LoggedChange): { gone: string[]; written: Set<string> } {
  const seen = before ? observationsOf(before.session, before.sets, null) : [];
  const fresh = observationsOf(after.session, after.sets, null);
  // Observations of a day keep their session's order if new ones overwrite others or come last.
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
