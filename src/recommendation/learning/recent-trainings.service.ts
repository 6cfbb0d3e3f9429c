import { Injectable } from '@nestjs/common';
import { isStrengthTraining, type BodyPartName } from '../../catalogue/public.js';
import { Clock } from '../../common/time/clock.js';
import { koreanDate } from '../../common/time/korean-date.js';
import { RECOVERY_HOURS } from '../engine/workout/recovery/recent-training.js';
import type { RecentTraining } from '../engine/workout/workout-engine.types.js';
import { EngineCatalogue } from '../inputs/engine-catalogue.service.js';
import type { StrengthObservation } from '../entities/strength-observation.entity.js';
import { Observations } from './observations.service.js';

const HOUR_MS = 3_600_000;
/** No session is longer: everything written within this time belongs to the running session. */
const SESSION_HOURS = 6;

/** The body parts that members have trained within the last 48 hours. */
@Injectable()
export class RecentTrainings {
  constructor(
    private readonly clock: Clock,
    private readonly catalogue: EngineCatalogue,
    private readonly observations: Observations,
  ) {}

  /**
   * All parts that an exercise trained first, with their latest day. A set has only a date, so the day before yesterday counts while the
   * observation was written less than 48 hours ago.
   *
   * @param inSession excludes the running session
   */
  async of(userId: number, { inSession }: { inSession: boolean }): Promise<RecentTraining[]> {
    const now = this.clock.now();
    const hoursBack = (hours: number): Date => new Date(now.getTime() - hours * HOUR_MS);
    const [today, yesterday] = [koreanDate(now), koreanDate(hoursBack(24))];
    const seen = await this.observations.since(userId, koreanDate(hoursBack(RECOVERY_HOURS)));
    const isOfRunning = (row: StrengthObservation): boolean =>
      this.observations.isHeld(row) ||
      (row.createdAt > hoursBack(SESSION_HOURS) && row.date >= koreanDate(hoursBack(SESSION_HOURS)));
    const trained = seen.filter(
      row =>
        ['answer', 'set'].includes(row.seen.kind) &&
        row.date <= today &&
        (row.date >= yesterday || row.createdAt > hoursBack(RECOVERY_HOURS)) &&
        !(inSession && isOfRunning(row)),
    );
    const workouts = await this.catalogue.workoutsById(trained.flatMap(({ workoutId }) => workoutId ?? []));
    const latest = new Map<BodyPartName, RecentTraining['daysAgo']>();
    for (const { workoutId, date } of trained) {
      const daysAgo = date === today ? 0 : date === yesterday ? 1 : 2;
      const workout = workouts.get(workoutId ?? 0);
      // Stretching and walking tire no part.
      if (!workout || !isStrengthTraining(workout)) continue;
      for (const part of workout.primaryBodyParts) {
        if (daysAgo < (latest.get(part) ?? Infinity)) latest.set(part, daysAgo);
      }
    }
    return [...latest].map(([bodyPart, daysAgo]) => ({ bodyPart, daysAgo }));
  }
}
