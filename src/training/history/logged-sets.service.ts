import { Injectable } from '@nestjs/common';
import { Between, In, IsNull, LessThanOrEqual, MoreThanOrEqual, Not, type SelectQueryBuilder } from 'typeorm';
import { Clock } from '../../common/time/clock.js';
import { Database } from '../../infrastructure/database/database.js';
import { TrainingSession } from '../entities/training-session.entity.js';
import { TrainingSet } from '../entities/training-set.entity.js';
import { LONGEST_SESSION_MS } from '../training.constants.js';
import type { LiftedSet } from './estimates.js';

/** Work sets of one workout in one session, added up. */
export interface WorkTotal {
  sessionId: string;
  localDate: string;
  workoutId: number;
  sets: number;
  /** Sum of kg as shown × repetitions. */
  shownKgTimesReps: number;
}

export interface DatedSet extends LiftedSet {
  sessionId: string;
  date: string;
  /** Of a hold. */
  seconds: number | null;
}

/** A workout as the log knows it. */
export interface LoggedWorkout {
  workoutId: number;
  /** At the time. */
  workoutName: string;
  sessions: number;
  lastDate: string;
  /** Of holds. */
  longestSeconds: number | null;
}

/**
 * Reads the log to show it: work sets that were done, without deleted sessions and sets. A session that is still running is no history;
 * one that was left open for hours is over.
 */
@Injectable()
export class LoggedSets {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** By time, running ones too. */
  sessions(userId: number, from: string, to: string): Promise<TrainingSession[]> {
    return this.database.read.find(TrainingSession, {
      where: { userId, localDate: Between(from, to), deleted: false },
      order: { localDate: 'ASC', startedAt: 'ASC' },
    });
  }

  session(userId: number, id: string): Promise<TrainingSession | null> {
    return this.database.read.findOneBy(TrainingSession, { id, userId, deleted: false });
  }

  /** In the planned order, with warm-up sets and with sets that were not done. */
  setsOf(sessionIds: readonly string[]): Promise<TrainingSet[]> {
    return this.database.read.find(TrainingSet, {
      where: { sessionId: In([...sessionIds]), deleted: false },
      order: { sessionId: 'ASC', workoutOrdinal: 'ASC', ordinal: 'ASC', id: 'ASC' },
    });
  }

  /** Days with a session of lifting that is over, in any order. */
  async daysSince(userId: number, since: string): Promise<string[]> {
    const own = { userId, localDate: MoreThanOrEqual(since), deleted: false, cardioKind: IsNull() };
    const sessions = await this.database.read.find(TrainingSession, {
      select: { localDate: true },
      where: [
        { ...own, endedAt: Not(IsNull()) },
        { ...own, writtenAt: LessThanOrEqual(this.runningSince) },
      ],
    });
    return sessions.map(({ localDate }) => localDate);
  }

  /**
   * Of the sessions of these days, by day and in the order of a session.
   *
   * @param running counts the session that is still running, too
   */
  async totals(userId: number, from: string, to: string, { running = false } = {}): Promise<WorkTotal[]> {
    const rows = await (running ? this.done() : this.over())
      .select('session.id', 'sessionId')
      .addSelect('session.localDate', 'localDate')
      .addSelect('own.workoutId', 'workoutId')
      .addSelect('COUNT(*)', 'sets')
      .addSelect('MIN(own.workoutOrdinal)', 'place')
      .addSelect('SUM(COALESCE(own.weight, 0) * COALESCE(own.reps, 0))', 'shownKgTimesReps')
      .andWhere('session.userId = :userId AND session.localDate BETWEEN :from AND :to', { userId, from, to })
      .groupBy('session.id')
      .addGroupBy('session.localDate')
      .addGroupBy('own.workoutId')
      .orderBy('session.localDate')
      .addOrderBy('place')
      .getRawMany<WorkTotal>();
    return rows.map(row => ({
      ...row,
      sets: Number(row.sets),
      shownKgTimesReps: Number(row.shownKgTimesReps),
    }));
  }

