import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { messageOf } from '../../../shared/api/api.error';
import { usePageTitle } from '../../../shared/lib/use-page-title';
import { Spinner } from '../../../shared/ui/spinner';
import { ErrorState } from '../../../shared/ui/state-message';
import { NoStorage } from '../components/no-storage';
import { beginSession } from '../session/begin-session';
import type { Beginning } from '../session/begin-session';
import { useDeviceLog } from '../store/device-log';

const numberIn = (value: string | null): number | undefined =>
  value !== null && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined;

/** Of `?routine=5`, `?history=7&workouts=1,2&title=…`, or nothing: an empty session. */
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

/** Sessions that are being begun, by navigation: an effect that runs twice begins one. */
const begun = new Map<string, Promise<string>>();

/** `/training/session/new`: keeps the new session on this device and goes there. */
export function StartPage() {
  usePageTitle('운동 시작');
  const device = useDeviceLog();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const query = params.toString();

  useEffect(() => {
    if (!device) return;
    let current = true;
    const key = `${query} ${attempt}`;
    let beginning = begun.get(key);
    if (!beginning) {
      beginning = beginSession(device, beginningOf(new URLSearchParams(query)));
      begun.set(key, beginning);
    }
    beginning.then(
      id => {
        begun.delete(key);
        if (current) void navigate(`/training/session/${id}`, { replace: true });
      },
      (error: unknown) => {
        begun.delete(key);
        if (current) setFailure(messageOf(error));
      },
    );
    return () => {
      current = false;
    };
  }, [device, navigate, query, attempt]);

  if (!device) return <NoStorage />;
  if (failure !== null) {
    return (
      <ErrorState
        message={failure}
        onRetry={() => {
          setFailure(null);
          setAttempt(attempt + 1);
        }}
      />
    );
  }
  return (
    <div css={{ display: 'grid', placeItems: 'center', minHeight: '60dvh' }}>
      <Spinner size={32} label="오늘 할 것을 준비하고 있어요" />
    </div>
  );
}
