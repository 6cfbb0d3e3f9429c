import type { BodyPartName, LoadType } from '../../../../catalogue/catalogue.vocabulary.js';
import { LOAD_LABELS } from '../../../../catalogue/load-label.js';
import type { Prescription } from '../prescription/prescription.types.js';
import type { RefusedCandidate } from '../selection/selection.types.js';
import type { StopRule } from '../../learning/load-evidence.js';
import type { MemberStrength } from '../../learning/member-strength.js';
import type { WorkoutEvidence } from '../workout-engine.types.js';
import type { EngineWorkout } from '../../strength/strength.types.js';
import { and, by, object, topic } from '../../particles.js';
import { movementText } from '../pattern-texts.js';

export interface ExplanationInput {
  strength: MemberStrength;
  workout: EngineWorkout;
  /** The part whose slot it fills. */
  bodyPart: BodyPartName;
  askedBodyParts: readonly BodyPartName[];
  prescription: Prescription;
  /** What ends each set; null where the repetitions do. */
  stop: StopRule | null;
  evidence: WorkoutEvidence;
  /** The refused workout that it replaces, if any. */
  standsInFor: RefusedCandidate | null;
  /** The workout that the member swaps for it, if any. */
  insteadOf: EngineWorkout | null;
  /** The health condition or recent training that made it lighter, if any. */
  lightenedFor: string | null;
}

/** People cannot feel more repetitions in reserve than this. */
const MOST_FELT_RESERVE = 8;
const GUIDED_LOAD_TYPES: ReadonlySet<LoadType> = new Set(['stack', 'stackPerHand', 'sled', 'smith']);

/** Two or three short sentences of 해요체: why this exercise, what made it lighter, how to do it. */
export function explainWorkout(input: ExplanationInput): string {
  return [whyThisExercise(input), ...whyLighter(input), whatToDo(input)].join(' ');
}

function whyThisExercise({
  strength,
  workout,
  bodyPart,
  askedBodyParts,
  standsInFor,
  insteadOf,
}: ExplanationInput): string {
  if (insteadOf !== null) return whatChanges(insteadOf, workout, bodyPart);
  if (standsInFor !== null) {
    const refused = standsInFor.workout.koreanName;
    return standsInFor.cause === 'health' || standsInFor.cause === 'recovery'
      ? `${standsInFor.because} ${refused} 대신 ${object(workout.koreanName)} 골랐어요.`
      : `${topic(refused)} 아직 무거울 수 있어서, ${object(workout.koreanName)} 대신 골랐어요.`;
  }
  const also = askedBodyParts.find(
    part =>
      part !== bodyPart &&
      (workout.primaryBodyParts.includes(part) || workout.secondaryBodyParts.includes(part)),
  );
  const movement = `${topic(workout.koreanName)} ${movementText(workout)}으로`;
  const parts = also === undefined ? object(bodyPart) : `${and(bodyPart)} ${object(also)} 함께`;
  if (strength.experience === 'beginner' && GUIDED_LOAD_TYPES.has(workout.loadType)) {
    return `${movement} ${parts} 쓰고, 기구가 자세를 잡아 줘서 처음 하기에 좋아 골랐어요.`;
  }
  if (workout.mechanic === 'isolation') {
    return `${movement} ${parts} ${also === undefined ? '집중해서 ' : ''}쓸 수 있어 골랐어요.`;
  }
  return `${movement} ${also === undefined ? `다른 근육과 함께 ${object(bodyPart)}` : parts} 크게 쓸 수 있어 골랐어요.`;
}

/** What stays the same and what differs from the member's previous workout. */
function whatChanges(before: EngineWorkout, workout: EngineWorkout, bodyPart: BodyPartName): string {
  if (before.pattern !== workout.pattern) {
    return `${before.koreanName} 대신 ${movementText(workout)}으로 ${object(bodyPart)} 써요.`;
  }
  const added = workout.machineNames.filter(machine => !before.machineNames.includes(machine));
  const how =
    added.length === 0
      ? '조금 다르게'
      : before.machineNames.every(machine => workout.machineNames.includes(machine))
        ? `${added.join(', ')}도 써서`
        : by(added.join(', '));
  return `${and(before.koreanName)} 비슷한 움직임을 ${how} 해요.`;
}

function whyLighter({ lightenedFor, prescription, standsInFor, insteadOf }: ExplanationInput): string[] {
  if (lightenedFor === null) return [];
  // The previous sentence already gives the reason.
  const isSaid =
    insteadOf === null && standsInFor?.because === lightenedFor && standsInFor.cause !== 'tooHeavy';
  const why = isSaid ? '' : `${lightenedFor} `;
  return prescription.repsInReserve === null
    ? [`${why}버티는 시간${isSaid ? '도' : '을'} 줄였어요.`]
    : [`${why}여유${isSaid ? '도' : '를'} 더 남기도록 가볍게 잡았어요.`];
}

function whatToDo(input: ExplanationInput): string {
  const { workout, prescription, stop: rule, evidence } = input;
  const { repeat, repsInReserve, weightKg } = prescription;
  if (prescription.repeatUnit === 'seconds') {
    return `${repeat}초씩 버티되, 자세가 흐트러지면 바로 쉬어 주세요.`;
  }
  const left = `${repeat}회를 하고 ${repsInReserve}회쯤 더 할 수 있을`;
  if (workout.loadType === 'band') return `밴드는 제품마다 세기가 달라서, ${left} 만한 밴드로 골라 주세요.`;
  const stop = rule
    ? `${rule.most}회를 넘기지 말고 ${rule.felt}번 더 할 수 있겠다 싶을 때 멈춰 주세요.`
    : (repsInReserve ?? 0) > MOST_FELT_RESERVE
      ? `${repeat}회만 하고 힘이 남아도 여기서 멈춰 주세요.`
      : `${left} 때 멈춰 주세요.`;
  return weightKg === null ? stop : `${loadInWords(weightKg, prescription, evidence)}, ${stop}`;
}

/** 처음이라 가볍게 30kg으로: only where the member has shown nothing yet. */
function loadInWords(weightKg: number, { loadLabel }: Prescription, evidence: WorkoutEvidence): string {
  const when = evidence.relatedObservationCount === 0 ? '처음이라 가볍게' : '그동안의 기록에 맞춰';
  switch (loadLabel) {
    case LOAD_LABELS.assistance:
      return `${when} 보조 ${by(`${weightKg}kg`)}`;
    case LOAD_LABELS.added:
      return `${when} 체중에 ${object(`${weightKg}kg`)} 더해`;
    case LOAD_LABELS.perHand:
    case LOAD_LABELS.stackPerHand:
      return `${when} 한 손에 ${by(`${weightKg}kg`)}`;
    default:
      return `${when} ${by(`${weightKg}kg`)}`;
  }
}
