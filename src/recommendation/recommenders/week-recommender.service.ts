import { Injectable } from '@nestjs/common';
import { BODY_PARTS, CatalogueReadModel, type BodyPartName } from '../../catalogue/public.js';
import { Database } from '../../infrastructure/database/database.js';
import { JobFailure } from '../../infrastructure/jobs/job-handler.js';
import { TrainingPreferencesService, type Place } from '../../training-preferences/public.js';
import type { WeekGainDto, WeekGainsDto } from '../dto/week-gains.dto.js';
import type { WeekDayDto, WeekPlanDto } from '../dto/week-recommendation.dto.js';
import type { KeptDayDto, WeekDayWishDto, WeekRecommendationRequestDto } from '../dto/week-request.dto.js';
import { dayTitle, gapPercent, leftOutNotes, renewalNotes, weekReasons } from '../engine/week/week-words.js';
import { trainingLimits } from '../engine/workout/health/training-limits.js';
import type { KeptDay, TrainingDay, WeekInput, WeekPlan } from '../engine/week/week.types.js';
import { RecommendationHistory } from '../entities/recommendation-history.entity.js';
import { Observations } from '../learning/observations.service.js';
import { EngineCatalogue, summaryOf } from './engine-catalogue.service.js';
import { besideCardio, legsAfterCardio, plannedCardio } from './cardio-days.js';
import { doneParts } from './done-parts.js';
import { machinesAt } from './machines-at.js';
import { MemberProfiles } from './member-profile.service.js';
import { PlannedDays } from './planned-days.service.js';
import { oneMoreDay, tenMoreMinutes } from './more-time.js';
import { remainingDays } from './remaining-days.js';
import { WeekThread } from './week-thread.service.js';
import { WorkoutInputs } from './workout-inputs.service.js';

/** A member waits for it; most weeks are proved in half the time. */
const ANSWER = { ms: 1_500 };
/** Three weeks are compared while the member looks at the first. A busy machine takes longer rather than finding no gain. */
const COMPARED = { steps: 2_000, ms: 10_000 };
/** A larger gap to the bound says nothing. */
const MOST_GAP = 0.05;
const NO_BODY = '몸 정보가 없어요. 몸 정보를 입력한 뒤 다시 추천받아 주세요.';
const DAY_MS = 86_400_000;
const ALL_PARTS = BODY_PARTS.map(({ koreanName }) => koreanName);
/** Weeks before a workout is renewed: progress needs repetition. Our own choice within the four to six weeks of the design. */
const RENEWED_AFTER_WEEKS = 5;
/** A week may have been planned several times, so more plans than weeks are read. */
const MOST_READ_BACK = 20;
@Injectable()
export class WeekRecommender {
  constructor(
    private readonly database: Database,
    private readonly inputs: WorkoutInputs,
    private readonly members: MemberProfiles,
    private readonly preferences: TrainingPreferencesService,
    private readonly names: CatalogueReadModel,
    private readonly catalogue: EngineCatalogue,
    private readonly observations: Observations,
    private readonly planned: PlannedDays,
    private readonly thread: WeekThread,
  ) {}

  /** @throws JobFailure without body data */
  async recommend(userId: number, request: WeekRecommendationRequestDto): Promise<WeekPlanDto> {
    const { startsOn, from = startsOn } = request;
    const wishes = await this.asBefore(userId, request);
    const days = besideCardio(remainingDays(startsOn, from, wishes), request.cardio);
    const input = await this.inputOf(userId, { ...request, days, from });
    if (!input) throw new JobFailure(NO_BODY);
    const plan = await this.thread.plan(input, ANSWER);
    const limits = trainingLimits(input.profile.health, input.goal, input.member);
    const wished = remainingDays(startsOn, from, request.cardio ?? []);
    const { cardio, notes } = plannedCardio(wished, limits);
    const legs = legsAfterCardio(
      cardio,
      plan.days.map(({ weekday, workouts }) => ({ weekday, parts: workouts.map(each => each.bodyPart) })),
    );
    const told = await this.told(plan, days);
    const passing = [...plan.notes, ...legs];
    return { ...told, cardio, notes: [...told.notes, ...notes, ...legs], healthNotes: passing };
  }

