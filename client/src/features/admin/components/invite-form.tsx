import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../shared/api/api.error';
import { media, space } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Form } from '../../../shared/ui/form';
import { Notice } from '../../../shared/ui/notice';
import { Select } from '../../../shared/ui/select';
import { TextField } from '../../../shared/ui/text-field';
import { showToast } from '../../../shared/ui/toast.store';
import { useRules } from '../../../shared/validation/use-rules';
import { inviteAdmin, peopleKeys } from '../api/people.api';
import type { AdminRole } from '../api/people.api';
import { ROLE_OPTIONS } from '../lib/role-options';

export function InviteForm() {
  const client = useQueryClient();
  const [address, setAddress] = useState('');
  const [role, setRole] = useState<AdminRole>('editor');
  const invite = useMutation({
    mutationFn: () => inviteAdmin(address.trim(), role),
    onSuccess: people => {
      client.setQueryData(peopleKeys.all, people);
      showToast({ message: `${address.trim()}에게 초대 메일을 보냈어요.`, tone: 'success' });
      setAddress('');
    },
  });
  const { errors, failure } = useRules({ mailAddress: null }, invite.error);
  const submit = () => {
    if (address.trim()) invite.mutate();
  };
  return (
    <Form onSubmit={submit} sending={invite.isPending} css={{ display: 'grid', gap: space(3) }}>
      {failure && <Notice tone="error">{messageOf(failure)}</Notice>}
      <div
        css={{
          display: 'grid',
          gap: space(3),
          [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 220px', alignItems: 'start' },
        }}
      >
        <TextField
          label="초대할 사람의 이메일"
          type="email"
          autoComplete="off"
          value={address}
          onChange={event => {
            setAddress(event.target.value);
            invite.reset();
          }}
          error={errors.mailAddress}
        />
        <Select label="역할" value={role} options={ROLE_OPTIONS} onChange={setRole} />
      </div>
      <div>
        <Button type="submit" disabled={!address.trim()} loading={invite.isPending}>
          초대 메일 보내기
        </Button>
      </div>
    </Form>
  );
}
