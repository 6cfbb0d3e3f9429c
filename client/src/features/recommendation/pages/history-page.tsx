import { keepPreviousData, useQuery } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Dumbbell from 'lucide-react/icons/dumbbell';
import History from 'lucide-react/icons/history';
import Pill from 'lucide-react/icons/pill';
import { Link, useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../../shared/lib/use-page-title';
import { color, columns, media, radius, space, text } from '../../../shared/theme/theme';
import { LoadFailure } from '../../../shared/ui/load-failure';
import { Chip } from '../../../shared/ui/chip';
import { LinkButton } from '../../../shared/ui/link-button';
import { NarrowPage } from '../../../shared/ui/narrow-page';
import { PageHeader } from '../../../shared/ui/page-header';
import { Pagination } from '../../../shared/ui/pagination';
import { Skeleton } from '../../../shared/ui/skeleton';
import { EmptyState } from '../../../shared/ui/state-message';
import { useSeverelyThin } from '../../../shared/widgets/body-data/severely-thin';
import { ICON_TILE } from '../components/icon-tile';
import { fetchHistory } from '../api/recommendation.api';
import { recommendationKeys } from '../api/recommendation.keys';
import type { HistoryEntry } from '../api/recommendation.types';
import { requestText, resultPath, whenText } from '../lib/history-texts';

/** All recommendations of both kinds, newest first. */
export function HistoryPage() {
  usePageTitle('추천 기록');
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(params.get('page')) || 1));
  const history = useQuery({
    queryKey: recommendationKeys.history(page),
    queryFn: () => fetchHistory(page),
    placeholderData: keepPreviousData,
    // Pending ones finish meanwhile.
    staleTime: 0,
  });
  return (
    <NarrowPage width={1040}>
      <PageHeader flush title="추천 기록" back backTo="/recommend" />
      <div css={{ paddingTop: space(4) }}>
        {history.isPending ? (
          <div aria-busy css={{ display: 'grid', gap: space(2) }}>
            {Array.from({ length: 6 }, (_, index) => (
              <Skeleton key={index} height={84} round="var(--radius-card)" />
            ))}
          </div>
        ) : history.isLoadingError ? (
          <LoadFailure query={history} />
        ) : history.data.entries.length === 0 ? (
          <EmptyState
            icon={<History size={28} />}
            title="아직 추천받은 기록이 없어요"
            action={<LinkButton to="/recommend">추천받기</LinkButton>}
          >
            추천받은 결과는 여기서 언제든 다시 볼 수 있어요.
          </EmptyState>
        ) : (
          <>
            <ul css={{ display: 'grid', gap: space(2), gridTemplateColumns: columns('22rem') }}>
              {history.data.entries.map(entry => (
                <li key={entry.id}>
                  <Entry entry={entry} />
                </li>
              ))}
            </ul>
            {history.data.lastPage > 1 && (
              <Pagination
                page={page}
                lastPage={history.data.lastPage}
                onPage={next => setParams({ page: String(next) })}
              />
            )}
          </>
        )}
      </div>
    </NarrowPage>
  );
}

function Entry({ entry }: { entry: HistoryEntry }) {
  const thin = useSeverelyThin();
  const Icon = entry.type === 'workout' ? Dumbbell : Pill;
  return (
    <Link
      to={resultPath(entry)}
      css={{
        display: 'flex',
        alignItems: 'center',
        gap: space(4),
        padding: space(4),
        borderRadius: radius.card,
        border: `1px solid ${color('line')}`,
        background: color('surface'),
        [media.hover]: { '&:hover': { background: color('surface-2') } },
      }}
    >
      <span aria-hidden css={[ICON_TILE, { [media.tiny]: { display: 'none' } }]}>
        <Icon size={22} />
      </span>
      <span css={{ flex: 1, minWidth: 0 }}>
        <span css={[text.small, { display: 'block', color: color('text-2') }]}>
          {entry.type === 'workout' ? '운동' : '보충제'} ·&nbsp;{whenText(entry.createdAt)}
        </span>
        <strong css={[text.body2, { display: 'block', fontWeight: 700 }]}>
          {requestText(entry, thin !== false)}
        </strong>
      </span>
      {entry.status === 'PENDING' && <Chip>분석하는 중</Chip>}
      {entry.status === 'RECOMMENDATION_FAILED_EXCEPTION' && <Chip tone="error">만들지 못했어요</Chip>}
      <ChevronRight aria-hidden size={20} color={color('text-3')} css={{ flex: 'none' }} />
    </Link>
  );
}