  /** What more time would add to a week at least. @throws JobFailure without body data */
  async gains(userId: number, request: WeekRecommendationRequestDto): Promise<WeekGainsDto> {
    const { startsOn, from = startsOn } = request;
    const days = remainingDays(startsOn, from, request.days);
    const planOf = async (asked: readonly WeekDayWishDto[]): Promise<WeekPlan> => {
      const input = await this.inputOf(userId, {
        ...request,
        days: besideCardio(asked, request.cardio),
        from,
      });
      if (!input) throw new JobFailure(NO_BODY);
      return this.thread.plan(input, COMPARED);
    };
    const { bound, gap } = await planOf(days);
    const gain = async (
      day: number | null,
      asked: readonly WeekDayWishDto[],
    ): Promise<WeekGainDto | null> => {
      const { value } = await planOf(asked);
      const gainPercent = Math.floor((value / bound - 1) * 1000) / 10;
      return gainPercent > 0 ? { day, gainPercent } : null;
    };
    if (bound <= 0 || gap > MOST_GAP) return { oneMoreDay: null, tenMoreMinutes: null };
    const firstDay = 1 + weekdayOf(startsOn, from);
    const cardioDays = request.cardio?.flatMap(({ day }) => day ?? []);
    const more = oneMoreDay(days, firstDay, cardioDays);
    const longer = tenMoreMinutes(days);
    return {
      oneMoreDay: more && (await gain(more.day, more.days)),
      tenMoreMinutes: longer && (await gain(null, longer)),
    };
  }

