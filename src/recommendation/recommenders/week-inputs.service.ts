import { Injectable } from '@nestjs/common';
import { BODY_PARTS, CatalogueReadModel, type BodyPartName } from '../../catalogue/public.js';
import { dateAfter } from '../../common/time/dates.js';
import { Database } from '../../infrastructure/database/database.js';
import { TrainingPreferencesService, type Place } from '../../training-preferences/public.js';
import type { WeekPlanDto } from '../dto/week-recommendation.dto.js';
import type { KeptDayDto, WeekDayWishDto, WeekRecommendationRequestDto } from '../dto/week-request.dto.js';
import { daysBetween } from '../engine/learning/detraining.js';
import type { KeptDay, TrainingDay, WeekInput } from '../engine/week/week.types.js';
import { RecommendationHistory } from '../entities/recommendation-history.entity.js';
import { Observations } from '../learning/observations.service.js';
import { doneParts } from './done-parts.js';
import { machinesAt } from './machines-at.js';
import { MemberProfiles } from '../inputs/member-profile.service.js';
import { PlannedDays } from './planned-days.service.js';
import { WorkoutInputs } from './workout-inputs.service.js';

const ALL_PARTS = BODY_PARTS.map(({ koreanName }) => koreanName);
/** Weeks before a workout is renewed: progress needs repetition. Our own choice within the four to six weeks of the design. */
export const RENEWED_AFTER_WEEKS = 5;
/** Weeks further apart than with one left out are no going on. */
const MOST_DAYS_APART = 14;
/** A week may have been planned several times, so more plans than weeks are read. */
const MOST_READ_BACK = 20;

/** The planner's input for a member: the body, what was done, and the week before. */
@Injectable()
export class WeekInputs {
  constructor(
    private readonly database: Database,
    private readonly workouts: WorkoutInputs,
    private readonly members: MemberProfiles,
    private readonly preferences: TrainingPreferencesService,
    private readonly names: CatalogueReadModel,
    private readonly observations: Observations,
    private readonly planned: PlannedDays,
  ) {}

  /**
   * @param request with the days to plan, none of them over
   * @returns null without body data
   */
  async of(userId: number, request: Asked): Promise<WeekInput | null> {
    const { startsOn, from, goal, experience, excludedWorkoutIds = [], keptWorkoutIds = [] } = request;
    const { keptDays, soreBodyParts = [], fixedSets = [] } = request;
    const preferences = await this.preferences.of(userId);
    const machines = (place: Place) => machinesAt(place, preferences, this.names.names);
    const [base, done, before] = await Promise.all([
      this.workouts.of(userId, {
        ...{ bodyPartKoreanName: ALL_PARTS, machineKoreanName: machines('gym') },
        ...{ goal, experience, excludedWorkoutIds },
      }),
      this.done(userId, startsOn),
      keptDays
        ? { old: await this.keptDays(userId, keptDays), lasting: [], givenWay: [] }
        : this.before(userId, request),
    ]);
    if (!base) return null;
    const { member, profile, catalogue, belief, week } = base;
    // The rest of a week need not have what the week has already: done, or with a routine.
    const had = [...done.filter(({ date }) => date >= startsOn), ...fixedSets].map(each => each.workoutId);
    const pinned = keptDays ? keptWorkoutIds.filter(workoutId => !had.includes(workoutId)) : keptWorkoutIds;
    // A week in order may begin on the day of the request.
    const isInOrder = request.days.some(({ day }) => day === null);
    const firstDay = isInOrder ? Math.max(0, daysBetween(startsOn, from)) : 0;
    const { done: doneSets, trainedHard } = doneParts(
      [
        ...done.map(({ workoutId, date }) => ({ workoutId, weekday: daysBetween(startsOn, date), sets: 1 })),
        ...fixedSets.map(({ workoutId, day, set }) => ({
          workoutId,
          weekday: fromZero(day),
          sets: set,
          isToCome: true,
        })),
      ],
      new Map(catalogue.map(workout => [workout.id, workout])),
      soreBodyParts.map(part => ({
        ...{ bodyPart: part as BodyPartName, weekday: daysBetween(startsOn, from), isSore: true },
      })),
    );
    return {
      ...{ member, profile, catalogue, belief, week, ...before, done: doneSets },
      trainedHard: trainedHard.map(each => ({ ...each, weekday: each.weekday - firstDay })),
      isAgain: keptDays !== undefined,
      ...{ goal: base.request.goal, experience: base.request.experience },
      days: await Promise.all(
        request.days.map(async day =>
          trainingDay(day, machines(day.place), await this.members.loadsAt(userId, day.place)),
        ),
      ),
      pins: pinned.map(workoutId => ({ workoutId, weekday: null })),
    };
  }

