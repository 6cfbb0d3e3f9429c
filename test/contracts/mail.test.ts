import { Logger } from '@nestjs/common';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MailRefusedError, type Mail, type MailSender } from '../../src/infrastructure/mail/mail-sender.js';
import { OutboxMailSender } from '../../src/infrastructure/mail/outbox-mail-sender.js';
import { SmtpMailSender } from '../../src/infrastructure/mail/smtp-mail-sender.js';
import { TcpProxy } from '../support/tcp-proxy.js';
import { readOutbox } from '../support/outbox.js';
import { startTinySmtpServer } from './tiny-smtp-server.js';

const FROM = '루틴업 <no-reply@routineup.example>';

const mail = (overrides: Partial<Mail> = {}): Mail => ({
  to: 'gildong@example.com',
  subject: '[루틴업] 이메일 인증 코드를 보내 드려요',
  text: '인증 코드는 123456이에요.\n.\n..끝',
  html: '<p>인증 코드는 <b>123456</b>이에요.</p>',
  ...overrides,
});

const logged: unknown[] = [];
const keep = (...entry: unknown[]) => void logged.push(...entry);
beforeAll(() => Logger.overrideLogger({ log: keep, error: keep, warn: keep }));
afterAll(() => Logger.overrideLogger(['log', 'error', 'warn']));

interface Harness {
  sender: MailSender;
  dataDir: string;
  /** Makes delivery of every later mail fail. */
  breakDown(): Promise<void>;
  stop(): Promise<void>;
}

const ADAPTERS: Record<string, () => Promise<Harness>> = {
  'the outbox folder': async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'routineup-mail-'));
    return {
      sender: new OutboxMailSender(join(dataDir, 'outbox'), FROM),
      dataDir,
      breakDown: async () => {
        rmSync(join(dataDir, 'outbox'), { recursive: true, force: true });
        writeFileSync(join(dataDir, 'outbox'), 'a file where the folder should be');
      },
      stop: async () => {},
    };
  },
  SMTP: async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'routineup-mail-'));
    const server = await startTinySmtpServer(dataDir);
    return {
      sender: new SmtpMailSender(server.url, FROM),
      dataDir,
      breakDown: () => server.stop(),
      stop: () => server.stop(),
    };
  },
};

describe.each(Object.entries(ADAPTERS))('a mail sender: %s', (_, start) => {
  let harness: Harness;
  let broken: boolean;
  beforeEach(async () => {
    harness = await start();
    broken = false;
  });
  afterEach(async () => {
    await harness.sender.close();
    if (!broken) await harness.stop();
    rmSync(harness.dataDir, { recursive: true, force: true });
  });
  const received = () => readOutbox(harness.dataDir);
  const rawMails = () => {
    const folder = join(harness.dataDir, 'outbox');
    return readdirSync(folder).map(name => readFileSync(join(folder, name), 'latin1'));
  };

  it('has delivered the mail whole when send resolves', async () => {
    await harness.sender.send(mail());
    const [only, ...others] = received();
    expect(others).toEqual([]);
    expect(only!.to).toContain('gildong@example.com');
    expect(only!.subject).toBe('[루틴업] 이메일 인증 코드를 보내 드려요');
    expect(only!.text.replace(/\r\n/g, '\n').trim()).toBe('인증 코드는 123456이에요.\n.\n..끝');
  });

  it('forgets the mails to an address that it keeps, and no others', async () => {
    for (const to of ['gildong@example.com', 'gildong2@example.com', 'Gildong@Example.com']) {
      await harness.sender.send(mail({ to }));
    }
    await harness.sender.forget('gildong@example.com');
    const left = received().map(({ to }) => to);
    // The product cannot take back what an SMTP server has accepted.
    expect(left).toHaveLength(harness.sender instanceof OutboxMailSender ? 1 : 3);
    expect(left.some(to => to.includes('gildong2@example.com'))).toBe(true);
  });

  it('logs the subject and nothing else of the mail', async () => {
    logged.length = 0;
    await harness.sender.send(mail());
    const lines = JSON.stringify(logged);
    expect(lines).toContain('[루틴업] 이메일 인증 코드를 보내 드려요');
    expect(lines).not.toMatch(/123456|gildong/);
  });

  it('names the sender and carries text and HTML', async () => {
    await harness.sender.send(mail());
    const [raw = ''] = rawMails();
    expect(raw).toMatch(/^From: .*<no-reply@routineup\.example>$/m);
    expect(raw).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(raw).toMatch(/^Content-Type: text\/plain; charset=utf-8/m);
    expect(raw).toMatch(/^Content-Type: text\/html; charset=utf-8/m);
    expect(raw).toMatch(/^Message-ID: /im);
  });

  it('keeps lines longer than a mail may have', async () => {
    const text = '가'.repeat(3_000);
    await harness.sender.send(mail({ text }));
    expect(received()[0]!.text.trim()).toBe(text);
  });

  it('delivers every one of overlapping mails, none mixed up', async () => {
    const numbers = Array.from({ length: 20 }, (_, i) => i);
    await Promise.all(
      numbers.map(i => harness.sender.send(mail({ to: `m${i}@example.com`, text: `몸글 ${i}` }))),
    );
    const texts = received().map(({ to, text }) => `${to} ${text.trim()}`);
    expect(texts.sort()).toEqual(numbers.map(i => `m${i}@example.com 몸글 ${i}`).sort());
  });

  it.each([
    ['a@example.com\r\nBcc: b@example.com'],
    ['a@example.com, b@example.com'],
    ['<a@example.com>,b@example.com'],
  ])('takes %j for one address or for none, never for two', async to => {
    await harness.sender.send(mail({ to })).catch(() => undefined);
    for (const raw of rawMails()) {
      const [head = ''] = raw.split('\r\n\r\n');
      expect(head).not.toMatch(/^bcc:/im);
      expect(head.match(/^to:.*$/im)?.[0].replace(/"[^"]*"/g, '') ?? '').not.toMatch(/>?,\s*<?b@/);
    }
  });

  it('rejects, soon, when the mail cannot be handed over', async () => {
    await harness.breakDown();
    broken = true;
    const start = Date.now();
    await expect(harness.sender.send(mail())).rejects.toThrow();
    expect(Date.now() - start).toBeLessThan(8_000);
  });
});

describe('the outbox folder', () => {
  it('keeps mails in order of sending and leaves no unfinished file', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'routineup-mail-'));
    const sender = new OutboxMailSender(join(dataDir, 'outbox'), FROM);
    for (let i = 0; i < 5; i++) await sender.send(mail({ text: `몸글 ${i}` }));
    expect(readdirSync(join(dataDir, 'outbox')).every(name => name.endsWith('.eml'))).toBe(true);
    expect(readOutbox(dataDir).map(({ text }) => text.trim())).toEqual([0, 1, 2, 3, 4].map(i => `몸글 ${i}`));
    rmSync(dataDir, { recursive: true });
  });
});

