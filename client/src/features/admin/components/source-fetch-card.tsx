import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { messageOf } from '../../../shared/api/api.error';
import { formatNumber } from '../../../shared/lib/format';
import { radius, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { LoadFailureLine } from '../../../shared/ui/load-failure';
import { Notice } from '../../../shared/ui/notice';
import { ProgressBar } from '../../../shared/ui/progress-bar';
import { Skeleton } from '../../../shared/ui/skeleton';
import { useMayEdit } from '../hooks/use-role';
import { historyTime } from '../lib/history-words';
import { remember, remembered } from '../lib/remembered';

/** Poll interval of a running fetch, ms. */
const LOOK_MS = 2_000;

/** Progress of a fetch from another service. */
interface FetchState {
  configured: boolean;
  running: boolean;
  fetched: number;
  total: number | null;
  finishedAt: string | null;
  failure: string | null;
}

interface SourceFetchCardProps<State extends FetchState> {
  label: string;
  queryKey: readonly unknown[];
  /** Refetched while results come in. */
  listsKey: readonly unknown[];
  read: () => Promise<State>;
  start: () => Promise<State>;
  /** 가져오다 or 찾다: `가져왔어요`, `가져오기`, `가져올 수 있어요` with their object. */
  words: { did: string; act: string; offer: string };
  /** Shown instead where the server has no key. */
  howToGetAKey: ReactNode;
}

/** As tall before anything is known. */
const CARD = { display: 'grid', alignContent: 'center', gap: space(3), minHeight: 88 } as const;

/** Progress of a fetch from another service, with a button to continue; without a key, how to get one. */
export function SourceFetchCard<State extends FetchState>({
  label,
  queryKey,
  listsKey,
  read,
  start: begin,
  words,
  howToGetAKey,
}: SourceFetchCardProps<State>) {
  const client = useQueryClient();
  const mayEdit = useMayEdit();
  const fetched = useQuery({
    queryKey,
    queryFn: read,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.running ? LOOK_MS : false),
  });
  const start = useMutation({
    mutationFn: begin,
    onSuccess: state => client.setQueryData(queryKey, state),
  });
  const key = `routineup.admin.${queryKey.join('.')}`;
  // As this browser heard last, it is as tall: the lists below do not move.
  const [before] = useState(() => remembered(key) as State | null);
  const state = fetched.data ?? (fetched.isPending ? before : null);
  const count = fetched.data?.fetched;

  useEffect(() => {
    if (fetched.data) remember(key, fetched.data);
  }, [key, fetched.data]);

  useEffect(() => {
    // The lists below show results as they come in.
    if (count) void client.invalidateQueries({ queryKey: listsKey });
    // A key recreated by a render is the same key.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [client, count]);

  const hidden = { visibility: fetched.isPending ? 'hidden' : undefined } as const;
  if (!state) {
    return fetched.error ? (
      <Card as="section" padding={4} aria-label={label} css={CARD}>
        <LoadFailureLine query={fetched} what="진행 상황을" />
      </Card>
    ) : (
      <Skeleton height={88} round={radius.card} />
    );
  }
  if (!state.configured) return <div css={hidden}>{howToGetAKey}</div>;
  const failure = start.error ? messageOf(start.error) : state.failure;
  const again = state.finishedAt ? '다시 ' : state.fetched > 0 ? '이어서 ' : '';
  return (
    <Card as="section" padding={4} aria-label={label} css={[CARD, hidden]}>
      <div
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: space(3),
        }}
      >
        <p css={text.body2}>{progressOf(state, words)}</p>
        {mayEdit && !state.running && (
          <Button
            size="small"
            variant="secondary"
            icon={<Download aria-hidden size={16} />}
            loading={start.isPending}
            onClick={() => start.mutate()}
          >
            {again}
            {words.act}
          </Button>
        )}
      </div>
      {state.running && state.total !== null && (
        <ProgressBar
          label={`${label} 진행`}
          percent={Math.min(100, Math.round((state.fetched / Math.max(1, state.total)) * 100))}
        />
      )}
      {failure && !state.running && <Notice tone="error">{failure}</Notice>}
    </Card>
  );
}

function progressOf(
  { running, fetched, total, finishedAt }: FetchState,
  { did, act, offer }: SourceFetchCardProps<FetchState>['words'],
): string {
  const far = total === null ? '' : `${formatNumber(total)}개 가운데 ${formatNumber(fetched)}개`;
  if (running) return far ? `${far}를 ${did}. 이 화면을 닫아도 계속돼요.` : `${act}를 시작했어요.`;
  if (finishedAt) return `${historyTime(finishedAt)}에 ${formatNumber(fetched)}개를 모두 ${did}.`;
  return far ? `${far}까지 ${did}.` : offer;
}
