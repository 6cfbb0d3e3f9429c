import { Injectable } from '@nestjs/common';
import { BackupLog } from '../../backup/public.js';
import { CatalogueReadModel, isStrengthTraining } from '../../catalogue/public.js';
import { AppError } from '../../common/errors/app-error.js';
import { Clock } from '../../common/time/clock.js';
import { JobLedger } from '../../infrastructure/jobs/job-ledger.service.js';
import type { JobName } from '../../infrastructure/jobs/job-payloads.js';
import { Jobs } from '../../infrastructure/jobs/jobs.service.js';
import { catalogueGaps, purposeGaps } from './catalogue-gaps.js';
import type { BackupStateDto, DashboardDto, JobCountDto } from './dashboard.dto.js';

const MOST_FAILED = 50;
/** Not retried here: an abandoned import is undone on the import screen. */
const NEVER_AGAIN: readonly string[] = ['catalogue-import'];

/** Backups are daily; two hours are the tolerance. */
const BACKUP_OVERDUE_MS = 26 * 3_600_000;

/** The figures an admin checks in the morning. */
@Injectable()
export class Dashboard {
  constructor(
    private readonly ledger: JobLedger,
    private readonly jobs: Jobs,
    private readonly catalogue: CatalogueReadModel,
    private readonly backups: BackupLog,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<DashboardDto> {
    const [counts, longestWait, failed, workouts, products, backup] = await Promise.all([
      this.ledger.counts(),
      this.ledger.longestWaitSeconds(),
      this.ledger.failed(MOST_FAILED),
      this.catalogue.workoutFacts(),
      this.catalogue.productFacts(),
      this.backup(),
    ]);
    const jobs = new Map<string, JobCountDto>();
    for (const { name, state, count } of counts) {
      const row = jobs.get(name) ?? { name, waiting: 0, running: 0, failed: 0 };
      jobs.set(name, row);
      if (state === 'PENDING') row.waiting = count;
      if (state === 'RUNNING') row.running = count;
      if (state === 'FAILED') row.failed = count;
    }
    return {
      jobs: [...jobs.values()].sort((a, b) => a.name.localeCompare(b.name)),
      longestWaitSeconds: Math.round(longestWait),
      failedJobs: failed.map(({ id, name, failure, finishedAt }) => ({
        ...{ id, name, reason: failure ?? '', failedAt: finishedAt },
        retryable: !NEVER_AGAIN.includes(name),
      })),
      gaps: await catalogueGaps(workouts.filter(isStrengthTraining)),
      purposeGaps: await purposeGaps(products),
      backup,
    };
  }

  private async backup(): Promise<BackupStateDto> {
    const { checked, last } = await this.backups.last();
    const age = checked ? this.clock.now().getTime() - checked.startedAt.getTime() : Infinity;
    return {
      checkedAt: checked?.startedAt ?? null,
      kilobytes: checked?.kilobytes ?? null,
      failedAt: last && !last.checked ? last.startedAt : null,
      overdue: age > BACKUP_OVERDUE_MS,
    };
  }

  /** @throws JOB_NOT_FOUND_EXCEPTION, CONFLICT_EXCEPTION while another job with the same key is unfinished */
  async retry(id: number): Promise<void> {
    const job = (await this.ledger.failed(MOST_FAILED)).find(each => each.id === id);
    if (!job || NEVER_AGAIN.includes(job.name)) throw new AppError('JOB_NOT_FOUND_EXCEPTION');
    const retried = await this.jobs.retry(job.name as JobName, id);
    if (retried === 'busy')
      throw new AppError('CONFLICT_EXCEPTION', { message: '같은 작업을 이미 하고 있어요.' });
    if (retried === 'gone') throw new AppError('JOB_NOT_FOUND_EXCEPTION');
  }
}
