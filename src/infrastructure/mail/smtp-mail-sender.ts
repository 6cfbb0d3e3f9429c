import { Logger } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { MailRefusedError, type Mail, type MailSender } from './mail-sender.js';

/** Somebody waits for the answer while the mail is handed over. */
const CONNECT_MS = 5_000;
const SILENCE_MS = 10_000;

/** Hands mails to an SMTP server over a few kept connections. */
export class SmtpMailSender implements MailSender {
  private readonly logger = new Logger('Mail');
  private readonly transport: ReturnType<typeof poolOf>;

  /** `url`: `smtp://user:password@host:port` or `smtps://…`. */
  constructor(url: string, from: string) {
    this.transport = poolOf(url, from);
  }

  async send(mail: Mail): Promise<void> {
    try {
      await this.transport.sendMail({ ...mail, to: { name: '', address: mail.to } });
    } catch (cause) {
      throw isRefusal(cause) ? new MailRefusedError({ cause }) : cause;
    }
    this.logger.log({ subject: mail.subject });
  }

  async forget(): Promise<void> {
    // Mails are kept by the server, not here.
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

/** A final (5xx) answer to RCPT TO. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false;
  return error.command === 'RCPT TO' && Number(error.responseCode) >= 500;
}
