import { Injectable } from '@nestjs/common';
import { EngineCatalogue, MemberProfiles } from '../../recommendation/public.js';
import { AppError, invalidField } from '../../common/errors/app-error.js';
import { Clock } from '../../common/time/clock.js';
import { dateThere, koreanDate } from '../../common/time/korean-date.js';
import type {
  CalendarEntryDto,
  LoggedWorkoutDto,
  SessionDetailDto,
  TrainingWeeksDto,
  WorkoutHistoryDto,
} from '../dto/training-history.dto.js';
import { cardioOf, StoredTrainingSessionDto, StoredTrainingSetDto } from '../dto/training-rows.dto.js';
import { bandOf, oneRepMaxKg, volumeKg } from './estimates.js';
import { LoggedSets, type DatedSet } from './logged-sets.service.js';
import { recordsOf } from './records.js';
import { RecommendedAmounts } from './recommended-amounts.service.js';
import { trainedParts } from './trained-parts.js';
import { dateAfter, DAYS_A_WEEK, lastMondays, mondayOf } from '../../common/time/dates.js';

const DAY_MS = 86_400_000;
/** Longest calendar period per response. */
const MOST_DAYS = 400;
/** Completed training, derived from the log on each read, so that corrections there show up here. */
@Injectable()
export class TrainingHistory {
  constructor(
    private readonly clock: Clock,
    private readonly log: LoggedSets,
    private readonly catalogue: EngineCatalogue,
    private readonly members: MemberProfiles,
    private readonly recommended: RecommendedAmounts,
  ) {}

  /** @throws a 400 if the period is longer than 400 days or ends before it starts */
  async calendar(userId: number, from: string, to: string): Promise<CalendarEntryDto[]> {
    const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
    if (days < 0) throw invalidField('to', '끝나는 날이 시작하는 날보다 빨라요.');
    if (days > MOST_DAYS) throw invalidField('to', `한 번에 ${MOST_DAYS}일까지 볼 수 있어요.`);
    const [sessions, totals] = await Promise.all([
      this.log.sessions(userId, from, to),
      this.log.totals(userId, from, to, { running: true }),
    ]);
    const workouts = await this.catalogue.workoutsById(totals.map(({ workoutId }) => workoutId));
    const bySession = new Map(sessions.map(({ id }) => [id, [] as typeof totals]));
    for (const total of totals) bySession.get(total.sessionId)?.push(total);
    return sessions.map(session => {
      const { id, title, localDate, startedAt, endedAt } = session;
      const own = bySession.get(id)!;
      return {
        ...{ id, title, localDate },
        startedAt: startedAt.toISOString(),
        endedAt: endedAt?.toISOString() ?? null,
        cardio: cardioOf(session),
        sets: own.reduce((sum, { sets }) => sum + sets, 0),
        volumeKg: own.reduce((sum, { workoutId, shownKgTimesReps }) => {
          const workout = workouts.get(workoutId);
          return sum + (workout ? volumeKg(workout, shownKgTimesReps) : 0);
        }, 0),
        bodyParts: [
          ...new Set(own.flatMap(({ workoutId }) => workouts.get(workoutId)?.primaryBodyParts ?? [])),
        ],
      };
    });
  }

  /** @throws TRAINING_SESSION_NOT_FOUND_EXCEPTION */
  async session(userId: number, id: string): Promise<SessionDetailDto> {
    const session = await this.log.session(userId, id);
    if (!session) throw new AppError('TRAINING_SESSION_NOT_FOUND_EXCEPTION');
    const sets = await this.log.setsOf([id]);
    return {
      session: StoredTrainingSessionDto.from(session),
      sets: sets.map(set => StoredTrainingSetDto.from(set)),
    };
  }

  /** @throws WORKOUT_NOT_FOUND_EXCEPTION */
  async workout(userId: number, workoutId: number): Promise<WorkoutHistoryDto> {
    const workout = (await this.catalogue.workoutsById([workoutId])).get(workoutId);
    if (!workout) throw new AppError('WORKOUT_NOT_FOUND_EXCEPTION');
    const [sets, { bodies }] = await Promise.all([
      this.log.ofWorkout(userId, workoutId),
      this.members.trainee(userId),
    ]);
    const days = new Map<string, DatedSet[]>();
    for (const set of sets) days.set(set.date, [...(days.get(set.date) ?? []), set]);
    const points = [...days].map(([date, done]) => {
      const member = bodies?.on(date) ?? null;
      const maxima = done.map(set => oneRepMaxKg(member, workout, set)).filter(kg => kg !== null);
      const best = maxima.length === 0 ? null : Math.max(...maxima);
      const weights = done.flatMap(({ weight }) => weight ?? []);
      const shown = done.reduce((sum, { weight, reps }) => sum + (weight ?? 0) * (reps ?? 0), 0);
      return {
        date,
        oneRepMaxKg: best,
        ...(best === null ? { lowKg: null, highKg: null } : bandOf(best, workout)),
        bestWeight: weights.length === 0 ? null : Math.max(...weights),
        volumeKg: volumeKg(workout, shown),
        reps: done.reduce((sum, { reps }) => sum + (reps ?? 0), 0),
        longestSeconds: done.reduce<number | null>(
          (most, { seconds }) => (seconds === null ? most : Math.max(most ?? 0, seconds)),
          null,
        ),
      };
    });
    const member = bodies?.on(koreanDate(this.clock.now())) ?? null;
    return { points, records: recordsOf(member, workout, sets) };
  }

  /** Every workout ever done with its best, last done first. */
  async records(userId: number): Promise<LoggedWorkoutDto[]> {
    const [logged, bests, { bodies }] = await Promise.all([
      this.log.workouts(userId),
      this.log.bests(userId),
      this.members.trainee(userId),
    ]);
    const ids = logged.map(({ workoutId }) => workoutId);
    const [workouts, summaries] = await Promise.all([
      this.catalogue.workoutsById(ids),
      this.catalogue.workoutSummaries(ids),
    ]);
    const member = bodies?.on(koreanDate(this.clock.now())) ?? null;
    const setsOf = new Map(ids.map(id => [id, [] as typeof bests]));
    for (const set of bests) setsOf.get(set.workoutId)?.push(set);
    return logged.map(each => {
      const workout = workouts.get(each.workoutId);
      const records = workout ? recordsOf(member, workout, setsOf.get(each.workoutId)!) : [];
      return {
        ...each,
        workoutName: workout?.koreanName ?? each.workoutName,
        image: summaries.get(each.workoutId)?.imgPath ?? null,
        records: records.filter(({ kind, weight }) => kind !== 'mostRepsAtWeight' || weight === null),
      };
    });
  }

  /** The latest weeks, Monday to Sunday, including that of `on`. */
  async weeks(userId: number, count: number, on?: string): Promise<TrainingWeeksDto> {
    const mondays = lastMondays(dateThere(this.clock.now(), on), count);
    const totals = await this.log.totals(userId, mondays[0]!, dateAfter(mondays.at(-1)!, DAYS_A_WEEK - 1));
    const workouts = await this.catalogue.workoutsById(totals.map(({ workoutId }) => workoutId));
    const weeks = mondays.map(monday => ({
      monday,
      bodyParts: trainedParts(
        totals.filter(({ localDate }) => mondayOf(localDate) === monday),
        workouts,
      ),
    }));
    return { weeks, recommended: await this.recommended.sets(userId) };
  }
}
