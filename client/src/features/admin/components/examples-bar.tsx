import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { messageOf } from '../../../shared/api/api.error';
import { formatNumber } from '../../../shared/lib/format';
import { color, radius, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { LoadFailureLine } from '../../../shared/ui/load-failure';
import { showToast } from '../../../shared/ui/toast.store';
import { adminKeys } from '../api/admin.keys';
import { examplesKey, fetchExamples, hideExamples } from '../api/examples.api';
import type { Examples } from '../api/examples.api';
import { remember, remembered } from '../lib/remembered';
import { useMayEdit } from '../hooks/use-role';

const KEY = 'routineup.admin.examples';

/** As this browser heard last; a new one expects some. */
const heardLast = (): Examples => ({
  ...{ shown: 1, hidden: 0, replaceable: false },
  ...(remembered(KEY) as Partial<Examples> | null),
});

/** What members see of the invented products, and a way to hide them. Until that is known it keeps the space it had: the table is below. */
export function ExamplesBar() {
  const client = useQueryClient();
  const query = useQuery({ queryKey: examplesKey, queryFn: fetchExamples, staleTime: 0 });
  const [before] = useState(heardLast);
  const state = query.data ?? before;
  useEffect(() => {
    if (query.data) remember(KEY, query.data);
  }, [query.data]);
  const mayEdit = useMayEdit();
  const change = useMutation({
    mutationFn: hideExamples,
    onSuccess: (_, hidden) => {
      showToast({ message: hidden ? '예시를 모두 숨겼어요.' : '예시를 다시 보여요.', tone: 'success' });
      void client.invalidateQueries({ queryKey: adminKeys.resource('supplements') });
    },
    onError: error => showToast({ message: messageOf(error), tone: 'error' }),
  });
  if (state.shown + state.hidden === 0) return null;
  const hiding = state.shown > 0;
  return (
    <div
      css={{
        visibility: query.isPending ? 'hidden' : undefined,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: space(2, 4),
        marginTop: space(5),
        padding: space(3, 4),
        borderRadius: radius.control,
        background: color('surface-2'),
      }}
    >
      {query.isLoadingError ? (
        <LoadFailureLine query={query} what="예시 제품의 수를" />
      ) : (
        <p css={[text.body2, { minWidth: 0 }]}>{wordsOf(state)}</p>
      )}
      {!query.isLoadingError && mayEdit && (state.replaceable || !hiding) && (
        <Button
          size="small"
          variant="secondary"
          loading={change.isPending}
          onClick={() => change.mutate(hiding)}
        >
          {hiding ? '예시 모두 숨기기' : '예시 다시 보이기'}
        </Button>
      )}
    </div>
  );
}

function wordsOf({ shown, hidden, replaceable }: Examples): string {
  if (shown === 0) return `예시 제품 ${formatNumber(hidden)}개를 숨겼어요.`;
  const seen = `회원에게 예시 제품 ${formatNumber(shown)}개가 ‘예시’ 표시와 함께 보여요.`;
  return replaceable ? seen : `${seen} 실제 제품을 올리면 한 번에 숨길 수 있어요.`;
}
