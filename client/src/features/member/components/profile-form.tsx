import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { setMember } from '../../../shared/session/session.store';
import { space } from '../../../shared/theme/theme';
import { Form } from '../../../shared/ui/form';
import { LinkButton } from '../../../shared/ui/link-button';
import { Notice } from '../../../shared/ui/notice';
import { TextField } from '../../../shared/ui/text-field';
import { showToast } from '../../../shared/ui/toast.store';
import { birthDateRule, formatBirthDate, userNameRule } from '../../../shared/validation/member-rules';
import { useRules } from '../../../shared/validation/use-rules';
import { healthKey } from '../../../shared/widgets/health/health.api';
import { memberKeys, saveProfile } from '../api/member.api';
import type { Profile } from '../api/member.api';
import { saveFailure } from '../lib/save-failure';
import { FormActions } from './form-actions';

export function ProfileForm({ profile }: { profile: Profile }) {
  // Only what was typed: another device may have changed the rest, and the answer may come late.
  const [typed, setTyped] = useState<Partial<Pick<Profile, 'userName' | 'birthDate'>>>({});
  const { userName, birthDate } = { ...profile, ...typed };
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: saveProfile,
    onSuccess: saved => {
      client.setQueryData(memberKeys.profile, saved);
      setMember(saved);
      // A new age may raise a question about the saved health notes.
      void client.invalidateQueries({ queryKey: healthKey });
      showToast({ message: '계정 정보를 저장했어요.', tone: 'success' });
    },
  });
  const wrong = { userName: userNameRule(userName), birthDate: birthDateRule(birthDate) };
  const { errors, touch } = useRules(wrong, save.error);
  const changed = userName !== profile.userName || birthDate !== profile.birthDate;
  const missing =
    (wrong.userName && '이름을 확인해 주세요.') ??
    (wrong.birthDate && '생년월일을 확인해 주세요.') ??
    (changed ? null : '바꾼 내용이 없어요.');

  return (
    <Form
      sending={save.isPending}
      onSubmit={() => {
        if (missing !== null) return;
        const onSuccess = () => setTyped(now => (now === typed ? {} : now));
        save.mutate(typed, { onSuccess });
      }}
      css={{ display: 'grid', gap: space(5) }}
    >
      {save.isError && <Notice tone="error">{saveFailure(save.error)}</Notice>}
      <TextField
        label="이름"
        autoComplete="name"
        maxLength={10}
        value={userName}
        onChange={event => setTyped({ ...typed, userName: event.target.value })}
        onBlur={() => touch('userName')}
        error={errors.userName}
      />
      <TextField
        label="생년월일"
        inputMode="numeric"
        autoComplete="bday"
        placeholder="1999-01-31"
        value={birthDate}
        onChange={event => setTyped({ ...typed, birthDate: formatBirthDate(event.target.value) })}
        onBlur={() => touch('birthDate')}
        error={errors.birthDate}
      />
      <TextField label="이메일" value={profile.loginEmail} readOnly hint="이메일은 바꿀 수 없어요." />
      {profile.hasPassword === false ? (
        <LinkButton to="/login/reset" state={{ email: profile.loginEmail }} variant="outline">
          비밀번호 정하기
        </LinkButton>
      ) : (
        <LinkButton to="/mypage/fixpassword" variant="outline">
          비밀번호 변경
        </LinkButton>
      )}
      <FormActions label="저장" saving={save.isPending} missing={missing} />
    </Form>
  );
}
