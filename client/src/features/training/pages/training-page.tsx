import { css } from '@emotion/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Dumbbell from 'lucide-react/icons/dumbbell';
import { Fragment, useEffect } from 'react';
import { isOutOfReach } from '../../../shared/api/api.error';
import { usePageTitle } from '../../../shared/lib/use-page-title';
import { color, columns, space, text } from '../../../shared/theme/theme';
import { Fold } from '../../../shared/ui/fold';
import { LinkButton } from '../../../shared/ui/link-button';
import { LoadFailure, LoadFailureLine } from '../../../shared/ui/load-failure';
import { NarrowPage, SIDE_BY_SIDE } from '../../../shared/ui/narrow-page';
import { EmptyState } from '../../../shared/ui/state-message';
import { UNSEEN } from '../../../shared/ui/sequential-sections';
import { IntakeLink } from '../../../shared/widgets/intake/intake-link';
import { useSeverelyThin } from '../../../shared/widgets/body-data/severely-thin';
import { useRecentBody } from '../../../shared/widgets/body-data/use-recent-body';
import { fetchRoutines } from '../../../shared/widgets/myfit/myfit.api';
import { myfitKeys } from '../../../shared/widgets/myfit/myfit.keys';
import { DraftList } from '../components/draft-list';
import { InstallHint } from '../components/install-hint';
import { NoStorage } from '../components/no-storage';
import { OpenSessions } from '../components/open-sessions';
import { RoutineStarts, StartsSkeleton } from '../components/routine-starts';
import { SyncChip } from '../components/sync-chip';
import { TodaySearch } from '../components/today-search';
import { useOpenRecords, useSessions } from '../hooks/use-logged';
import { useToday } from '../hooks/use-today';
import {
  COPIED_FOR_MS,
  keptPlansKey,
  keptPlansOf,
  keptRoutines,
  prepareOffline,
} from '../session/offline-plans';
import type { RoutineChoice } from '../session/offline-plans';
import { CardioButton, WeekCardio } from '../week/day-cardio';
import { ThisWeek, WeekOffer } from '../week/this-week';
import { TodayHint } from '../week/today-hint';
import { useWeek, useWithUnsent } from '../week/use-week';
import { WeekMuscles } from '../week/week-muscles';
import { useDeviceLog } from '../store/device-log';
import type { DeviceLog } from '../store/device-log';

/** The member's routines: at once those that can start on this device, then the server's. */
function useRoutineChoices({ log }: DeviceLog) {
  const client = useQueryClient();
  const options = { retry: false } as const;
  const asked = useQuery({
    ...options,
    queryKey: myfitKeys.routines,
    queryFn: fetchRoutines,
  });
  const kept = useQuery({
    ...options,
    queryKey: ['training', 'kept-routines', log.memberId],
    queryFn: () => keptRoutines(log),
  });
  useEffect(() => {
    const show = () => void client.invalidateQueries({ queryKey: keptPlansKey(log.memberId) });
    // Fails if the log was closed meanwhile, because the member has logged out.
    if (asked.data) prepareOffline(log, asked.data, COPIED_FOR_MS.page, show).catch(() => undefined);
  }, [client, log, asked.data]);
  // Without the server only routines with a local plan can start.
  const here = knownChoices(kept.data, asked.isError);
  return { asked, choices: asked.isError ? here : (asked.data ?? here), here: Array.isArray(here) };
}

/** The plans of routines on this device; undefined until they are read. */
function usePlansHere({ log }: DeviceLog) {
  const { data, isError } = useQuery(keptPlansOf(log));
  return data ?? (isError ? [] : undefined);
}

/** What is known without the server's answer. "No routines" only once the request has failed, and only if the server once said so. */
function knownChoices(kept: RoutineChoice[] | null | undefined, failed: boolean) {
  if (kept && (kept.length > 0 || failed)) return kept;
  return kept === null && failed ? ('unknown' as const) : undefined;
}

/** 오늘: continue or start a session, and see whether everything is saved. */
export function TrainingPage() {
  usePageTitle('오늘');
  const device = useDeviceLog();
  return device ? <Training device={device} /> : <NoStorage />;
}

/** Every session on this device, and the records of open ones; undefined until both are known. */
function useKnownSessions(device: DeviceLog) {
  const found = useSessions(device);
  const records = useOpenRecords(device);
  if (!found || !records) return undefined;
  const sessions = found === 'unknown' ? [] : found;
  const read = new Set(records.map(({ session }) => session.id));
  return sessions.every(({ id, endedAt }) => endedAt !== null || read.has(id))
    ? { sessions, records }
    : undefined;
}

const dateText = new Intl.DateTimeFormat('ko-KR', { month: 'long', day: 'numeric', weekday: 'long' });

