import type { Mail } from '../infrastructure/mail/mail-sender.js';

/** The code that proves an address before signup. */
export function signupCodeMail(to: string, code: string): Mail {
  return compose(to, '[루틴업] 이메일 인증번호를 보내드려요', [
    '루틴업에 오신 것을 환영해요!',
    '가입 화면에 아래 인증번호를 입력해 주세요.',
    { code },
    '인증번호는 10분 동안 쓸 수 있어요.',
    '직접 요청하지 않았다면 이 메일을 지워 주세요.',
  ]);
}

/** The code with which a forgotten password is replaced. */
export function passwordCodeMail(to: string, code: string): Mail {
  return compose(to, '[루틴업] 비밀번호 재설정 인증번호를 보내드려요', [
    '비밀번호를 다시 정하려면 아래 인증번호를 입력해 주세요.',
    { code },
    '인증번호는 10분 동안 쓸 수 있어요.',
    '직접 요청하지 않았다면 누구에게도 번호를 알려주지 말고 이 메일을 지워 주세요.',
  ]);
}

/** Answers a request for a new password for an address that has no account: the caller is not told, its owner is. */
export function noAccountMail(to: string): Mail {
  return compose(to, '[루틴업] 비밀번호 재설정을 요청하셨나요?', [
    '이 주소로 비밀번호 재설정을 요청받았지만, 이 주소로 가입한 계정이 없어요.',
    '다른 이메일로 가입했는지 확인해 주세요.',
    '직접 요청하지 않았다면 이 메일을 지워 주세요.',
  ]);
}

type Line = string | { code: string };

function compose(to: string, subject: string, lines: Line[]): Mail {
  const text = lines.map(line => (typeof line === 'string' ? line : `\n    ${line.code}\n`)).join('\n');
  const html = lines
    .map(line => (typeof line === 'string' ? paragraph(line) : codeBox(line.code)))
    .join('\n');
  return {
    to,
    subject,
    text: `${text}\n\n루틴업 드림\n`,
    html: [
      '<!doctype html><html lang="ko"><head><meta charset="utf-8"></head>',
      '<body style="margin:0;padding:24px;background:#f4f6fa;color:#1b1f27;',
      "font-family:-apple-system,'Apple SD Gothic Neo','Malgun Gothic',sans-serif;line-height:1.6\">",
      '<div style="max-width:480px;margin:0 auto;padding:32px;background:#ffffff;border-radius:16px">',
      '<p style="margin:0 0 16px;font-size:20px;font-weight:700;color:#2457e6">루틴업</p>',
      html,
      '<p style="margin:24px 0 0;color:#5b6472;font-size:14px">루틴업 드림</p>',
      '</div></body></html>',
    ].join('\n'),
  };
}

function paragraph(line: string): string {
  return `<p style="margin:0 0 8px">${line}</p>`;
}

function codeBox(code: string): string {
  return `<p style="margin:16px 0;padding:16px;background:#eef3ff;border-radius:12px;font-size:28px;font-weight:700;letter-spacing:8px;text-align:center">${code}</p>`;
}
