import KeyRound from 'lucide-react/icons/key-round';
import { useNavigate } from 'react-router-dom';
import { hasPasskeys } from '../../../shared/passkeys/passkey-ceremony';
import { PROVIDER_NAMES } from '../../../shared/providers/providers.api';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { LinkButton } from '../../../shared/ui/link-button';
import { Form } from '../../../shared/ui/form';
import { PasswordField } from '../../../shared/ui/password-field';
import { Reason } from '../../../shared/ui/reason';
import { useRules } from '../../../shared/validation/use-rules';
import { useSignupDraft } from '../signup-draft.store';
import { isPassedBy, memberErrors, memberMissing } from '../signup-steps';
import type { MemberField } from '../signup-steps';
import { Agreements } from './agreements';
import { IdentityFields } from './identity-fields';
import { StepHeading } from './step-heading';

/** Step 1: the member's identity. */
export function MemberStep() {
  const { values: draft, patch } = useSignupDraft();
  const navigate = useNavigate();
  const wrong = memberErrors(draft);
  const { errors, touch } = useRules(wrong);
  const errorOf = (field: MemberField) => errors[field] ?? (isPassedBy(draft, field) ? wrong[field] : null);
  const missing = memberMissing(draft);

  const next = () => {
    if (missing === null) void navigate('/signup/bodyinfo');
  };
  return (
    <Form onSubmit={next}>
      <StepHeading step={1} title="반가워요! 어떻게 불러 드릴까요?">
        {draft.provider && `${PROVIDER_NAMES[draft.provider.name]}로 가입해요. 비밀번호는 없어도 돼요.`}
      </StepHeading>
      <div css={{ display: 'grid', gap: space(5) }}>
        {!draft.provider && hasPasskeys() && (
          <div>
            <LinkButton
              to="/signup/passkey"
              variant="secondary"
              size="large"
              fullWidth
              icon={<KeyRound aria-hidden size={18} />}
            >
              비밀번호 없이 가입하기
            </LinkButton>
            <p css={[text.small, { marginTop: space(2), color: color('text-2') }]}>
              지문이나 얼굴, 화면 잠금으로 로그인해요. 한 화면이면 돼요.
            </p>
          </div>
        )}
        <IdentityFields errorOf={errorOf} touch={touch} />
        {!draft.provider && (
          <PasswordField
            label="비밀번호"
            autoComplete="new-password"
            value={draft.password}
            onChange={event => patch({ password: event.target.value })}
            onBlur={() => draft.password && touch('password')}
            hint="영문과 숫자를 넣어 8~25자"
            error={errorOf('password')}
          />
        )}
        <Agreements value={draft.agreements} onChange={agreements => patch({ agreements })} />
        <Reason>{missing}</Reason>
        <Button type="submit" size="large" fullWidth disabled={missing !== null}>
          다음
        </Button>
      </div>
    </Form>
  );
}
