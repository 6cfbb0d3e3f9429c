import { BODY_TYPES, toBalancePosition } from '../../../shared/body/body-types';
import type { CompositionDraft } from '../../../shared/body/composition';
import type { BodyData } from '../../../shared/widgets/body-data/body-data.api';
import type { BodyInfoDraft } from '../stores/body-info-draft.store';

/** A stored composition as the form holds it: the chosen type again, or the numbers. */
export function compositionDraftOf({ compositionSource, bodyFat, muscleMass }: BodyData): CompositionDraft {
  const type = BODY_TYPES.find(each => each.bodyFat === bodyFat && each.muscleMass === muscleMass);
  const preset = compositionSource === 'preset' && type !== undefined;
  return {
    mode: preset ? 'type' : 'direct',
    bodyType: preset ? type.name : null,
    bodyFat: preset ? '' : String(bodyFat),
    muscle: preset ? '' : String(muscleMass),
    muscleUnit: '%',
  };
}

/** The newest row as the form holds it. */
export const draftOf = (body: BodyData): BodyInfoDraft => ({
  edited: false,
  height: String(Math.round(body.height)),
  weight: String(body.weight),
  balance: toBalancePosition(body.upDownBalance),
  composition: compositionDraftOf(body),
});
