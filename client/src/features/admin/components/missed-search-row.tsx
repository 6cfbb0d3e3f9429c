import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatMonthDay, formatNumber } from '../../../shared/lib/format';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { showToast } from '../../../shared/ui/toast.store';
import { ignoreSearch, missedSearchesKey } from '../api/missed-searches.api';
import type { MissedKeyword } from '../api/missed-searches.api';
import { useMayEdit } from '../hooks/use-role';
import { SEARCHED_KINDS } from '../lib/searched-kinds';
import { TroubleRow } from './trouble-row';

/** A keyword, how often it was searched, and the actions on it. */
export function MissedSearchRow({ row, onAlias }: { row: MissedKeyword; onAlias: () => void }) {
  const client = useQueryClient();
  const mayEdit = useMayEdit();
  const { kind, keyword, count, lastDay } = row;
  const ignore = useMutation({
    mutationFn: () => ignoreSearch(row),
    onSuccess: () => {
      showToast({ message: `‘${keyword}’ 검색은 1년 동안 세지 않을게요.`, tone: 'success' });
      void client.invalidateQueries({ queryKey: missedSearchesKey });
    },
  });
  return (
    <TroubleRow
      name={keyword}
      error={ignore.error}
      actions={
        mayEdit && (
          <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}>
            <Button
              size="small"
              variant="secondary"
              aria-label={`${keyword} 별칭으로 추가`}
              onClick={onAlias}
            >
              별칭으로 추가
            </Button>
            <Button
              size="small"
              variant="secondary"
              loading={ignore.isPending}
              aria-label={`${keyword} 무시`}
              onClick={() => ignore.mutate()}
            >
              무시
            </Button>
          </div>
        )
      }
    >
      <p css={[text.small, { color: color('text-2') }]}>
        {SEARCHED_KINDS[kind]}에서 {formatNumber(count)}번 · 마지막 {formatMonthDay(lastDay)}
      </p>
    </TroubleRow>
  );
}
