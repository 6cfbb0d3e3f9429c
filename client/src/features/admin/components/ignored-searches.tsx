import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../shared/api/api.error';
import { formatMonthDay, formatNumber } from '../../../shared/lib/format';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Notice } from '../../../shared/ui/notice';
import { showToast } from '../../../shared/ui/toast.store';
import {
  fetchIgnoredSearches,
  ignoredSearchesKey,
  missedSearchesKey,
  restoreSearch,
} from '../api/missed-searches.api';
import type { IgnoredKeyword } from '../api/missed-searches.api';
import { useMayEdit } from '../hooks/use-role';
import { SEARCHED_KINDS } from '../lib/searched-kinds';

/** Ignored keywords, collapsed; nothing where there are none. */
export function IgnoredSearches() {
  const client = useQueryClient();
  const mayEdit = useMayEdit();
  const ignored = useQuery({ queryKey: ignoredSearchesKey, queryFn: fetchIgnoredSearches, staleTime: 0 });
  const restore = useMutation({
    mutationFn: (row: IgnoredKeyword) => restoreSearch(row),
    onSuccess: (_, { keyword }) => {
      showToast({ message: `‘${keyword}’ 검색을 다시 셀게요.`, tone: 'success' });
      void client.invalidateQueries({ queryKey: missedSearchesKey });
    },
  });
  const rows = ignored.data ?? [];
  if (ignored.error) return <Notice tone="error">{messageOf(ignored.error)}</Notice>;
  if (rows.length === 0) return null;
  return (
    <details>
      <summary css={[text.body2, { minHeight: 24, color: color('text-2'), cursor: 'pointer' }]}>
        무시한 말 {formatNumber(rows.length)}개
      </summary>
      <ul css={{ marginTop: space(3) }}>
        {rows.map(row => (
          <li
            key={`${row.kind} ${row.keyword}`}
            css={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: space(3),
              padding: space(2, 0),
              borderTop: `1px solid ${color('line')}`,
            }}
          >
            <div css={{ minWidth: 0 }}>
              <p css={[text.body2, { overflowWrap: 'anywhere' }]}>{row.keyword}</p>
              <p css={[text.small, { color: color('text-2') }]}>
                {SEARCHED_KINDS[row.kind]} · {formatMonthDay(row.ignoredAt)}에 무시
              </p>
            </div>
            {mayEdit && (
              <Button
                size="small"
                variant="secondary"
                loading={restore.isPending && restore.variables === row}
                aria-label={`${row.keyword} 다시 세기`}
                onClick={() => restore.mutate(row)}
                css={{ flex: 'none' }}
              >
                다시 세기
              </Button>
            )}
          </li>
        ))}
      </ul>
      {restore.isError && <Notice tone="error">{messageOf(restore.error)}</Notice>}
    </details>
  );
}
