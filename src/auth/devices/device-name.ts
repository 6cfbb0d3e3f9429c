import Bowser from 'bowser';

/** Browsers send shorter ones; parsing longer ones only costs time. */
const LONGEST_USER_AGENT = 400;

const UNKNOWN = '알 수 없는 기기';

const SYSTEMS: Record<string, string> = {
  Android: 'Android',
  'Chrome OS': 'Chromebook',
  iOS: 'iPhone',
  Linux: 'Linux',
  macOS: 'Mac',
  Windows: 'Windows',
};

/** Only names from this list are shown, because a client can send any name. */
const BROWSERS: Record<string, string> = {
  Chrome: 'Chrome',
  Chromium: 'Chromium',
  Firefox: 'Firefox',
  'Microsoft Edge': 'Edge',
  'NAVER Whale Browser': '웨일',
  Opera: 'Opera',
  Safari: 'Safari',
  'Samsung Internet for Android': '삼성 인터넷',
};

/** In-app browsers, which also name themselves Chrome or Safari. */
const APPS: [RegExp, string][] = [
  [/KAKAOTALK/i, '카카오톡'],
  [/NAVER\(inapp/i, '네이버 앱'],
];

/** A readable device name from a `User-Agent`: `iPhone · Safari`, `Windows · 웨일`. At most 60 characters. */
export function deviceName(userAgent: string): string {
  if (userAgent === '' || userAgent.length > LONGEST_USER_AGENT) return UNKNOWN;
  const { os, platform, browser } = Bowser.parse(userAgent);
  const system = platform.model === 'iPad' ? 'iPad' : SYSTEMS[os.name ?? ''];
  const app = APPS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? BROWSERS[browser.name ?? ''];
  return [system, app].filter(Boolean).join(' · ') || UNKNOWN;
}
