import { useMutation } from '@tanstack/react-query';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Download from 'lucide-react/icons/download';
import FileUp from 'lucide-react/icons/file-up';
import { useSearchParams } from 'react-router-dom';
import { messageOf } from '../../../shared/api/api.error';
import { download } from '../../../shared/lib/download';
import { latePart } from '../../../shared/lib/late-part';
import { usePageTitle } from '../../../shared/lib/use-page-title';
import { space } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { LinkButton } from '../../../shared/ui/link-button';
import { NarrowPage } from '../../../shared/ui/narrow-page';
import { PageHeader } from '../../../shared/ui/page-header';
import { Skeleton } from '../../../shared/ui/skeleton';
import { EmptyState } from '../../../shared/ui/state-message';
import { Tabs } from '../../../shared/ui/tabs';
import { showToast } from '../../../shared/ui/toast.store';
import { fetchSetTable } from '../api/training-history.api';
import { NoStorage } from '../components/no-storage';
import { useSyncStatus } from '../store/sync-loop';
import type { SyncState } from '../store/sync-loop';
import { SyncChip } from '../components/sync-chip';
import { CalendarPanel } from '../history/calendar-panel';
import { PartsPanel } from '../history/parts-panel';
import { WorkoutsPanel } from '../history/workouts-panel';
import { localDateOf } from '../../../shared/lib/calendar';
import { useSessions } from '../hooks/use-logged';
import { useDeviceLog } from '../store/device-log';
import type { DeviceLog } from '../store/device-log';

const CardioPanel = latePart(async () => (await import('../history/cardio-panel')).CardioPanel);

const CARDIO_TAB = { key: 'cardio', label: '유산소' } as const;
const TABS = [
  { key: 'calendar', label: '달력' },
  { key: 'parts', label: '부위' },
  { key: 'workouts', label: '운동' },
] as const;

/** When sessions that this device lacks are fetched, where that is not the network's return. */
const COMING: Partial<Record<SyncState, string>> = {
  storage: '저장 공간을 비우면 가져올게요.',
  failed: '잠시 후 다시 가져올게요.',
};

/** 기록: training days, trained parts and strength. */
export function TrainingHistoryPage() {
  usePageTitle('운동 기록');
  const device = useDeviceLog();
  return device ? <History device={device} /> : <NoStorage />;
}

function History({ device }: { device: DeviceLog }) {
  const sessions = useSessions(device);
  const sync = useSyncStatus(({ state }) => state);
  const [params, setParams] = useSearchParams();
  const hasCardio = Array.isArray(sessions) && sessions.some(({ cardio }) => cardio);
  const tabs = hasCardio ? [...TABS, CARDIO_TAB] : TABS;
  const active = tabs.find(({ key }) => key === params.get('tab'))?.key ?? 'calendar';
  return (
    <NarrowPage width={active === 'calendar' ? 1040 : 720}>
      <PageHeader title="운동 기록" back backTo="/training" flush actions={<SaveTable />} />
      <SyncChip />
      {sessions === undefined ? (
        <div aria-busy css={{ marginTop: space(4) }}>
          <Skeleton height={360} round="var(--radius-card)" />
        </div>
      ) : sessions === 'unknown' ? (
        <EmptyState icon={<CalendarDays size={28} />} title="이 기기에는 아직 운동 기록이 없어요">
          {COMING[sync] ?? '연결되면 가져올게요.'}
        </EmptyState>
      ) : sessions.length === 0 ? (
        <EmptyState
          icon={<CalendarDays size={28} />}
          title="아직 운동 기록이 없어요"
          action={
            <div css={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space(2) }}>
              <LinkButton to="/training">오늘 운동 시작하기</LinkButton>
              <ImportLink />
            </div>
          }
        >
          한 번 운동하면 달력과 쓴 근육, 최고 기록을 여기서 볼 수 있어요.
        </EmptyState>
      ) : (
        <Tabs
          label="운동 기록"
          items={tabs}
          active={active}
          onSelect={key => setParams({ tab: key }, { replace: true })}
        >
          <div css={{ paddingTop: space(4) }}>
            {active === 'calendar' && <CalendarPanel log={device.log} sessions={sessions} />}
            {active === 'parts' && <PartsPanel />}
            {active === 'workouts' && <WorkoutsPanel />}
            {active === 'cardio' && <CardioPanel />}
          </div>
          <div css={{ marginTop: space(8), textAlign: 'center' }}>
            <ImportLink />
          </div>
        </Tabs>
      )}
    </NarrowPage>
  );
}

function ImportLink() {
  return (
    <LinkButton to="/training/import" variant="secondary" icon={<FileUp aria-hidden size={18} />}>
      다른 앱 기록 가져오기
    </LinkButton>
  );
}

/** Every set as a file for spreadsheets. */
function SaveTable() {
  const save = useMutation({
    mutationFn: fetchSetTable,
    onSuccess: blob => {
      download(blob, `routineup-training-${localDateOf(new Date())}.csv`);
      showToast({ tone: 'success', message: '운동 기록을 내려받았어요.' });
    },
    onError: error => showToast({ tone: 'error', message: messageOf(error) }),
  });
  return (
    <Button
      variant="secondary"
      size="small"
      icon={<Download aria-hidden size={16} />}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      CSV로 받기
    </Button>
  );
}
