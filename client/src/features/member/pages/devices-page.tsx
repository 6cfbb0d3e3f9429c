import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { hasCode, messageOf } from '../../../shared/api/api.error';
import { color, space, text } from '../../../shared/theme/theme';
import { LoadFailure } from '../../../shared/ui/load-failure';
import { Button } from '../../../shared/ui/button';
import { passkeyKeys } from '../../../shared/passkeys/passkeys.api';
import { providerKeys } from '../../../shared/providers/providers.api';
import { SequentialSections } from '../../../shared/ui/sequential-sections';
import { showToast } from '../../../shared/ui/toast.store';
import { endSession, fetchSessions, sessionKeys } from '../api/sessions.api';
import type { Session } from '../api/sessions.api';
import { IdentitySection } from '../components/identity-section';
import { LogOutOthersModal } from '../components/log-out-others-modal';
import { MemberPage } from '../components/member-page';
import { PasskeySection } from '../components/passkey-section';
import { SessionRow } from '../components/session-row';

const hereFirst = (sessions: readonly Session[]): Session[] =>
  [...sessions].sort((a, b) => Number(b.current) - Number(a.current));

/** 로그인한 기기: the devices logged in to this account, and logging them out. */
export function DevicesPage() {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const sessions = useQuery({ queryKey: sessionKeys.all, queryFn: fetchSessions });
  const reload = () => client.invalidateQueries({ queryKey: sessionKeys.all });
  const end = useMutation({
    mutationFn: (session: Session) => endSession(session.id),
    onSuccess: (_, { deviceName }) =>
      showToast({ message: `${deviceName}에서 로그아웃했어요.`, tone: 'success' }),
    onError: error => {
      // Another device was faster: the list below says so.
      if (!hasCode(error, 'SESSION_NOT_FOUND_EXCEPTION'))
        showToast({ message: messageOf(error), tone: 'error' });
    },
    onSettled: reload,
  });

  const sessionList = sessions.isLoadingError ? (
    <LoadFailure query={sessions} />
  ) : (
    sessions.data && (
      <>
        <ul css={{ display: 'grid', gap: space(3) }}>
          {hereFirst(sessions.data).map(session => (
            <SessionRow
              key={session.id}
              session={session}
              ending={end.isPending && end.variables.id === session.id}
              onEnd={() => end.mutate(session)}
            />
          ))}
        </ul>
        {sessions.data.length > 1 && (
          <Button
            variant="secondary"
            size="large"
            fullWidth
            onClick={() => setAsking(true)}
            css={{ marginTop: space(6) }}
          >
            다른 기기에서 모두 로그아웃
          </Button>
        )}
        <p css={[text.small, { marginTop: space(4), color: color('text-2') }]}>
          사용한 때는 15분쯤 늦게 보일 수 있어요.
        </p>
      </>
    )
  );

  return (
    <MemberPage
      title="로그인한 기기"
      note={
        <>
          모르는 기기가 있다면 로그아웃하고{' '}
          <Link to="/mypage/fixpassword" css={{ color: color('brand-text'), fontWeight: 600 }}>
            비밀번호를 바꿔 주세요
          </Link>
          .
        </>
      }
    >
      <SequentialSections
        gap={10}
        sections={[
          { asks: [sessionKeys.all], content: sessionList },
          { asks: [passkeyKeys.all], content: <PasskeySection /> },
          { asks: [providerKeys.all, providerKeys.mine], content: <IdentitySection /> },
        ]}
      />
      {asking && <LogOutOthersModal onClose={() => setAsking(false)} onDone={() => void reload()} />}
    </MemberPage>
  );
}
