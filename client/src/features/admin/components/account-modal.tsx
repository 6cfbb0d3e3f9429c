import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../shared/api/api.error';
import { space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Modal } from '../../../shared/ui/modal';
import { Notice } from '../../../shared/ui/notice';
import { Skeleton } from '../../../shared/ui/skeleton';
import { endAdminSession, fetchAdminSessions, fetchSelf, peopleKeys, ROLE_NAMES } from '../api/people.api';
import { historyTime } from '../lib/history-words';
import { AccountRow } from './account-row';
import { AdminPasskeys } from './admin-passkeys';
import { OwnPassword } from './own-password';

/** 내 계정: the admin's name, password and logins. */
export function AccountModal({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const self = useQuery({ queryKey: peopleKeys.self, queryFn: fetchSelf });
  const sessions = useQuery({
    queryKey: peopleKeys.sessions,
    queryFn: fetchAdminSessions,
    staleTime: 0,
  });
  const reload = () => client.invalidateQueries({ queryKey: peopleKeys.sessions });
  const end = useMutation({ mutationFn: endAdminSession, onSettled: reload });
  const failure = end.error ?? sessions.error;
  return (
    <Modal
      title="내 계정"
      description={self.data && `${self.data.loginId} · ${ROLE_NAMES[self.data.role]}`}
      width={560}
      keepOnBackdrop
      onClose={onClose}
    >
      <div css={{ display: 'grid', gap: space(8), marginTop: space(4) }}>
        <OwnPassword onDone={() => void reload()} />
        <AdminPasskeys />
        <section css={{ display: 'grid', gap: space(3) }}>
          <h3 css={text.title}>로그인한 기기</h3>
          {failure && <Notice tone="error">{messageOf(failure)}</Notice>}
          {sessions.data ? (
            <ul>
              {sessions.data.map(({ id, deviceName, current, lastUsedAt }) => (
                <AccountRow key={id} name={deviceName} note={current ? '이 화면' : historyTime(lastUsedAt)}>
                  {!current && (
                    <Button
                      size="small"
                      variant="secondary"
                      loading={end.isPending && end.variables === id}
                      aria-label={`${deviceName} 로그아웃`}
                      onClick={() => end.mutate(id)}
                    >
                      로그아웃
                    </Button>
                  )}
                </AccountRow>
              ))}
            </ul>
          ) : (
            !failure && <Skeleton height={112} round="var(--radius-card)" />
          )}
        </section>
      </div>
    </Modal>
  );
}
