import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { formatMonthDay } from '../../../shared/lib/format';
import { usePageTitle } from '../../../shared/lib/use-page-title';
import { color, media, space, text } from '../../../shared/theme/theme';
import { Later } from '../../../shared/ui/later';
import { LinkButton } from '../../../shared/ui/link-button';
import { NarrowPage } from '../../../shared/ui/narrow-page';
import { Notice } from '../../../shared/ui/notice';
import { PageHeader } from '../../../shared/ui/page-header';
import { StatTile } from '../../../shared/ui/stat-tile';
import { EmptyState } from '../../../shared/ui/state-message';
import { useRecentBody } from '../../../shared/widgets/body-data/use-recent-body';
import { useRoutines } from '../../../shared/widgets/myfit/use-routines';
import { fetchWorkoutResult } from '../api/recommendation.api';
import { recommendationKeys } from '../api/recommendation.keys';
import type { WorkoutResult } from '../api/recommendation.types';
import { Analysing } from '../components/analysing';
import { KeepRecommendation } from '../components/keep-recommendation';
import { ResultTrouble } from '../components/result-trouble';
import { TrainingFacts } from '../components/training-facts';
import { WorkoutItem } from '../components/workout-item';
import { useHistoryId } from '../hooks/use-history-id';
import { useMemberName } from '../hooks/use-member-name';
import { sessionMinutes } from '../lib/workout-texts';

const SENTENCES = [
  '몸 정보를 읽고 있어요',
  '부위와 기구에 맞는 운동을 찾고 있어요',
  '무게와 횟수를 계산하고 있어요',
  '순서를 정하고 있어요',
] as const;

/** The recommended session; the address keeps its id, so that a reload or a bookmark shows it again. */
export function WorkoutResultPage() {
  usePageTitle('운동 추천 결과');
  const id = useHistoryId();
  const result = useQuery({
    queryKey: recommendationKeys.workoutResult(id ?? 0),
    queryFn: ({ signal }) => fetchWorkoutResult(id ?? 0, signal),
    enabled: id !== null,
    // A stored result changes only here, where that is put into the cache; its polling does its own retrying.
    staleTime: Infinity,
    retry: false,
  });
  // Asked for together with the result: what comes after it would move what is being read.
  useRoutines();
  useRecentBody();
  if (id === null) return <Navigate to="/recommend/history" replace />;
  return (
    <NarrowPage width={1040}>
      <PageHeader flush title="운동 추천" back backTo="/recommend" />
      {result.isPending ? (
        <Analysing sentences={SENTENCES} />
      ) : result.isError ? (
        <ResultTrouble
          error={result.error}
          onRetry={() => void result.refetch()}
          retrying={result.isFetching}
          restart="/recommend/workout"
        />
      ) : (
        <Session result={result.data} />
      )}
    </NarrowPage>
  );
}

/** Begins the recommended session in 오늘 운동. */
function startPath({ id, recommends, requestedBodyParts }: WorkoutResult): string {
  const query = new URLSearchParams({
    history: String(id),
    workouts: recommends.map(({ workoutId }) => workoutId).join(','),
    title: `${requestedBodyParts.join('·')} 추천 운동`,
  });
  return `/training/session/new?${query.toString()}`;
}

function Session({ result }: { result: WorkoutResult }) {
  const name = useMemberName();
  const { data: body } = useRecentBody();
  const { recommends, requestedBodyParts, unfilled, notes, minutes, generalWarmUp } = result;
  const sets = recommends.reduce((sum, { set }) => sum + set, 0);
  if (recommends.length === 0) {
    return (
      <EmptyState
        title="이 조건으로 할 수 있는 운동이 없어요"
        action={<LinkButton to="/recommend/machine">기구 다시 고르기</LinkButton>}
      >
        {[...unfilled.map(({ reason }) => reason), ...notes].join(' ')}
      </EmptyState>
    );
  }
  return (
    <div
      css={{
        display: 'grid',
        gap: space(5),
        paddingTop: space(6),
        [media.desktop]: { gridTemplateColumns: '360px minmax(0, 1fr)', gap: space(14), alignItems: 'start' },
      }}
    >
      <div css={{ [media.desktop]: { position: 'sticky', top: 'calc(var(--nav-height) + 88px)' } }}>
        <h2 css={text.h1}>
          {name ? `${name}을 위한` : '나를 위한'}
          <br />
          {requestedBodyParts.join('·')} 운동 {recommends.length}개예요
        </h2>
        {/* Two lines in any case: the first sentence comes later. */}
        <p css={[text.body2, { minHeight: '2lh', marginTop: space(2), color: color('text-2') }]}>
          {body ? `최근 몸 정보(${formatMonthDay(body.date)})로 계산했어요. ` : ''}
          무게를 바꾸면 다음 추천에 반영돼요.
        </p>
        <div
          css={{ display: 'none', gap: space(2), marginTop: space(5), [media.desktop]: { display: 'flex' } }}
        >
          <StatTile label="총" value={sets} unit="세트" />
          <StatTile label="예상 시간" value={minutes ?? sessionMinutes(recommends)} unit="분쯤" />
        </div>
        <div css={{ marginTop: space(5) }}>
          <KeepRecommendation result={result} />
        </div>
        <div css={{ marginTop: space(5) }}>
          <TrainingFacts result={result} />
        </div>
        <div
          css={{ display: 'none', gap: space(2), marginTop: space(4), [media.desktop]: { display: 'grid' } }}
        >
          <LinkButton to={startPath(result)}>운동 시작</LinkButton>
          <LinkButton to="/recommend/machine" variant="secondary">
            조건 바꿔 다시 추천받기
          </LinkButton>
        </div>
      </div>
      <Later>
        <div css={{ display: 'grid', gap: space(3), [media.desktop]: { maxWidth: 620 } }}>
          {notes.map(note => (
            <Notice key={note} tone="caution">
              {note}
            </Notice>
          ))}
          {unfilled.map(({ bodyPartKoreanName, reason }) => (
            <Notice key={bodyPartKoreanName} tone="caution">
              <strong>{bodyPartKoreanName}</strong> · {reason}
            </Notice>
          ))}
          {generalWarmUp && <p css={text.body2}>{generalWarmUp}</p>}
          <ol css={{ display: 'grid', gap: space(3) }}>
            {recommends.map((workout, index) => (
              <WorkoutItem
                // A place of the session: it stays open when another workout comes into it.
                key={`${result.id} ${index}`}
                workout={workout}
                place={index + 1}
                historyId={result.id}
                startExpanded={index === 0}
              />
            ))}
          </ol>
          <div
            css={{
              display: 'grid',
              gap: space(2),
              paddingTop: space(3),
              [media.desktop]: { display: 'none' },
            }}
          >
            <LinkButton to={startPath(result)} size="large">
              운동 시작
            </LinkButton>
            <LinkButton to="/recommend/machine" variant="secondary" size="large">
              조건 바꿔 다시 추천받기
            </LinkButton>
          </div>
          <p css={[text.small, { color: color('text-3') }]}>
            의료 조언이 아니에요. 아프면 바로 멈추고, 무거우면 무게를 줄여 주세요.
          </p>
        </div>
      </Later>
    </div>
  );
}
