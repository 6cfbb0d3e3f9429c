import { formatNumber } from '../lib/format';
import { musclePercentToKg, resolveComposition } from './composition-input';
import type { CompositionDraft, CompositionOwner } from './composition-input';

/** Only competing bodybuilders on stage are below this, for days. */
const LEAST_FAT_PERCENT = 4;
/** kg of fat-free mass per m² of height; about the most that a body builds without drugs (Kouri 1995 found 25). */
const MOST_FAT_FREE_INDEX = 28;
/** Skeletal muscle as a share of fat-free mass: outside this range it is a typing error (kg for percent, fat for muscle). */
const LEAST_MUSCLE_SHARE = 0.42;
const MOST_MUSCLE_SHARE = 0.65;

/**
 * Why typed figures are hard to believe, as a question, or null. The user may insist.
 * @param heightCm null or out of range: skips checks that depend on it
 */
export function compositionDoubt(
  draft: CompositionDraft,
  owner: CompositionOwner,
  heightCm: number | null,
): string | null {
  const composition = resolveComposition(draft, owner);
  if (draft.mode !== 'direct' || !composition || (draft.bodyFat === '' && draft.muscle === '')) return null;
  const { bodyFat, muscleMass } = composition;
  // Asked when it was recorded.
  if (bodyFat === owner.last?.bodyFat && muscleMass === owner.last?.muscleMass) return null;
  if (draft.bodyFat !== '' && bodyFat !== undefined && bodyFat < LEAST_FAT_PERCENT) {
    return `체지방률 ${formatNumber(bodyFat)}%는 사람에게서 보기 드물게 낮아요. 잰 값이 맞나요?`;
  }
  if (bodyFat === undefined) return null;
  const lean = owner.weight * (1 - bodyFat / 100);
  if (heightCm !== null && lean / (heightCm / 100) ** 2 > MOST_FAT_FREE_INDEX) {
    return `이 키와 체중에 체지방률 ${formatNumber(bodyFat)}%는 아주 드물어요. 키·체중·체지방률이 맞나요?`;
  }
  return muscleMass === undefined ? null : muscleDoubt(muscleMass, lean, owner.weight);
}

function muscleDoubt(muscleMass: number, lean: number, weight: number): string | null {
  const kg = musclePercentToKg(muscleMass, weight);
  const share = kg / lean;
  if (share >= LEAST_MUSCLE_SHARE && share <= MOST_MUSCLE_SHARE) return null;
  const amount = `골격근량 ${formatNumber(kg)}kg(체중의 ${formatNumber(muscleMass)}%)`;
  return share < LEAST_MUSCLE_SHARE
    ? `${amount}은 체지방을 뺀 몸에 비해 너무 적어요. 단위(kg, %)와 값이 맞나요?`
    : `${amount}은 체지방을 뺀 몸에 비해 너무 많아요. 단위(kg, %)와 값이 맞나요?`;
}
