import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { EntityManager } from 'typeorm';
import { Clock } from '../common/time/clock.js';
import { koreanDate } from '../common/time/korean-date.js';
import { SingleRun } from '../common/time/single-run.js';
import { CONFIG } from '../config/config.module.js';
import type { Config } from '../config/config.js';
import { Database } from '../infrastructure/database/database.js';
import { Jobs } from '../infrastructure/jobs/jobs.service.js';
import { Intake } from '../intake/public.js';
import { MyWeeks } from '../week/public.js';
import { PushSettings } from './entities/push-settings.entity.js';
import { PushSubscriptionRow } from './entities/push-subscription.entity.js';
import { isQuiet, nextAt } from './push-times.js';

const EVERY_MS = 15_000;
/** Read per query. */
const BATCH = 50;
const DAY_MS = 86_400_000;
/** Enough days to buy a new pack. */
const REFILL_DAYS = 5;

/** Another instance has decided this day. */
class Decided extends Error {}

/** Decides once a day per member what their devices are told. */
@Injectable()
export class PushSchedule implements BeforeApplicationShutdown {
  private readonly logger = new Logger(PushSchedule.name);
  private readonly runs = new SingleRun();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly weeks: MyWeeks,
    private readonly intake: Intake,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Interval(EVERY_MS)
  run(): Promise<void> {
    return this.runs.start(() => this.decideAll().catch((err: unknown) => this.logger.warn({ err })));
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.runs.settled();
  }

  private async decideAll(): Promise<void> {
    if (!this.config.push) return;
    for (;;) {
      const due = await this.database.read
        .createQueryBuilder(PushSettings, 'settings')
        .where('settings.nextAt <= :now', { now: this.clock.now() })
        .andWhere(query => {
          const devices = query.subQuery().select('1').from(PushSubscriptionRow, 'device');
          return `EXISTS ${devices.where('device.userId = settings.userId').getQuery()}`;
        })
        .orderBy('settings.nextAt')
        .limit(BATCH)
        .getMany();
      for (const settings of due) await this.decide(settings);
      if (due.length < BATCH) return;
    }
  }

  private async decide(settings: PushSettings): Promise<void> {
    const { userId, toldRefills } = settings;
    const now = this.clock.now();
    const on = koreanDate(now);
    // Nobody decided while it was day.
    const isLate = isQuiet(now);
    const today = !isLate && settings.today && (await this.weeks.hasSessionOn(userId, on));
    const due = settings.refill && !isLate ? await this.refills(userId, on) : toldRefills;
    const refill = due.some(each => !toldRefills.includes(each));
    const claim = async (manager: EntityManager) => {
      const next = nextAt(now, settings.hour, on);
      const { affected } = await manager.update(
        PushSettings,
        { userId, nextAt: settings.nextAt },
        { nextAt: next, decidedOn: on, toldRefills: due },
      );
      if (affected !== 1) throw new Decided();
      return { userId, on, today, refill };
    };
    try {
      await (today || refill ? this.jobs.add('push-day', claim, { userId }) : this.database.write(claim));
    } catch (error) {
      if (!(error instanceof Decided)) throw error;
    }
  }

  /** What runs out within days; a new pack has another date. */
  private async refills(userId: number, on: string): Promise<string[]> {
    const until = koreanDate(new Date(this.clock.now().getTime() + REFILL_DAYS * DAY_MS));
    const found = await this.intake.refills(userId, on);
    return found.flatMap(({ itemId, date }) => (date <= until ? [`${itemId}@${date}`] : []));
  }
}
