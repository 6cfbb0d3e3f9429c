import { Injectable } from '@nestjs/common';
import type { SupplementPurpose } from '../../catalogue/public.js';
import { TRAINING_GOAL_BY_WIRE_NAME, type TrainingGoalWireName } from '../../training-preferences/public.js';
import type { WeekCardioDto } from '../dto/week-request.dto.js';
import {
  cautionsFor,
  exclusionOf,
  notesFor,
  refusalsOf,
  rulesFor,
} from '../engine/supplement/supplement-safety.js';
import {
  asAdvice,
  isNothingFit,
  trainingLimits,
  whyNotNow,
} from '../engine/workout/health/training-limits.js';
import { StrengthBeliefs } from '../learning/strength-beliefs.service.js';
import type { StoredWorkoutRequest } from '../recommendation-request.types.js';
import { legsAfterCardio, plannedCardio } from './cardio-days.js';
import { EngineCatalogue } from '../inputs/engine-catalogue.service.js';
import { MemberProfiles } from '../inputs/member-profile.service.js';

type Fields = Record<string, unknown>;
/** A stored answer with all current fields. */
type Answer = Fields & { recommends: Fields[] };

const NOT_THIS_PRODUCT =
  '지금 알려 주신 건강 상태에는 맞지 않는 제품이에요. 드시고 있다면 의사나 약사와 상담해 주세요.';

const PLAN_AGAIN =
  '지금은 쉬는 게 좋은 운동이 들어 있어요. ‘다시 짜기’ 버튼을 누르면 지금 할 수 있는 운동으로 다시 짜 드려요.';

interface DayToCome {
  /** 1 = Monday; null in a week without days. */
  day: number | null;
  items: readonly { workoutId: number; bodyPartKoreanName: readonly string[] }[];
}

/**
 * Checks answers stored on another day against a member's current health: marks what is no longer fit, and replaces outdated notes with
 * current ones.
 */
@Injectable()
export class TodaysHealth {
  constructor(
    private readonly beliefs: StrengthBeliefs,
    private readonly members: MemberProfiles,
    private readonly catalogue: EngineCatalogue,
  ) {}

  /** Why each of these workouts should not be done now, by id; omits those that may be. */
  async against(userId: number, workoutIds: readonly number[]): Promise<Map<number, string>> {
    return (await this.workouts(userId, workoutIds, '일반')).against;
  }

  /**
   * What is left of a week chosen on another day: why each workout should not be done now, by id, the endurance that fits, and what to mind.
   *
   * @param toCome the days to come
   * @param chosenBy what was to be minded when it was chosen
   */
  async ofWeek(
    userId: number,
    workoutIds: readonly number[],
    wished: readonly WeekCardioDto[],
    goal: TrainingGoalWireName = '일반',
    toCome: readonly DayToCome[] = [],
    chosenBy: readonly string[] = [],
  ): Promise<{ against: Map<number, string>; cardio: WeekCardioDto[]; notes: string[] }> {
    const { against, limits } = await this.workouts(userId, workoutIds, goal);
    if (!limits) return { against, cardio: [...wished], notes: [] };
    const { cardio, notes } = plannedCardio(wished, limits);
    const isUnfit = toCome.some(({ items }) => items.some(({ workoutId }) => against.has(workoutId)));
    const days = toCome.flatMap(({ day, items }) =>
      day === null
        ? []
        : [{ weekday: day - 1, parts: items.flatMap(each => each.bodyPartKoreanName[0] ?? []) }],
    );
    return {
      ...{ against, cardio },
      notes: [
        ...(isUnfit && !isNothingFit(limits) ? [PLAN_AGAIN] : []),
        ...(saysAll(chosenBy, limits.notes) ? limits.notes : asAdvice(limits.notes)),
        ...asAdvice(notes),
        ...legsAfterCardio(cardio, days),
      ],
    };
  }

  async ofWorkouts(userId: number, answer: Answer, { goal }: StoredWorkoutRequest): Promise<Fields> {
    const ids = answer.recommends.map(({ workoutId }) => Number(workoutId));
    const { against, limits } = await this.workouts(userId, ids, goal ?? '일반');
    const recommends = answer.recommends.map((item, place) => ({
      ...item,
      against: against.get(ids[place]!) ?? null,
    }));
    if (!limits || saysAll(answer['notes'], limits.notes)) return { ...answer, recommends };
    const nothingElse = limits.isMobility ? { unfilled: [], instead: null } : {};
    return { ...answer, recommends, notes: asAdvice(limits.notes), ...nothingElse };
  }

  /** For a severely thin member it removes all products, their prices and what they were for. */
  async ofSupplements(userId: number, answer: Answer): Promise<Fields> {
    const [member, products] = await Promise.all([
      this.members.forSupplements(userId),
      this.catalogue.products(),
    ]);
    const rules = member && rulesFor(member);
    const purposes = (answer['purpose'] ?? []) as SupplementPurpose[];
    const refusals = rules ? refusalsOf(purposes, rules) : [];
    if (refusals.some(({ purpose }) => purpose === null)) {
      const { monthlyBudget: remaining } = answer;
      const nothing = { recommends: [], proteinGap: null, uncoveredPurposes: [], notes: [] };
      return { ...answer, ...nothing, totalPrice: 0, remaining, refusals };
    }
    const productOf = (variantId: number) =>
      products.find(({ variants }) => variants.some(each => each.variantId === variantId));
    const ofToday = (item: Fields): Fields => {
      const product = productOf(Number(item['id']));
      if (rules === null) return { ...item, against: null };
      // A product that cannot be looked up is on no allow list.
      const mayTake = product ? exclusionOf(product, rules) === null : rules.allowOnly.length === 0;
      const cautions = product ? { cautions: cautionsFor(product, rules) } : {};
      return { ...item, ...cautions, against: mayTake ? null : NOT_THIS_PRODUCT };
    };
    const recommends = answer.recommends.map(ofToday);
    const notes = rules ? notesFor(purposes, rules) : [];
    const isToday = saysAll(answer['notes'], notes) && saysAll(answer['refusals'], refusals);
    return { ...answer, recommends, ...(isToday ? {} : { notes, refusals }) };
  }

  private async workouts(userId: number, ids: readonly number[], goal: TrainingGoalWireName) {
    const [{ health, ruledBody }, workouts] = await Promise.all([
      this.beliefs.underRules(userId),
      this.catalogue.workoutsById(ids),
    ]);
    const limits = ruledBody && trainingLimits(health, TRAINING_GOAL_BY_WIRE_NAME[goal], ruledBody);
    const against = new Map<number, string>();
    for (const [id, workout] of workouts) {
      const why = limits && whyNotNow(workout, limits);
      if (why) against.set(id, why);
    }
    return { against, limits };
  }
}

/** Whether the stored answer already contains everything to say today. */
function saysAll(said: unknown, today: readonly unknown[]): boolean {
  const words = new Set((Array.isArray(said) ? said : []).map(each => JSON.stringify(each)));
  return today.every(each => words.has(JSON.stringify(each)));
}
