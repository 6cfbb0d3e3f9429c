import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messageOf } from '../../../shared/api/api.error';
import { formatNumber } from '../../../shared/lib/format';
import { color, radius, space, text } from '../../../shared/theme/theme';
import { Skeleton } from '../../../shared/ui/skeleton';
import { ErrorState } from '../../../shared/ui/state-message';
import { dashboardKey, fetchDashboard } from '../api/dashboard.api';
import { jobName } from '../lib/job-names';
import { FailedJobRow } from './failed-job-row';
import { PlainTable } from './plain-table';

/** How often it looks again, ms. */
const LOOK_MS = 10_000;

/** 현황: what is done in the background, what was given up, and where the catalogue is thin. */
export function DashboardPanel() {
  const dashboard = useQuery({
    queryKey: dashboardKey,
    queryFn: fetchDashboard,
    staleTime: 0,
    refetchInterval: LOOK_MS,
  });
  const data = dashboard.data;
  if (!data)
    return (
      <div css={{ paddingTop: space(5) }}>
        {dashboard.error ? (
          <ErrorState
            message={messageOf(dashboard.error)}
            onRetry={() => void dashboard.refetch()}
            retrying={dashboard.isFetching}
          />
        ) : (
          <Skeleton height={320} round={radius.card} />
        )}
      </div>
    );
  const { jobs, longestWaitSeconds, failedJobs, gaps } = data;
  return (
    <div css={{ display: 'grid', gap: space(8), maxWidth: 880, paddingTop: space(5) }}>
      <Section
        title="뒤에서 하는 작업"
        note={
          longestWaitSeconds > 0
            ? `가장 오래 기다린 작업은 ${formatNumber(longestWaitSeconds)}초째예요.`
            : '기다리는 작업이 없어요.'
        }
      >
        {jobs.length > 0 && (
          <PlainTable
            label="작업"
            heads={['작업', '기다림', '하는 중', '그만둠']}
            rows={jobs.map(({ name, waiting, running, failed }) => [
              jobName(name),
              formatNumber(waiting),
              formatNumber(running),
              formatNumber(failed),
            ])}
          />
        )}
      </Section>
      <Section title="그만둔 작업" note={failedJobs.length === 0 ? '그만둔 작업이 없어요.' : null}>
        <ul>
          {failedJobs.map(job => (
            <FailedJobRow key={job.id} job={job} />
          ))}
        </ul>
      </Section>
      <Section
        title={`카탈로그의 빈틈 ${formatNumber(gaps.length)}곳`}
        note="그 기구로 그 부위를 하는 운동이 하나뿐이라, 회원이 늘 같은 운동을 받아요."
      >
        {gaps.length > 0 && (
          <PlainTable
            label="빈틈"
            heads={['부위', '기구', '하나뿐인 운동']}
            rows={gaps.map(({ bodyPart, machine, onlyWorkout }) => [bodyPart, machine, onlyWorkout])}
          />
        )}
      </Section>
    </div>
  );
}

function Section({ title, note, children }: { title: string; note: string | null; children: ReactNode }) {
  return (
    <section css={{ display: 'grid', gap: space(3) }}>
      <h2 css={text.h2}>{title}</h2>
      {note && <p css={[text.body2, { color: color('text-2') }]}>{note}</p>}
      {children}
    </section>
  );
}
