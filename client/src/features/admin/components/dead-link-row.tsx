import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../shared/lib/format';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { showToast } from '../../../shared/ui/toast.store';
import { checkLink, linksKey } from '../api/links.api';
import type { DeadLink } from '../api/links.api';
import { useMayEdit } from '../hooks/use-role';
import { historyTime } from '../lib/history-words';
import { TroubleRow } from './trouble-row';

const FAULTS: Record<DeadLink['fault'], string> = {
  missing: '페이지가 없어요.',
  error: '그쪽 서버에 오류가 있어요.',
  slow: '너무 늦게 답해요.',
  closed: '연결을 끊어요.',
  name: '없는 주소예요.',
  redirects: '다른 주소로 끝없이 보내요.',
  private: '밖에서 열 수 없는 주소예요.',
};

/** A dead link, its fault and the rows that use it. */
export function DeadLinkRow({ link }: { link: DeadLink }) {
  const client = useQueryClient();
  const mayEdit = useMayEdit();
  const check = useMutation({
    mutationFn: () => checkLink(link.url),
    onSuccess: fault => {
      showToast(
        fault === null
          ? { message: '이제 답해요.', tone: 'success' }
          : { message: `아직 답하지 않아요. ${FAULTS[fault]}`, tone: 'error' },
      );
      void client.invalidateQueries({ queryKey: linksKey });
    },
  });
  return (
    <TroubleRow
      name={link.url}
      error={check.error}
      actions={
        mayEdit && (
          <Button
            size="small"
            variant="secondary"
            loading={check.isPending}
            aria-label={`${link.url} 다시 확인`}
            onClick={() => check.mutate()}
            css={{ flex: 'none' }}
          >
            다시 확인
          </Button>
        )
      }
    >
      <p css={[text.small, { color: color('text-2') }]}>
        {FAULTS[link.fault]} {formatNumber(link.failedDays)}일 실패 · {historyTime(link.checkedAt)}
      </p>
      <p css={[text.small, { display: 'flex', flexWrap: 'wrap', columnGap: space(3) }]}>
        {link.rows.map(row => (
          <Link
            key={`${row.resource} ${row.id}`}
            to={`?${new URLSearchParams({ tab: row.resource, keyword: row.koreanName }).toString()}`}
            css={{ padding: space(1.5, 0), color: color('brand-text'), textDecoration: 'underline' }}
          >
            {row.koreanName}
          </Link>
        ))}
      </p>
    </TroubleRow>
  );
}
