import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../shared/api/api.error';
import { formatNumber } from '../../../shared/lib/format';
import { radius, space } from '../../../shared/theme/theme';
import { Skeleton } from '../../../shared/ui/skeleton';
import { ErrorState } from '../../../shared/ui/state-message';
import { dashboardKey, fetchDashboard } from '../api/dashboard.api';
import { jobName } from '../lib/job-names';
import { BackupSection } from './backup-section';
import { DashboardSection } from './dashboard-section';
import { FailedJobRow } from './failed-job-row';
import { GapSections } from './gap-sections';
import { LinksSection } from './links-section';
import { MissedSearchesSection } from './missed-searches-section';
import { PlainTable } from './plain-table';
import { RecommendationsSection } from './recommendations-section';

/** Poll interval, ms. */
const LOOK_MS = 10_000;

/** 현황: an admin's morning overview. */
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
  const { jobs, longestWaitSeconds, failedJobs } = data;
  return (
    <div css={{ display: 'grid', gap: space(8), maxWidth: 880, paddingTop: space(5) }}>
      <DashboardSection
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
            rows={jobs.map(({ name, waiting, running, failed }) => [jobName(name), waiting, running, failed])}
          />
        )}
      </DashboardSection>
      <DashboardSection title="그만둔 작업" note={failedJobs.length === 0 ? '그만둔 작업이 없어요.' : null}>
        <ul>
          {failedJobs.map(job => (
            <FailedJobRow key={job.id} job={job} />
          ))}
        </ul>
      </DashboardSection>
      <BackupSection backup={data.backup} />
      <RecommendationsSection />
      <MissedSearchesSection />
      <LinksSection />
      <GapSections gaps={data.gaps} purposeGaps={data.purposeGaps} />
    </div>
  );
}
