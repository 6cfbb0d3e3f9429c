import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { v7 as uuidv7 } from 'uuid';
import { hasCode, messageOf } from '../../../shared/api/api.error';
import { usePageTitle } from '../../../shared/lib/use-page-title';
import { openLoginPrompt } from '../../../shared/session/login-prompt.store';
import { useIsLoggedIn } from '../../../shared/session/session.store';
import { color, media, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { keepClear } from '../../../shared/ui/foot-bar';
import { LinkButton } from '../../../shared/ui/link-button';
import { NarrowPage } from '../../../shared/ui/narrow-page';
import { Notice } from '../../../shared/ui/notice';
import { PageMessage } from '../../../shared/ui/page-message';
import { Skeleton } from '../../../shared/ui/skeleton';
import { EmptyState, ErrorState } from '../../../shared/ui/state-message';
import { showToast } from '../../../shared/ui/toast.store';
import { myfitKeys } from '../../../shared/widgets/myfit/myfit.keys';
import { setsText } from '../../../shared/widgets/workout/amounts';
import { WorkoutPicture } from '../../../shared/widgets/workout/workout-picture';
import { fetchSharedRoutine, sharedRoutineKey, takeSharedRoutine } from '../api/sharing.api';
import type { SharedRoutine } from '../api/sharing.api';
import { dotted } from '../../../shared/lib/format';

/** A routine shared by a link; a member can copy it. */
export function SharedRoutinePage() {
  const { secret = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: sharedRoutineKey(secret),
    queryFn: ({ signal }) => fetchSharedRoutine(secret, signal),
  });
  usePageTitle(data?.routineName ?? '공유한 루틴');
  return (
    <NarrowPage>
      {data ? (
        <SharedContent secret={secret} routine={data} />
      ) : hasCode(error, 'SHARED_ROUTINE_NOT_FOUND_EXCEPTION') ? (
        <PageMessage
          title="더 볼 수 없는 링크예요"
          action={
            <LinkButton to="/searchworkout/1" size="large" fullWidth>
              운동 찾아보기
            </LinkButton>
          }
        >
          공유한 사람이 링크를 없앴거나 주소가 달라요.
        </PageMessage>
      ) : error ? (
        <ErrorState message={messageOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <div aria-busy css={{ display: 'grid', gap: space(3), marginTop: space(10) }}>
          <Skeleton width="60%" height={36} />
          <Skeleton height={96} />
          <Skeleton height={96} />
          <Skeleton height={96} />
        </div>
      )}
    </NarrowPage>
  );
}

function SharedContent({ secret, routine }: { secret: string; routine: SharedRoutine }) {
  const { routineName, ownerName, workouts } = routine;
  return (
    <>
      <header css={{ margin: space(8, 0, 6) }}>
        <p css={[text.small, { color: color('brand-text'), fontWeight: 700 }]}>
          {ownerName ? `${ownerName}님이 공유한 루틴` : '공유한 루틴'}
        </p>
        <h1 css={[text.h1, { marginTop: space(1), overflowWrap: 'anywhere' }]}>{routineName}</h1>
      </header>
      {workouts.length === 0 ? (
        <EmptyState title="아직 운동이 없어요">공유한 사람이 운동을 담으면 여기에 보여요.</EmptyState>
      ) : (
        <ol css={{ display: 'grid', gap: space(3) }}>
          {workouts.map((workout, place) => (
            <Card
              key={workout.workoutId}
              as="li"
              padding={3}
              css={{ position: 'relative', display: 'flex', alignItems: 'center', gap: space(4) }}
            >
              <WorkoutPicture src={workout.imgPath} size={72} eager={place < 6} />
              <div css={{ minWidth: 0 }}>
                <h2 css={[text.title, { overflowWrap: 'anywhere' }]}>
                  <Link
                    to={`/searchworkout/1/workoutdetail/${workout.workoutId}`}
                    css={{ color: 'inherit', '&::after': { content: '""', position: 'absolute', inset: 0 } }}
                  >
                    {workout.workoutName}
                  </Link>
                </h2>
                <p css={[text.body2, { color: color('text-2') }]}>{dotted(workout.bodyParts)}</p>
                {workout.setCount !== null && workout.rep !== null && (
                  <p css={[text.body2, { marginTop: space(1), fontWeight: 600 }]}>
                    {setsText(workout.rep, workout.setCount, workout.repeatUnit)}
                  </p>
                )}
              </div>
            </Card>
          ))}
        </ol>
      )}
      {workouts.length > 0 && <TakeAlong secret={secret} />}
    </>
  );
}

function TakeAlong({ secret }: { secret: string }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const loggedIn = useIsLoggedIn();
  const [requestId] = useState(() => uuidv7());
  const take = useMutation({
    mutationFn: () => takeSharedRoutine(secret, requestId),
    onSuccess: routineId => {
      void client.invalidateQueries({ queryKey: myfitKeys.routines });
      showToast({ message: '내 루틴에 담았어요. 무게는 내 몸에 맞췄어요.', tone: 'success' });
      void navigate(`/mypage?routine=${routineId}`);
    },
  });
  return (
    <div
      data-foot-bar="sticky"
      ref={keepClear}
      css={{
        position: 'sticky',
        bottom: 'var(--tabs-height)',
        display: 'grid',
        gap: space(3),
        paddingBlock: space(6, 3),
        background: `linear-gradient(transparent, ${color('bg')} 24px)`,
        [media.short]: { position: 'static' },
      }}
    >
      {take.isError && <Notice tone="error">{messageOf(take.error)}</Notice>}
      <Button
        size="large"
        fullWidth
        loading={take.isPending}
        data-asks-login={loggedIn ? undefined : `/r/${secret}`}
        onClick={() => (loggedIn ? take.mutate() : openLoginPrompt(`/r/${secret}`))}
      >
        내 루틴에 담기
      </Button>
    </div>
  );
}
