import { bodyTypeWith, toBalancePosition } from '../../../shared/body/body-types';
import type { Sex } from '../../../shared/body/body-types';
import { EMPTY_COMPOSITION, musclePercentToKg } from '../../../shared/body/composition-input';
import type { CompositionDraft } from '../../../shared/body/composition-input';
import type { BodyData } from '../../../shared/widgets/body-data/body-data.api';
import type { BodyInfoDraft } from '../stores/body-info-draft.store';

/** A stored composition in the form's format: the chosen type, or the numbers, muscle in kilograms. */
export function compositionDraftOf(body: BodyData, sex: Sex): CompositionDraft {
  const { compositionSource, bodyFat, muscleMass, weight } = body;
  const type = compositionSource === 'measured' ? undefined : bodyTypeWith(sex, body);
  if (type) {
    return { ...EMPTY_COMPOSITION, bodyType: compositionSource === 'preset' ? type.name : '모르겠어요' };
  }
  // An unmeasured value stays unmeasured: empty fields keep the record's figures and their source.
  if (compositionSource !== 'measured') return { ...EMPTY_COMPOSITION, mode: 'direct' };
  const muscle = String(musclePercentToKg(muscleMass, weight));
  return { ...EMPTY_COMPOSITION, mode: 'direct', bodyFat: String(bodyFat), muscle };
}

/** The newest record in the form's format. */
export const draftOf = (body: BodyData, sex: Sex): BodyInfoDraft => ({
  edited: false,
  height: String(Math.round(body.height)),
  weight: String(body.weight),
  balance: toBalancePosition(body.upDownBalance),
  composition: compositionDraftOf(body, sex),
});
