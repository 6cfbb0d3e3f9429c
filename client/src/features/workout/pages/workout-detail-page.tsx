import { useQuery } from '@tanstack/react-query';
import SearchX from 'lucide-react/icons/search-x';
import { hasCode, messageOf } from '../../../shared/api/api.error';
import { useDetailAddress } from '../../../shared/lib/use-detail-address';
import { usePageTitle } from '../../../shared/lib/use-page-title';
import { color, media, radius, space } from '../../../shared/theme/theme';
import { DetailPage, detailColumns } from '../../../shared/ui/detail-page';
import { keepClear } from '../../../shared/ui/foot-bar';
import { LinkButton } from '../../../shared/ui/link-button';
import { Skeleton } from '../../../shared/ui/skeleton';
import { EmptyState, ErrorState } from '../../../shared/ui/state-message';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import { fetchWorkout, workoutKey } from '../../../shared/widgets/workout/workout.api';
import { AddToMyWorkout } from '../components/add-to-my-workout';
import { WorkoutFacts } from '../components/workout-facts';
import { WorkoutPictures } from '../components/workout-pictures';

export function WorkoutDetailPage() {
  const { id, list } = useDetailAddress('workoutId', '/searchworkout');
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: workoutKey(id ?? 0),
    queryFn: ({ signal }) => fetchWorkout(id ?? 0, signal),
    enabled: id !== null,
    // Details hardly ever change; going back and forth should be instant.
    staleTime: 5 * 60_000,
  });
  usePageTitle(data?.koreanName ?? '운동');
  const missing =
    id === null || hasCode(error, 'WORKOUT_NOT_FOUND_EXCEPTION') || hasCode(error, 'VALIDATION_EXCEPTION');

  return (
    <DetailPage title={data?.koreanName ?? '운동'} list={list}>
      {data ? (
        <div css={detailColumns}>
          <WorkoutPictures key={data.id} workout={data} />
          <div css={{ display: 'flex', flexDirection: 'column', gap: space(8) }}>
            <WorkoutFacts workout={data} />
            <div
              data-foot-bar=""
              ref={keepClear}
              css={{
                position: 'sticky',
                bottom: 'var(--tabs-height)',
                paddingBlock: space(6, 3),
                // The text fades out under it instead of being cut.
                background: `linear-gradient(transparent, ${color('bg')} 24px)`,
                [media.desktop]: { position: 'static' },
                [media.short]: { position: 'static' },
              }}
            >
              <AddToMyWorkout workout={data} />
            </div>
          </div>
        </div>
      ) : missing ? (
        <EmptyState
          icon={<SearchX size={28} />}
          title="운동을 찾을 수 없어요"
          action={
            <LinkButton to={list} variant="secondary">
              운동 검색으로 가기
            </LinkButton>
          }
        >
          주소가 바뀌었거나 더는 보여 드리지 않는 운동이에요.
        </EmptyState>
      ) : error ? (
        <ErrorState message={messageOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <div aria-busy css={detailColumns}>
          <VisuallyHidden>운동을 불러오고 있어요</VisuallyHidden>
          <div css={{ aspectRatio: '4 / 3' }}>
            <Skeleton height="100%" round={radius.card} />
          </div>
          <div css={{ display: 'grid', alignContent: 'start', gap: space(4) }}>
            <Skeleton width="60%" height={36} />
            <Skeleton width="40%" height={24} />
            <Skeleton height={160} />
          </div>
        </div>
      )}
    </DetailPage>
  );
}
