import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasCode, messageOf } from '../../../shared/api/api.error';
import { logoutToLogInAgain } from '../../../shared/api/logout';
import { loginPath } from '../../../shared/session/next-path';
import { space } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Form } from '../../../shared/ui/form';
import { Modal } from '../../../shared/ui/modal';
import { Notice } from '../../../shared/ui/notice';
import { Skeleton } from '../../../shared/ui/skeleton';
import { PasswordField } from '../../../shared/ui/password-field';
import { showToast } from '../../../shared/ui/toast.store';
import { deleteAccount, fetchProfile, memberKeys } from '../api/member.api';

const FORM = 'delete-account';

/** Asks for the password before the account is deleted; a member without one must have logged in just now. */
export function DeleteAccountModal({ onClose }: { onClose: () => void }) {
  const [password, setPassword] = useState('');
  const navigate = useNavigate();
  const profile = useQuery({ queryKey: memberKeys.profile, queryFn: fetchProfile });
  const hasPassword = profile.data?.hasPassword !== false;
  const remove = useMutation({
    mutationFn: () => deleteAccount(hasPassword ? password : undefined),
    onSuccess: () => {
      void navigate('/', { replace: true });
      showToast({ message: '계정과 모든 기록을 지웠어요.' });
    },
  });
  const mustLogIn = hasCode(remove.error, 'LOGIN_AGAIN_EXCEPTION');
  const submit = () => {
    if (password || !hasPassword) remove.mutate();
  };
  return (
    <Modal
      title="정말 탈퇴할까요?"
      description="몸 기록, 루틴, 추천 기록이 모두 지워지고 되돌릴 수 없어요."
      keepOnBackdrop
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" size="large" onClick={onClose}>
            취소
          </Button>
          {mustLogIn ? (
            <Button
              size="large"
              onClick={() => void logoutToLogInAgain().then(() => navigate(loginPath('/mypage/account')))}
            >
              다시 로그인
            </Button>
          ) : (
            <Button
              type="submit"
              form={FORM}
              variant="danger"
              size="large"
              disabled={profile.isPending || (hasPassword && !password)}
              loading={remove.isPending}
            >
              탈퇴하기
            </Button>
          )}
        </>
      }
    >
      <Form id={FORM} onSubmit={submit} sending={remove.isPending} css={{ marginTop: space(5) }}>
        {/* A field that vanishes would move the buttons under a finger. */}
        {profile.isPending ? (
          <Skeleton height={108} />
        ) : hasPassword ? (
          <PasswordField
            label="비밀번호"
            autoComplete="current-password"
            value={password}
            onChange={event => {
              setPassword(event.target.value);
              remove.reset();
            }}
            error={remove.isError ? messageOf(remove.error) : null}
            hint="탈퇴하려면 비밀번호를 입력해 주세요."
          />
        ) : (
          remove.isError && <Notice tone="error">{messageOf(remove.error)}</Notice>
        )}
      </Form>
    </Modal>
  );
}
