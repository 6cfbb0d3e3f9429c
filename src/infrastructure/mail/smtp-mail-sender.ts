import { Logger } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { MailRefusedError, type Mail, type MailSender } from './mail-sender.js';

/** Short, because the caller waits until the server has accepted the mail. */
const CONNECT_MS = 5_000;
const SILENCE_MS = 8_000;
/** For the whole delivery: the wait for a free connection, every silence of the server, and a second try. */
const WHOLE_MS = 10_000;

/** Hands mails to an SMTP server over a few pooled connections. */
export class SmtpMailSender implements MailSender {
  private readonly logger = new Logger('Mail');
  private transport: ReturnType<typeof poolOf>;

  /** `url`: `smtp://user:password@host:port` or `smtps://…`. */
  constructor(
    private readonly url: string,
    private readonly from: string,
  ) {
    this.transport = poolOf(url, from);
  }

  async send(mail: Mail): Promise<void> {
    try {
      await this.inTime(this.transport.sendMail({ ...mail, to: { name: '', address: mail.to } }));
    } catch (cause) {
      throw isRefusal(cause) ? new MailRefusedError({ cause }) : cause;
    }
    this.logger.log({ subject: mail.subject });
  }

  /**
   * Gives up after `WHOLE_MS`, and drops all mails waiting for the same connections: behind a stalled server they would be sent one by one, long
   * after anybody wanted them.
   */
  private async inTime(handedOver: Promise<unknown>): Promise<void> {
    const { transport } = this;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        if (transport === this.transport) this.transport = poolOf(this.url, this.from);
        transport.close();
        reject(Object.assign(new Error('The mail server takes too long'), { code: 'ETIMEDOUT' }));
      }, WHOLE_MS);
    });
    await Promise.race([handedOver, late]).finally(() => clearTimeout(timer));
  }

  async forget(): Promise<void> {
    // The server stores mails, not this process.
  }

  async check(): Promise<void> {
    await this.transport.verify();
  }

  async close(): Promise<void> {
    this.transport.close();
  }
}

function poolOf(url: string, from: string) {
  return createTransport(
    {
      url,
      pool: true,
      maxConnections: 2,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
}

/** A permanent (5xx) response to RCPT TO. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false;
  return error.command === 'RCPT TO' && Number(error.responseCode) >= 500;
}
