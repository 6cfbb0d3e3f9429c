import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { In, LessThan } from 'typeorm';
import { createHmac } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Clock } from '../../common/time/clock.js';
import { SingleRun } from '../../common/time/single-run.js';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { keptSecret } from '../../config/data-folder.js';
import { Database } from '../../infrastructure/database/database.js';
import { Instance } from './instance.entity.js';

const BEAT_MS = 10_000;
/** An instance whose row does not change for this long counts as ended. */
const ENDED_MS = 30_000;
const LOOK_MS = 500;
/** How long the rows of ended instances stay, unless another one meets them. */
const KEPT_MS = 86_400_000;

type Setup = Pick<Instance, 'uploads' | 'secret' | 'pushKey'>;

/**
 * Lets only equally configured instances share one MariaDB: with different keys they would refuse each other's tokens and drop each other's push
 * subscriptions, with different folders they would miss each other's pictures. The embedded database has one instance anyway.
 */
@Injectable()
export class Instances implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger(Instances.name);
  private readonly beats = new SingleRun();
  private id: number | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws when a running instance has another configuration */
  async onModuleInit(): Promise<void> {
    if (this.database.embedded) return;
    const own = setupOf(this.config);
    // Registers itself before it looks for others: when two start together, the second sees the first.
    const id = await this.enter(own);
    this.id = id;
    const others = await this.database.read.find(Instance, { where: { id: LessThan(id) } });
    const unlike = others.filter(other => difference(own, other) !== undefined);
    const running = await this.stillRunning(unlike);
    if (running) {
      await this.leave();
      throw new Error(difference(own, running));
    }
    const ended = unlike.map(({ id }) => id);
    if (ended.length > 0) await this.database.write(manager => manager.delete(Instance, ended));
  }

  /** The first of these whose row changes: clocks of processes and of databases may differ by minutes, so no time in a row says whether it runs. */
  private async stillRunning(seen: Instance[]): Promise<Instance | undefined> {
    const until = performance.now() + ENDED_MS;
    const seenAt = new Map(seen.map(instance => [instance.id, instance.seenAt.getTime()]));
    while (seenAt.size > 0 && performance.now() < until) {
      await Promise.all([setTimeout(LOOK_MS), this.seen()]);
      const now = await this.database.read.findBy(Instance, { id: In([...seenAt.keys()]) });
      const changed = now.find(instance => instance.seenAt.getTime() !== seenAt.get(instance.id));
      if (changed) return changed;
    }
    return undefined;
  }

  @Interval(BEAT_MS)
  beat(): Promise<void> {
    return this.beats.start(() => this.seen().catch((err: unknown) => this.logger.warn({ err })));
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.beats.settled();
    await this.leave().catch(() => undefined);
  }

  private enter(own: Setup): Promise<number> {
    const seenAt = this.clock.now();
    return this.database.write(async manager => {
      await manager.delete(Instance, { seenAt: LessThan(new Date(seenAt.getTime() - KEPT_MS)) });
      return (await manager.save(Instance, { ...own, seenAt })).id;
    });
  }

  private async seen(): Promise<void> {
    const { id } = this;
    if (id === undefined) return;
    await this.database.write(manager => manager.update(Instance, id, { seenAt: this.clock.now() }));
  }

  private async leave(): Promise<void> {
    const { id } = this;
    this.id = undefined;
    if (id !== undefined) await this.database.write(manager => manager.delete(Instance, id));
  }
}

function setupOf({ s3, uploadsDir, jwtSecret, push }: Config): Setup {
  return {
    uploads: fingerprint('uploads', s3.bucket === '' ? placeOf(uploadsDir) : `${s3.endpoint} ${s3.bucket}`),
    secret: fingerprint(jwtSecret, 'instance'),
    pushKey: push ? fingerprint('push', push.publicKey) : '',
  };
}

/** Identifies a folder, wherever it is mounted, by a file in it. */
function placeOf(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return keptSecret(join(folder, '.place'));
}

function fingerprint(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** One sentence about how another instance differs. */
function difference(own: Setup, other: Setup): string | undefined {
  if (other.secret !== own.secret)
    return 'Another instance on this database has another JWT_SECRET: give all the same.';
  // One without pushes is in order: push may be switched on one instance after the other.
  if (own.pushKey !== '' && other.pushKey !== '' && other.pushKey !== own.pushKey)
    return 'Another instance on this database has another VAPID_PRIVATE_KEY: give all the same.';
  if (other.uploads !== own.uploads) {
    return (
      'Another instance on this database keeps uploads in another place: give all the same S3_BUCKET, or DATA_DIR on a shared ' +
      'volume.'
    );
  }
  return undefined;
}
