import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Clock } from '../../common/time/clock.js';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import type { LoginProvider } from '../../config/login-providers.js';
import { MAIL_SENDER, type Mail, type MailSender } from '../../infrastructure/mail/mail-sender.js';
import { RateLimits } from '../../infrastructure/rate-limit/rate-limits.js';
import {
  adminChangedMail,
  newDeviceMail,
  passkeyAddedMail,
  passkeyRemovedMail,
  passwordChangedMail,
  providerLinkedMail,
  providerUnlinkedMail,
  type AdminChange,
  type RemovedLoginMethods,
} from './notice-mails.js';

interface Member {
  id: number;
  loginEmail: string;
}

/** Informs members and admins by mail about changes to their account. A request neither waits for these mails nor fails with them. */
@Injectable()
export class SecurityNotices implements BeforeApplicationShutdown {
  private readonly logger = new Logger(SecurityNotices.name);
  private readonly underWay = new Set<Promise<void>>();

  constructor(
    @Inject(MAIL_SENDER) private readonly mails: MailSender,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @param device as `deviceName` calls it */
  newDevice({ id, loginEmail }: Member, device: string): void {
    const mail = newDeviceMail(loginEmail, device, this.clock.now(), this.config.publicUrl);
    this.deliver(mail, this.limits.consume('deviceNotices', id));
  }

  /** @param device as `deviceName` calls it */
  passkeyAdded({ loginEmail }: Pick<Member, 'loginEmail'>, device: string): void {
    const mail = passkeyAddedMail(loginEmail, device, this.clock.now(), this.config.publicUrl);
    this.deliver(mail);
  }

  providerLinked({ loginEmail }: Pick<Member, 'loginEmail'>, provider: LoginProvider): void {
    const mail = providerLinkedMail(loginEmail, provider, this.clock.now(), this.config.publicUrl);
    this.deliver(mail);
  }

  passkeyRemoved({ loginEmail }: Pick<Member, 'loginEmail'>): void {
    const mail = passkeyRemovedMail(loginEmail, this.clock.now(), this.config.publicUrl);
    this.deliver(mail);
  }

  providerUnlinked({ loginEmail }: Pick<Member, 'loginEmail'>, provider: LoginProvider): void {
    const mail = providerUnlinkedMail(loginEmail, provider, this.clock.now(), this.config.publicUrl);
    this.deliver(mail);
  }

  passwordChanged({ loginEmail }: Pick<Member, 'loginEmail'>, removed: RemovedLoginMethods = {}): void {
    const mail = passwordChangedMail(loginEmail, this.clock.now(), this.config.publicUrl, removed);
    this.deliver(mail);
  }

  adminChanged({ id, mailAddress }: { id: number; mailAddress: string }, change: AdminChange): void {
    const mail = adminChangedMail(mailAddress, change, this.clock.now(), this.config.publicUrl);
    this.deliver(
      mail,
      change === 'newDevice' ? this.limits.consume('deviceNotices', `admin:${id}`) : undefined,
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.underWay);
  }

  /** @param allowed rejects if the mail must not be sent */
  private deliver(mail: Mail, allowed: Promise<unknown> = Promise.resolve()): void {
    const delivery = allowed
      .then(() => this.mails.send(mail))
      .catch((error: unknown) => {
        this.logger.warn({
          subject: mail.subject,
          reason: error instanceof Error ? error.message : 'unknown',
        });
      })
      .finally(() => this.underWay.delete(delivery));
    this.underWay.add(delivery);
  }
}
