import { Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { access, constants, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWholeFile } from '../files/whole-file.js';
import type { Mail, MailSender } from './mail-sender.js';

/** Writes every mail as an `.eml` file into a folder: the embedded default, where no mail server is. */
export class OutboxMailSender implements MailSender {
  private readonly logger = new Logger('Mail');
  private composer: ReturnType<typeof composerFrom> | undefined;
  private sent = 0;

  constructor(
    private readonly folder: string,
    private readonly from: string,
  ) {}

  async send(mail: Mail): Promise<void> {
    this.composer ??= composerFrom(this.from);
    const { message } = await (await this.composer).sendMail({ ...mail, to: { name: '', address: mail.to } });
    if (!Buffer.isBuffer(message)) throw new Error('the mail was not composed in memory');
    // Names sort by time, and by order within a millisecond.
    const order = String(++this.sent).padStart(6, '0');
    const path = join(
      this.folder,
      `${new Date().toISOString().replace(/[:.]/g, '-')}-${order}-${randomUUID()}.eml`,
    );
    await writeWholeFile(path, message);
    this.logger.log({ subject: mail.subject });
  }

  async check(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await access(this.folder, constants.W_OK);
  }

  async close(): Promise<void> {
    (await this.composer)?.close();
  }
}

/** The library is loaded with the first mail. */
async function composerFrom(from: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, { from });
}
