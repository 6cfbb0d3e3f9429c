export interface MemberPage {
  source: string;
  title: string;
  asks?: readonly string[];
  /** Asked only where no service worker is yet: such a device has no training log. */
  asksAnew?: readonly string[];
}

const TODAY = {
  source: 'features/training/pages/training-page.tsx',
  title: '오늘',
  asks: ['/api/myfit/routines/workout', '/api/week?on={today}', '/api/bodyData/recent'],
  asksAnew: ['/api/training/changes?after=0&limit=500'],
} as const satisfies MemberPage;

/**
 * Registry of the member pages, plain data so that the build reads it as well and tells the document which files each page runs on. The key
 * is the route, `source` the page's module in client/src, `title` the heading when the page cannot load; `asks` lists the page's first
 * requests, sent before any module has run. Names in braces stand for numbers of the address's query, `{today}` for the day.
 */
export const MEMBER_PAGES = {
  '/recommend': { source: 'features/recommendation/pages/recommend-intro-page.tsx', title: '추천받기' },
  '/recommend/category': { source: 'features/recommendation/pages/category-page.tsx', title: '추천받기' },
  '/recommend/readiness': { source: 'features/recommendation/pages/readiness-page.tsx', title: '운동 추천' },
  '/recommend/workout': { source: 'features/recommendation/pages/body-parts-page.tsx', title: '운동 추천' },
  '/recommend/place': { source: 'features/recommendation/pages/place-page.tsx', title: '운동 추천' },
  '/recommend/machine': { source: 'features/recommendation/pages/machines-page.tsx', title: '운동 추천' },
  '/recommend/machineresult': {
    source: 'features/recommendation/pages/workout-result-page.tsx',
    title: '운동 추천 결과',
    asks: [
      '/api/recommendation/workout/history/{history}',
      '/api/myfit/routines/workout',
      '/api/myfit/routines/workout/recommended/{history}',
      '/api/bodyData/recent',
    ],
  },
  '/recommend/supplementpurpose': {
    source: 'features/recommendation/pages/purposes-page.tsx',
    title: '보충제 추천',
  },
  '/recommend/supplementbudget': {
    source: 'features/recommendation/pages/budget-page.tsx',
    title: '보충제 추천',
  },
  '/recommend/supplementresult': {
    source: 'features/recommendation/pages/supplement-result-page.tsx',
    title: '보충제 추천 결과',
    asks: ['/api/recommendation/supplement/history/{history}'],
  },
  '/recommend/history': { source: 'features/recommendation/pages/history-page.tsx', title: '추천 기록' },
  // For visitors it is the landing page.
  '/': TODAY,
  '/training': TODAY,
  '/week': { source: 'features/training/pages/week-page.tsx', title: '이번 주' },
  '/training/session/new': { source: 'features/training/pages/start-page.tsx', title: '운동 시작' },
  '/training/session/:id': { source: 'features/training/pages/session-page.tsx', title: '오늘 운동' },
  '/training/history': { source: 'features/training/pages/training-history-page.tsx', title: '운동 기록' },
  '/training/history/workout/:id': {
    source: 'features/training/pages/workout-records-page.tsx',
    title: '운동 기록',
  },
  '/training/import': { source: 'features/training/pages/training-import-page.tsx', title: '기록 가져오기' },
  '/mypage': {
    source: 'features/routine/pages/routine-page.tsx',
    title: '내 루틴',
    asks: [
      '/api/myfit/routines/workout',
      '/api/myfit/routines/workout/{routine}',
      '/api/bodyData',
      '/api/myfit/routines/supplement',
    ],
  },
  '/mypage/intake': {
    source: 'features/intake/pages/intake-page.tsx',
    title: '내 영양제',
    asks: ['/api/intake'],
  },
  '/mypage/intake/check': { source: 'features/intake/pages/audit-page.tsx', title: '영양제 검사' },
  '/mypage/fixprofile': { source: 'features/member/pages/profile-page.tsx', title: '계정 정보' },
  '/mypage/fixpassword': { source: 'features/member/pages/password-page.tsx', title: '비밀번호 변경' },
  '/mypage/fixbodyinfo': { source: 'features/member/pages/body-info-page.tsx', title: '몸 정보' },
  '/mypage/fixbodyinfo/direct': {
    source: 'features/member/pages/recent-composition-page.tsx',
    title: '오늘 기록하기',
  },
  '/mypage/bodyhistory': { source: 'features/member/pages/body-history-page.tsx', title: '몸 변화' },
  '/mypage/health': { source: 'features/member/pages/health-page.tsx', title: '건강 정보' },
  '/mypage/devices': { source: 'features/member/pages/devices-page.tsx', title: '로그인한 기기' },
  '/mypage/account': { source: 'features/member/pages/account-page.tsx', title: '데이터·탈퇴' },
} as const satisfies Record<string, MemberPage>;

export type MemberPath = keyof typeof MEMBER_PAGES;
