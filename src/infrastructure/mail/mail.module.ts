import { Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { MAIL_SENDER, type MailSender } from './mail-sender.js';
import { OutboxMailSender } from './outbox-mail-sender.js';

/** SMTP if configured, otherwise the outbox folder. */
@Global()
@Module({
  providers: [
    {
      provide: MAIL_SENDER,
      inject: [CONFIG],
      useFactory: async ({ mail }: Config): Promise<MailSender> => {
        if (!mail.smtpUrl) return new OutboxMailSender(mail.outbox, mail.from);
        const { SmtpMailSender } = await import('./smtp-mail-sender.js');
        return new SmtpMailSender(mail.smtpUrl, mail.from);
      },
    },
  ],
  exports: [MAIL_SENDER],
})
export class MailModule implements OnApplicationShutdown {
  constructor(@Inject(MAIL_SENDER) private readonly mails: MailSender) {}

  async onApplicationShutdown(): Promise<void> {
    await this.mails.close();
  }
}