  /** The days of a week that is planned again, each for the parts that its member wished for. */
  async wishes(
    userId: number,
    { days, keptDays = [] }: WeekRecommendationRequestDto,
  ): Promise<WeekDayWishDto[]> {
    const known = await this.planned.kept(
      userId,
      keptDays.map(({ historyId }) => historyId),
    );
    return days.map((each, place) => {
      const kept = keptDays.find(({ day }, at) => (day === null ? at === place : day === each.day));
      const only = known.get(kept?.historyId ?? 0)?.request.onlyBodyPartKoreanName;
      return only ? { bodyPartKoreanName: only, ...each } : each;
    });
  }

  /** Sets of the week so far, also of the day from which it is planned, and of the Sunday before it. */
  private async done(userId: number, startsOn: string): Promise<DoneSet[]> {
    const seen = await this.observations.since(userId, dateAfter(startsOn, -1));
    const sunday = dateAfter(startsOn, 6);
    return seen.flatMap(({ workoutId, date, seen: { kind } }) =>
      kind === 'set' && workoutId !== null && date <= sunday ? [{ workoutId, date }] : [],
    );
  }

  /** The days of an earlier plan, and the workouts that were in every week up to it for a long time. */
  private async before(
    userId: number,
    { startsOn, beforeHistoryId: historyId, beforeDays }: WeekRecommendationRequestDto,
  ): Promise<Pick<WeekInput, 'old' | 'lasting' | 'givenWay'>> {
    const weeks = new Map<string, WeekPlanDto>();
    let old: WeekPlanDto | null = null;
    // Each plan refers to the one it was made from.
    for (let id = historyId, read = 0; id !== undefined && read < MOST_READ_BACK; read++) {
      const where = { id, userId, type: 'week' as const };
      const row = await this.database.read.findOneBy(RecommendationHistory, where);
      const plan = row?.result as WeekPlanDto | null | undefined;
      if (!row || !plan) break;
      const request = row.request as unknown as WeekRecommendationRequestDto;
      old ??= plan;
      if (daysBetween(request.startsOn, [...weeks.keys()].at(-1) ?? startsOn) > MOST_DAYS_APART) break;
      if (request.startsOn !== startsOn && !weeks.has(request.startsOn)) weeks.set(request.startsOn, plan);
      if (weeks.size === RENEWED_AFTER_WEEKS) break;
      id = request.beforeHistoryId;
    }
    const givenWay = [...weeks.values()].flatMap(({ renewedWorkoutIds = [] }) => renewedWorkoutIds);
    const sets = [...weeks.values()].map(
      ({ days }) => new Set(days.flatMap(({ items }) => items.map(({ workoutId }) => workoutId))),
    );
    const [first, ...others] = sets;
    // A few at a time: the others stay until those that came have stayed as long.
    const isTime = sets.length === RENEWED_AFTER_WEEKS && givenWay.length === 0;
    const lasting = isTime ? [...first!].filter(id => others.every(each => each.has(id))) : [];
    const now = beforeDays
      ? await this.keptDays(userId, beforeDays)
      : old?.days.map(({ day, items }) => keptDay(day, items));
    return { old: now ?? [], lasting, givenWay };
  }

  /** The days of an accepted week in their current state. */
  private async keptDays(userId: number, asked: readonly KeptDayDto[]): Promise<KeptDay[]> {
    const days = await this.planned.kept(
      userId,
      asked.map(({ historyId }) => historyId),
    );
    return asked.map(({ day, historyId }) => keptDay(day, days.get(historyId)?.result.recommends ?? []));
  }
}

type Asked = WeekRecommendationRequestDto & { from: string };

/** The engine counts weekdays from 0 = Monday. */
const fromZero = (day: number | null): number | null => (day === null ? null : day - 1);

const keptDay = (day: number | null, items: readonly { workoutId: number; set: number }[]): KeptDay => ({
  weekday: fromZero(day),
  workouts: items.map(({ workoutId, set }) => ({ workoutId, sets: set })),
});

interface DoneSet {
  workoutId: number;
  /** `YYYY-MM-DD`. */
  date: string;
}

function trainingDay(
  { day, minutes, bodyPartKoreanName = [] }: WeekDayWishDto,
  machineNames: string[],
  equipment: TrainingDay['equipment'],
): TrainingDay {
  return {
    weekday: fromZero(day),
    minutes,
    ...{ machineNames, equipment },
    onlyParts: bodyPartKoreanName.length === 0 ? null : (bodyPartKoreanName as BodyPartName[]),
  };
}
