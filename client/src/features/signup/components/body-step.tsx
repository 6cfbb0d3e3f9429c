import { useNavigate } from 'react-router-dom';
import { space } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Form } from '../../../shared/ui/form';
import { Reason } from '../../../shared/ui/reason';
import { nameOf, useSignupDraft } from '../signup-draft.store';
import { bodyMissing } from '../signup-steps';
import { BodyFields } from './body-fields';
import { StepActions } from './step-actions';
import { StepHeading } from './step-heading';

/** Step 2: sex, height, weight. */
export function BodyStep() {
  const draft = useSignupDraft(state => state.values);
  const navigate = useNavigate();
  const missing = bodyMissing(draft);

  const next = () => {
    if (missing === null) void navigate('/signup/bodyfigure');
  };
  return (
    <Form onSubmit={next}>
      <StepHeading step={2} title={`${nameOf(draft)}님의 몸을 알려 주세요`}>
        운동 무게를 계산하는 데 써요.
      </StepHeading>
      <div css={{ display: 'grid', gap: space(5) }}>
        <BodyFields />
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
