import { Injectable } from '@nestjs/common';
import { Between, In, IsNull, LessThanOrEqual, MoreThanOrEqual, Not, type SelectQueryBuilder } from 'typeorm';
import { Clock } from '../../common/time/clock.js';
import { Database } from '../../infrastructure/database/database.js';
import { TrainingSession } from '../entities/training-session.entity.js';
import { TrainingSet } from '../entities/training-set.entity.js';
import { LONGEST_SESSION_MS } from '../training.constants.js';
import type { LiftedSet } from './estimates.js';

/** Totals of one workout's work sets in one session. */
export interface WorkTotal {
  sessionId: string;
  localDate: string;
  /** What the session was begun from. */
  historyId: number | null;
  routineId: number | null;
  workoutId: number;
  sets: number;
  /** Sum of shown kg × repetitions. */
  shownKgTimesReps: number;
}

export interface DatedSet extends LiftedSet {
  sessionId: string;
  date: string;
  /** For a hold. */
  seconds: number | null;
}

/** A workout in the log. */
export interface LoggedWorkout {
  workoutId: number;
  /** The name at the time. */
  workoutName: string;
  sessions: number;
  lastDate: string;
  /** For holds. */
  longestSeconds: number | null;
}

/**
 * Reads the log for display: completed work sets, without deleted sessions and sets. A running session is not history yet; one left open for hours
 * counts as over.
 */
@Injectable()
export class LoggedSets {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Ordered by time, including running ones. */
  sessions(userId: number, from: string, to: string): Promise<TrainingSession[]> {
    return this.database.read.find(TrainingSession, {
      where: { userId, localDate: Between(from, to), deleted: false },
      order: { localDate: 'ASC', startedAt: 'ASC' },
    });
  }

  session(userId: number, id: string): Promise<TrainingSession | null> {
    return this.database.read.findOneBy(TrainingSession, { id, userId, deleted: false });
  }

  /** In the planned order, including warm-up sets and sets that were not done. */
  setsOf(sessionIds: readonly string[]): Promise<TrainingSet[]> {
    return this.database.read.find(TrainingSet, {
      where: { sessionId: In([...sessionIds]), deleted: false },
      order: { sessionId: 'ASC', workoutOrdinal: 'ASC', ordinal: 'ASC', id: 'ASC' },
    });
  }

  /** Days with a finished lifting session, in any order. Years of them are read on each look at 오늘: as plain rows, each day once. */
  async daysSince(userId: number, since: string): Promise<string[]> {
    const own = { userId, localDate: MoreThanOrEqual(since), deleted: false, cardioKind: IsNull() };
    const rows = await this.database.read
      .createQueryBuilder(TrainingSession, 'session')
      .select('session.localDate', 'localDate')
      .distinct()
      .where([
        { ...own, endedAt: Not(IsNull()) },
        { ...own, writtenAt: LessThanOrEqual(this.runningSince) },
      ])
      .getRawMany<{ localDate: string }>();
    return rows.map(({ localDate }) => localDate);
  }

  /** How many sessions with a work set each day has, including a running one. */
  async sessionsByDay(userId: number): Promise<Map<string, number>> {
    const rows = await this.done()
      .select('session.localDate', 'localDate')
      .addSelect('COUNT(DISTINCT session.id)', 'sessions')
      .andWhere('own.userId = :userId', { userId })
      .groupBy('session.localDate')
      .getRawMany<{ localDate: string; sessions: number | string }>();
    return new Map(rows.map(({ localDate, sessions }) => [localDate, Number(sessions)]));
  }

  /**
   * Totals of the sessions in this period, by day and in session order.
   *
   * @param running includes the running session
   */
  async totals(userId: number, from: string, to: string, { running = false } = {}): Promise<WorkTotal[]> {
    const rows = await (running ? this.done() : this.over())
      .select('session.id', 'sessionId')
      .addSelect('session.localDate', 'localDate')
      .addSelect('session.historyId', 'historyId')
      .addSelect('session.routineId', 'routineId')
      .addSelect('own.workoutId', 'workoutId')
      .addSelect('COUNT(*)', 'sets')
      .addSelect('MIN(own.workoutOrdinal)', 'place')
      .addSelect('SUM(COALESCE(own.weight, 0) * COALESCE(own.reps, 0))', 'shownKgTimesReps')
      .andWhere('session.userId = :userId AND session.localDate BETWEEN :from AND :to', { userId, from, to })
      .groupBy('session.id')
      .addGroupBy('session.localDate')
      .addGroupBy('session.historyId')
      .addGroupBy('session.routineId')
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

  /** All sets of one workout, oldest first, without suspicious loads that were not confirmed. */
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

  /** Every workout ever done, last done first. */
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

  /** The most repetitions with each load and perceived reserve, for every workout. */
  bests(userId: number): Promise<(LiftedSet & { workoutId: number })[]> {
    return this.mostRepetitions()
      .andWhere('own.userId = :userId', { userId })
      .getRawMany<LiftedSet & { workoutId: number }>();
  }

  /** The most repetitions with each load and perceived reserve before a session started, for some workouts. */
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

  /** An open session written later than this is still running. */
  private get runningSince(): Date {
    return new Date(this.clock.now().getTime() - LONGEST_SESSION_MS);
  }

  private believed(): SelectQueryBuilder<TrainingSet> {
    return this.over().andWhere('(own.doubt IS NULL OR own.confirmed = :yes)', { yes: true });
  }
}
