import { useQuery } from '@tanstack/react-query';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Dumbbell from 'lucide-react/icons/dumbbell';
import { useEffect } from 'react';
import { usePageTitle } from '../../../shared/lib/use-page-title';
import { color, space, text } from '../../../shared/theme/theme';
import { Card } from '../../../shared/ui/card';
import { LinkButton } from '../../../shared/ui/link-button';
import { NarrowPage } from '../../../shared/ui/narrow-page';
import { Skeleton } from '../../../shared/ui/skeleton';
import { EmptyState } from '../../../shared/ui/state-message';
import { fetchRoutines } from '../../../shared/widgets/myfit/myfit.api';
import { DraftList } from '../components/draft-list';
import { InstallHint } from '../components/install-hint';
import { NoStorage } from '../components/no-storage';
import { OpenSessions } from '../components/open-sessions';
import { SyncChip } from '../components/sync-chip';
import { keptRoutines, prepareOffline } from '../session/offline-plans';
import { useDeviceLog } from '../store/device-log';
import type { DeviceLog } from '../store/device-log';

/** The member's routines: at once those that this device can begin from, then the server's. */
function useRoutineChoices({ log }: DeviceLog) {
  const options = { networkMode: 'always', retry: false } as const;
  const asked = useQuery({
    ...options,
    queryKey: ['training', 'routines', log.memberId],
    queryFn: fetchRoutines,
  });
  const kept = useQuery({
    ...options,
    queryKey: ['training', 'kept-routines', log.memberId],
    queryFn: () => keptRoutines(log),
  });
  useEffect(() => {
    if (asked.data) void prepareOffline(log, asked.data);
  }, [log, asked.data]);
  const { data: known = [], isPending } = kept;
  // That there is none only the server knows.
  const enough = known.length > 0 || (asked.isError && !isPending);
  return { choices: asked.data ?? (enough ? known : undefined), online: !asked.isError };
}

/** 오늘 운동: go on, begin, and see whether everything is kept. */
export function TrainingPage() {
  usePageTitle('오늘 운동');
  const device = useDeviceLog();
  return device ? <Training device={device} /> : <NoStorage />;
}

function Training({ device }: { device: DeviceLog }) {
  const { choices, online } = useRoutineChoices(device);
  return (
    <NarrowPage width={620}>
      <div css={{ display: 'grid', gap: space(6) }}>
        <header>
          <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2) }}>
            <h1 css={[text.h1, { flex: 1 }]}>오늘 운동</h1>
            <LinkButton
              to="/training/history"
              variant="secondary"
              size="small"
              icon={<CalendarDays aria-hidden size={16} />}
            >
              기록
            </LinkButton>
          </div>
          <SyncChip />
        </header>
        <OpenSessions device={device} />
        <DraftList device={device} />
        <InstallHint />
        <section aria-label="운동 시작" css={{ display: 'grid', gap: space(3) }}>
          {choices === undefined ? (
            <Skeleton height={76} round="var(--radius-card)" />
          ) : choices.length === 0 ? (
            <EmptyState
              icon={<Dumbbell size={28} />}
              title="아직 루틴이 없어요"
              action={<LinkButton to="/recommend">운동 추천받기</LinkButton>}
            >
              루틴이 없어도 운동을 하나씩 추가하며 기록할 수 있어요.
            </EmptyState>
          ) : (
            <ul css={{ display: 'grid', gap: space(3) }}>
              {choices.map(({ routineId, routineName }) => (
                <Card as="li" key={routineId} padding={4}>
                  <div css={{ display: 'flex', alignItems: 'center', gap: space(3) }}>
                    <h2 css={[text.title, { flex: 1, minWidth: 0 }]}>{routineName}</h2>
                    <LinkButton
                      to={`/training/session/new?routine=${routineId}`}
                      aria-label={`${routineName} 운동 시작`}
                    >
                      운동 시작
                    </LinkButton>
                  </div>
                </Card>
              ))}
            </ul>
          )}
          <LinkButton to="/training/session/new" variant="secondary" size="large" fullWidth>
            루틴 없이 시작하기
          </LinkButton>
          {!online && (
            <p css={[text.small, { color: color('text-2') }]}>
              지금은 연결되어 있지 않아요. 이 폰에 있는 루틴으로 시작할 수 있고, 기록은 폰에 저장돼요.
            </p>
          )}
        </section>
      </div>
    </NarrowPage>
  );
}
