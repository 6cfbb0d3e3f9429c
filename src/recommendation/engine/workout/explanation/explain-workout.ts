import type { BodyPartName, LoadType } from '../../../../catalogue/catalogue.vocabulary.js';
import type { Prescription } from '../prescription/prescription.types.js';
import type { MemberStrength } from '../strength/member-strength.js';
import { repetitionsAtShare } from '../prescription/repetition-table.js';
import type { RefusedCandidate } from '../selection/selection.types.js';
import type { Confidence, EngineWorkout, WorkoutEvidence } from '../workout-engine.types.js';
import { LOAD_LABELS } from '../../../../catalogue/load-label.js';
import { and, object, topic } from './particles.js';
import { PATTERN_TEXTS } from './pattern-texts.js';

export interface ExplanationInput {
  strength: MemberStrength;
  workout: EngineWorkout;
  /** The part whose slot it fills. */
  bodyPart: BodyPartName;
  /** All parts asked for. */
  askedBodyParts: readonly BodyPartName[];
  prescription: Prescription;
  evidence: WorkoutEvidence;
  /** What was refused and it takes the place of, if anything. */
  standsInFor: RefusedCandidate | null;
  /** What about the member's health made it lighter, if anything. */
  lightenedFor: string | null;
}

const CONFIDENCE_WORDS: Record<Confidence, string> = { high: '높음', medium: '보통', low: '낮음' };
/** From here on "about" would no longer be true. */
const ROUNDED_REPETITIONS = 2;
const GUIDED_LOAD_TYPES: ReadonlySet<LoadType> = new Set(['stack', 'stackPerHand', 'sled', 'smith']);

/** Three or four sentences of 해요체: why this exercise, where its load comes from, how sure and what to change. */
export function explainWorkout(input: ExplanationInput): string {
  return [
    whyThisExercise(input),
    ...whyLighter(input),
    whereTheLoadComesFrom(input),
    howSureAndWhatToChange(input),
  ].join(' ');
}

function whyThisExercise({
  strength,
  workout,
  bodyPart,
  askedBodyParts,
  standsInFor,
}: ExplanationInput): string {
  if (standsInFor !== null) {
    const refused = standsInFor.workout.koreanName;
    return standsInFor.cause === 'health'
      ? `${standsInFor.because} ${refused} 대신 ${object(workout.koreanName)} 골랐어요.`
      : `${topic(refused)} 아직 무거울 수 있어서, ${object(workout.koreanName)} 대신 골랐어요.`;
  }
  const also = askedBodyParts.find(
    part =>
      part !== bodyPart &&
      (workout.primaryBodyParts.includes(part) || workout.secondaryBodyParts.includes(part)),
  );
  const movement = `${topic(workout.koreanName)} ${PATTERN_TEXTS[workout.pattern]}으로`;
  const parts = also === undefined ? object(bodyPart) : `${and(bodyPart)} ${object(also)} 함께`;
  if (strength.experience === 'beginner' && GUIDED_LOAD_TYPES.has(workout.loadType)) {
    return `${movement} ${parts} 쓰고, 기구가 자세를 잡아 줘서 처음 하기에 좋아 골랐어요.`;
  }
  if (workout.mechanic === 'isolation') return `${movement} ${parts} 집중해서 쓸 수 있어 골랐어요.`;
  return `${movement} ${also === undefined ? `다른 근육과 함께 ${object(bodyPart)}` : parts} 크게 쓸 수 있어 골랐어요.`;
}

function whyLighter({ lightenedFor, prescription }: ExplanationInput): string[] {
  if (lightenedFor === null) return [];
  return prescription.repsInReserve === null
    ? [`${lightenedFor} 버티는 시간을 줄였어요.`]
    : [`${lightenedFor} ${prescription.repsInReserve}회는 남기도록 가볍게 잡았어요.`];
}

function whereTheLoadComesFrom(input: ExplanationInput): string {
  const { workout, prescription, evidence, strength } = input;
  const inReserve = repetitionsInReserve(prescription);
  const sure = `(확신 ${CONFIDENCE_WORDS[evidence.confidence]})`;
  if (prescription.repeatUnit === 'seconds')
    return `${prescription.repeat}초씩 버티되, 자세가 흐트러지면 바로 쉬어 주세요.`;
  if (workout.loadType === 'band') return `밴드는 제품마다 세기가 달라서, ${inReserve} 세기로 골라 주세요.`;
  if (evidence.percentOfOneRepMax === null) return withoutLoad(input, inReserve);
  const source = `${sourceOf(evidence)} 예상한 ${oneRepMaxName(prescription)} ${evidence.estimatedOneRepMaxKg}kg`;
  const percent = `${evidence.percentOfOneRepMax}%`;
  if (prescription.weightKg === null) {
    return `${source}의 ${percent}가 몸무게로 걸려서, ${inReserve} 세기예요${sure}.`;
  }
  if (prescription.loadLabel === LOAD_LABELS.assistance) {
    return `${source}의 ${percent}만 들도록 ${prescription.weightKg}kg을 도와주면, ${inReserve} 세기예요${sure}.`;
  }
  if (prescription.loadLabel === LOAD_LABELS.added) {
    return `${source}의 ${percent}가 되도록 몸무게 ${strength.member.weightKg}kg에 ${prescription.weightKg}kg을 더해, ${inReserve} 세기예요${sure}.`;
  }
  return `${source}의 ${percent}인 ${prescription.weightKg}kg이고, ${inReserve} 무게예요${sure}.`;
}

