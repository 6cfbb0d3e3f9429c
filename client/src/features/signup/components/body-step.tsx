import { useNavigate } from 'react-router-dom';
import { space } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Form } from '../../../shared/ui/form';
import { Reason } from '../../../shared/ui/reason';
import { Segmented } from '../../../shared/ui/segmented';
import { TextField } from '../../../shared/ui/text-field';
import { formatDecimal } from '../../../shared/validation/member-rules';
import { useRules } from '../../../shared/validation/use-rules';
import { useSignupDraft } from '../signup-draft.store';
import { bodyErrors, bodyMissing } from '../signup-steps';
import { StepActions } from './step-actions';
import { StepHeading } from './step-heading';

/** Step 2: sex, height, weight. */
export function BodyStep() {
  const { values: draft, patch } = useSignupDraft();
  const navigate = useNavigate();
  const { errors, touch } = useRules(bodyErrors(draft));
  const missing = bodyMissing(draft);

  const next = () => {
    if (missing === null) void navigate('/signup/bodyfigure');
  };
  return (
    <Form onSubmit={next}>
      <StepHeading step={2} title={`${draft.userName}님의 몸을 알려 주세요`}>
        운동 무게를 계산하는 데 써요.
      </StepHeading>
      <div css={{ display: 'grid', gap: space(5) }}>
        <Segmented
          label="성별"
          value={draft.sex}
          options={[
            { value: '남', label: '남성' },
            { value: '여', label: '여성' },
          ]}
          onChange={sex => patch({ sex })}
        />
        <TextField
          label="키"
          unit="cm"
          inputMode="numeric"
          autoComplete="off"
          value={draft.height}
          onChange={event => patch({ height: event.target.value.replace(/\D/g, '').slice(0, 3) })}
          onBlur={() => draft.height && touch('height')}
          error={errors.height}
        />
        <TextField
          label="체중"
          unit="kg"
          inputMode="decimal"
          autoComplete="off"
          value={draft.weight}
          onChange={event => patch({ weight: formatDecimal(event.target.value) })}
          onBlur={() => draft.weight && touch('weight')}
          error={errors.weight}
        />
        <Reason>{missing}</Reason>
        <StepActions back="/signup">
          <Button type="submit" size="large" disabled={missing !== null}>
            다음
          </Button>
        </StepActions>
      </div>
    </Form>
  );
}