function Training({ device }: { device: DeviceLog }) {
  const today = useToday();
  const asked = useWeek(today);
  const routines = useRoutineChoices(device);
  // The next routine depends on both: without them another routine would show for a moment.
  const known = useKnownSessions(device);
  const plans = usePlansHere(device);
  const week = useWithUnsent(asked, known?.sessions);
  const plan = week?.plan;
  // What this device can start shows at once; otherwise nothing shows that the week would push away.
  const waiting =
    known === undefined ||
    plans === undefined ||
    (!plan && (routines.choices === undefined || (asked.isPending && !routines.here)));
  const { data: body, isError: bodyFailed } = useRecentBody();
  const thin = useSeverelyThin();
  // What depends on the body keeps its space until that is known.
  const offered = thin === undefined ? !bodyFailed : !thin;
  const starts = <Starts {...{ routines, plans, known, waiting, thin, offered }} />;
  const hasRoutines = Array.isArray(routines.choices) && routines.choices.length > 0;
  return (
    <NarrowPage width={1080}>
      <div css={COLUMN}>
        <header>
          <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2) }}>
            <h1 css={[text.h1, { flex: 1 }]}>오늘</h1>
            <LinkButton
              to="/training/history"
              variant="secondary"
              size="small"
              icon={<CalendarDays aria-hidden size={16} />}
            >
              기록
            </LinkButton>
          </div>
          <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(0, 3) }}>
            <p css={[text.small, { color: color('text-2') }]}>{dateText.format(new Date())}</p>
            <SyncChip />
          </div>
        </header>
        {known && <OpenSessions device={device} records={known.records} />}
        <DraftList device={device} />
        {plan && week && !waiting ? (
          <div css={SIDE_BY_SIDE}>
            <div css={COLUMN}>
              <ThisWeek week={week} plan={plan} today={today} begun={known.records} />
              <Fold title="루틴이나 다른 운동으로 시작하기">{starts}</Fold>
            </div>
            <div css={COLUMN}>
              <TodayHint today={today} body={body} lightWeek={week?.lightWeek ?? null} />
              <WeekMuscles plan={plan} title="이번 주 근육" />
              <WeekCardio week={week} name="이번 주" />
            </div>
            <div css={COLUMN}>
              <InstallHint />
              <TodaySearch />
              <IntakeLink />
            </div>
          </div>
        ) : (
          <>
            {hasRoutines || waiting ? starts : null}
            {!waiting && week && <WeekOffer week={week} today={today} />}
            {!waiting && !week && asked.isError && routines.choices !== 'unknown' && (
              <LoadFailureLine query={asked} what="이번 주를" />
            )}
            {/* Mounted anew where the offer goes: nothing that was visible moves. Nothing in them asks for the body: it would again. */}
            {hasRoutines || waiting ? null : <Fragment key={`starts ${offered}`}>{starts}</Fragment>}
            {!waiting && (
              <Fragment key={`rest ${offered}`}>
                <TodayHint today={today} body={body} lightWeek={week?.lightWeek ?? null} />
                <InstallHint />
                <TodaySearch />
                <IntakeLink />
              </Fragment>
            )}
          </>
        )}
      </div>
    </NarrowPage>
  );
}

const COLUMN = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(6) });

interface StartsProps {
  routines: ReturnType<typeof useRoutineChoices>;
  plans: ReturnType<typeof usePlansHere>;
  known: ReturnType<typeof useKnownSessions>;
  waiting: boolean;
  thin: boolean | undefined;
  offered: boolean;
}

/** Starting without a plan: a routine, or a free session. */
function Starts({ routines: { asked, choices }, plans, known, waiting, thin, offered }: StartsProps) {
  const away = isOutOfReach(asked.error);
  return (
    // Remounted when an open session appears above it, or the routines in it: nothing that was visible moves.
    <section key={`${!known} ${waiting}`} aria-label="운동 시작" css={{ display: 'grid', gap: space(3) }}>
      {waiting || !choices || !plans || !known ? (
        <StartsSkeleton />
      ) : choices === 'unknown' && !away ? (
        <LoadFailure query={asked} />
      ) : choices === 'unknown' ? (
        <EmptyState icon={<Dumbbell size={28} />} title="이 기기에는 아직 루틴이 없어요">
          연결되면 가져올게요. 그동안 운동을 하나씩 추가하며 기록할 수 있어요.
        </EmptyState>
      ) : choices.length === 0 ? (
        <EmptyState
          icon={<Dumbbell size={28} />}
          title="아직 루틴이 없어요"
          action={
            <LinkButton to="/recommend" variant="secondary">
              운동 추천받기
            </LinkButton>
          }
        >
          루틴이 없어도 운동을 하나씩 추가하며 기록할 수 있어요.
        </EmptyState>
      ) : (
        <RoutineStarts choices={choices} plans={plans} sessions={known.sessions} />
      )}
      <div css={{ display: 'grid', gridTemplateColumns: columns('16rem'), gap: space(3) }}>
        <LinkButton to="/training/session/new" variant="secondary" css={waiting && UNSEEN}>
          루틴 없이 시작하기
        </LinkButton>
        {!waiting && offered && (
          // Severely thin members see nothing about endurance; until that is known its space is kept.
          <div css={[{ display: 'grid' }, thin === undefined && { visibility: 'hidden' }]}>
            <CardioButton>유산소 기록하기</CardioButton>
          </div>
        )}
      </div>
      {asked.isError && (
        <p css={[text.small, { color: color('text-2') }]}>
          {away && '지금은 연결되어 있지 않아요. '}
          {Array.isArray(choices) && choices.length > 0 && '이 기기에 있는 루틴으로 시작할 수 있어요. '}
          기록은 이 기기에 저장돼요.
        </p>
      )}
    </section>
  );
}
