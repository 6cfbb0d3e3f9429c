import type { BodyPartName } from '../../../../catalogue/catalogue.vocabulary.js';
import { bodyPartSlots } from '../selection/body-part-slots.js';
import type { ChosenWorkout } from '../selection/order-workouts.js';
import type { RefusedCandidate } from '../selection/selection.types.js';
import type { UnfilledBodyPart } from '../workout-engine.types.js';
import type { EngineWorkout } from '../../strength/strength.types.js';
import { object, subject } from '../../particles.js';
import { trainingOf } from '../pattern-texts.js';

export interface Shortfall {
  bodyPart: BodyPartName;
  askedBodyParts: readonly BodyPartName[];
  catalogue: readonly EngineWorkout[];
  chosen: readonly ChosenWorkout[];
  /** Chosen workouts for which there is time. */
  kept: readonly ChosenWorkout[];
  refused: readonly RefusedCandidate[];
  /** Requested and possible with the machines, but excluded by the member. */
  excluded: readonly EngineWorkout[];
  /** Health leaves fewer than three workouts for the part. */
  isLeftThin: boolean;
  /** What one more machine would add to the part; null where no single machine would. */
  oneMore: () => { machineName: string; workout: EngineWorkout } | null;
}

/** Appears in the list of machines but is not one. */
const BODYWEIGHT = '맨몸';
/** Filling less than this share of a part's places does not meet the request. */
const ENOUGH_OF_SLOTS = 0.5;

/** Why a part got no exercise, or no good one, and what would help; null where it is served. */
export function explainUnfilled(shortfall: Shortfall): UnfilledBodyPart | null {
  const { bodyPart, chosen } = shortfall;
  const told = (sentences: string, named: readonly EngineWorkout[]): UnfilledBodyPart => ({
    bodyPartKoreanName: bodyPart,
    reason: `${sentences}${advice(shortfall)}`,
    workoutIds: named.map(({ id }) => id),
  });
  const own = chosen.filter(choice => choice.bodyPart === bodyPart);
  if (own.length === 0) {
    const also = alsoTraining(shortfall);
    return also
      ? told(`${object(bodyPart)} 따로 쓰는 운동은 없지만 ${also.koreanName}에서 함께 써요.`, [also])
      : told(whyNone(shortfall), []);
  }
  if (!isThin(shortfall, own)) return null;
  const workouts = own.map(({ candidate }) => candidate.workout);
  const names = workouts.map(({ koreanName }) => koreanName).join(', ');
  const spared = sparedOf(shortfall);
  return spared
    ? told(`${spared.because} ${names}만 골랐어요. ${object(bodyPart)} 충분히 쓰기는 어려워요.`, workouts)
    : told(
        `${butForExcluded(shortfall)}선택한 기구로는 ${names}뿐이라 ${object(bodyPart)} 충분히 쓰기 어려워요.`,
        workouts,
      );
}

/** Only harmless or too light exercises, or fewer than half of the part's places filled. */
function isThin({ bodyPart, askedBodyParts, isLeftThin }: Shortfall, own: readonly ChosenWorkout[]): boolean {
  const slots = bodyPartSlots(askedBodyParts).filter(part => part === bodyPart).length;
  const isFiller = ({ candidate: { workout, prescription } }: ChosenWorkout): boolean =>
    workout.gentle || prescription.fit === 'tooLight';
  return isLeftThin || own.every(isFiller) || own.length < ENOUGH_OF_SLOTS * slots;
}

/** A workout of the session that also trains this part, though chosen for another. */
function alsoTraining({ bodyPart, kept }: Shortfall): EngineWorkout | undefined {
  return kept
    .map(({ candidate }) => candidate.workout)
    .find(({ primaryBodyParts, secondaryBodyParts }) =>
      [...primaryBodyParts, ...secondaryBodyParts].includes(bodyPart),
    );
}

function whyNone(shortfall: Shortfall): string {
  const { bodyPart, catalogue, refused } = shortfall;
  const butFor = butForExcluded(shortfall);
  const ofPart = catalogue.filter(workout => workout.primaryBodyParts.includes(bodyPart));
  if (ofPart.length === 0) return `${trainingOf(bodyPart)}이 아직 준비되지 않았어요.`;
  const kept = refused.filter(({ workout }) => workout.primaryBodyParts.includes(bodyPart));
  if (kept.length === 0) return `${butFor}선택한 기구로 할 수 있는 ${trainingOf(bodyPart)}이 없어요.`;
  const spared = sparedOf({ bodyPart, refused });
  return spared
    ? `${spared.because} 선택한 기구로 하는 ${trainingOf(bodyPart)}은 뺐어요.`
    : `${butFor}선택한 기구로는 가장 가벼운 ${trainingOf(bodyPart)}도 아직 무거울 수 있어요.`;
}

function butForExcluded({ bodyPart, excluded }: Shortfall): string {
  return excluded.some(({ primaryBodyParts }) => primaryBodyParts.includes(bodyPart))
    ? '빼 달라고 하신 운동 말고는, '
    : '';
}

/** What is left out of the part for health, or because it was trained too recently. */
function sparedOf({
  bodyPart,
  refused,
}: Pick<Shortfall, 'bodyPart' | 'refused'>): RefusedCandidate | undefined {
  return refused.find(
    ({ workout, cause }) =>
      workout.primaryBodyParts.includes(bodyPart) && (cause === 'health' || cause === 'recovery'),
  );
}

function advice({ oneMore }: Shortfall): string {
  const found = oneMore();
  if (found === null) return '';
  const added =
    found.machineName === BODYWEIGHT ? '맨몸도 함께 고르면' : `${subject(found.machineName)} 있으면`;
  return ` ${added} ${object(found.workout.koreanName)} 할 수 있어요.`;
}