  private async inputOf(userId: number, request: Asked): Promise<WeekInput | null> {
    const { startsOn, from, goal, experience, excludedWorkoutIds = [], keptWorkoutIds = [] } = request;
    const { keptDays, soreBodyParts = [], fixedSets = [] } = request;
    const preferences = await this.preferences.of(userId);
    const machines = (place: Place) => machinesAt(place, preferences, this.names.names);
    const [base, done, before] = await Promise.all([
      this.inputs.of(userId, {
        ...{ bodyPartKoreanName: ALL_PARTS, machineKoreanName: machines('gym') },
        ...{ goal, experience, excludedWorkoutIds },
      }),
      this.done(userId, startsOn, from),
      keptDays
        ? { old: await this.keptDays(userId, keptDays), lasting: [], givenWay: [] }
        : this.before(userId, startsOn, request.beforeHistoryId),
    ]);
    if (!base) return null;
    const { member, profile, catalogue, belief, week } = base;
    // A week in order may begin on the day of the request.
    const isInOrder = request.days.some(({ day }) => day === null);
    const firstDay = isInOrder ? Math.max(0, weekdayOf(startsOn, from)) : 0;
    const { done: doneSets, trainedHard } = doneParts(
      [
        ...done.map(({ workoutId, date }) => ({ workoutId, weekday: weekdayOf(startsOn, date), sets: 1 })),
        ...fixedSets.map(({ workoutId, day, set }) => ({
          workoutId,
          weekday: day - 1,
          sets: set,
          isToCome: true,
        })),
      ],
      new Map(catalogue.map(workout => [workout.id, workout])),
      soreBodyParts.map(part => ({
        ...{ bodyPart: part as BodyPartName, weekday: weekdayOf(startsOn, from), isSore: true },
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
      pins: keptWorkoutIds.map(workoutId => ({ workoutId, weekday: null })),
    };
  }

  /** Sets of the week so far, and of the Sunday before it. */
  private async done(userId: number, startsOn: string, from: string): Promise<DoneSet[]> {
    const sunday = new Date(Date.parse(startsOn) - DAY_MS).toISOString().slice(0, 10);
    const seen = await this.observations.since(userId, sunday);
    return seen.flatMap(({ workoutId, date, seen: { kind } }) =>
      kind === 'set' && workoutId !== null && date < from ? [{ workoutId, date }] : [],
    );
  }

  /** The days of an earlier plan, and the workouts that were in every week up to it for a long time. */
  private async before(
    userId: number,
    startsOn: string,
    historyId: number | undefined,
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
    return { old: old ? keptOf(old) : [], lasting, givenWay };
  }

  /** The days of a week that is planned again, each for the parts that its member wished for. */
  private async asBefore(
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

  /** The days of an accepted week in their current state. */
  private async keptDays(userId: number, asked: readonly KeptDayDto[]): Promise<KeptDay[]> {
    const days = await this.planned.kept(
      userId,
      asked.map(({ historyId }) => historyId),
    );
    return asked.flatMap(({ day, historyId }) => {
      const kept = days.get(historyId)?.result.recommends ?? [];
      const workouts = kept.map(({ workoutId, set }) => ({ workoutId, sets: set }));
      return [{ weekday: day === null ? null : day - 1, workouts }];
    });
  }

  private async told(plan: WeekPlan, asked: readonly WeekDayWishDto[]): Promise<WeekPlanDto> {
    const ids = plan.days.flatMap(({ workouts }) => workouts.map(({ workoutId }) => workoutId));
    const pinned = plan.unmetPins.map(({ workoutId }) => workoutId);
    const summaries = await this.catalogue.workoutSummaries([
      ...new Set([...ids, ...pinned, ...plan.renewed]),
    ]);
    const nameOf = (id: number): string => summaries.get(id)?.koreanName ?? '고른 운동';
    const isInOrder = asked.some(({ day }) => day === null);
    // As the log and the table of parts count: a deadlift is of the back.
    const partOfLog = (id: number) => summaryOf(summaries, id).bodyPartKoreanName[0] as BodyPartName;
    const days = plan.days.flatMap((planned, index): WeekDayDto[] => {
      const { day, place, minutes: limitMinutes, bodyPartKoreanName: only = [] } = asked[index]!;
      const items = planned.workouts.map(({ workoutId, sets: set }) => {
        const { koreanName, imgPath } = summaryOf(summaries, workoutId);
        return { workoutId, koreanName, imgPath, bodyPartKoreanName: partOfLog(workoutId), set };
      });
      if (items.length === 0) return [];
      const wished = only.length > 0 && { onlyBodyPartKoreanName: only };
      return [
        { day, place, limitMinutes, items, title: dayTitle(planned), minutes: planned.minutes, ...wished },
      ];
    });
    return {
      days,
      parts: plan.parts.map(({ bodyPart, directSets, indirectSets, times, range: [least, most] }) => ({
        ...{ bodyPartKoreanName: bodyPart, directSets, indirectSets, days: times },
        ...{ leastSets: least, mostSets: most },
      })),
      reasons: weekReasons(plan, isInOrder, partOfLog),
      notes: [
        ...plan.notes,
        ...renewalNotes(plan, RENEWED_AFTER_WEEKS, nameOf),
        ...leftOutNotes(plan, nameOf, isInOrder),
      ],
      renewedWorkoutIds: plan.renewed,
      proof: { proved: plan.isProved, gapPercent: gapPercent(plan.gap) },
    };
  }
}

type Asked = WeekRecommendationRequestDto & { from: string };

/** The days of a plan; empty for a week in order. */
const keptOf = ({ days }: WeekPlanDto): KeptDay[] =>
  days.flatMap(({ day, items }) => {
    const workouts = items.map(({ workoutId, set }) => ({ workoutId, sets: set }));
    return day === null ? [] : [{ weekday: day - 1, workouts }];
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
    weekday: day === null ? null : day - 1,
    minutes,
    ...{ machineNames, equipment },
    onlyParts: bodyPartKoreanName.length === 0 ? null : (bodyPartKoreanName as BodyPartName[]),
  };
}

/** 0 = the Monday on which the week starts. */
const weekdayOf = (startsOn: string, date: string): number =>
  Math.round((Date.parse(date) - Date.parse(startsOn)) / DAY_MS);
