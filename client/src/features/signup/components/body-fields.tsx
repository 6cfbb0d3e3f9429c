import { SEXES } from '../../../shared/body/body-types';
import { HeightField, WeightField } from '../../../shared/body/measure-fields';
import { USUAL_HEIGHT_CM } from '../../../shared/body/visitor-body';
import { SELECT_ON_FOCUS } from '../../../shared/lib/select-on-focus';
import { Segmented } from '../../../shared/ui/segmented';
import { useRules } from '../../../shared/validation/use-rules';
import { useSignupDraft } from '../signup-draft.store';
import { assumedHeight, bodyErrors } from '../signup-steps';

/** Sex, height, weight. */
export function BodyFields() {
  const { values: draft, patch } = useSignupDraft();
  const { errors, touch } = useRules(bodyErrors(draft));
  return (
    <>
      <Segmented
        label="성별"
        value={draft.sex}
        options={SEXES}
        onChange={sex => patch({ sex, ...assumedHeight({ ...draft, sex }) })}
      />
      <HeightField
        value={draft.height}
        {...SELECT_ON_FOCUS}
        onChange={height => patch({ height, heightAssumed: false })}
        onLeave={() => touch('height')}
        hint={
          draft.heightAssumed && draft.sex !== null && draft.height !== ''
            ? `예시에 쓴 평균 키 ${USUAL_HEIGHT_CM[draft.sex]}cm예요. 다르면 고쳐 주세요.`
            : undefined
        }
        error={errors.height}
      />
      <WeightField
        value={draft.weight}
        onChange={weight => patch({ weight, ...assumedHeight({ ...draft, weight }) })}
        onLeave={() => touch('weight')}
        error={errors.weight}
      />
    </>
  );
}
