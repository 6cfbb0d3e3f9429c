import type { StopRule } from '../../learning/load-evidence.js';
import type { MemberStrength } from '../../learning/member-strength.js';
import { LOAD_LABELS } from '../../../../catalogue/load-label.js';
import type { Prescription } from '../prescription/prescription.types.js';
import { shareOfOneRepMax } from '../../strength/repetition-table.js';
import type { Confidence, WorkoutEvidence } from '../workout-engine.types.js';
import type { EngineMember, EngineWorkout } from '../../strength/strength.types.js';
import { object } from '../../particles.js';

export interface LoadExplanationInput {
  strength: MemberStrength;
  workout: EngineWorkout;
  prescription: Prescription;
  stop: StopRule | null;
  evidence: WorkoutEvidence;
}

const CONFIDENCE_WORDS: Record<Confidence, string> = { high: '높음', medium: '보통', low: '낮음' };

/**
 * Explains step by step how weight and repetitions were chosen, for members who want to know. It names only what mattered: the cap, the
 * rounding, the lighter start and the end of the loads appear only where they decided.
 */
export function explainLoad(input: LoadExplanationInput): string[] {
  const { prescription, stop, evidence } = input;
  if (prescription.repeatUnit === 'seconds') return ['힘들면 5초씩 줄이고, 쉬우면 5초씩 늘려 보세요.'];
  if (evidence.percentOfOneRepMax === null) return [withoutLoad(input)];
  return [
    oneRepMax(input),
    shareOfIt(prescription, evidence.percentOfOneRepMax),
    ...cap(evidence),
    ...lighterStart(input),
    ...rounding(input),
    ...endOfLoads(prescription),
    ...doubts(input),
    ...change(prescription, stop),
  ];
}

function withoutLoad({ workout }: LoadExplanationInput): string {
  return workout.loadType === 'band'
    ? '힘들면 더 얇은 밴드로, 쉬우면 더 두꺼운 밴드로 바꿔 보세요.'
    : '힘들면 횟수를 줄이고, 쉬우면 천천히 내려 보세요.';
}

function oneRepMax({ prescription, evidence, strength }: LoadExplanationInput): string {
  const { loadLabel } = prescription;
  const isPerHand = loadLabel === LOAD_LABELS.perHand || loadLabel === LOAD_LABELS.stackPerHand;
  const name = isPerHand ? '한 손 최대 무게(1RM)' : '최대 무게(1RM)';
  const kg = tenth(evidence.estimatedOneRepMaxKg ?? 0);
  const sure = CONFIDENCE_WORDS[evidence.confidence];
  return `${estimated(evidence, strength.member)} ${name}는 ${kg}kg이에요(확신 ${sure}).`;
}

function shareOfIt({ loadLabel, weightKg }: Prescription, percent: number): string {
  if (weightKg === null) return `체중만으로 그 ${percent}%가 걸려요.`;
  if (loadLabel === LOAD_LABELS.assistance) return `도움을 빼고 그 ${percent}%를 들어요.`;
  if (loadLabel === LOAD_LABELS.added) return `체중과 더해 그 ${percent}%를 들어요.`;
  return `추천 무게는 그 ${percent}%예요.`;
}

/** What the estimate is based on, and how the member's records changed it. */
function estimated(evidence: WorkoutEvidence, member: EngineMember): string {
  const { observationCount, relatedObservationCount, learnedPercent } = evidence;
  const body = bodyOf(evidence, member);
  if (relatedObservationCount === 0) return `${body} 예상한`;
  const times =
    observationCount > 0 ? `내 기록 ${observationCount}번` : `비슷한 운동 기록 ${relatedObservationCount}번`;
  if (learnedPercent === 0) return `${body} 예상하고 ${times}으로 확인한`;
  const direction = learnedPercent > 0 ? '올린' : '내린';
  return `${body} 예상하고 ${times}에 맞춰 ${Math.abs(learnedPercent)}% ${direction}`;
}

/** Mentions the balance only where it moves the lift: it does not affect the deadlift or an even body. */
function bodyOf(
  { compositionSource, fatFreeMassKg, baseLift }: WorkoutEvidence,
  member: EngineMember,
): string {
  const isBalanceUsed = baseLift !== 'deadlift' && member.upDownBalance !== 0.5;
  const balance = isBalanceUsed ? ', 상·하체 균형' : '';
  return compositionSource === 'measured'
    ? `제지방량 ${fatFreeMassKg}kg과 나이${balance}${isBalanceUsed ? '으로' : '로'}`
    : `키와 체중, 나이로 어림한 제지방량 ${fatFreeMassKg}kg${isBalanceUsed ? '과 상·하체 균형' : ''}으로`;
}

