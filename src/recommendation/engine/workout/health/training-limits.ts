import type {
  BodyPartName,
  MovementFact,
  WorkoutStress,
} from '../../../../catalogue/catalogue.vocabulary.js';
import { bodyMassIndex, UNDERWEIGHT_BMI } from '../../../../body-data/body-mass-index.js';
import { isSeverelyThin, SEVERE_THINNESS_NOTE } from '../../severe-thinness.js';
import { LIGHT_RESERVE } from '../prescription/goal-scheme.js';
import type { TrainingHealth } from '../workout-engine.types.js';
import type { EngineWorkout } from '../../strength/strength.types.js';
import type { TrainingGoal } from '../../../../training-preferences/workout-wire-names.js';
import { subject } from '../../particles.js';
import { ADULT_LOADS_FROM_AGE, OLDER_FROM_AGE, TRAINING_RULES } from './training-rules.js';
import type { RuledBody, TrainingRule } from './training-rule.types.js';

/** What a member's health requires of a session. */
export interface TrainingLimits {
  rules: readonly TrainingRule[];
  /** The body is so thin that only gentle mobility fits. */
  isMobility: boolean;
  /** The allowed goal. */
  goal: TrainingGoal;
  /** Notes for the whole session. */
  notes: string[];
}

export interface HealthVerdict {
  verdict: 'free' | 'lighter' | 'out';
  /** The clause of the deciding rule; null where free. */
  because: string | null;
}

/** ACSM 2009 (Med Sci Sports Exerc 41:459). */
const FAT_LOSS_NOTE =
  '체중은 식사가 가장 크게 좌우해요. 근육을 지키는 이 운동에 빠르게 걷기 같은 유산소를 더해 일주일에 150분은 채워 주세요.';
/** As for supplements: life-stage.rules.ts gives the sources. */
const ADULT_FROM = 19;
/** Young members learn a movement with 6 to 15 repetitions (NSCA position statement, Faigenbaum 2009, J Strength Cond Res 23:S60). */
const YOUTH_NOTE = `${ADULT_LOADS_FROM_AGE}세 전에는 근력 목표 대신 일반 목표로, 자세를 익히기 좋은 횟수로 골랐어요.`;
/** 8–12 repetitions (ACSM 2009 on older adults, read in a summary). */
const OLDER_NOTE = `${OLDER_FROM_AGE}세부터는 근력 목표 대신 일반 목표로, 여덟 번 넘게 들 수 있는 무게로 골랐어요.`;

export function trainingLimits(health: TrainingHealth, asked: TrainingGoal, body: RuledBody): TrainingLimits {
  const rules = TRAINING_RULES.filter(rule => rule.applies(health, body));
  const isMobility = isSeverelyThin(body);
  const lightOnly = rules.find(rule => rule.lightOnly);
  const withoutStrength = asked === 'strength' && lightOnly !== undefined;
  const againstStrength = asked === 'strength' && !withoutStrength ? whyNotHeavy(body) : null;
  const isLosing = asked === 'fatLoss';
  const againstLoss = isLosing ? whyNotLose(health, body) : null;
  return {
    rules,
    isMobility,
    goal: withoutStrength || againstStrength !== null || againstLoss !== null ? 'general' : asked,
    notes: isMobility
      ? [SEVERE_THINNESS_NOTE]
      : [
          ...(isLosing ? [fatLossNote(againstLoss)] : []),
          ...(againstStrength === null ? [] : [againstStrength]),
          ...new Set(rules.flatMap(({ advice }) => advice ?? [])),
          ...(soreRules(rules).length < MANY_SORE_AREAS ? [] : [MANY_SORE_NOTE]),
          ...(lightOnly === undefined || lightOnly.bodyParts?.length === 0
            ? []
            : [lightNote(lightOnly.because, withoutStrength)]),
        ],
  };
}

/** Why this age rules out few repetitions with heavy loads; null where they are allowed. */
function whyNotHeavy({ ageYears }: RuledBody): string | null {
  if (ageYears < ADULT_LOADS_FROM_AGE) return YOUTH_NOTE;
  return ageYears >= OLDER_FROM_AGE ? OLDER_NOTE : null;
}

/** Why the member should not lose weight; null if they may. */
function whyNotLose(health: TrainingHealth, body: RuledBody): string | null {
  if (health.conditions.includes('임신')) return '임신 중에는 체중을 줄이지 않아요.';
  if (health.conditions.includes('수유')) return '수유 중에는 체중 줄이기를 목표로 하지 않아요.';
  if (body.ageYears < ADULT_FROM) return `${ADULT_FROM}세 전에는 체중 줄이기를 목표로 하지 않아요.`;
  return bodyMassIndex(body) < UNDERWEIGHT_BMI
    ? `체질량지수가 ${UNDERWEIGHT_BMI}보다 낮아 체중을 더 줄이지 않아요.`
    : null;
}

function fatLossNote(against: string | null): string {
  return against === null ? FAT_LOSS_NOTE : `${against} 체중 감량 대신 일반 목표로 골랐어요.`;
}

function lightNote(because: string, withoutStrength: boolean): string {
  // The sets after the first leave less, as they state.
  return `${because} ${withoutStrength ? '근력 목표 대신 일반 목표로, ' : ''}첫 세트를 하고도 ${LIGHT_RESERVE}회 이상 더 할 수 있는 가벼운 무게로만 골랐어요.`;
}

