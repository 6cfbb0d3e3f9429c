import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { createHmac } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { SingleRun } from '../../common/time/single-run.js';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { keptSecret } from '../../config/data-folder.js';
import { Database } from '../../infrastructure/database/database.js';
import { Instance } from './instance.entity.js';

const BEAT_MS = 10_000;
/** An instance not seen for this long counts as ended. */
const ALIVE_SECONDS = 30;

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
  ) {}

  /** @throws when a running instance has another configuration */
  async onModuleInit(): Promise<void> {
    if (this.database.embedded) return;
    const own = setupOf(this.config);
    // Registers itself before it looks for others: when two start together, the second sees the first.
    this.id = await this.enter(own);
    const others: Setup[] = await this.database.read.query(
      `SELECT uploads, secret, pushKey FROM instances WHERE seenAt > NOW(3) - INTERVAL ${ALIVE_SECONDS} SECOND AND id < ?`,
      [this.id],
    );
    const fault = difference(own, others);
    if (fault === undefined) return;
    await this.leave();
    throw new Error(fault);
  }

  @Interval(BEAT_MS)
  beat(): Promise<void> {
    return this.beats.start(() => this.seen().catch((err: unknown) => this.logger.warn({ err })));
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.beats.settled();
    await this.leave().catch(() => undefined);
  }

  private enter({ uploads, secret, pushKey }: Setup): Promise<number> {
    return this.database.write(async manager => {
      await manager.query('DELETE FROM instances WHERE seenAt < NOW(3) - INTERVAL 1 DAY');
      const { insertId } = await manager.query<{ insertId: number }>(
        'INSERT INTO instances (uploads, secret, pushKey, seenAt) VALUES (?, ?, ?, NOW(3))',
        [uploads, secret, pushKey],
      );
      return insertId;
    });
  }

  private async seen(): Promise<void> {
    const { id } = this;
    if (id === undefined) return;
    await this.database.write(manager =>
      manager.query('UPDATE instances SET seenAt = NOW(3) WHERE id = ?', [id]),
    );
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

/** One sentence about how other instances differ. */
function difference(own: Setup, others: Setup[]): string | undefined {
  if (others.some(({ secret }) => secret !== own.secret)) {
    return 'Another instance on this database has another JWT_SECRET: give all the same. If it has just ended, wait half a minute.';
  }
  // One without pushes is in order: push may be switched on one instance after the other.
  if (own.pushKey !== '' && others.some(({ pushKey }) => pushKey !== '' && pushKey !== own.pushKey)) {
    return 'Another instance on this database has another VAPID_PRIVATE_KEY: give all the same. If it has just ended, wait half a minute.';
  }
  if (others.some(({ uploads }) => uploads !== own.uploads)) {
    return (
      'Another instance on this database keeps uploads in another place: give all the same S3_BUCKET, or DATA_DIR on a shared ' +
      'volume. If it has just ended, wait half a minute.'
    );
  }
  return undefined;
}
