import { useNavigate } from 'react-router-dom';
import { PROVIDER_NAMES } from '../../../shared/providers/providers.api';
import { space } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Form } from '../../../shared/ui/form';
import { PasswordField } from '../../../shared/ui/password-field';
import { Reason } from '../../../shared/ui/reason';
import { TextField } from '../../../shared/ui/text-field';
import { formatBirthDate } from '../../../shared/validation/member-rules';
import { useRules } from '../../../shared/validation/use-rules';
import { useSignupDraft } from '../signup-draft.store';
import { isPassedBy, memberErrors, memberMissing } from '../signup-steps';
import type { MemberField } from '../signup-steps';
import { Agreements } from './agreements';
import { EmailField } from './email-field';
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
        <TextField
          label="이름"
          autoComplete="name"
          value={draft.userName}
          onChange={event => patch({ userName: event.target.value })}
          onBlur={() => {
            patch({ userName: draft.userName.trim() });
            if (draft.userName) touch('userName');
          }}
          hint="한글 2~10자"
          error={errorOf('userName')}
        />
        <TextField
          label="생년월일"
          inputMode="numeric"
          autoComplete="bday"
          placeholder="1999-01-31"
          value={draft.birthDate}
          onChange={event => patch({ birthDate: formatBirthDate(event.target.value) })}
          onBlur={() => draft.birthDate && touch('birthDate')}
          hint="숫자만 8자리 입력해요"
          error={errorOf('birthDate')}
        />
        <EmailField error={errorOf('loginEmail')} onLeave={() => draft.loginEmail && touch('loginEmail')} />
        {!draft.provider && (
          <>
            <PasswordField
              label="비밀번호"
              autoComplete="new-password"
              value={draft.password}
              onChange={event => patch({ password: event.target.value })}
              onBlur={() => draft.password && touch('password')}
              hint="영문과 숫자를 넣어 8~25자"
              error={errorOf('password')}
            />
            <PasswordField
              label="비밀번호 확인"
              autoComplete="new-password"
              value={draft.password2}
              onChange={event => patch({ password2: event.target.value })}
              onBlur={() => draft.password2 && touch('password2')}
              error={errorOf('password2')}
            />
          </>
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
