/** The features whose pages are for members. */
export type MemberFeature = 'intake' | 'member' | 'recommendation' | 'routine' | 'training';

export interface MemberPage {
  source: `${MemberFeature}/${string}`;
  title: string;
  asks?: readonly string[];
  /** Asked only where no service worker is yet: such a device has no training log. */
  asksAnew?: readonly string[];
}

const TODAY = {
  source: 'training/training',
  title: '오늘',
  asks: ['/api/myfit/routines/workout', '/api/week?on={today}', '/api/bodyData/recent'],
  asksAnew: ['/api/training/changes?after=0&limit=500'],
} as const satisfies MemberPage;

/**
 * Registry of the member pages, plain data so that the build, which tells the document which files each page runs on, and the tests read it as
 * well. The key is the route; `source` names the page: `member/devices` is `DevicesPage` in features/member/pages/devices-page.tsx. `title` is
 * the heading, also when the page cannot load; `asks` lists the page's first requests, sent before any module has run. Names in braces stand
 * for numbers of the address's query, `{today}` for the day.
 */
export const MEMBER_PAGES = {
  '/recommend': { source: 'recommendation/recommend-intro', title: '추천받기' },
  '/recommend/category': { source: 'recommendation/category', title: '추천받기' },
  '/recommend/readiness': { source: 'recommendation/readiness', title: '운동 추천' },
  '/recommend/workout': { source: 'recommendation/body-parts', title: '운동 추천' },
  '/recommend/place': { source: 'recommendation/place', title: '운동 추천' },
  '/recommend/machine': { source: 'recommendation/machines', title: '운동 추천' },
  '/recommend/machineresult': {
    source: 'recommendation/workout-result',
    title: '운동 추천 결과',
    asks: [
      '/api/recommendation/workout/history/{history}',
      '/api/myfit/routines/workout',
      '/api/myfit/routines/workout/recommended/{history}',
      '/api/bodyData/recent',
    ],
  },
  '/recommend/supplementpurpose': {
    source: 'recommendation/purposes',
    title: '보충제 추천',
  },
  '/recommend/supplementbudget': {
    source: 'recommendation/budget',
    title: '보충제 추천',
  },
  '/recommend/supplementresult': {
    source: 'recommendation/supplement-result',
    title: '보충제 추천 결과',
    asks: ['/api/recommendation/supplement/history/{history}'],
  },
  '/recommend/history': { source: 'recommendation/history', title: '추천 기록' },
  // For visitors it is the landing page.
  '/': TODAY,
  '/training': TODAY,
  '/week': { source: 'training/week', title: '이번 주' },
  '/training/session/new': { source: 'training/start', title: '운동 시작' },
  '/training/session/:id': { source: 'training/session', title: '오늘 운동' },
  '/training/history': { source: 'training/training-history', title: '운동 기록' },
  '/training/history/workout/:id': {
    source: 'training/workout-records',
    title: '운동 기록',
  },
  '/training/import': { source: 'training/training-import', title: '기록 가져오기' },
  '/mypage': {
    source: 'routine/routine',
    title: '내 루틴',
    asks: [
      '/api/myfit/routines/workout',
      '/api/myfit/routines/workout/{routine}',
      '/api/bodyData',
      '/api/myfit/routines/supplement',
    ],
  },
  '/mypage/intake': {
    source: 'intake/intake',
    title: '내 영양제',
    asks: ['/api/intake'],
  },
  '/mypage/intake/check': { source: 'intake/audit', title: '영양제 검사' },
  '/mypage/fixprofile': { source: 'member/profile', title: '계정 정보' },
  '/mypage/fixpassword': { source: 'member/password', title: '비밀번호 변경' },
  '/mypage/fixbodyinfo': { source: 'member/body-info', title: '몸 정보' },
  '/mypage/fixbodyinfo/direct': {
    source: 'member/recent-composition',
    title: '오늘 기록하기',
  },
  '/mypage/bodyhistory': { source: 'member/body-history', title: '몸 변화' },
  '/mypage/health': { source: 'member/health', title: '건강 정보' },
  '/mypage/devices': { source: 'member/devices', title: '로그인한 기기' },
  '/mypage/account': { source: 'member/account', title: '설정·탈퇴' },
} as const satisfies Record<string, MemberPage>;

export type MemberPath = keyof typeof MEMBER_PAGES;

/** A page's module in client/src. */
export function moduleOf({ source }: Pick<MemberPage, 'source'>): string {
  const [feature, name] = source.split('/');
  return `features/${feature}/pages/${name}-page.tsx`;
}

/** The name its component is exported by. */
export function componentIn({ source }: Pick<MemberPage, 'source'>): string {
  const name = source.slice(source.indexOf('/') + 1);
  return `${name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Page`;
}
