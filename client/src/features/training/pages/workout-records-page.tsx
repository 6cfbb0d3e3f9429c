import LineChart from 'lucide-react/icons/chart-line';
import { Link, useParams } from 'react-router-dom';
import { usePageTitle } from '../../../shared/lib/use-page-title';
import { color, space, text } from '../../../shared/theme/theme';
import { Card } from '../../../shared/ui/card';
import { LinkButton } from '../../../shared/ui/link-button';
import { NarrowPage } from '../../../shared/ui/narrow-page';
import { PageHeader } from '../../../shared/ui/page-header';
import { EmptyState } from '../../../shared/ui/state-message';
import { ShareButton } from '../components/share-button';
import type { WorkoutHistory } from '../api/training-history.api';
import { QueryPart } from '../history/query-part';
import { TimeChart } from '../history/time-chart';
import type { TimePoint } from '../history/time-chart';
import { useLoggedWorkouts, useWorkoutHistory } from '../hooks/use-history';
import { recordText } from '../lib/summary-text';

/** `/training/history/workout/:id`: one workout over time. */
export function WorkoutRecordsPage() {
  const id = Number(useParams().id);
  const history = useWorkoutHistory(id);
  const name =
    useLoggedWorkouts().data?.find(({ workoutId }) => workoutId === id)?.workoutName ?? '운동 기록';
  usePageTitle(name);
  return (
    <NarrowPage width={620}>
      <PageHeader title={name} back backTo="/training/history?tab=workouts" flush />
      <QueryPart query={history} loading="기록을 불러오고 있어요">
        {data => (data.points.length === 0 ? <Nothing /> : <Charts workoutId={id} history={data} />)}
      </QueryPart>
    </NarrowPage>
  );
}

function Nothing() {
  return (
    <EmptyState
      icon={<LineChart size={28} />}
      title="아직 마친 세트가 없어요"
      action={<LinkButton to="/training">오늘 운동 시작하기</LinkButton>}
    >
      이 운동을 한 번 하면 그래프와 최고 기록을 볼 수 있어요.
    </EmptyState>
  );
}

const simple = (date: string, value: number): TimePoint => ({ date, value, band: null });

function Charts({ workoutId, history: { points, records } }: { workoutId: number; history: WorkoutHistory }) {
  const estimates = points.flatMap(({ date, oneRepMaxKg, lowKg, highKg }) =>
    oneRepMaxKg === null || lowKg === null || highKg === null
      ? []
      : [{ date, value: oneRepMaxKg, band: { low: lowKg, high: highKg } }],
  );
  const volumes = points.filter(({ volumeKg }) => volumeKg > 0);
  const held = points.flatMap(({ date, longestSeconds }) =>
    longestSeconds === null ? [] : [simple(date, longestSeconds)],
  );
  const repetitions = points.filter(({ reps }) => reps > 0);
  return (
    <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) }}>
      {estimates.length > 0 && <TimeChart title="추정 1RM" unit="kg" points={estimates} />}
      {held.length > 0 && <TimeChart title="가장 오래 버틴 시간" unit="초" points={held} />}
      {volumes.length > 0 ? (
        <TimeChart
          title="볼륨"
          unit="kg"
          points={volumes.map(({ date, volumeKg }) => simple(date, Math.round(volumeKg)))}
        />
      ) : (
        repetitions.length > 0 && (
          <TimeChart
            title="횟수"
            unit="회"
            points={repetitions.map(({ date, reps }) => simple(date, reps))}
          />
        )
      )}
      {records.length > 0 && (
        <section aria-label="최고 기록" css={{ display: 'grid', gap: space(3) }}>
          <h2 css={text.h2}>최고 기록</h2>
          <Card>
            <ul css={{ display: 'grid', gap: space(2), fontVariantNumeric: 'tabular-nums' }}>
              {records.map(record => (
                <li key={`${record.kind}-${record.weight}`} css={text.body2}>
                  {recordText(record)}
                </li>
              ))}
            </ul>
          </Card>
          <p css={[text.caption, { color: color('text-2') }]}>
            추정 1RM은 한 번만 들 수 있는 무게를 무게와 횟수로 어림한 값이에요. 실제로 한 번에 들어 본 무게는
            아니에요.
          </p>
        </section>
      )}
      <ShareButton of={{ workoutId }} />
      <Link
        to="/mypage/bodyhistory"
        css={[
          text.body2,
          { justifySelf: 'start', padding: space(3, 0), color: color('brand-text'), fontWeight: 600 },
        ]}
      >
        몸 변화도 보기
      </Link>
    </div>
  );
}
