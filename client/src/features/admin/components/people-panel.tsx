import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../shared/api/api.error';
import { color, radius, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Notice } from '../../../shared/ui/notice';
import { Skeleton } from '../../../shared/ui/skeleton';
import { ErrorState } from '../../../shared/ui/state-message';
import { fetchPeople, fetchSelf, peopleKeys, ROLE_NAMES, withdrawInvitation } from '../api/people.api';
import { historyTime } from '../lib/history-words';
import { InviteForm } from './invite-form';
import { PersonRow } from './person-row';

/** The admins, the open invitations, and a form to invite. For owners only. */
export function PeoplePanel() {
  const client = useQueryClient();
  const people = useQuery({ queryKey: peopleKeys.all, queryFn: fetchPeople, staleTime: 0 });
  const self = useQuery({ queryKey: peopleKeys.self, queryFn: fetchSelf });
  const withdraw = useMutation({
    mutationFn: withdrawInvitation,
    onSettled: () => client.invalidateQueries({ queryKey: peopleKeys.all }),
  });
  if (!people.data)
    return (
      <div css={{ paddingTop: space(5) }}>
        {people.error ? (
          <ErrorState
            message={messageOf(people.error)}
            onRetry={() => void people.refetch()}
            retrying={people.isFetching}
          />
        ) : (
          <Skeleton height={320} round={radius.card} />
        )}
      </div>
    );
  const { admins, invitations } = people.data;
  return (
    <div css={{ display: 'grid', gap: space(8), maxWidth: 880, paddingTop: space(5) }}>
      <section css={{ display: 'grid', gap: space(3) }}>
        <h2 css={text.h2}>관리자 초대</h2>
        <InviteForm />
      </section>
      {invitations.length > 0 && (
        <section>
          <h2 css={text.h2}>아직 받지 않은 초대</h2>
          {withdraw.isError && <Notice tone="error">{messageOf(withdraw.error)}</Notice>}
          <ul css={{ marginTop: space(2) }}>
            {invitations.map(({ id, mailAddress, role, expiresAt }) => (
              <li
                key={id}
                css={{
                  display: 'flex',
                  alignItems: 'center',
                  justifyContent: 'space-between',
                  gap: space(3),
                  minHeight: 64,
                  borderTop: `1px solid ${color('line')}`,
                }}
              >
                <div css={{ minWidth: 0 }}>
                  <p css={[text.body2, { fontWeight: 600, overflowWrap: 'anywhere' }]}>{mailAddress}</p>
                  <p css={[text.small, { color: color('text-2') }]}>
                    {ROLE_NAMES[role]} · {historyTime(expiresAt)}까지
                  </p>
                </div>
                <Button
                  size="small"
                  variant="secondary"
                  loading={withdraw.isPending && withdraw.variables === id}
                  aria-label={`${mailAddress} 초대 거두기`}
                  onClick={() => withdraw.mutate(id)}
                >
                  거두기
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2 css={text.h2}>관리자</h2>
        <ul css={{ marginTop: space(2) }}>
          {admins.map(person => (
            <PersonRow key={person.id} person={person} isSelf={person.id === self.data?.id} />
          ))}
        </ul>
      </section>
    </div>
  );
}
