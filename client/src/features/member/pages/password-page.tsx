import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { hasCode, messageOf } from '../../../shared/api/api.error';
import { color, space } from '../../../shared/theme/theme';
import { Form } from '../../../shared/ui/form';
import { LinkButton } from '../../../shared/ui/link-button';
import { Notice } from '../../../shared/ui/notice';
import { PasswordField } from '../../../shared/ui/password-field';
import { showToast } from '../../../shared/ui/toast.store';
import { passwordRule, repeatedPasswordRule } from '../../../shared/validation/member-rules';
import { useRules } from '../../../shared/validation/use-rules';
import { changePassword, fetchProfile, memberKeys } from '../api/member.api';
import { FormActions } from '../components/form-actions';
import { MemberPage } from '../components/member-page';
import { saveFailure } from '../lib/save-failure';

/** 비밀번호 변경, or how to set one where there is none. */
export function PasswordPage() {
  const { data: profile } = useQuery({ queryKey: memberKeys.profile, queryFn: fetchProfile });
  if (profile?.hasPassword !== false) return <ChangePassword email={profile?.loginEmail ?? ''} />;
  return (
    <MemberPage
      title="비밀번호"
      note="비밀번호 없이 로그인하고 있어요. 정하려면 메일로 받은 코드가 필요해요. 정하면 모든 기기에서 로그아웃되고, 패스키와 연결한 계정은 지워져요."
    >
      <LinkButton to="/login/reset" state={{ email: profile.loginEmail }} variant="outline">
        비밀번호 정하기
      </LinkButton>
    </MemberPage>
  );
}

/** Ends every other login and keeps this one. */
function ChangePassword({ email }: { email: string }) {
  const navigate = useNavigate();
  const [old, setOld] = useState('');
  const [fresh, setFresh] = useState('');
  const [again, setAgain] = useState('');
  const save = useMutation({
    mutationFn: () => changePassword(old, fresh),
    onSuccess: () => {
      showToast({ message: '비밀번호를 바꿨어요. 다른 기기에서는 로그아웃됐어요.', tone: 'success' });
      void navigate('/mypage/fixprofile');
    },
  });
  const same = fresh !== '' && fresh === old ? '지금 비밀번호와 다르게 정해 주세요.' : null;
  const wrong = { newPassword: passwordRule(fresh) ?? same, again: repeatedPasswordRule(fresh)(again) };
  const { errors, failure, touch } = useRules(wrong, save.error);
  const isOldWrong = hasCode(failure, 'WRONG_PASSWORD_EXCEPTION');
  const missing =
    (old === '' ? '현재 비밀번호를 입력해 주세요.' : null) ??
    (wrong.newPassword && '새 비밀번호를 확인해 주세요.') ??
    (wrong.again && '새 비밀번호를 한 번 더 입력해 주세요.');
  return (
    <MemberPage
      title="비밀번호 변경"
      note={
        <>
          바꾸면 다른 기기에서는 모두 로그아웃돼요. 비밀번호 없이 로그인하려면{' '}
          <Link to="/mypage/devices" css={{ color: color('brand-text'), fontWeight: 600 }}>
            패스키를 추가해 주세요
          </Link>
          .
        </>
      }
    >
      <Form
        sending={save.isPending}
        onSubmit={() => {
          if (missing === null) save.mutate();
        }}
        css={{ display: 'grid', gap: space(5) }}
      >
        {/* Password managers store the new password under this address. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        {failure && !isOldWrong && <Notice tone="error">{saveFailure(failure)}</Notice>}
        <PasswordField
          label="현재 비밀번호"
          autoComplete="current-password"
          value={old}
          onChange={event => {
            setOld(event.target.value);
            save.reset();
          }}
          error={isOldWrong ? messageOf(failure) : null}
        />
        <PasswordField
          label="새 비밀번호"
          autoComplete="new-password"
          hint="영문과 숫자를 넣어 8~25자"
          value={fresh}
          onChange={event => {
            setFresh(event.target.value);
            save.reset();
          }}
          onBlur={() => fresh && touch('newPassword')}
          error={errors.newPassword}
        />
        <PasswordField
          label="새 비밀번호 확인"
          autoComplete="new-password"
          value={again}
          onChange={event => setAgain(event.target.value)}
          onBlur={() => again && touch('again')}
          error={errors.again}
        />
        <FormActions label="변경" saving={save.isPending} missing={missing} />
      </Form>
    </MemberPage>
  );
}
