import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { particle } from '../../../shared/lib/particle';
import { usePageTitle } from '../../../shared/lib/use-page-title';
import { isDeviceFull } from '../../../shared/lib/device-full';
import { LoadFailure } from '../../../shared/ui/load-failure';
import { NarrowPage } from '../../../shared/ui/narrow-page';
import { space, text } from '../../../shared/theme/theme';
import { Spinner } from '../../../shared/ui/spinner';
import { ErrorState } from '../../../shared/ui/state-message';
import { showToast } from '../../../shared/ui/toast.store';
import { LightWeek } from '../components/light-week';
import { NoStorage } from '../components/no-storage';
import { OtherSession } from '../components/other-session';
import { WayBack } from '../components/way-back';
import { useOpenRecords } from '../hooks/use-logged';
import { beginSession, planSession } from '../session/begin-session';
import type { Beginning, SessionPlan } from '../session/begin-session';
import { useDeviceLog } from '../store/device-log';
import type { DeviceLog } from '../store/device-log';

const numberIn = (value: string | null): number | undefined =>
  value !== null && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined;

/** From `?routine=5`, `?history=7&workouts=1,2&title=…`, or nothing: an empty session. */
function beginningOf(params: URLSearchParams): Beginning {
  const workoutIds = (params.get('workouts') ?? '')
    .split(',')
    .map(numberIn)
    .filter(id => id !== undefined);
  return {
    routineId: numberIn(params.get('routine')),
    historyId: numberIn(params.get('history')),
    workoutIds,
    title: params.get('title') ?? undefined,
  };
}

/** Reports what a session starts without. */
function sayLeftOut({ leftOut }: SessionPlan): void {
  if (leftOut.length === 0) return;
  const names = leftOut.join(', ');
  showToast({ message: `${particle(names, '은/는')} 지금 건강 상태에 맞지 않아서 빼고 시작했어요.` });
}

/** Starts in progress, by navigation and attempt: an effect that runs twice starts once. */
const underway = new Map<string, Promise<{ plan: SessionPlan; id: string | null }>>();

/** Starts at once, unless there is a question first. */
async function planAndBegin(device: DeviceLog, beginning: Beginning) {
  const plan = await planSession(device, beginning);
  return { plan, id: plan.lightWeek === null ? await beginSession(device, plan, false) : null };
}

/** `/training/session/new`: saves the new session on this device and goes there; asks first about one that is still open. */
export function StartPage() {
  usePageTitle('운동 시작');
  const device = useDeviceLog();
  const open = useOpenRecords(device);
  const [clear, setClear] = useState(false);
  // Permanent: the session started here is open, too.
  useEffect(() => {
    if (open?.length === 0) setClear(true);
  }, [open]);
  if (!device) return <NoStorage />;
  if (clear) return <Begin device={device} />;
  return open?.[0] ? <OtherSession device={device} record={open[0]} /> : <Preparing />;
}

function Begin({ device }: { device: DeviceLog }) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const [asking, setAsking] = useState<SessionPlan | null>(null);
  const query = params.toString();
  const show = useCallback(
    (id: string, plan: SessionPlan) => {
      sayLeftOut(plan);
      void navigate(`/training/session/${id}`, { replace: true });
    },
    [navigate],
  );

  useEffect(() => {
    let current = true;
    const key = `${query} ${attempt}`;
    const planned = underway.get(key) ?? planAndBegin(device, beginningOf(new URLSearchParams(query)));
    underway.set(key, planned);
    planned.then(
      ({ plan, id }) => {
        underway.delete(key);
        if (!current) return;
        if (id === null) setAsking(plan);
        else show(id, plan);
      },
      (error: unknown) => {
        underway.delete(key);
        if (current) setFailure({ error });
      },
    );
    return () => {
      current = false;
    };
  }, [device, show, query, attempt]);

  if (asking) {
    const begin = (light: boolean) =>
      beginSession(device, asking, light).then(
        id => show(id, asking),
        (error: unknown) => {
          setAsking(null);
          setFailure({ error });
        },
      );
    return <LightWeek plan={asking} onChoose={begin} />;
  }
  if (failure !== null) {
    const { error } = failure;
    const again = () => {
      setFailure(null);
      setAttempt(attempt + 1);
    };
    return (
      <NarrowPage width={640}>
        {/* Not sticky: on phones no bar is above it here. */}
        <header css={{ display: 'flex', alignItems: 'center', gap: space(1) }}>
          <WayBack to="/training" label="오늘로 돌아가기" />
          <h1 css={text.h2}>운동 시작</h1>
        </header>
        {isDeviceFull(error) ? (
          <ErrorState message="기기의 저장 공간이 가득 찼어요" onRetry={again}>
            기록을 저장할 수 없어서 시작하지 않았어요. 공간을 비우고 다시 시도해 주세요.
          </ErrorState>
        ) : (
          <LoadFailure query={{ error, isFetching: false, refetch: again }} />
        )}
      </NarrowPage>
    );
  }
  return <Preparing />;
}

function Preparing() {
  return (
    <div css={{ display: 'grid', placeItems: 'center', minHeight: '60dvh' }}>
      <Spinner size={32} label="오늘 할 것을 준비하고 있어요" />
    </div>
  );
}
