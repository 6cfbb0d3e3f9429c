import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { dotted, formatMonthDay } from '../../../shared/lib/format';
import { usePageTitle } from '../../../shared/lib/use-page-title';
import { color, media, space, text } from '../../../shared/theme/theme';
import { DeferredContent } from '../../../shared/ui/deferred-content';
import { LinkButton } from '../../../shared/ui/link-button';
import { Notice } from '../../../shared/ui/notice';
import { NarrowPage } from '../../../shared/ui/narrow-page';
import { PageHeader } from '../../../shared/ui/page-header';
import { StatTile } from '../../../shared/ui/stat-tile';
import { EmptyState } from '../../../shared/ui/state-message';
import { useRecentBody } from '../../../shared/widgets/body-data/use-recent-body';
import { useSeverelyThin } from '../../../shared/widgets/body-data/severely-thin';
import { useRoutines } from '../../../shared/widgets/myfit/use-routines';
import { sessionMinutes } from '../../../shared/widgets/workout/session-minutes';
import { PrintSheet } from '../../../shared/widgets/print/print-sheet';
import { loadText, amountText, restText, stopText } from '../../../shared/widgets/workout/amounts';
import { takeConditions } from '../lib/request-draft';
import { fitWorkouts, partsText, warmUpText } from '../lib/workout-texts';
import { fetchWorkoutResult } from '../api/recommendation.api';
import { recommendationKeys } from '../api/recommendation.keys';
import type { WorkoutResult } from '../api/recommendation.types';
import { Analysing } from '../components/analysing';
import { FitInstead } from '../components/fit-instead';
import { KeepRecommendation } from '../components/keep-recommendation';
import { ResultRemarks } from '../components/result-remarks';
import { ResultTrouble } from '../components/result-trouble';
import { UnfitWorkout } from '../components/unfit-workout';
import { WorkoutItem } from '../components/workout-item';
import { useHistoryId } from '../hooks/use-history-id';
import { useMemberName } from '../hooks/use-member-name';

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
    // Only this page changes a stored result, and it updates the cache itself; its polling retries by itself.
    staleTime: Infinity,
    retry: false,
    // Requested again from here: the pressed part stays open and focused until the answer arrives.
    placeholderData: keepPreviousData,
  });
  // Requested with the result: anything that arrives later would move what is being read.
  useRoutines();
  useRecentBody();
  if (id === null) return <Navigate to="/recommend/history" replace />;
  return (
    <NarrowPage width={1040}>
      <PageHeader flush title="운동 추천" back backTo="/recommend" />
      {result.isPending ? (
        <Analysing sentences={SENTENCES} />
      ) : result.isLoadingError ? (
        <ResultTrouble
          error={result.error}
          onRetry={() => void result.refetch()}
          retrying={result.isFetching}
          restart="/recommend/workout"
        />
      ) : (
        <Session result={result.data} waiting={result.isPlaceholderData} />
      )}
    </NarrowPage>
  );
}

/** The requested parts, unless the result has others or none of it is suitable any more. */
function headingOf(parts: string, count: number, thin: boolean): string {
  if (count === 0) return '지금은 쉬는 게 좋은 운동이에요';
  return thin ? `몸을 부드럽게 푸는 움직임 ${count}개예요` : `${parts} 운동 ${count}개예요`;
}