/** How a note describes what the choice did, and what it advises about anything chosen earlier. */
const ADVICE = [
  ['로만 골랐어요', '로 하는 게 좋아요'],
  ['로 골랐어요', '로 하는 게 좋아요'],
  ['로만 넣었어요', '로 하는 게 좋아요'],
  ['만 골랐어요', '만 하는 게 좋아요'],
  ['빼고 골랐어요', '빼는 게 좋아요'],
  ['모두 뺐어요', '모두 쉬는 게 좋아요'],
] as const;

/** Notes for workouts that were chosen before these limits applied. */
export const asAdvice = (notes: readonly string[]): string[] =>
  notes.map(note => ADVICE.reduce((told, [chosen, advised]) => told.replace(chosen, advised), note));

/** From this many sore places on, only workouts that strain none of them remain: a cautious choice of this model. */
const MANY_SORE_AREAS = 3;
const MANY_SORE_NOTE =
  '아픈 곳이 세 군데 이상이라, 그곳에 조금이라도 부담이 된다고 본 운동은 모두 뺐어요. 의사나 물리치료사와 먼저 상담해 주세요.';

const soreRules = (rules: readonly TrainingRule[]): TrainingRule[] =>
  rules.filter(({ soreArea }) => soreArea !== null);

/**
 * With a mild strain on one sore place, a lighter load is enough. With two at once it is not, nor with one of many: each would have to
 * compensate for the other. A strong strain is excluded by the place's own rule.
 * @returns the clause why a workout is left out; null where it may stay
 */
function whyTooSore({ mildStresses }: EngineWorkout, rules: readonly TrainingRule[]): string | null {
  const sore = soreRules(rules);
  const strained = sore.filter(rule => mildStresses?.some(stress => rule.mildStresses.includes(stress)));
  if (strained.length < (sore.length < MANY_SORE_AREAS ? 2 : 1)) return null;
  return `${subject(strained.map(({ soreArea }) => soreArea).join('·'))} 아프다고 하셔서`;
}

/** Whether a workout is allowed. An unreviewed one is not, for members protected by any rule. */
export function healthVerdict(workout: EngineWorkout, { rules }: TrainingLimits): HealthVerdict {
  const against = rules.find(rule => keptOutBy(rule, workout) !== null);
  if (against) return { verdict: 'out', because: against.because };
  const tooSore = whyTooSore(workout, rules);
  if (tooSore !== null) return { verdict: 'out', because: tooSore };
  const lightening = rules.find(rule => rule.lightOnly || lightensIt(rule, workout));
  return lightening
    ? { verdict: 'lighter', because: lightening.because }
    : { verdict: 'free', because: null };
}

/** Whether a workout may be shown to a member as something to do; every path to a screen checks it. */
export function isFit(workout: EngineWorkout, limits: TrainingLimits): boolean {
  return healthVerdict(workout, limits).verdict !== 'out';
}

/** Whether no workout at all is fit. */
export const isNothingFit = ({ rules, isMobility }: Pick<TrainingLimits, 'rules' | 'isMobility'>): boolean =>
  isMobility || rules.some(({ bodyParts }) => bodyParts?.length === 0);

/** Explains that a saved workout is unfit now and what to do: swap it, if anything is fit. Null where it is allowed. */
export function whyNotNow(workout: EngineWorkout, limits: TrainingLimits): string | null {
  const { verdict, because } = healthVerdict(workout, limits);
  if (verdict !== 'out') return null;
  return `${because} 지금은 이 운동을 쉬는 게 좋아요.${isNothingFit(limits) ? '' : ' 다른 운동으로 바꿔 보세요.'}`;
}

/** The vocabulary word that keeps a workout off a rule's list; null if it is on the list. */
export function keptOutBy(rule: TrainingRule, workout: EngineWorkout): string | null {
  const { facts, stresses, mildStresses, stressReason, pattern, loadType, family } = workout;
  if (facts === null || stressReason === '') return 'unreviewed';
  const strong = stresses ?? [];
  const mild = mildStresses ?? [];
  const bendsTheBack = strong.includes('lowerBack') || mild.includes('lowerBack');
  const mayStress = (stress: WorkoutStress): boolean => rule.stresses.includes(stress);
  return (
    countedFacts(facts, pattern).find(fact => !rule.facts.includes(fact)) ??
    strong.find(stress => !mayStress(stress)) ??
    mild.find(stress => !mayStress(stress) && !rule.mildStresses.includes(stress)) ??
    restingPart(rule, workout) ??
    (rule.patterns?.includes(pattern) === false ? pattern : undefined) ??
    (bendsTheBack && rule.noBendingIn.includes(pattern) ? pattern : undefined) ??
    (rule.loadTypes?.includes(loadType) === false ? loadType : undefined) ??
    (rule.withoutFamilies.includes(family) ? family : undefined) ??
    null
  );
}

function restingPart({ bodyParts }: TrainingRule, workout: EngineWorkout): BodyPartName | undefined {
  if (bodyParts === null) return undefined;
  return [...workout.primaryBodyParts, ...workout.secondaryBodyParts].find(part => !bodyParts.includes(part));
}

/** An isometric hold raises blood pressure where it takes strength; a stretch takes none. */
function countedFacts(
  facts: readonly MovementFact[],
  pattern: EngineWorkout['pattern'],
): readonly MovementFact[] {
  return pattern === 'mobility' ? facts.filter(fact => fact !== 'isometric') : facts;
}

function lightensIt(rule: TrainingRule, { stresses, mildStresses }: EngineWorkout): boolean {
  const strong = stresses ?? [];
  const mild = mildStresses ?? [];
  return (
    [...strong, ...mild].some(stress => rule.lightens.includes(stress)) ||
    mild.some(stress => !rule.stresses.includes(stress))
  );
}
