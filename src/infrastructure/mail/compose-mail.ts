import type { Mail } from './mail-sender.js';

/** A paragraph, a code to type, or a link on its own line. */
export type MailLine = string | { code: string } | { link: string };

/** Composes a mail as text and as HTML. The lines are our own texts: never user input. */
export function composeMail(to: string, subject: string, lines: MailLine[]): Mail {
  return {
    to,
    subject,
    text: `${lines.map(asText).join('\n')}\n\n루틴업 드림\n`,
    html: [
      '<!doctype html><html lang="ko"><head><meta charset="utf-8"></head>',
      '<body style="margin:0;padding:24px;background:#f4f6fa;color:#1b1f27;',
      "font-family:-apple-system,'Apple SD Gothic Neo','Malgun Gothic',sans-serif;line-height:1.6\">",
      '<div style="max-width:480px;margin:0 auto;padding:32px;background:#ffffff;border-radius:16px">',
      '<p style="margin:0 0 16px;font-size:20px;font-weight:700;color:#2457e6">루틴업</p>',
      lines.map(asHtml).join('\n'),
      '<p style="margin:24px 0 0;color:#5b6472;font-size:14px">루틴업 드림</p>',
      '</div></body></html>',
    ].join('\n'),
  };
}

function asText(line: MailLine): string {
  if (typeof line === 'string') return line;
  return 'code' in line ? `\n    ${line.code}\n` : `\n${line.link}\n`;
}

function asHtml(line: MailLine): string {
  if (typeof line === 'string') return `<p style="margin:0 0 8px">${line}</p>`;
  if ('code' in line) {
    return `<p style="margin:16px 0;padding:16px;background:#eef3ff;border-radius:12px;font-size:28px;font-weight:700;letter-spacing:8px;text-align:center">${line.code}</p>`;
  }
  return `<p style="margin:16px 0"><a href="${line.link}" style="color:#2457e6">${line.link}</a></p>`;
}
