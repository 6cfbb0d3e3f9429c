import { composeMail } from '../../infrastructure/mail/compose-mail.js';
import type { LoginProvider } from '../../config/login-providers.js';
import type { Mail } from '../../infrastructure/mail/mail-sender.js';

const WHEN = new Intl.DateTimeFormat('ko-KR', {
  timeZone: 'Asia/Seoul',
  dateStyle: 'long',
  timeStyle: 'short',
});

/** Informs a member about a login from a device new to the account. */
export function newDeviceMail(to: string, device: string, at: Date, publicUrl: string): Mail {
  return composeMail(to, '[루틴업] 새 기기에서 로그인했어요', [
    `${WHEN.format(at)}에 처음 보는 기기에서 로그인했어요.`,
    `기기: ${device}`,
    '본인이라면 아무것도 하지 않아도 돼요.',
    '본인이 아니라면 비밀번호를 바꾸고, 아래 화면에서 그 기기를 로그아웃해 주세요.',
    { link: `${publicUrl}/mypage/devices` },
  ]);
}

/** Other ways to log in that a password reset by mail removed. */
export interface RemovedLoginMethods {
  passkeys?: boolean;
  identities?: boolean;
}

/** Informs a member that the password was changed, whoever did it. */
export function passwordChangedMail(
  to: string,
  at: Date,
  publicUrl: string,
  removed: RemovedLoginMethods,
): Mail {
  return composeMail(to, '[루틴업] 비밀번호가 바뀌었어요', [
    `${WHEN.format(at)}에 비밀번호가 바뀌었어요. 모든 기기에서 로그아웃됐어요.`,
    ...(removed.passkeys ? ['패스키는 모두 지웠어요. 로그인한 뒤 다시 추가해 주세요.'] : []),
    ...(removed.identities ? ['연결한 다른 계정은 모두 끊었어요. 로그인한 뒤 다시 연결해 주세요.'] : []),
    '본인이 바꿨다면 아무것도 하지 않아도 돼요.',
    '본인이 아니라면 바로 비밀번호를 다시 정해 주세요.',
    { link: `${publicUrl}/login/reset` },
  ]);
}

const PROVIDER_NAMES: Record<LoginProvider, string> = {
  kakao: '카카오',
  naver: '네이버',
  google: '구글',
  apple: '애플',
};

/** Informs a member about a newly linked provider account. */
export function providerLinkedMail(to: string, provider: LoginProvider, at: Date, publicUrl: string): Mail {
  const name = PROVIDER_NAMES[provider];
  return composeMail(to, `[루틴업] ${name} 로그인이 연결됐어요`, [
    `${WHEN.format(at)}에 ${name} 계정을 연결했어요. 이제 그 계정으로 로그인할 수 있어요.`,
    '본인이라면 아무것도 하지 않아도 돼요.',
    '본인이 아니라면 아래 화면에서 연결을 끊고 비밀번호를 바꿔 주세요.',
    { link: `${publicUrl}/mypage/devices` },
  ]);
}

/** Informs a member about a new passkey. @param device as `deviceName` calls it */
export function passkeyAddedMail(to: string, device: string, at: Date, publicUrl: string): Mail {
  return composeMail(to, '[루틴업] 새 패스키가 추가됐어요', [
    `${WHEN.format(at)}에 새 패스키가 추가됐어요. 이제 그 기기에서 비밀번호 없이 로그인할 수 있어요.`,
    `만든 기기: ${device}`,
    '본인이라면 아무것도 하지 않아도 돼요.',
    '본인이 아니라면 아래 화면에서 그 패스키를 지우고 비밀번호를 바꿔 주세요.',
    { link: `${publicUrl}/mypage/devices` },
  ]);
}

const NOT_YOU = '본인이 아니라면 비밀번호를 바꾸고, 아래 화면에서 모르는 기기를 로그아웃해 주세요.';

/** Informs a member that a passkey is gone, whoever removed it. */
export function passkeyRemovedMail(to: string, at: Date, publicUrl: string): Mail {
  return composeMail(to, '[루틴업] 패스키가 지워졌어요', [
    `${WHEN.format(at)}에 패스키 하나를 지웠어요. 이제 그 패스키로는 로그인할 수 없어요.`,
    '본인이라면 아무것도 하지 않아도 돼요.',
    NOT_YOU,
    { link: `${publicUrl}/mypage/devices` },
  ]);
}

/** Informs a member that a provider account is no longer linked. */
export function providerUnlinkedMail(to: string, provider: LoginProvider, at: Date, publicUrl: string): Mail {
  const name = PROVIDER_NAMES[provider];
  return composeMail(to, `[루틴업] ${name} 로그인 연결이 끊어졌어요`, [
    `${WHEN.format(at)}에 ${name} 계정 연결을 끊었어요. 이제 그 계정으로는 로그인할 수 없어요.`,
    '본인이라면 아무것도 하지 않아도 돼요.',
    NOT_YOU,
    { link: `${publicUrl}/mypage/devices` },
  ]);
}

const ADMIN_CHANGES = {
  newDevice: '처음 보는 기기에서 로그인했어요.',
  password: '비밀번호를 바꿨어요.',
  secondFactorAdded: '2단계 인증을 켰어요.',
  secondFactorRemoved: '2단계 인증을 껐어요.',
  passkeyAdded: '패스키를 추가했어요.',
  passkeyRemoved: '패스키를 지웠어요.',
};
export type AdminChange = keyof typeof ADMIN_CHANGES;

/** Informs an admin about a login from a new device, or a change of how the admin logs in. */
export function adminChangedMail(to: string, change: AdminChange, at: Date, publicUrl: string): Mail {
  return composeMail(to, '[루틴업] 관리자 계정을 확인해 주세요', [
    `${WHEN.format(at)}에 ${ADMIN_CHANGES[change]}`,
    '본인이라면 아무것도 하지 않아도 돼요.',
    '본인이 아니라면 바로 비밀번호를 바꾸고 다른 관리자에게 알려 주세요.',
    { link: `${publicUrl}/admin` },
  ]);
}
