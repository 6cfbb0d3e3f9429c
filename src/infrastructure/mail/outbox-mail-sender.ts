import { Logger } from '@nestjs/common';
import { createHash, randomUUID } from 'node:crypto';
import { access, constants, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWholeFile } from '../files/whole-file.js';
import type { Mail, MailSender } from './mail-sender.js';

/** Writes every mail as an `.eml` file into a folder: the embedded default, without a mail server. */
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
    // Names sort by time, and by sequence within a millisecond.
    const order = String(++this.sent).padStart(6, '0');
    const path = join(
      this.folder,
      `${new Date().toISOString().replace(/[:.]/g, '-')}-${order}-${randomUUID()}${markOf(mail.to)}.eml`,
    );
    await writeWholeFile(path, message);
    this.logger.log({ subject: mail.subject });
  }

  async forget(address: string): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    for (const name of names) {
      const path = join(this.folder, name);
      if (name.endsWith(`${markOf(address)}.eml`) || (await isUnmarkedTo(path, address))) {
        await rm(path, { force: true });
      }
    }
  }

  async check(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await access(this.folder, constants.W_OK);
  }

  async close(): Promise<void> {
    (await this.composer)?.close();
  }
}

/** Suffix of a mail's file name, so that all mails to one address are found without reading them. */
function markOf(address: string): string {
  return `-to-${createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 16)}`;
}

/** Mails of earlier versions have no mark and must be read. */
async function isUnmarkedTo(path: string, address: string): Promise<boolean> {
  if (/-to-[0-9a-f]{16}\.eml$/.test(path) || !path.endsWith('.eml')) return false;
  const text = await readFile(path, 'latin1').catch(() => '');
  return text.toLowerCase().includes(`\nto: ${address.toLowerCase()}\r\n`);
}

/** Loads the library with the first mail. */
async function composerFrom(from: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, { from });
}
