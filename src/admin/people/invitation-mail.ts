import { composeMail } from '../../infrastructure/mail/compose-mail.js';
import type { Mail } from '../../infrastructure/mail/mail-sender.js';

/** Invites a person to become an admin. The part after the # never reaches a server or a log. */
export function invitationMail(to: string, token: string, publicUrl: string): Mail {
  return composeMail(to, '[루틴업] 관리자로 초대받았어요', [
    '루틴업 카탈로그의 관리자로 초대받았어요.',
    '아래 주소에서 아이디와 비밀번호를 정해 주세요. 사흘 동안 한 번 쓸 수 있어요.',
    { link: `${publicUrl}/admin/join#${token}` },
    '모르는 초대라면 아무것도 하지 않아도 돼요.',
  ]);
}