describe('SMTP', () => {
  const sendWith = async (behaviour: Parameters<typeof startTinySmtpServer>[1], to: string) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'routineup-mail-'));
    const server = await startTinySmtpServer(dataDir, behaviour);
    const sender = new SmtpMailSender(server.url, FROM);
    const error: unknown = await sender.send(mail({ to })).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    await sender.close();
    await server.stop();
    rmSync(dataDir, { recursive: true });
    return { error, recipients: server.recipients };
  };

  it('hands over to the one recipient of the envelope', async () => {
    const { error, recipients } = await sendWith({}, 'gildong@example.com');
    expect(error).toBeUndefined();
    expect(recipients).toEqual([['gildong@example.com']]);
  });

  it('tells an address that was refused for good from a server that is busy', async () => {
    const refused = await sendWith({ recipientAnswer: '550 no such user' }, 'nobody@example.com');
    expect(refused.error).toBeInstanceOf(MailRefusedError);
    const busy = await sendWith({ recipientAnswer: '451 try later' }, 'gildong@example.com');
    expect(busy.error).toMatchObject({ responseCode: 451 });
    expect(busy.error).not.toBeInstanceOf(MailRefusedError);
  });

  it('lets nobody of many wait long for a server that stalls, sends none of it later, and goes on after it', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'routineup-mail-'));
    const server = await startTinySmtpServer(dataDir);
    const proxy = await TcpProxy.start({ host: '127.0.0.1', port: Number(new URL(server.url).port) });
    const sender = new SmtpMailSender(`smtp://127.0.0.1:${proxy.port}`, FROM);
    await sender.send(mail());
    proxy.stall();
    const waits = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const began = performance.now();
        await expect(sender.send(mail({ to: 'late@example.com' }))).rejects.toThrow();
        return performance.now() - began;
      }),
    );
    expect(Math.max(...waits)).toBeLessThan(12_000);
    await proxy.pass();
    await sender.send(mail({ to: 'next@example.com' }));
    expect(server.recipients.flat().filter(to => to !== 'late@example.com')).toEqual([
      'gildong@example.com',
      'next@example.com',
    ]);
    // Two were in flight when it stalled: only those may still arrive.
    expect(server.recipients.length).toBeLessThanOrEqual(4);
    await sender.close();
    await proxy.close();
    await server.stop();
    rmSync(dataDir, { recursive: true });
  });

  it('rejects when the server hangs up in the middle of the mail', async () => {
    const { error, recipients } = await sendWith({ hangUpInData: true }, 'gildong@example.com');
    expect(error).toMatchObject({ message: expect.any(String) });
    expect(recipients).toEqual([]);
  });
});
