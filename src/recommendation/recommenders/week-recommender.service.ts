import { Injectable } from '@nestjs/common';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import type { BodyPartName } from '../../catalogue/public.js';
import { AppError } from '../../common/errors/app-error.js';
import { Database } from '../../infrastructure/database/database.js';
import { JobFailure } from '../../infrastructure/jobs/job-handler.js';
import type { WeekGainDto, WeekGainsDto } from '../dto/week-gains.dto.js';
import type { WeekDayDto, WeekPlanDto, WeekProofDto } from '../dto/week-recommendation.dto.js';
import type { WeekDayWishDto, WeekRecommendationRequestDto } from '../dto/week-request.dto.js';
import { daysBetween } from '../engine/learning/detraining.js';
import { dayTitle, leftOutNotes, renewalNotes, weekReasons } from '../engine/week/week-words.js';
import { trainingLimits } from '../engine/workout/health/training-limits.js';
import type { WeekInput, WeekPlan } from '../engine/week/week.types.js';
import { RecommendationHistory } from '../entities/recommendation-history.entity.js';
import { EngineCatalogue, summaryOf } from '../inputs/engine-catalogue.service.js';
import { besideCardio, legsAfterCardio, plannedCardio } from './cardio-days.js';
import { oneMoreDay, tenMoreMinutes } from './more-time.js';
import { daysToPlan, remainingDays } from './remaining-days.js';
import { RENEWED_AFTER_WEEKS, WeekInputs } from './week-inputs.service.js';
import { ANSWER } from './week-limit.js';
import { proofOf, provedAgain, searchedOf, type Searched, type StoredWeek } from './week-proof.js';
import { WeekThread } from './week-thread.service.js';

/** A larger gap to the bound says nothing. */
const MOST_GAP = 0.05;
const NO_BODY = '몸 정보가 없어요. 몸 정보를 입력한 뒤 다시 추천받아 주세요.';

@Injectable()
export class WeekRecommender {
  constructor(
    private readonly database: Database,
    private readonly inputs: WeekInputs,
    private readonly catalogue: EngineCatalogue,
    private readonly thread: WeekThread,
  ) {}

  /** @throws JobFailure without body data */
  async recommend(userId: number, request: WeekRecommendationRequestDto): Promise<StoredWeek> {
    const { startsOn, from = startsOn } = request;
    const wishes = await this.inputs.wishes(userId, request);
    const days = besideCardio(daysToPlan(request, wishes), request.cardio);
    const input = await this.inputs.of(userId, { ...request, days, from });
    if (!input) throw new JobFailure(NO_BODY);
    const plan = await this.thread.plan(input, ANSWER);
    const limits = trainingLimits(input.profile.health, input.goal, input.member);
    const wished = remainingDays(startsOn, from, request.cardio ?? []);
    const { cardio, notes } = plannedCardio(wished, limits);
    const legs = legsAfterCardio(
      days.some(({ day }) => day === null) ? [] : cardio,
      plan.days.map(({ weekday, workouts }) => ({ weekday, parts: workouts.map(each => each.bodyPart) })),
    );
    const told = await this.told(plan, days, input.trainedHard);
    const passing = [...plan.notes, ...legs];
    const all = [...told.notes, ...notes, ...legs];
    return { ...told, cardio, notes: all, healthNotes: passing, searched: searchedOf(input, plan) };
  }

  /**
   * What more time would add to a week at least; its longer search is also the week's later proof.
   * @throws JobFailure without body data
   * @throws RECOMMENDATION_HISTORY_NOT_FOUND_EXCEPTION if the week is gone meanwhile
   */
  async gains(userId: number, id: number, request: WeekRecommendationRequestDto): Promise<WeekGainsDto> {
    const { startsOn, from = startsOn } = request;
    const days = daysToPlan(request, await this.inputs.wishes(userId, request));
    const searched = async (
      asked: readonly WeekDayWishDto[],
    ): Promise<{ input: WeekInput; plan: WeekPlan }> => {
      const input = await this.inputs.of(userId, {
        ...request,
        days: besideCardio(asked, request.cardio),
        from,
      });
      if (!input) throw new JobFailure(NO_BODY);
      return { input, plan: await this.thread.compare(input) };
    };
    const { input, plan } = await searched(days);
    const { bound, gap } = plan;
    const proof = await this.proved(id, searchedOf(input, plan));
    const gain = async (
      day: number | null,
      asked: readonly WeekDayWishDto[],
    ): Promise<WeekGainDto | null> => {
      const { value } = (await searched(asked)).plan;
      const gainPercent = Math.floor((value / bound - 1) * 1000) / 10;
      return gainPercent > 0 ? { day, gainPercent } : null;
    };
    if (bound <= 0 || gap > MOST_GAP) return { proof, oneMoreDay: null, tenMoreMinutes: null };
    const firstDay = 1 + daysBetween(startsOn, from);
    const { cardio = [], fixedSets = [] } = request;
    const taken = [...cardio, ...fixedSets].flatMap(({ day }) => day ?? []);
    const more = oneMoreDay(days, firstDay, taken);
    const longer = tenMoreMinutes(days);
    return {
      proof,
      oneMoreDay: more && (await gain(more.day, more.days)),
      tenMoreMinutes: longer && (await gain(null, longer)),
    };
  }

  /** Keeps what a later search has proved of a stored week. */
  private proved(id: number, searched: Searched): Promise<WeekProofDto> {
    return this.database.write(async manager => {
      const row = await manager.findOne(RecommendationHistory, {
        where: { id },
        ...this.database.rowLock,
      });
      if (!row) throw new AppError('RECOMMENDATION_HISTORY_NOT_FOUND_EXCEPTION');
      const week = row.result as unknown as StoredWeek;
      const proved = provedAgain(week, searched);
      if (!proved) return week.proof;
      // TypeORM types a JSON column as a nested entity.
      const changed = { result: proved } as unknown as QueryDeepPartialEntity<RecommendationHistory>;
      await manager.update(RecommendationHistory, { id }, changed);
      return proved.proof;
    });
  }

  private async told(
    plan: WeekPlan,
    asked: readonly WeekDayWishDto[],
    beside: WeekInput['trainedHard'],
  ): Promise<WeekPlanDto> {
    const ids = plan.days.flatMap(({ workouts }) => workouts.map(({ workoutId }) => workoutId));
    const pinned = plan.unmetPins.map(({ workoutId }) => workoutId);
    const summaries = await this.catalogue.workoutSummaries([
      ...new Set([...ids, ...pinned, ...plan.renewed]),
    ]);
    const nameOf = (id: number): string => summaries.get(id)?.koreanName ?? '고른 운동';
    const isInOrder = asked.some(({ day }) => day === null);
    // Counted as in the log and the table of parts: a deadlift trains the back.
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
      reasons: weekReasons(plan, isInOrder, partOfLog, beside),
      notes: [
        ...plan.notes,
        ...renewalNotes(plan, RENEWED_AFTER_WEEKS, nameOf),
        ...leftOutNotes(plan, nameOf, isInOrder),
      ],
      renewedWorkoutIds: plan.renewed,
      proof: proofOf(plan),
    };
  }
}
