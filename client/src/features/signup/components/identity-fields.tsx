import { TextField } from '../../../shared/ui/text-field';
import { formatBirthDate } from '../../../shared/validation/member-rules';
import { useSignupDraft } from '../signup-draft.store';
import type { MemberField } from '../signup-steps';
import { EmailField } from './email-field';

interface IdentityFieldsProps {
  errorOf: (field: MemberField) => string | null;
  touch: (field: MemberField) => void;
}

/** Name, birth date and the proven address. */
export function IdentityFields({ errorOf, touch }: IdentityFieldsProps) {
  const { values: draft, patch } = useSignupDraft();
  return (
    <>
      <TextField
        label="이름"
        autoComplete="name"
        value={draft.userName}
        onChange={event => patch({ userName: event.target.value })}
        onBlur={() => {
          patch({ userName: draft.userName.trim() });
          if (draft.userName) touch('userName');
        }}
        hint="한글 2~10자. 비워 두면 회원님이라고 불러요."
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
        hint="숫자만 8자리 입력해요."
        error={errorOf('birthDate')}
      />
      <EmailField error={errorOf('loginEmail')} onLeave={() => draft.loginEmail && touch('loginEmail')} />
    </>
  );
}
