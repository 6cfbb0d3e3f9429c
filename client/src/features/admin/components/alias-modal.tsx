import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../shared/api/api.error';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Modal } from '../../../shared/ui/modal';
import { Notice } from '../../../shared/ui/notice';
import { TextField } from '../../../shared/ui/text-field';
import { showToast } from '../../../shared/ui/toast.store';
import { adminKeys } from '../api/admin.keys';
import { addAlias, suggestNames } from '../api/missed-searches.api';
import type { MissedKeyword } from '../api/missed-searches.api';

const NOUNS = { workouts: '운동', supplements: '보충제' } as const;

/** Chooses what a keyword finds from now on: typed, then picked with one press. */
export function AliasModal({ missed, onClose }: { missed: MissedKeyword; onClose: () => void }) {
  const { kind, keyword } = missed;
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim();
  const names = useQuery({
    queryKey: ['admin', 'names', kind, wanted],
    queryFn: ({ signal }) => suggestNames(kind, wanted, signal),
    enabled: wanted !== '',
    placeholderData: keepPreviousData,
  });
  const add = useMutation({
    mutationFn: ({ id }: { id: number; koreanName: string }) => addAlias(missed, id),
    onSuccess: (_, { koreanName }) => {
      showToast({ message: `이제 ‘${keyword}’ 검색에 ‘${koreanName}’ 항목이 나와요.`, tone: 'success' });
      void client.invalidateQueries({ queryKey: adminKeys.all });
      onClose();
    },
  });
  const found = wanted === '' ? [] : (names.data ?? []);
  return (
    <Modal
      title={`‘${keyword}’ 별칭으로 추가`}
      description={`이 말로 나와야 할 ${NOUNS[kind]} 이름을 찾아 고르세요. 변경 이력에서 되돌릴 수 있어요.`}
      onClose={onClose}
    >
      <div css={{ display: 'grid', gap: space(3), marginTop: space(4) }}>
        <TextField
          label={`${NOUNS[kind]} 이름`}
          type="search"
          autoComplete="off"
          autoFocus
          maxLength={50}
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
        {add.isError && <Notice tone="error">{messageOf(add.error)}</Notice>}
        {names.isError && <Notice tone="error">{messageOf(names.error)}</Notice>}
        {wanted !== '' && names.data?.length === 0 && (
          <p css={[text.body2, { color: color('text-2') }]}>그런 이름이 없어요. 다르게 써 보세요.</p>
        )}
        <ul aria-label="찾은 이름" css={{ display: 'grid', gap: space(2) }}>
          {found.map(each => (
            <li key={each.id}>
              <Button variant="secondary" fullWidth disabled={add.isPending} onClick={() => add.mutate(each)}>
                {each.koreanName}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Modal>
  );
}
