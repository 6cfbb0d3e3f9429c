import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isOutOfReach, messageOf } from '../../../shared/api/api.error';
import { NO_ANSWER_YET, usePollStatus } from '../../../shared/api/poll-history';
import { useDebounced } from '../../../shared/lib/use-debounced';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { FootBar } from '../../../shared/ui/foot-bar';
import { Skeleton } from '../../../shared/ui/skeleton';
import { EmptyState, ErrorState } from '../../../shared/ui/state-message';
import { LinkButton } from '../../../shared/ui/link-button';
import { useSeverelyThin } from '../../../shared/widgets/body-data/severely-thin';
import { ThinnessCard } from '../../../shared/widgets/body-data/thinness-card';
import { WorkoutPicture } from '../../../shared/widgets/workout/workout-picture';
import {
  fetchPreferences,
  preferencesKey,
} from '../../../shared/widgets/training-preferences/training-preferences.api';
import { planWeek, weekPlanKey } from '../api/week.api';
import type { MyWeek, PlannedDay, WeekPlan } from '../api/week.api';
import { dateInWeek, WEEKDAYS } from '../../../shared/lib/calendar';
import { plannedCardioText } from '../lib/cardio-text';
import { weekdayName } from './day-moves';
import { firstFree } from './plan-again';
import { firstWishes, PLACES, requestNow, requestOf, wishesOf } from './week-wishes';
import type { WeekWishes } from './week-wishes';
import { PinMenu, PinnedWorkouts } from './pinned-workouts';
import { WishesForm } from './wishes-form';
import { useWeekGains, WeekGains } from './week-gains';
import { WeekReasons } from './week-reasons';
import type { useWeekActions } from './use-week';
import { dotted } from '../../../shared/lib/format';

/** Debounce, ms: taps in quick succession send one request. */
const SETTLED_MS = 500;

interface NewWeekProps {
  week: MyWeek;
  today: string;
  accept: ReturnType<typeof useWeekActions>['accept'];
  /** For a week that is already planned: leaves it unchanged. */
  onCancel?: () => void;
  /** The week is computed on request, not at once. */
  whenAsked?: boolean;
}

const PARTS = css({ display: 'grid', gap: space(6) });
/** As tall as it will be, so that nothing below it moves. */
const UNKNOWN = css({
  position: 'relative',
  '& > *': { visibility: 'hidden' },
  '& > [aria-busy]': { visibility: 'inherit', position: 'absolute', inset: '0 0 auto' },
});

/** Three questions, and below them the resulting week, at once and after every tap. */
export function NewWeek({ week, today, accept, onCancel, whenAsked = false }: NewWeekProps) {
  const preferences = useQuery({ queryKey: preferencesKey, queryFn: fetchPreferences, staleTime: 60_000 });
  const [chosen, setChosen] = useState<WeekWishes | null>(
    week.plan ? wishesOf(requestNow(week.plan, week.cardio.planned)) : null,
  );
  const [asked, setAsked] = useState(!whenAsked);
  const free = firstFree(week, today);
  const wishes = chosen ?? firstWishes(week, preferences.data?.choices, free);
  const isKnown = chosen !== null || !preferences.isPending;
  // Severely thin members get no plan.
  if (useSeverelyThin()) return <GentleInstead />;
  // Where the week is computed at once, nothing is below it.
  if (!isKnown && asked) return <PlanSkeleton />;
  const isOver = wishes.days.length > 0 && !wishes.days.some(day => dateInWeek(week.startsOn, day) >= free);
  return (
    <div css={[PARTS, !isKnown && UNKNOWN]}>
      {!isKnown && <PlanSkeleton />}
      <WishesForm
        {...{ wishes, startsOn: week.startsOn, today: free }}
        recommendsCardio={week.cardio.recommendedMinutes !== null}
        onChange={setChosen}
      />
      <PinnedWorkouts wishes={wishes} onChange={setChosen} />
      {asked ? (
        <Preview
          request={JSON.stringify(requestOf(wishes, week.startsOn, free, week.plan ?? week.earlier))}
          wishes={wishes}
          routines={week.plan?.days.filter(({ routineId }) => routineId !== null) ?? []}
          isOver={isOver}
          onWishes={setChosen}
          accept={accept}
          onCancel={onCancel}
        />
      ) : isOver ? (
        <NoDayLeft />
      ) : (
        <Button size="large" fullWidth onClick={() => setAsked(true)}>
          이번 주 짜기
        </Button>
      )}
    </div>
  );
}

interface PreviewProps extends Pick<NewWeekProps, 'accept' | 'onCancel'> {
  /** As text: the same wishes are the same request. */
  request: string;
  wishes: WeekWishes;
  /** The days of the accepted week that use a routine. */
  routines: readonly PlannedDay[];
  /** All of their days are over. */
  isOver: boolean;
  onWishes: (wishes: WeekWishes) => void;
}

