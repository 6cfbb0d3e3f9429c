import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useEffect } from 'react';
import { messageOf } from '../../../shared/api/api.error';
import { formatNumber } from '../../../shared/lib/format';
import { color, radius, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Notice } from '../../../shared/ui/notice';
import { ProgressBar } from '../../../shared/ui/progress-bar';
import { Skeleton } from '../../../shared/ui/skeleton';
import { reportedFetch, reportedKeys, startReportedFetch } from '../api/reported-products.api';
import type { ReportedFetch } from '../api/reported-products.api';
import { historyTime } from '../lib/history-words';

/** How often a running fetch is looked at, ms. */
const LOOK_MS = 2_000;

/** How far the ministry's list has been fetched, and the button to go on; without a key how to get one. */
export function ReportedFetchCard() {
  const client = useQueryClient();
  const fetched = useQuery({
    queryKey: reportedKeys.fetch,
    queryFn: reportedFetch,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.running ? LOOK_MS : false),
  });
  const start = useMutation({
    mutationFn: startReportedFetch,
    onSuccess: state => client.setQueryData(reportedKeys.fetch, state),
  });
  const state = fetched.data;
  const count = state?.fetched;

  useEffect(() => {
    // What has come in is shown below as it comes.
    if (count) void client.invalidateQueries({ queryKey: [...reportedKeys.all, 'list'] });
  }, [client, count]);

  if (!state) {
    return fetched.error ? (
      <Notice tone="error">{messageOf(fetched.error)}</Notice>
    ) : (
      <Skeleton height={88} round={radius.card} />
    );
  }
  if (!state.configured) return <HowToGetAKey />;
  const failure = start.error ? messageOf(start.error) : state.failure;
  return (
    <section
      aria-label="식품안전나라에서 가져오기"
      css={{
        display: 'grid',
        gap: space(3),
        padding: space(4),
        border: `1px solid ${color('line')}`,
        borderRadius: radius.card,
        background: color('surface'),
      }}
    >
      <div
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: space(3),
        }}
      >
        <p css={text.body2}>{progressOf(state)}</p>
        {!state.running && (
          <Button
            size="small"
            variant="secondary"
            icon={<Download aria-hidden size={16} />}
            loading={start.isPending}
            onClick={() => start.mutate()}
          >
            {state.finishedAt ? '다시 가져오기' : state.fetched > 0 ? '이어서 가져오기' : '가져오기'}
          </Button>
        )}
      </div>
      {state.running && state.total !== null && (
        <ProgressBar
          label="가져온 정도"
          percent={Math.min(100, Math.round((state.fetched / state.total) * 100))}
        />
      )}
      {failure && !state.running && <Notice tone="error">{failure}</Notice>}
    </section>
  );
}

function progressOf({ running, fetched, total, finishedAt }: ReportedFetch): string {
  const far = total === null ? '' : `${formatNumber(total)}개 가운데 ${formatNumber(fetched)}개`;
  if (running) return far ? `${far}를 가져왔어요. 이 화면을 닫아도 계속돼요.` : '가져오기를 시작했어요.';
  if (finishedAt) return `${historyTime(finishedAt)}에 ${formatNumber(fetched)}개를 모두 가져왔어요.`;
  return far ? `${far}까지 가져왔어요.` : '식품안전나라에 신고된 건강기능식품을 가져올 수 있어요.';
}

function HowToGetAKey() {
  return (
    <Notice tone="info">
      실제 건강기능식품을 가져오려면 식품안전나라 인증키가 필요해요.
      <ol
        css={{
          display: 'grid',
          gap: space(1),
          margin: space(2, 0, 0),
          paddingLeft: space(5),
          listStyle: 'decimal',
          overflowWrap: 'anywhere',
        }}
      >
        <li>
          <a
            href="https://www.foodsafetykorea.go.kr/api/main.do"
            target="_blank"
            rel="noreferrer"
            css={{ color: 'inherit', textDecoration: 'underline' }}
          >
            식품안전나라 공공데이터
          </a>
          에 가입하고 무료 인증키를 신청해 주세요.
        </li>
        <li>‘건강기능식품 품목제조신고(원재료)’ C003의 활용을 신청해 주세요.</li>
        <li>서버 설정 FOOD_SAFETY_API_KEY에 받은 키를 넣고 다시 시작해 주세요.</li>
      </ol>
    </Notice>
  );
}
