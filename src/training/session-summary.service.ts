import { Injectable } from '@nestjs/common';
import { repeatUnitOf, type RepeatUnit } from '../catalogue/public.js';
import {
  EngineCatalogue,
  MemberProfiles,
  type DoneSet,
  type EngineWorkout,
} from '../recommendation/public.js';
import { AppError } from '../common/errors/app-error.js';
import type { SessionSummaryDto } from './dto/training-history.dto.js';
import type { TrainingSession } from './entities/training-session.entity.js';
import type { TrainingSet } from './entities/training-set.entity.js';
import { NextWorkouts } from './next/next-workouts.service.js';
import { volumeKg } from './history/estimates.js';
import { LoggedSets } from './history/logged-sets.service.js';
import { brokenRecords, recordsOf } from './history/records.js';
import { trainedParts } from './history/trained-parts.js';

const MINUTE_MS = 60_000;

/** Totals, records and muscles of a session. Computed from its sets, so that a correction changes them, too. */
@Injectable()
export class SessionSummaries {
  constructor(
    private readonly log: LoggedSets,
    private readonly catalogue: EngineCatalogue,
    private readonly members: MemberProfiles,
    private readonly nextWorkouts: NextWorkouts,
  ) {}

  /** @throws TRAINING_SESSION_NOT_FOUND_EXCEPTION */
  async of(userId: number, id: string): Promise<SessionSummaryDto> {
    const session = await this.log.session(userId, id);
    if (!session) throw new AppError('TRAINING_SESSION_NOT_FOUND_EXCEPTION');
    const done = (await this.log.setsOf([id])).filter(
      ({ kind, doneAt }) => kind === 'work' && doneAt !== null,
    );
    const workoutIds = [...new Set(done.map(({ workoutId }) => workoutId))];
    const workouts = await this.catalogue.workoutsById(workoutIds);
    return {
      minutes: minutesOf(session, done),
      sets: done.length,
      volumeKg: done.reduce((sum, { workoutId, weight, reps }) => {
        const workout = workouts.get(workoutId);
        return sum + (workout ? volumeKg(workout, (weight ?? 0) * (reps ?? 0)) : 0);
      }, 0),
      records: await this.records(session, done, workouts),
      muscles: trainedParts(
        done.map(({ workoutId }) => ({ workoutId, sets: 1 })),
        workouts,
      ),
      next: await this.next(session, workoutIds, workouts),
    };
  }

  private async records(
    session: TrainingSession,
    done: readonly TrainingSet[],
    workouts: ReadonlyMap<number, EngineWorkout>,
  ): Promise<SessionSummaryDto['records']> {
    const [{ bodies }, before] = await Promise.all([
      this.members.trainee(session.userId),
      this.log.bestsBefore(session, [...workouts.keys()]),
    ]);
    const member = bodies?.on(session.localDate) ?? null;
    const believed = done.filter(({ doubt, confirmed }) => doubt === null || confirmed);
    return [...workouts.values()].flatMap(workout => {
      const of = <T extends { workoutId: number }>(sets: readonly T[]) =>
        sets.filter(({ workoutId }) => workoutId === workout.id);
      const broken = brokenRecords(
        recordsOf(member, workout, of(before)),
        recordsOf(member, workout, of(believed)),
      );
      return broken.map(record => ({ ...record, workoutId: workout.id, workoutName: workout.koreanName }));
    });
  }

  /** Only for workouts that were last done in this session and have a next target. */
  private async next(
    { userId, routineId, historyId, localDate }: TrainingSession,
    workoutIds: readonly number[],
    workouts: ReadonlyMap<number, EngineWorkout>,
  ): Promise<SessionSummaryDto['next']> {
    const progress = await this.nextWorkouts.progressOf(userId, workoutIds, routineId, historyId);
    return workoutIds.flatMap(workoutId => {
      const workout = workouts.get(workoutId);
      const { next, last } = progress.get(workoutId) ?? {};
      if (!workout || !next || last?.date !== localDate) return [];
      const unit = repeatUnitOf(workout.loadType);
      const about = { workoutId, workoutName: workout.koreanName };
      return [{ ...about, from: step(last.asked, unit), to: step(next, unit), text: next.reason }];
    });
  }
}

function step({ weightKg, repetitions }: DoneSet, unit: RepeatUnit) {
  return {
    weight: weightKg,
    reps: unit === 'reps' ? repetitions : null,
    seconds: unit === 'seconds' ? repetitions : null,
  };
}

/** Minutes to its end, or to its last set if it has not ended. Never below 0, because phones' clocks may jump. */
function minutesOf({ startedAt, endedAt }: TrainingSession, done: readonly TrainingSet[]): number {
  const end =
    endedAt?.getTime() ?? Math.max(startedAt.getTime(), ...done.map(({ doneAt }) => doneAt!.getTime()));
  return Math.max(0, Math.round((end - startedAt.getTime()) / MINUTE_MS));
}
