import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../shared/api/api.error';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Notice } from '../../../shared/ui/notice';
import { Select } from '../../../shared/ui/select';
import { changeAdmin, peopleKeys } from '../api/people.api';
import type { AdminPerson, AdminRole } from '../api/people.api';
import { ROLE_OPTIONS } from '../lib/role-options';

/** One admin: role, and removal. */
export function PersonRow({ person, isSelf }: { person: AdminPerson; isSelf: boolean }) {
  const client = useQueryClient();
  const { id, loginId, mailAddress, role, disabled, secondFactor } = person;
  const change = useMutation({
    mutationFn: (next: { role: AdminRole; disabled: boolean }) => changeAdmin(id, next.role, next.disabled),
    onSuccess: people => {
      client.setQueryData(peopleKeys.all, people);
      if (isSelf) void client.invalidateQueries({ queryKey: peopleKeys.self });
    },
  });
  const facts = [
    mailAddress,
    secondFactor ? '2단계 인증 켜짐' : '2단계 인증 꺼짐',
    disabled ? '로그인 막힘' : null,
  ];
  return (
    <li
      css={{ display: 'grid', gap: space(3), padding: space(4, 0), borderTop: `1px solid ${color('line')}` }}
    >
      <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(3) }}>
        <div css={{ flex: '1 1 220px', minWidth: 0, color: disabled ? color('text-3') : undefined }}>
          <p css={[text.title, { overflowWrap: 'anywhere' }]}>
            {loginId}
            {isSelf && ' (나)'}
          </p>
          <p css={[text.small, { color: color('text-2'), overflowWrap: 'anywhere' }]}>
            {facts.filter(Boolean).join(' · ')}
          </p>
        </div>
        <div css={{ flex: '0 1 240px' }}>
          <Select
            label={`${loginId}의 역할`}
            hideLabel
            value={role}
            options={ROLE_OPTIONS}
            disabled={change.isPending}
            onChange={next => change.mutate({ role: next, disabled })}
          />
        </div>
        <Button
          size="small"
          variant={disabled ? 'secondary' : 'danger'}
          loading={change.isPending}
          aria-label={`${loginId} ${disabled ? '다시 들이기' : '로그인 막기'}`}
          onClick={() => change.mutate({ role, disabled: !disabled })}
        >
          {disabled ? '다시 들이기' : '로그인 막기'}
        </Button>
      </div>
      {change.isError && <Notice tone="error">{messageOf(change.error)}</Notice>}
    </li>
  );
}