function cap({ capped }: WorkoutEvidence): string[] {
  return capped
    ? ['몸으로 어림한 값이 커서, 처음 대회에 나온 사람들의 하위 5% 기록을 넘지 않게 했어요.']
    : [];
}

function lighterStart({ evidence, strength }: LoadExplanationInput): string[] {
  const { firstSessionFactor } = evidence;
  if (firstSessionFactor === 1) return [];
  const { cautiousFor } = strength;
  const percent = Math.round((1 - firstSessionFactor) * 100);
  const because =
    cautiousFor === 'old'
      ? '60세부터는'
      : cautiousFor === 'young'
        ? '18세 전에는'
        : '체질량지수가 30 이상이라';
  return [`${because} 몸이 익숙해질 때까지 ${percent}% 가볍게 잡아요.`];
}

/** The computed and the available load, where they differ; and the repetitions, where they are not the goal's usual. */
function rounding({ prescription, stop, evidence }: LoadExplanationInput): string[] {
  const { weightKg, repeat, loadLabel, basis } = prescription;
  if (weightKg === null) return [];
  const targetKg =
    (evidence.estimatedOneRepMaxKg ?? 0) *
    evidence.firstSessionFactor *
    shareOfOneRepMax(repeat + basis.askedReserve);
  const bodyKg = basis.bodyLoadKg ?? 0;
  const isHelp = loadLabel === LOAD_LABELS.assistance;
  const computedKg = tenth(isHelp ? bodyKg - targetKg : targetKg - bodyKg);
  // A member stronger than their own body weight needs no help, so nothing was rounded.
  const steps =
    computedKg === weightKg || computedKg < 0
      ? []
      : [
          isHelp
            ? `필요한 도움 ${object(`${computedKg}kg`)} 있는 무게인 ${weightKg}kg으로 올렸어요.`
            : `계산한 ${object(`${computedKg}kg`)} 있는 무게인 ${weightKg}kg으로 내렸어요.`,
        ];
  return stop !== null || repeat === basis.usualRepetitions
    ? steps
    : [...steps, `남는 횟수를 맞추려고 보통의 ${basis.usualRepetitions}회 대신 ${repeat}회로 잡았어요.`];
}

function endOfLoads({ limit }: Prescription): string[] {
  if (limit === 'lightest')
    return ['다음 무게는 아직 무거워서 가장 가벼운 무게로 골랐어요. 생각보다 쉬울 수 있어요.'];
  if (limit === 'lastTime')
    return ['더 들 수 있어 보이지만, 지난번에서 조금씩만 올려서 이번에는 여유가 더 남아요.'];
  return limit === 'heaviest' ? ['가지고 있는 것 가운데 가장 무거운 무게라 쉬울 수 있어요.'] : [];
}

function doubts({ evidence, strength }: LoadExplanationInput): string[] {
  if (strength.doubt === 'body') return ['키와 체중, 체지방률이 서로 맞지 않으니 다시 확인해 주세요.'];
  if (strength.doubt === 'muscle') return ['골격근량이 체지방률과 맞지 않으니 다시 재 보세요.'];
  return evidence.compositionSource === 'measured' ? [] : ['체성분을 재면 더 정확해져요.'];
}

function change({ weightKg, weightRange, loadLabel }: Prescription, stop: StopRule | null): string[] {
  const [first, last] = weightRange ?? [];
  if (weightKg === null || first === undefined || last === undefined) {
    return stop ? [] : ['힘들면 횟수를 줄이고, 쉬우면 횟수를 늘려 보세요.'];
  }
  if (loadLabel === LOAD_LABELS.assistance) {
    return [`힘들면 도움을 ${last}kg까지 늘리고, 쉬우면 ${first}kg까지 줄여 보세요.`];
  }
  const lighter = first < weightKg ? `무거우면 ${first}kg까지 내리고` : '무거우면 횟수를 줄이고';
  const heavier = last > weightKg ? `가벼우면 ${last}kg까지 올려 보세요.` : '가벼우면 횟수를 늘려 보세요.';
  return [`${lighter}, ${heavier}`];
}

function tenth(kg: number): number {
  return Math.round(kg * 10) / 10;
}