  /** All of one workout, oldest first, without loads that look wrong and were not confirmed. */
  ofWorkout(userId: number, workoutId: number): Promise<DatedSet[]> {
    return this.believed()
      .select('own.sessionId', 'sessionId')
      .addSelect('session.localDate', 'date')
      .addSelect('own.weight', 'weight')
      .addSelect('own.reps', 'reps')
      .addSelect('own.seconds', 'seconds')
      .addSelect('own.reserve', 'reserve')
      .andWhere('own.workoutId = :workoutId AND own.userId = :userId', { workoutId, userId })
      .orderBy('session.localDate')
      .addOrderBy('session.startedAt')
      .addOrderBy('own.ordinal')
      .getRawMany<DatedSet>();
  }

  /** Every workout that was ever done, the one done last first. */
  async workouts(userId: number): Promise<LoggedWorkout[]> {
    const rows = await this.over()
      .select('own.workoutId', 'workoutId')
      .addSelect('MAX(own.workoutName)', 'workoutName')
      .addSelect('COUNT(DISTINCT own.sessionId)', 'sessions')
      .addSelect('MAX(session.localDate)', 'lastDate')
      .addSelect('MAX(own.seconds)', 'longestSeconds')
      .andWhere('own.userId = :userId', { userId })
      .groupBy('own.workoutId')
      .orderBy('MAX(session.localDate)', 'DESC')
      .addOrderBy('own.workoutId')
      .getRawMany<LoggedWorkout>();
    return rows.map(row => ({ ...row, sessions: Number(row.sessions) }));
  }

  /** The most repetitions with each load and felt reserve, of every workout. */
  bests(userId: number): Promise<(LiftedSet & { workoutId: number })[]> {
    return this.mostRepetitions()
      .andWhere('own.userId = :userId', { userId })
      .getRawMany<LiftedSet & { workoutId: number }>();
  }

  /** The most repetitions with each load and felt reserve before a session began, of some workouts. */
  bestsBefore(
    { userId, startedAt }: TrainingSession,
    workoutIds: readonly number[],
  ): Promise<(LiftedSet & { workoutId: number })[]> {
    if (workoutIds.length === 0) return Promise.resolve([]);
    return this.mostRepetitions()
      .andWhere('own.workoutId IN (:...workoutIds) AND own.userId = :userId', { workoutIds, userId })
      .andWhere('session.startedAt < :startedAt', { startedAt })
      .getRawMany<LiftedSet & { workoutId: number }>();
  }

  private mostRepetitions(): SelectQueryBuilder<TrainingSet> {
    return this.believed()
      .select('own.workoutId', 'workoutId')
      .addSelect('own.weight', 'weight')
      .addSelect('own.reserve', 'reserve')
      .addSelect('MAX(own.reps)', 'reps')
      .groupBy('own.workoutId')
      .addGroupBy('own.weight')
      .addGroupBy('own.reserve');
  }

  private done(): SelectQueryBuilder<TrainingSet> {
    return this.database.read
      .createQueryBuilder(TrainingSet, 'own')
      .innerJoin(TrainingSession, 'session', 'session.id = own.sessionId')
      .where("own.kind = 'work' AND own.doneAt IS NOT NULL")
      .andWhere('own.deleted = :no AND session.deleted = :no', { no: false });
  }

  private over(): SelectQueryBuilder<TrainingSet> {
    return this.done().andWhere('(session.endedAt IS NOT NULL OR session.writtenAt <= :runningSince)', {
      runningSince: this.runningSince,
    });
  }

  /** What is open and was written later is still running. */
  private get runningSince(): Date {
    return new Date(this.clock.now().getTime() - LONGEST_SESSION_MS);
  }

  private believed(): SelectQueryBuilder<TrainingSet> {
    return this.over().andWhere('(own.doubt IS NULL OR own.confirmed = :yes)', { yes: true });
  }
}
