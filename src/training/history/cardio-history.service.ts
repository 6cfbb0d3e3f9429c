import { Injectable } from '@nestjs/common';
import { And, IsNull, LessThanOrEqual, MoreThanOrEqual, Not } from 'typeorm';
import { Clock } from '../../common/time/clock.js';
import { dateThere } from '../../common/time/korean-date.js';
import { Database } from '../../infrastructure/database/database.js';
import type { CardioHistoryDto } from '../dto/cardio.dto.js';
import type { CardioEffort, CardioKind } from '../cardio.vocabulary.js';
import { TrainingSession } from '../entities/training-session.entity.js';
import { RecommendedAmounts } from './recommended-amounts.service.js';
import { lastMondays, mondayOf } from '../../common/time/dates.js';

const MINUTE = 60;
const KM = 1_000;
const COUNTS: Record<CardioEffort, number> = { light: 0, moderate: 1, hard: 2 };

/** Seconds per km, a little less than anybody’s best: what is faster is a distance mistyped, not a record. Own choice. */
const FASTEST: Record<CardioKind, number> = {
  ...{ walk: 220, run: 90, swim: 400, row: 150 },
  ...{ cycle: 40, stairs: 40, elliptical: 40, other: 40 },
};

/** A logged endurance exercise. */
export interface LoggedCardio {
  id: string;
  localDate: string;
  kind: CardioKind;
  seconds: number;
  effort: CardioEffort;
  meters: number | null;
}

/** Endurance exercise by week, against the weekly recommendation. */
@Injectable()
export class CardioHistory {
  constructor(
    private readonly database: Database,
    private readonly recommended: RecommendedAmounts,
    private readonly clock: Clock,
  ) {}

  /** Ordered by date. @param from `YYYY-MM-DD`, like `to` */
  async between(userId: number, from: string, to: string): Promise<LoggedCardio[]> {
    const rows = await this.database.read.find(TrainingSession, {
      where: {
        ...{ userId, deleted: false, cardioKind: Not(IsNull()) },
        localDate: And(MoreThanOrEqual(from), LessThanOrEqual(to)),
      },
      order: { localDate: 'ASC', startedAt: 'ASC' },
    });
    return rows.map(({ id, localDate, cardioKind, cardioSeconds, cardioEffort, cardioMeters }) => ({
      ...{ id, localDate, kind: cardioKind!, seconds: cardioSeconds!, effort: cardioEffort! },
      meters: cardioMeters,
    }));
  }

  /** Days with endurance exercise. */
  async days(userId: number): Promise<string[]> {
    const rows = await this.database.read.find(TrainingSession, {
      select: { localDate: true },
      where: { userId, deleted: false, cardioKind: Not(IsNull()) },
    });
    return rows.map(({ localDate }) => localDate);
  }

  /** The latest weeks, including that of `on`, and the all-time bests. */
  async of(userId: number, count: number, on?: string): Promise<CardioHistoryDto> {
    const today = dateThere(this.clock.now(), on);
    const [logged, recommended] = await Promise.all([
      this.between(userId, '', '9999'),
      this.recommended.cardio(userId),
    ]);
    const weeks = lastMondays(today, count).map(monday => {
      const ofWeek = logged.filter(({ localDate }) => mondayOf(localDate) === monday);
      const minutes = (effort: CardioEffort): number =>
        Math.round(secondsOf(ofWeek.filter(each => each.effort === effort)) / MINUTE);
      return {
        ...{ monday, moderateMinutes: minutes('moderate'), hardMinutes: minutes('hard') },
        countedMinutes: countedMinutes(ofWeek),
      };
    });
    const kinds = [...new Set(logged.map(({ kind }) => kind))];
    const bests = kinds.map(kind =>
      bestOf(
        kind,
        logged.filter(each => each.kind === kind),
      ),
    );
    return { weeks, bests: bests.sort((a, b) => b.sessions - a.sessions), recommended };
  }
}

/** Minutes that count towards the recommendation. */
export const countedMinutes = (logged: readonly Pick<LoggedCardio, 'seconds' | 'effort'>[]): number =>
  Math.round(logged.reduce((sum, { seconds, effort }) => sum + COUNTS[effort] * seconds, 0) / MINUTE);

const secondsOf = (logged: readonly LoggedCardio[]): number =>
  logged.reduce((sum, { seconds }) => sum + seconds, 0);

function bestOf(kind: CardioKind, logged: readonly LoggedCardio[]): CardioHistoryDto['bests'][number] {
  const measured = logged.flatMap(({ seconds, meters }) => {
    if (meters === null) return [];
    const pace = Math.round((seconds / meters) * KM);
    return pace < FASTEST[kind] ? [] : [{ meters, pace }];
  });
  const paces = measured.flatMap(({ meters, pace }) => (meters < KM ? [] : pace));
  const farthest = Math.max(0, ...measured.map(({ meters }) => meters));
  return {
    ...{ kind, sessions: logged.length },
    longestSeconds: Math.max(...logged.map(({ seconds }) => seconds)),
    farthestMeters: farthest || null,
    secondsPerKm: paces.length === 0 ? null : Math.min(...paces),
  };
}
