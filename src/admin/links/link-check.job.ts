import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { setTimeout as wait } from 'node:timers/promises';
import {
  HandlesJob,
  JobFailure,
  type JobHandler,
  type JobOutcome,
  type JobRun,
} from '../../infrastructure/jobs/job-handler.js';
import { Jobs } from '../../infrastructure/jobs/jobs.service.js';
import { LinkChecks } from './link-checks.service.js';
import { LinkProbe } from './link-probe.js';

declare module '../../infrastructure/jobs/job-payloads.js' {
  interface JobPayloads {
    /** `before`, ISO 8601: checks every link not checked since then, also those that answered within the week. */
    'link-check': { before?: string };
  }
}

const NO_WAY_OUT = '이 서버에서 인터넷에 닿지 않아 링크를 확인하지 못했어요.';

/** Checks each catalogue link once a week, one after the other, and a failed link again the next day. */
@Injectable()
@HandlesJob('link-check', {
  concurrency: 1,
  timeoutMs: 12 * 3_600_000,
  attempts: 3,
  retryDelayMs: attempt => 60_000 * attempt,
  givenUp: '링크를 확인하지 못했어요. 내일 이어서 확인할게요.',
})
export class LinkCheckJob implements JobHandler<'link-check'> {
  readonly pace = {
    /** Pause between two links, ms: many are on the same server. */
    pauseMs: 1_000,
    /** After this many unreachable links in a row, this machine itself is offline. */
    mostOffline: 3,
  };

  constructor(
    private readonly checks: LinkChecks,
    private readonly probe: LinkProbe,
    private readonly jobs: Jobs,
  ) {}

  /** 05:10 KST, every day: links that failed the day before may be the only ones due. */
  @Cron('10 5 * * *', { timeZone: 'Asia/Seoul' })
  async begin(): Promise<void> {
    await this.jobs.add('link-check', {}, { key: 'all' });
  }

  async handle({ payload, signal, progress }: JobRun<'link-check'>): Promise<JobOutcome> {
    const due = await this.checks.due(payload.before === undefined ? undefined : new Date(payload.before));
    let offline = 0;
    for (const [n, url] of due.entries()) {
      const found = await this.probe.probe(url, signal);
      if (found === 'offline') offline++;
      else {
        offline = 0;
        await this.checks.keep(url, found);
      }
      if (offline >= Math.min(this.pace.mostOffline, due.length)) throw new JobFailure(NO_WAY_OUT);
      progress(((n + 1) / due.length) * 100);
      await wait(this.pace.pauseMs, undefined, { signal });
    }
    return { result: { checked: due.length } };
  }
}