function Session({ result, waiting }: { result: WorkoutResult; waiting: boolean }) {
  const name = useMemberName();
  const { data: body } = useRecentBody();
  const { recommends, requestedBodyParts, notes, minutes, generalWarmUp } = result;
  const fit = fitWorkouts(result);
  const thin = useSeverelyThin();
  const sets = fit.reduce((sum, { set }) => sum + set, 0);
  const time = fit.length === recommends.length && minutes !== null ? minutes : sessionMinutes(fit);
  if (recommends.length === 0) return <NothingToDo result={result} />;
  const parts = requestedBodyParts.join('·');
  return (
    <div
      css={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: space(3),
        paddingTop: space(1),
        [media.desktop]: {
          gridTemplateColumns: '360px minmax(0, 1fr)',
          gap: space(14),
          alignItems: 'start',
          paddingTop: space(6),
        },
      }}
    >
      <div
        css={{
          display: 'grid',
          gap: space(1),
          [media.desktop]: { position: 'sticky', top: 'calc(var(--nav-height) + 88px)', gap: space(5) },
        }}
      >
        <h2 css={[text.h2, { [media.desktop]: { fontSize: 'var(--h1-size)', fontWeight: 800 } }]}>
          <span css={{ display: 'none', [media.desktop]: { display: 'block' } }}>
            {name ? `${name}을 위한` : '나를 위한'}
          </span>
          {headingOf(partsText(requestedBodyParts), fit.length, thin === true)}
        </h2>
        {fit.length > 0 && (
          <div css={{ display: 'none', gap: space(2), [media.desktop]: { display: 'flex' } }}>
            <StatTile label="총" value={sets} unit="세트" />
            <StatTile label="예상 시간" value={time} unit="분쯤" />
          </div>
        )}
        <KeepRecommendation result={result} />
        <ResultRemarks result={result} summary={fit.length > 0 ? `${sets}세트 ·\u00a0${time}분쯤` : null} />
      </div>
      <PrintSheet
        title={`${parts} 운동`}
        lines={[...(generalWarmUp ? [generalWarmUp] : []), ...notes]}
        workouts={fit.map(workout => ({
          name: workout.koreanName,
          parts: workout.bodyPartKoreanName,
          imgPath: workout.imgPath,
          load: loadText(workout.weight, workout.loadLabel),
          amount: amountText(workout.repeat, workout.repeatUnit, workout.stop),
          sets: workout.set,
          note: dotted([
            workout.stop && stopText(workout.stop),
            workout.warmUp.length > 0 && `준비 ${warmUpText(workout)}`,
            restText(workout.restSeconds),
          ]),
        }))}
      />
      <div
        inert={waiting}
        aria-busy={waiting || undefined}
        css={{
          display: 'grid',
          gap: space(3),
          '&[inert]': { opacity: 0.45 },
          [media.desktop]: { maxWidth: 620 },
        }}
      >
        <ol css={{ display: 'grid', gap: space(3) }}>
          <WorkoutPlace result={result} index={0} />
          <DeferredContent>
            {recommends.slice(1).map((_, index) => (
              // A place in the session: it stays open when another workout takes it.
              <WorkoutPlace key={index} result={result} index={index + 1} />
            ))}
          </DeferredContent>
        </ol>
        <DeferredContent>
          {generalWarmUp && fit.length > 0 && <p css={text.body2}>{generalWarmUp}</p>}
          {/* The first sentence comes later; nothing stands below it that it could move. */}
          <p css={[text.small, { color: color('text-2') }]}>
            의료 조언이 아니에요. 아프면 바로 멈춰 주세요.
            {fit.some(({ weight }) => weight !== null) &&
              ' 무거우면 무게를 줄여 주세요. 무게를 바꾸면 다음 추천에 반영돼요.'}
            {body && ` ${formatMonthDay(body.date)} 몸 정보로 계산했어요.`}
          </p>
        </DeferredContent>
      </div>
    </div>
  );
}

/** One place in the session: it stays open when another workout takes it, and resets with another result. */
function WorkoutPlace({ result: { id, recommends }, index }: { result: WorkoutResult; index: number }) {
  const workout = recommends[index]!;
  return workout.against ? (
    <UnfitWorkout key={id} workout={workout} against={workout.against} historyId={id} />
  ) : (
    <WorkoutItem key={id} workout={workout} place={index + 1} historyId={id} startExpanded={index === 0} />
  );
}

/** An answer without workouts: why, and what is suitable instead. */
function NothingToDo({ result }: { result: WorkoutResult }) {
  const { unfilled, instead, notes } = result;
  return (
    <div css={{ display: 'grid', gap: space(4), maxWidth: 620, margin: '0 auto' }}>
      <EmptyState
        title={instead ? '지금은 이 부위를 쉬는 게 좋아요' : '이 조건으로 할 수 있는 운동이 없어요'}
        action={
          <LinkButton
            to={instead ? '/recommend/workout' : '/recommend/machine'}
            variant="secondary"
            onClick={() => takeConditions(result)}
          >
            {instead ? '부위 다시 고르기' : '기구 다시 고르기'}
          </LinkButton>
        }
      >
        {unfilled.map(({ reason }) => reason).join(' ')}
      </EmptyState>
      <FitInstead result={result} />
      {notes.map(note => (
        <Notice key={note} tone="caution">
          {note}
        </Notice>
      ))}
    </div>
  );
}
