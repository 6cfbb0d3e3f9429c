import { composeMail } from '../infrastructure/mail/compose-mail.js';
import type { Mail } from '../infrastructure/mail/mail-sender.js';

/** The code that proves an address before signup. */
export function signupCodeMail(to: string, code: string): Mail {
  return composeMail(to, '[루틴업] 이메일 인증 코드를 보내 드려요', [
    '루틴업에 오신 것을 환영해요!',
    '가입 화면에 아래 인증 코드를 입력해 주세요.',
    { code },
    '인증 코드는 10분 동안 쓸 수 있어요.',
    '직접 요청하지 않았다면 이 메일을 지워 주세요.',
  ]);
}

/** The code for replacing a forgotten password. */
export function passwordCodeMail(to: string, code: string): Mail {
  return composeMail(to, '[루틴업] 비밀번호 재설정 인증 코드를 보내 드려요', [
    '비밀번호를 다시 정하려면 아래 인증 코드를 입력해 주세요.',
    { code },
    '인증 코드는 10분 동안 쓸 수 있어요.',
    '직접 요청하지 않았다면 누구에게도 번호를 알려주지 말고 이 메일을 지워 주세요.',
  ]);
}

/** Answers a password request for an address without an account: only its owner learns that there is none. */
export function noAccountMail(to: string): Mail {
  return composeMail(to, '[루틴업] 비밀번호 재설정을 요청하셨나요?', [
    '이 주소로 비밀번호 재설정을 요청받았지만, 이 주소로 가입한 계정이 없어요.',
    '다른 이메일로 가입했는지 확인해 주세요.',
    '직접 요청하지 않았다면 이 메일을 지워 주세요.',
  ]);
}
