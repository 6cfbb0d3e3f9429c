import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ReceivedMail {
  to: string;
  subject: string;
  text: string;
}

/** The mails in an application's outbox folder, oldest first. */
export function readOutbox(dataDir: string): ReceivedMail[] {
  const folder = join(dataDir, 'outbox');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter(name => name.endsWith('.eml'))
    .sort()
    .map(name => parseMail(readFileSync(join(folder, name), 'utf8')));
}

function parseMail(raw: string): ReceivedMail {
  const headers = headersOf(raw);
  return {
    to: headers.get('to') ?? '',
    subject: decodeWords(headers.get('subject') ?? ''),
    text: plainText(raw),
  };
}

function headersOf(part: string): Map<string, string> {
  const [head = ''] = part.split(/\r?\n\r?\n/, 1);
  const unfolded = head.replace(/\r?\n[ \t]+/g, ' ');
  return new Map(
    unfolded.split(/\r?\n/).map(line => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
}

/** RFC 2047 encoded words. */
function decodeWords(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString()
        : quotedPrintable(text.replace(/_/g, ' ')),
    );
}

function plainText(raw: string): string {
  const boundary = /boundary="?([^";\r\n]+)"?/i.exec(headersOf(raw).get('content-type') ?? '')?.[1];
  const parts = boundary ? raw.split(`--${boundary}`).slice(1) : [raw];
  const part = parts
    .map(text => text.replace(/^\r?\n/, ''))
    .find(text => {
      const type = headersOf(text).get('content-type');
      return type === undefined || type.startsWith('text/plain');
    });
  if (part === undefined) return '';
  const body = part.slice(part.search(/\r?\n\r?\n/)).trim();
  const encoding = headersOf(part).get('content-transfer-encoding')?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? quotedPrintable(body) : body;
}

function quotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return /[^\x00-\xff]/.test(bytes) ? bytes : Buffer.from(bytes, 'latin1').toString();
}
