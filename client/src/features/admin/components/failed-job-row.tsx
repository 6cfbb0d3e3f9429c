import { useMutation, useQueryClient } from '@tanstack/react-query';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { messageOf } from '../../../shared/api/api.error';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Notice } from '../../../shared/ui/notice';
import { dashboardKey, retryJob } from '../api/dashboard.api';
import type { DashboardData } from '../api/dashboard.api';
import { useMayEdit } from '../hooks/use-role';
import { historyTime } from '../lib/history-words';
import { jobName } from '../lib/job-names';

/** A job that was given up: the reason, and a button to retry it. */
export function FailedJobRow({ job }: { job: DashboardData['failedJobs'][number] }) {
  const client = useQueryClient();
  const mayEdit = useMayEdit();
  const retry = useMutation({
    mutationFn: () => retryJob(job.id),
    onSuccess: () => client.invalidateQueries({ queryKey: dashboardKey }),
  });
  const name = jobName(job.name);
  return (
    <li
      css={{ display: 'grid', gap: space(2), padding: space(3, 0), borderTop: `1px solid ${color('line')}` }}
    >
      <div css={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space(3) }}>
        <div css={{ minWidth: 0 }}>
          <p css={[text.body2, { fontWeight: 600 }]}>{name}</p>
          <p css={[text.small, { color: color('text-2'), overflowWrap: 'anywhere' }]}>
            {[job.failedAt && historyTime(job.failedAt), job.reason].filter(Boolean).join(' · ')}
          </p>
        </div>
        {mayEdit && job.retryable && (
          <Button
            size="small"
            variant="secondary"
            icon={<RotateCw aria-hidden size={16} />}
            loading={retry.isPending}
            aria-label={`${name} 다시 시키기`}
            onClick={() => retry.mutate()}
            css={{ flex: 'none' }}
          >
            다시 시키기
          </Button>
        )}
      </div>
      {retry.isError && <Notice tone="error">{messageOf(retry.error)}</Notice>}
    </li>
  );
}
