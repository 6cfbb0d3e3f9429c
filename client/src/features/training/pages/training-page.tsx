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

interface RoutineChoice {
  routineId: number;
  name: string;
}

/** The member's routines: the server's, or without a network those that this device can begin from. */
function useRoutineChoices({ log }: DeviceLog) {
  const query = useQuery({
    queryKey: ['training', 'routines', log.memberId],
    networkMode: 'always',
    retry: false,
    queryFn: async (): Promise<{ choices: RoutineChoice[]; online: boolean }> => {
      const routines = await fetchRoutines().catch(() => null);
      if (routines)
        return {
          choices: routines.map(each => ({ routineId: each.routineId, name: each.routineName })),
          online: true,
        };
      const kept = await keptRoutines(log);
      return {
        choices: kept.map(each => ({ routineId: each.routineId, name: each.routineName })),
        online: false,
      };
    },
  });
  const ids = query.data?.online ? query.data.choices.map(({ routineId }) => routineId).join(',') : '';
  useEffect(() => {
    if (ids !== '') void prepareOffline(log, ids.split(',').map(Number));
  }, [log, ids]);
  return query;
}

/** 오늘 운동: go on, begin, and see whether everything is kept. */
export function TrainingPage() {
  usePageTitle('오늘 운동');
  const device = useDeviceLog();
  return device ? <Training device={device} /> : <NoStorage />;
}

function Training({ device }: { device: DeviceLog }) {
  const { data, isPending } = useRoutineChoices(device);
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
          {isPending ? (
            <Skeleton height={76} round="var(--radius-card)" />
          ) : data?.choices.length === 0 ? (
            <EmptyState
              icon={<Dumbbell size={28} />}
              title="아직 루틴이 없어요"
              action={<LinkButton to="/recommend">운동 추천받기</LinkButton>}
            >
              루틴이 없어도 운동을 하나씩 추가하며 기록할 수 있어요.
            </EmptyState>
          ) : (
            <ul css={{ display: 'grid', gap: space(3) }}>
              {data?.choices.map(({ routineId, name }) => (
                <Card as="li" key={routineId} padding={4}>
                  <div css={{ display: 'flex', alignItems: 'center', gap: space(3) }}>
                    <h2 css={[text.title, { flex: 1, minWidth: 0 }]}>{name}</h2>
                    <LinkButton
                      to={`/training/session/new?routine=${routineId}`}
                      aria-label={`${name} 운동 시작`}
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
          {data && !data.online && (
            <p css={[text.small, { color: color('text-2') }]}>
              지금은 연결되어 있지 않아요. 이 폰에 있는 루틴으로 시작할 수 있고, 기록은 폰에 저장돼요.
            </p>
          )}
        </section>
      </div>
    </NarrowPage>
  );
}