function Preview({ request, wishes, routines, isOver, onWishes, accept, onCancel }: PreviewProps) {
  const settled = useDebounced(request, SETTLED_MS);
  const asked = useQuery({
    queryKey: weekPlanKey(JSON.parse(settled)),
    queryFn: ({ signal }) => planWeek(JSON.parse(settled), signal),
    placeholderData: before => before,
    enabled: !isOver,
    retry: false,
    staleTime: Infinity,
  });
  const { data } = asked;
  const current = !isOver && settled === request && !asked.isPlaceholderData && !asked.isFetching;
  const isShown = current && !asked.isError && data !== undefined && data.days.length > 0;
  const gains = useWeekGains(isShown ? data.id : null);
  return (
    <>
      {isOver ? (
        <NoDayLeft />
      ) : asked.isError ? (
        <ErrorState
          message={isOutOfReach(asked.error) ? '한 주를 짜려면 연결이 필요해요' : messageOf(asked.error)}
          onRetry={() => void asked.refetch()}
          retrying={asked.isFetching}
        >
          {isOutOfReach(asked.error) && '고른 것은 그대로 있어요.'}
        </ErrorState>
      ) : data ? (
        <div aria-busy={!current} css={{ display: 'grid', gap: space(3), opacity: current ? 1 : 0.5 }}>
          {/* The plan stays as it is; only what is proved of it grows. */}
          <PlanPreview
            plan={{ ...data, proof: gains?.proof ?? data.proof }}
            wishes={wishes}
            routines={routines}
            onWishes={onWishes}
          />
          {isShown && <WeekGains gains={gains} onWish={more => onWishes(more(wishes))} />}
        </div>
      ) : (
        <PlanSkeleton />
      )}
      <FootBar>
        {onCancel && (
          <Button variant="secondary" size="large" onClick={onCancel}>
            그만두기
          </Button>
        )}
        <Button
          size="large"
          loading={accept.isPending}
          disabled={!isShown}
          onClick={() => data && accept.mutate(data.id, { onSuccess: onCancel })}
        >
          이 주로 정하기
        </Button>
      </FootBar>
    </>
  );
}

const NoDayLeft = () => (
  <EmptyState title="이번 주에 남은 요일이 없어요">오늘부터 운동할 요일을 골라 주세요.</EmptyState>
);

function GentleInstead() {
  return (
    <div css={{ display: 'grid', gap: space(4) }}>
      <ThinnessCard />
      <LinkButton to="/recommend/workout" variant="secondary">
        몸을 부드럽게 푸는 움직임 보기
      </LinkButton>
    </div>
  );
}

function PlanSkeleton() {
  const { isSilent } = usePollStatus();
  return (
    <div aria-busy css={{ display: 'grid', gap: space(3) }}>
      {isSilent ? (
        <p role="status" css={[text.body2, { minHeight: 28 }]}>
          {NO_ANSWER_YET}
        </p>
      ) : (
        <Skeleton height={28} />
      )}
      <Skeleton height={132} round="var(--radius-card)" />
      <Skeleton height={132} round="var(--radius-card)" />
    </div>
  );
}

function PlanPreview({
  plan,
  wishes,
  routines,
  onWishes,
}: { plan: WeekPlan } & Pick<PreviewProps, 'wishes' | 'routines' | 'onWishes'>) {
  if (plan.days.length === 0) {
    return (
      <EmptyState title="이 조건으로는 넣을 수 있는 운동이 없어요">
        {plan.notes.length > 0 ? plan.notes.join(' ') : '시간이나 장소를 바꿔 보세요.'}
      </EmptyState>
    );
  }
  const isInPlaces = new Set(plan.days.map(({ place }) => place)).size > 1;
  return (
    <section aria-label="이렇게 할 수 있어요" css={{ display: 'grid', gap: space(3) }}>
      <h2 css={text.h2}>이렇게 할 수 있어요</h2>
      {/* Not a grid: a last one alone fills its row. */}
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(3), '& > *': { flex: '1 1 18rem' } }}>
        {plan.days.map(({ day, title, minutes, place, items }, index) => (
          <Card key={day ?? index} as="section" padding={4} aria-label={title}>
            <div css={{ display: 'flex', alignItems: 'baseline', gap: space(2) }}>
              <strong css={[text.title, { color: color('brand-text') }]}>
                {day === null ? `${index + 1}번째` : WEEKDAYS[day - 1]}
              </strong>
              <strong css={[text.title, { flex: 1, overflowWrap: 'anywhere' }]}>{title}</strong>
              <span css={[text.small, { color: color('text-2') }]}>
                {isInPlaces && `${PLACES.find(({ value }) => value === place)?.label} ·\u00a0`}
                {minutes}분쯤
              </span>
            </div>
            <ul css={{ display: 'grid', gap: space(1), marginTop: space(2) }}>
              {items.map(({ workoutId, koreanName, imgPath, set }) => (
                <li
                  key={workoutId}
                  css={[
                    text.body2,
                    { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2) },
                  ]}
                >
                  <WorkoutPicture src={imgPath} size={32} />
                  <span css={{ flex: '1 1 5rem', overflowWrap: 'anywhere' }}>{koreanName}</span>
                  <span css={{ color: color('text-2'), fontVariantNumeric: 'tabular-nums' }}>{set}세트</span>
                  <PinMenu workoutId={workoutId} name={koreanName} wishes={wishes} onChange={onWishes} />
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
      {routines
        .filter(({ day, doneOn }) =>
          day === null ? doneOn === null : plan.request.fixedSets?.some(each => each.day === day),
        )
        .map(({ day, title, historyId }) => (
          <p key={historyId} css={text.body2}>
            {day === null
              ? `내 루틴 ‘${title}’ 대신 새로 짠 날을 해요.`
              : `${weekdayName(day)}은 내 루틴 ‘${title}’ 그대로예요.`}
          </p>
        ))}
      {plan.cardio && plan.cardio.length > 0 && (
        <Card as="section" padding={4} aria-label="유산소">
          <strong css={text.title}>유산소</strong>
          <ul css={{ display: 'grid', gap: space(1), marginTop: space(2) }}>
            {plan.cardio.map((each, index) => (
              <li key={index} css={text.body2}>
                {dotted([each.day !== null && `${WEEKDAYS[each.day - 1]}요일`, plannedCardioText(each)])}
              </li>
            ))}
          </ul>
        </Card>
      )}
      <WeekReasons {...plan} />
    </section>
  );
}