/** Rounding down can leave more in reserve than asked for, which is then said. */
function repetitionsInReserve({ repeat, repsInReserve, shareOfOneRepMax }: Prescription): string {
  const asked = repsInReserve ?? 0;
  const left = shareOfOneRepMax === null ? asked : repetitionsAtShare(shareOfOneRepMax) - repeat;
  return left > asked + ROUNDED_REPETITIONS
    ? `${repeat}회를 하고도 ${asked}회 넘게 더 할 수 있는`
    : `${repeat}회를 하고도 ${asked}회쯤 더 할 수 있는`;
}

function withoutLoad({ workout, strength }: ExplanationInput, inReserve: string): string {
  const lifted = workout.loadType !== 'bodyweight' && workout.loadType !== 'bodyweightLoadable';
  if (lifted && !strength.mayShowLoad) {
    return '만 14세가 되기 전에는 무게를 정하지 않으니, 가장 가벼운 무게로 어른과 함께 자세부터 익혀 주세요.';
  }
  if (lifted)
    return `무게를 계산할 자료가 없는 운동이라 가장 가벼운 것부터, ${inReserve} 무게를 찾아 주세요.`;
  return `무게 없이 하는 운동이라, ${inReserve} 만큼만 해 주세요.`;
}

function sourceOf(evidence: WorkoutEvidence): string {
  const body =
    evidence.compositionSource === 'measured'
      ? `제지방량 ${evidence.fatFreeMassKg}kg과 나이, 상·하체 균형으로`
      : `키와 몸무게, 체형으로 어림한 제지방량 ${evidence.fatFreeMassKg}kg으로`;
  const { observationCount, relatedObservationCount } = evidence;
  if (relatedObservationCount === 0) return body;
  const times =
    observationCount > 0 ? `내 기록 ${observationCount}번` : `비슷한 운동 기록 ${relatedObservationCount}번`;
  if (evidence.learnedPercent === 0) return `${times}으로 확인한 ${body}`;
  const direction = evidence.learnedPercent > 0 ? '올려' : '내려';
  return `${body} 계산하고 ${times}에 맞춰 ${Math.abs(evidence.learnedPercent)}% ${direction}`;
}

function oneRepMaxName({ loadLabel }: Prescription): string {
  return loadLabel === LOAD_LABELS.perHand || loadLabel === LOAD_LABELS.stackPerHand
    ? '한 손 최대 무게(1RM)'
    : '최대 무게(1RM)';
}

function howSureAndWhatToChange({ workout, prescription, evidence, strength }: ExplanationInput): string {
  if (prescription.repeatUnit === 'seconds') return '힘들면 5초씩 줄이고, 쉬우면 5초씩 늘려 보세요.';
  if (evidence.percentOfOneRepMax === null) {
    return workout.loadType === 'band'
      ? '힘들면 더 얇은 밴드로, 쉬우면 더 두꺼운 밴드로 바꿔 보세요.'
      : '힘들면 횟수를 줄이고, 쉬우면 천천히 내려 보세요.';
  }
  return `${caution(evidence, strength)}${change(prescription)}`;
}

/** What weighs most on the estimate, if anything does; continued by what to change. */
function caution(evidence: WorkoutEvidence, { doubt }: MemberStrength): string {
  if (doubt === 'body') return '키와 몸무게, 체지방률이 서로 맞지 않으니 다시 확인해 주시고, ';
  if (evidence.measureAgain) return '골격근량이 체지방률과 맞지 않으니 다시 재 보시고, ';
  if (evidence.firstSessionFactor < 1) {
    return `처음이라 ${Math.round((1 - evidence.firstSessionFactor) * 100)}% 가볍게 잡았으니, `;
  }
  return evidence.compositionSource === 'measured' ? '' : '체성분을 재면 더 정확해지고, ';
}

function change({ weightKg, weightRange, loadLabel }: Prescription): string {
  if (weightKg === null || weightRange === null) return '힘들면 횟수를 줄이고, 쉬우면 횟수를 늘려 보세요.';
  const [first, last] = weightRange;
  if (loadLabel === LOAD_LABELS.assistance) {
    return `힘들면 도움을 ${last}kg까지 늘리고, 쉬우면 ${first}kg까지 줄여 보세요.`;
  }
  const lighter = first < weightKg ? `무거우면 ${first}kg까지 내리고` : '무거우면 횟수를 줄이고';
  const heavier = last > weightKg ? `가벼우면 ${last}kg까지 올려 보세요.` : '가벼우면 횟수를 늘려 보세요.';
  return `${lighter}, ${heavier}`;
}
