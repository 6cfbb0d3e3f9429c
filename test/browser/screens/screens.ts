import { MEMBER_PAGES, type MemberPage } from '../../../client/src/app/member-pages.js';
import { idle } from '../steps/idle.js';
import { forgetCopy } from '../steps/kept-data.js';
import { PRICE_ANSWERS } from './price-answers.js';
import { DASHBOARD_ANSWERS } from './dashboard-answers.js';
import { OFFERS_ANSWERS } from './offers-answers.js';
import { NOTHING_FOR_NOW } from './supplement-answers.js';
import { TAKEN_ANSWERS } from './taken-answers.js';
import { REPORTED_ANSWERS } from './reported-answers.js';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import type { Demo } from './demo.js';

/** Browser globals, untyped here: used in code that runs in the page. */
declare const document: any;
declare const getComputedStyle: any;
declare const localStorage: any;
declare const navigator: any;
declare const sessionStorage: any;

export interface Screen {
  name: string;
  who: 'visitor' | 'member' | 'admin';
  /** Of the member who has planned this week. */
  planned?: true;
  path: string | ((demo: Demo) => string);
  /** Must be there before the screen counts as shown. */
  heading: string | RegExp;
  /** What a person does to get from the address to the screen. */
  prepare?: (page: Page, demo: Demo) => Promise<void>;
  /** Requests (address globs) that do not reach the server: the JSON they get instead, or no answer. */
  answers?: Record<string, { json: unknown; headers?: Record<string, string> } | 'none'>;
  /** For menus: resizing the window closes what `prepare` opened. */
  closesOnResize?: boolean;
}

const MISREAD_LABEL =
  '1일 섭취량(2정)당 비타민D 50㎍(500%), 아언 10mg(118%), 산화마그네슘 500mg\n1일 2회, 1회 1정';
const SHOP_LIST = [
  '상품명,제조사,분류,정상가,할인가,총 몇 회분,1회 단백질(g),진열 위치',
  '초코 웨이,우리 건강,WPC,"49,900원","39,900원",30회,21g,3번 선반',
  '딸기 웨이,우리 건강,프로틴,"₩52,000","₩41,000",30회,22g,4번 선반',
].join('\n');

/** Opens an entry of the menu above the admin's tables. */
async function fromTableMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /목록 메뉴$/ }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** Opens an entry for the admin's own account: a menu on a phone. */
async function openOwn(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: '관리자 메뉴' });
  const button = page.getByRole('button', { name, exact: true });
  await menu.or(button).waitFor();
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('menuitem', { name, exact: true }).or(button).click();
}

/** The first workout's form with a newly chosen picture. */
async function openWithPicture(page: Page): Promise<void> {
  await page.getByRole('region', { name: '운동 목록' }).locator('tbody tr').first().press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: '수정' }).click();
  const create = { width: 900, height: 900, channels: 3, background: '#7aa5d8' } as const;
  const buffer = await sharp({ create }).png().toBuffer();
  const file = { name: '자세.png', mimeType: 'image/png', buffer };
  await page.getByLabel('그림', { exact: true }).setInputFiles(file);
  await page.getByText('900×900픽셀').waitFor();
}

const PROVIDERS = {
  '**/api/auth/providers': { json: { providers: ['kakao', 'naver', 'google', 'apple'] } },
};
const IDENTITY = {
  ...{ id: 1, provider: 'kakao', mailAddress: 'gildong.with.a.long.name@example.com' },
  ...{ createdAt: '2026-11-01T00:00:00.000Z', lastUsedAt: null },
};
const SHARED_ROUTINE = {
  routineName: '가슴 집중',
  ownerName: '홍길동',
  workouts: [
    ['바벨 벤치프레스', 'barbell-bench-press', '가슴', 'reps', 8],
    ['플랭크', 'plank', '복부', 'seconds', 30],
  ].map(([workoutName, slug, part, repeatUnit, rep], at) => ({
    ...{ workoutId: at + 1, workoutName, bodyParts: [part], rep, repeatUnit, setCount: 4 },
    imgPath: `/figures/${slug}.svg`,
  })),
};

const THIN_BODIES = [
  { date: '2026-11-18', weight: 39.7 },
  { date: '2026-10-18', weight: 44 },
].map(row => ({
  ...{ height: 160, bodyFat: 14, muscleMass: 36, upDownBalance: 0.5, compositionSource: 'measured', ...row },
  ...{ upperBodyFat: null, lowerBodyFat: null, upperMuscleMass: null, lowerMuscleMass: null },
}));

const PREGNANT_AT_80 = {
  ...{ allergens: [], conditions: ['임신', '출산 후'], medicines: [], unanswered: [], soreAreas: [] },
  ...{ coffeeCupsPerDay: 1, dietProteinPerKg: null, surgeryAreas: [], surgeryWeeks: null },
  ...{ pregnancyWeeks: 36, postpartumWeeks: 50 },
  questions: [
    {
      question: 'age',
      message:
        '회원 정보에는 만 80세로 되어 있어요. ‘임신’, ‘출산 후’ 표시가 맞나요? 생년월일이 다르면 계정 정보에서 고칠 수 있어요.',
    },
  ],
  readiness: { state: 'clear', due: true, yes: [], answeredOn: '2026-11-18' },
};

const DRAFT = 'routineup.draft.';

/** Stores a wizard's answers where the client keeps them, and reloads the page. */
async function withDraft(page: Page, name: string, values: object, path: string): Promise<void> {
  await page.evaluate(
    ([key, value]) => sessionStorage.setItem(key!, value!),
    [DRAFT + name, JSON.stringify({ state: { values }, version: 0 })],
  );
  await page.goto(path);
}

const WORKOUT_DRAFT = { kind: 'workout', bodyParts: ['가슴', '등'], machines: ['맨몸', '덤벨', '바벨'] };
/** Preferences of a member with earlier recommendations. */
const PREFERENCES = {
  choices: {
    ...{ place: 'gym', bodyPartKoreanName: ['가슴', '등'] },
    ...{ goal: '근비대', experience: null, minutes: 45 },
  },
  places: [],
  excludedWorkouts: [],
};
const SIGNUP_DRAFT = {
  userName: '이서준',
  birthDate: '1993-08-21',
  loginEmail: 'seojun@example.com',
  verifiedEmail: 'seojun@example.com',
  signupProof: 'proof',
  agreements: ['terms', 'privacy', 'health'],
  sex: '남',
  height: '178',
  weight: '76',
};

/** Goes to a step of the sign-up. The password is typed, because drafts never store it. */
async function signupUpTo(
  page: Page,
  step: 'bodyinfo' | 'bodyfigure' | 'direct',
  typed: object = {},
): Promise<void> {
  await withDraft(page, 'signup', { ...SIGNUP_DRAFT, ...typed }, '/signup');
  await page.getByLabel('비밀번호', { exact: true }).fill('routine1234');
  await page.getByRole('button', { name: '다음', exact: true }).click();
  await page.waitForURL('**/signup/bodyinfo');
  if (step === 'bodyinfo') return;
  await page.getByRole('button', { name: '다음', exact: true }).click();
  await page.waitForURL('**/signup/bodyfigure');
  if (step === 'direct') await page.getByRole('radio', { name: '직접 입력하기' }).check();
}

/** Chooses a Strong file with a name and lines that cannot be read. */
async function chooseLog(page: Page): Promise<void> {
  const lines = [
    'Bench Press (Barbell)',
    'Squat (Barbell)',
    'Lat Pulldown (Cable)',
    'Zercher Squat (Barbell)',
    'Running',
  ].flatMap(name => [1, 2, 3].map(set => `2024-03-28 18:30:00,Day,1h,${name},${set},80,8,0,0,,,`));
  const header =
    'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE';
  const text = [
    header,
    ...lines,
    'soon,Day,1h,Squat (Barbell),1,80,8,0,0,,,',
    '2024-03-29 18:30:00,Day,1h,Squat',
  ].join('\n');
  await page
    .getByLabel('운동 기록 파일')
    .setInputFiles({ name: 'strong.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  // A separate process reads the file, after all others.
  await page.getByRole('heading', { name: 'Strong 기록을 읽었어요' }).waitFor({ timeout: 60_000 });
}

/** Starts the first routine from 오늘 운동. */
async function startTraining(page: Page): Promise<void> {
  await page.getByRole('link', { name: '가슴 집중 운동 시작' }).click();
  const check = page.getByRole('button', { name: /완료$/ }).first();
  // An earlier screen may have left a session open.
  const another = page.getByRole('button', { name: /새로 시작$/ });
  await check.or(another).waitFor();
  if (await another.isVisible()) await another.click();
  await check.waitFor();
}

/** A slow phone shows the set as done a moment after the press. */
async function doFirstSet(page: Page): Promise<void> {
  await page.getByRole('button', { name: / 1세트 .*완료$/ }).click();
  await page.getByRole('timer').waitFor();
}

/** A routine in its eighth consecutive week. */
const LIGHT_WEEK = {
  ...{ routineId: 1, routineName: '가슴 집중' },
  workouts: [
    {
      ...{ workoutId: 1, workoutName: '바벨 벤치프레스', restSeconds: 120 },
      ...{ target: { weight: 40, sets: 3, reps: 10 }, light: { weight: 35, sets: 2 } },
    },
  ],
  lightWeek: {
    proposed: true,
    reason: '8주를 쉬지 않고 이어 왔어요. 이번 주는 가볍게 하면 다음 주에 더 잘 올라가요.',
  },
};

/** What a page's address does not show by itself, and everything outside the member pages. */
const TOLD: readonly Screen[] = [
  {
    name: 'landing',
    who: 'visitor',
    path: '/',
    heading: /오늘 들 무게/,
    prepare: async page => {
      // Content below the fold is drawn on scrolling.
      await page.getByRole('button', { name: '아래로 스크롤해 보세요' }).click();
      await page.getByRole('heading', { name: /^쓸수록 더/ }).waitFor();
    },
  },
  {
    name: 'login-prompt',
    who: 'visitor',
    path: '/',
    heading: '로그인이 필요해요',
    prepare: page => page.getByRole('button', { name: '지금 추천받기' }).first().click(),
  },
  {
    name: 'visitor-example',
    who: 'visitor',
    path: '/',
    heading: '로그인이 필요해요',
    prepare: async page => {
      await page.getByRole('button', { name: '지금 추천받기' }).first().click();
      await page.getByRole('radio', { name: '여성' }).click();
      await page.getByRole('button', { name: '내 무게 예시 보기' }).click();
      await page.getByRole('heading', { name: '레그 프레스' }).waitFor();
    },
  },
  { name: 'login', who: 'visitor', path: '/login', heading: '반가워요!' },
  {
    name: 'login-providers',
    who: 'visitor',
    path: '/login',
    heading: '반가워요!',
    answers: PROVIDERS,
    prepare: page => page.getByRole('button', { name: '카카오로 시작하기' }).waitFor(),
  },
  {
    name: 'provider-account-exists',
    who: 'visitor',
    path: '/login',
    heading: '이미 가입한 이메일이에요',
    answers: {
      '**/api/auth/providers/kakao/end': {
        json: {
          tokens: null,
          ticket: 'a-ticket',
          told: {
            ...{ userName: null, birthDate: null, sex: null },
            ...{ loginEmail: 'gildong@example.com', emailVerified: true, accountExists: true },
          },
        },
      },
    },
    prepare: async page => {
      await page.evaluate(() =>
        sessionStorage.setItem(
          'routineup.journey',
          JSON.stringify({
            ...{ provider: 'kakao', sealed: 'x', purpose: 'login', next: '/', rememberMe: true },
          }),
        ),
      );
      await page.goto('/login/callback/kakao?code=x&state=x');
    },
  },
  {
    name: 'provider-refused',
    who: 'visitor',
    path: '/login/callback/kakao?code=x&state=x',
    heading: '로그인하지 못했어요',
    prepare: page => page.getByText('로그인하지 못했어요').waitFor(),
  },
  {
    name: 'shared-routine',
    who: 'visitor',
    path: `/r/${'0'.repeat(32)}`,
    heading: '가슴 집중',
    answers: { '**/api/shared/routines/*': { json: SHARED_ROUTINE } },
  },
  { name: 'reset-password', who: 'visitor', path: '/login/reset', heading: /비밀번호/ },
  { name: 'signup', who: 'visitor', path: '/signup', heading: /어떻게 불러 드릴까요/ },
  {
    name: 'signup-short',
    who: 'visitor',
    path: '/signup',
    heading: '이 화면만 확인하면 끝나요',
    prepare: page =>
      withDraft(
        page,
        'signup',
        {
          ...SIGNUP_DRAFT,
          // Short enough for twice the size on a phone.
          loginEmail: 'seo@example.com',
          provider: { name: 'kakao', ticket: 'a-ticket', email: 'seo@example.com', toldAll: true },
        },
        '/signup',
      ),
  },
  {
    name: 'signup-body-assumed',
    who: 'visitor',
    path: '/signup',
    heading: '회원님의 몸을 알려 주세요',
    prepare: page =>
      signupUpTo(page, 'bodyinfo', { userName: '', height: '172', weight: '72', heightAssumed: true }),
  },
  {
    name: 'signup-body',
    who: 'visitor',
    path: '/signup',
    heading: /몸을 알려 주세요/,
    prepare: page => signupUpTo(page, 'bodyinfo'),
  },
  {
    name: 'signup-figure',
    who: 'visitor',
    path: '/signup',
    heading: '어떤 체형에 가까우세요?',
    prepare: page => signupUpTo(page, 'bodyfigure'),
  },
  {
    name: 'signup-figure-direct',
    who: 'visitor',
    path: '/signup',
    heading: '어떤 체형에 가까우세요?',
    prepare: page => signupUpTo(page, 'direct'),
  },
  { name: 'signup-complete', who: 'member', path: '/signup/complete', heading: '가입을 마쳤어요!' },
  { name: 'search-workout', who: 'visitor', path: '/searchworkout/1', heading: /운동/ },
  {
    name: 'search-workout-keyword',
    who: 'visitor',
    path: `/searchworkout/1?keyword=${encodeURIComponent('데드리프트')}`,
    heading: /운동/,
  },
  {
    name: 'search-workout-empty',
    who: 'visitor',
    path: `/searchworkout/1?keyword=${encodeURIComponent('우주선')}`,
    heading: /운동/,
  },
  {
    name: 'workout-detail',
    who: 'visitor',
    path: ({ workoutId }) => `/searchworkout/1/workoutdetail/${workoutId}`,
    heading: /\S/,
  },
  { name: 'search-supplement', who: 'visitor', path: '/searchsupplement/1', heading: /보충제/ },
  {
    name: 'supplement-detail',
    who: 'visitor',
    path: ({ supplementId }) => `/searchsupplement/1/supplementdetail/${supplementId}`,
    heading: /\S/,
  },
  {
    name: 'workout-missing',
    who: 'visitor',
    path: '/searchworkout/1/workoutdetail/999999',
    heading: /\S/,
    prepare: page => page.getByText('운동을 찾을 수 없어요').waitFor(),
  },
  { name: 'not-found', who: 'visitor', path: '/no-such-page', heading: /찾을 수 없|없어요/ },
  { name: 'recommend', who: 'member', path: '/recommend', heading: /운동을 추천해요/ },
  {
    name: 'recommend-confirm',
    who: 'member',
    path: '/recommend',
    heading: '이 몸 정보로 추천받을까요?',
    prepare: page => page.getByRole('button', { name: '시작하기' }).click(),
  },
  {
    name: 'recommend-category',
    who: 'member',
    path: '/recommend/category',
    heading: '무엇을 추천받을까요?',
    prepare: page => withDraft(page, 'recommend-workout', WORKOUT_DRAFT, '/recommend/category'),
  },
  {
    name: 'recommend-readiness',
    who: 'member',
    path: '/recommend/readiness',
    heading: '운동해도 괜찮은지 볼게요',
    prepare: async page => {
      await page.getByRole('checkbox', { name: /가슴이 아픈/ }).check();
      await page.getByRole('button', { name: '임신' }).click();
      await page.getByRole('button', { name: '건너뛰기' }).click();
    },
  },
  {
    name: 'recommend-parts',
    who: 'member',
    path: '/recommend/workout',
    heading: '어디를 운동할까요?',
    prepare: page => withDraft(page, 'recommend-workout', WORKOUT_DRAFT, '/recommend/workout'),
  },
  {
    name: 'recommend-machines',
    who: 'member',
    path: '/recommend/machine',
    heading: '쓸 수 있는 기구를 골라 주세요',
    prepare: page => withDraft(page, 'recommend-workout', WORKOUT_DRAFT, '/recommend/machine'),
  },
  {
    name: 'recommend-place',
    who: 'member',
    path: '/recommend/place',
    heading: '어디서 운동하나요?',
    prepare: page => withDraft(page, 'recommend-workout', WORKOUT_DRAFT, '/recommend/place'),
  },
  {
    name: 'recommend-again',
    who: 'member',
    path: '/recommend/machine',
    heading: '이대로 추천할까요?',
    prepare: page =>
      withDraft(
        page,
        'recommend-workout',
        { ...WORKOUT_DRAFT, place: 'gym', goal: '근비대', minutes: 45 },
        '/recommend/machine',
      ),
    answers: { '**/api/training/preferences': { json: PREFERENCES } },
  },
  {
    name: 'recommend-result',
    who: 'member',
    path: ({ workoutHistory }) => `/recommend/machineresult?history=${workoutHistory}`,
    heading: /운동 \d개예요/,
  },
  {
    name: 'routine-picker-numbers',
    who: 'member',
    path: ({ workoutHistory }) => `/recommend/machineresult?history=${workoutHistory}`,
    heading: /\S/,
    prepare: async page => {
      await page
        .getByRole('button', { name: /루틴에 담기$/ })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'workout-player',
    who: 'member',
    path: '/mypage',
    heading: '내 루틴',
    prepare: async page => {
      await page
        .getByRole('button', { name: /자세히 보기/ })
        .first()
        .click();
      await page
        .getByRole('button', { name: /동작 보기$/ })
        .first()
        .click();
      await page.getByRole('heading', { name: '이렇게 해요' }).waitFor();
    },
  },
  {
    name: 'catalogue-add',
    who: 'member',
    path: ({ workoutId }) => `/searchworkout/1/workoutdetail/${workoutId}`,
    heading: /\S/,
    prepare: async page => {
      await page.getByRole('button', { name: '내 루틴에 담기' }).click();
      await page.getByRole('spinbutton').first().waitFor();
    },
  },
  {
    name: 'routine-picker',
    who: 'member',
    path: ({ workoutHistory }) => `/recommend/machineresult?history=${workoutHistory}`,
    heading: '어느 루틴에 담을까요?',
    prepare: async page => {
      await page
        .getByRole('button', { name: /루틴에 담기$/ })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('button', { name: '다음', exact: true }).click();
      await page.getByRole('dialog').getByText('등 집중').waitFor();
    },
  },
  {
    name: 'recommend-purposes',
    who: 'member',
    path: '/recommend/supplementpurpose',
    heading: '무엇을 위해 드시나요?',
  },
  {
    name: 'budget',
    who: 'member',
    path: '/recommend/supplementpurpose',
    heading: '한 달에 얼마까지 쓸까요?',
    prepare: page =>
      withDraft(
        page,
        'recommend-supplement',
        { purposes: ['근육 증가'], budget: 70_000 },
        '/recommend/supplementbudget',
      ),
  },
  {
    name: 'recommend-supplements',
    who: 'member',
    path: ({ supplementHistory }) => `/recommend/supplementresult?history=${supplementHistory}`,
    heading: /\S/,
  },
  {
    name: 'recommend-nothing',
    who: 'member',
    path: '/recommend/supplementresult?history=1',
    heading: '지금은 몸을 채우는 게 먼저예요',
    answers: { '**/api/recommendation/supplement/history/1': { json: NOTHING_FOR_NOW } },
  },
  { name: 'recommend-history', who: 'member', path: '/recommend/history', heading: /추천/ },
  {
    name: 'recommend-history-empty',
    who: 'member',
    path: '/recommend/history',
    heading: '추천 기록',
    answers: {
      '**/api/recommendation?*': { json: [], headers: { 'x-total-count': '0', 'x-page-size': '20' } },
    },
    prepare: page => page.getByText('아직 추천받은 기록이 없어요').waitFor(),
  },
  {
    name: 'recommend-result-missing',
    who: 'member',
    path: '/recommend/machineresult?history=999999',
    heading: '운동 추천',
    prepare: page => page.getByRole('alert').waitFor(),
  },
  {
    name: 'routines-first',
    who: 'member',
    path: '/mypage',
    heading: '내 루틴',
    answers: {
      '**/api/myfit/routines/workout': { json: { routines: [] } },
      '**/api/myfit/routines/supplement': { json: [] },
      '**/api/bodyData': { json: [] },
    },
    prepare: page => page.getByText('아직 루틴이 없어요.').waitFor(),
  },
  {
    name: 'routines-unreachable',
    who: 'member',
    path: '/mypage',
    heading: '내 루틴',
    answers: { '**/api/myfit/**': 'none', '**/api/bodyData': 'none' },
    prepare: page => page.getByRole('alert').waitFor(),
  },
  {
    name: 'routines-kept',
    who: 'member',
    path: '/mypage',
    heading: '내 루틴',
    prepare: async page => {
      await page.getByText('가슴 집중').first().waitFor();
      await page.route('**/api/**', route => route.abort());
      await page.reload();
      await page.getByText(/에 받은 내용이에요/).waitFor();
    },
  },
  {
    name: 'training',
    who: 'member',
    path: '/training',
    heading: '오늘',
    prepare: page => page.getByRole('link', { name: '가슴 집중 운동 시작' }).waitFor(),
  },
  {
    name: 'training-light-week',
    who: 'member',
    path: '/training/session/new?routine=1',
    heading: '이번에는 가볍게 할까요?',
    answers: { '**/api/training/next/1': { json: LIGHT_WEEK } },
  },
  {
    name: 'training-session',
    who: 'member',
    path: '/training',
    heading: '가슴 집중',
    prepare: page => startTraining(page),
  },
  {
    name: 'training-set-open',
    who: 'member',
    path: '/training',
    heading: '가슴 집중',
    prepare: async page => {
      await startTraining(page);
      await page.getByRole('button', { name: /완료$/ }).first().click();
      await page.getByRole('timer').waitFor();
      await page.getByRole('button', { name: /^1세트.*고치기$/ }).click();
      await page.getByRole('button', { name: '이 세트 빼기' }).waitFor();
    },
  },
  {
    name: 'training-rest',
    who: 'member',
    path: '/training',
    heading: '휴식 타이머',
    prepare: async page => {
      await startTraining(page);
      await page.getByRole('button', { name: '운동 기록 메뉴' }).click();
      await page.getByRole('menuitem', { name: '휴식 타이머' }).click();
    },
  },
  {
    name: 'training-swap',
    who: 'member',
    path: '/training',
    heading: '다른 운동으로',
    prepare: async page => {
      await startTraining(page);
      await page.getByRole('button', { name: '다른 운동으로', exact: true }).click();
      await page.getByRole('button', { name: '기구가 사용 중이에요' }).click();
      await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'training-summary',
    who: 'member',
    path: '/training',
    heading: '오늘 운동을 해냈어요!',
    prepare: async page => {
      await startTraining(page);
      await doFirstSet(page);
      await page.getByRole('button', { name: '끝내기' }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: '끝내기' }).click();
      await page.getByRole('heading', { name: '쓴 근육' }).waitFor();
    },
  },
  {
    name: 'training-correct',
    who: 'member',
    path: '/training',
    heading: '세트 고치기',
    prepare: async page => {
      await startTraining(page);
      await doFirstSet(page);
      await page.getByRole('button', { name: '끝내기' }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: '끝내기' }).click();
      await page.getByRole('button', { name: '운동 기록 메뉴' }).click();
      await page.getByRole('menuitem', { name: '세트 고치기' }).click();
    },
  },
  {
    name: 'training-history',
    who: 'member',
    path: '/training/history',
    heading: '운동 기록',
    prepare: page =>
      page
        .getByRole('link', { name: /\d월 \d+일 \(/ })
        .first()
        .waitFor(),
  },
  {
    name: 'training-kept-weeks',
    who: 'member',
    path: '/training/history',
    heading: '12주째 이어 왔어요',
    answers: { '**/api/week/kept*': { json: { weeks: 12, shown: true } } },
    prepare: page => page.getByRole('button', { name: '이어 온 주 12주' }).click(),
  },
  {
    name: 'training-in-kakaotalk',
    who: 'member',
    path: '/training',
    heading: '홈 화면에 추가',
    prepare: async page => {
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 KAKAOTALK 2510100' }),
      );
      await page.reload();
      await page.getByRole('link', { name: '다른 브라우저로 열기' }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'training-history-parts',
    who: 'member',
    path: '/training/history?tab=parts',
    heading: '주마다 볼륨',
  },
  {
    name: 'training-history-workouts',
    who: 'member',
    path: '/training/history?tab=workouts',
    heading: '운동 기록',
    prepare: page =>
      page
        .getByText(/추정 1RM/)
        .first()
        .waitFor(),
  },
  {
    name: 'training-history-workout',
    who: 'member',
    path: ({ workoutId }) => `/training/history/workout/${workoutId}`,
    heading: '추정 1RM',
  },
  {
    name: 'training-import',
    who: 'member',
    path: '/training/import',
    heading: '기록 가져오기',
  },
  {
    name: 'training-import-preview',
    who: 'member',
    path: '/training/import',
    heading: '어떤 운동인지 알려 주세요',
    prepare: page => chooseLog(page),
  },
  {
    name: 'training-import-names',
    who: 'member',
    path: '/training/import',
    heading: '어떤 운동인지 알려 주세요',
    prepare: async page => {
      await chooseLog(page);
      await page.getByText(/^운동 이름 \d+개 확인하기$/).click();
      await page.getByText(/^읽을 수 없는 줄 \d+개 보기$/).click();
    },
  },
  {
    name: 'training-other-session',
    who: 'member',
    path: '/training',
    heading: '하던 운동이 있어요',
    prepare: async page => {
      await startTraining(page);
      await page.goto('/training/session/new');
    },
  },
  {
    name: 'training-logout',
    who: 'member',
    path: '/training',
    heading: '아직 보내지 못한 세트 1개가 있어요',
    answers: { '**/api/training/sync': 'none' },
    prepare: async page => {
      await startTraining(page);
      await doFirstSet(page);
      await page.getByText(/1세트 기기에 저장됨/).waitFor();
      await page.goto('/training');
      await page.getByRole('button', { name: /김민지님/ }).click();
      await page.getByRole('button', { name: '로그아웃', exact: true }).click();
    },
  },
  { name: 'routines', who: 'member', path: '/mypage', heading: '내 루틴' },
  {
    name: 'routines-open-card',
    who: 'member',
    path: '/mypage',
    heading: '내 루틴',
    prepare: async page => {
      await page.locator('ol > li').first().getByRole('button', { expanded: false }).click();
      await page.getByRole('button', { name: '적당했어요' }).waitFor();
      // Waits until fully expanded.
      await page.waitForFunction(
        () => getComputedStyle(document.querySelector('[id$="-panel"]')).maxHeight === 'none',
      );
    },
  },
  {
    name: 'routine-menu',
    who: 'member',
    path: '/mypage',
    heading: '내 루틴',
    prepare: async page => {
      await page.getByRole('button', { name: '등 집중 메뉴' }).click();
      await page.getByRole('menu').waitFor();
    },
    closesOnResize: true,
  },
  {
    name: 'routine-rename',
    who: 'member',
    path: '/mypage',
    heading: '내 루틴',
    prepare: async page => {
      await page.getByRole('button', { name: '등 집중 메뉴' }).click();
      await page.getByRole('menuitem', { name: '이름 수정' }).click();
      await page.getByRole('textbox', { name: '루틴 이름' }).waitFor();
    },
  },
  { name: 'body-info-direct', who: 'member', path: '/mypage/fixbodyinfo/direct', heading: /체성분/ },
  { name: 'body-history', who: 'member', path: '/mypage/bodyhistory', heading: /\S/ },
  {
    name: 'body-history-empty',
    who: 'member',
    path: '/mypage/bodyhistory',
    heading: '몸 변화',
    answers: { '**/api/bodyData': { json: [] } },
    prepare: page => page.getByText('아직 기록이 없어요').waitFor(),
  },
  {
    name: 'body-history-thin',
    who: 'member',
    path: '/mypage/bodyhistory',
    heading: '몸 변화',
    answers: { '**/api/bodyData': { json: THIN_BODIES } },
    prepare: page => page.getByRole('link', { name: /1577-0199/ }).waitFor(),
  },
  { name: 'health', who: 'member', path: '/mypage/health', heading: /\S/ },
  {
    name: 'health-surgery',
    who: 'member',
    path: '/mypage/health',
    heading: '건강 정보',
    prepare: async page => {
      await page.getByRole('button', { name: '최근 수술' }).click();
      await page.getByRole('button', { name: '고관절·다리' }).click();
      await page.getByLabel('수술한 지 몇 주 됐나요?').fill('-1');
      await page.getByRole('button', { name: '저장' }).click();
      await page.getByText(/수술 전이라면/).waitFor();
    },
  },
  {
    name: 'health-question',
    who: 'member',
    path: '/mypage/health',
    heading: '건강 정보',
    answers: { '**/api/user/health': { json: PREGNANT_AT_80 } },
    prepare: page => page.getByRole('button', { name: '맞아요, 그대로 저장' }).waitFor(),
  },
  { name: 'intake', who: 'member', path: '/mypage/intake', heading: '내 영양제', answers: TAKEN_ANSWERS },
  {
    name: 'intake-empty',
    who: 'member',
    path: '/mypage/intake',
    heading: '내 영양제',
    answers: { ...TAKEN_ANSWERS, '**/api/intake': { json: [] } },
  },
  {
    name: 'intake-form',
    who: 'member',
    path: '/mypage/intake',
    heading: /종합비타민/,
    answers: TAKEN_ANSWERS,
    prepare: async page => {
      await page.getByLabel('제품 찾기').fill('종합비타민');
      await page.getByRole('button', { name: '‘종합비타민’ 직접 적기' }).click();
      const form = page.getByRole('dialog');
      await form.getByLabel('라벨 붙여 넣기').fill(MISREAD_LABEL);
      await form.getByRole('button', { name: '라벨 읽기' }).click();
      await form.getByText('이름을 확인해 주세요', { exact: false }).waitFor();
    },
  },
  {
    name: 'intake-check',
    who: 'member',
    path: '/mypage/intake/check',
    heading: '영양제 검사',
    answers: TAKEN_ANSWERS,
  },
  {
    name: 'week',
    who: 'member',
    path: '/week',
    heading: '이렇게 할 수 있어요',
    prepare: page => page.getByRole('button', { name: '이 주로 정하기' }).waitFor(),
  },
  {
    name: 'week-planned',
    who: 'member',
    planned: true,
    path: '/week',
    heading: /이번 주/,
    prepare: page => page.getByRole('list', { name: '이번 주의 날' }).waitFor(),
  },
  {
    name: 'training-planned',
    who: 'member',
    planned: true,
    path: '/training',
    heading: '오늘',
    prepare: page => page.getByRole('list', { name: '이번 주의 날' }).waitFor(),
  },
  { name: 'devices', who: 'member', path: '/mypage/devices', heading: '로그인한 기기' },
  {
    name: 'devices-linked',
    who: 'member',
    path: '/mypage/devices',
    heading: '로그인한 기기',
    answers: { ...PROVIDERS, '**/api/user/identities': { json: [IDENTITY] } },
    prepare: page => page.getByRole('heading', { name: '연결한 계정' }).waitFor(),
  },
  {
    name: 'share-routine',
    who: 'member',
    path: '/mypage',
    heading: '루틴 공유하기',
    answers: {
      '**/api/myfit/routines/workout/*/share': {
        json: { url: `https://your.host/r/${'0'.repeat(32)}`, withName: true },
      },
    },
    prepare: async page => {
      await page
        .getByRole('button', { name: / 메뉴$/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: '공유하기' }).click();
      await page.getByRole('img', { name: /QR 코드/ }).waitFor();
    },
  },
  {
    name: 'account-menu',
    who: 'member',
    path: '/searchworkout/1',
    heading: /운동/,
    prepare: async page => {
      await page.getByRole('button', { name: /김민지님/ }).click();
      await page.getByText('김민지님, 반가워요!').waitFor();
    },
  },
  { name: 'admin-login', who: 'visitor', path: '/admin', heading: /관리자/ },
  { name: 'admin-supplements', who: 'admin', path: '/admin', heading: /\S/ },
  {
    name: 'admin-bulk',
    who: 'admin',
    path: '/admin?kind=Protein&sort=price&order=desc',
    heading: /\S/,
    prepare: async page => {
      const ticks = page.getByRole('checkbox', { name: / 고르기$/ });
      await ticks.nth(1).click();
      await ticks.nth(2).click();
      await page.getByText('2개 골랐어요').waitFor();
    },
  },
  {
    name: 'admin-columns',
    who: 'admin',
    path: '/admin',
    heading: '열 고르기',
    prepare: page => fromTableMenu(page, '열 고르기'),
  },
  {
    name: 'admin-view',
    who: 'admin',
    path: '/admin?tab=workouts',
    heading: /\S/,
    prepare: async page => {
      await page.getByRole('region', { name: '운동 목록' }).locator('tbody tr').first().press('Enter');
      await page.getByRole('button', { name: '추천 엔진으로 해 보기' }).click();
      await page.getByText(/가지 가운데/).waitFor();
    },
  },
  {
    name: 'admin-facts',
    who: 'admin',
    path: '/admin?tab=workouts',
    heading: '운동 추가',
    prepare: async page => {
      await page.getByRole('button', { name: '추가', exact: true }).click();
      const facts = page.getByRole('group', { name: /^동작의 특징/ });
      await facts.getByRole('button', { name: '한 다리·불안정' }).click();
      await facts.scrollIntoViewIfNeeded();
    },
  },
  { name: 'admin-workouts', who: 'admin', path: '/admin?tab=workouts', heading: /\S/ },
  { name: 'admin-body-parts', who: 'admin', path: '/admin?tab=bodyParts', heading: /\S/ },
  { name: 'admin-machines', who: 'admin', path: '/admin?tab=machines', heading: /\S/ },
  { name: 'admin-join', who: 'visitor', path: `/admin/join#${'A'.repeat(43)}`, heading: '관리자 초대' },
  {
    name: 'admin-dashboard',
    who: 'admin',
    path: '/admin?tab=dashboard',
    heading: '뒤에서 하는 작업',
    answers: DASHBOARD_ANSWERS,
    prepare: page => page.getByText('배드민턴', { exact: true }).waitFor(),
  },
  {
    name: 'admin-alias',
    who: 'admin',
    path: '/admin?tab=dashboard',
    heading: '뒤에서 하는 작업',
    answers: DASHBOARD_ANSWERS,
    prepare: async page => {
      await page.getByRole('button', { name: '배드민턴 별칭으로 추가' }).click();
      await page.getByRole('searchbox', { name: '운동 이름' }).fill('벤치');
      await page.getByRole('dialog').getByRole('button', { name: '바벨 벤치프레스' }).waitFor();
    },
  },
  {
    name: 'admin-offers',
    who: 'admin',
    path: '/admin?tab=offers',
    heading: /인클라인/,
    answers: OFFERS_ANSWERS,
  },
  { name: 'admin-people', who: 'admin', path: '/admin?tab=people', heading: '관리자 초대' },
  {
    name: 'admin-account',
    who: 'admin',
    path: '/admin',
    heading: '내 계정',
    prepare: async page => {
      await openOwn(page, '내 계정');
      await page.getByText('이 화면').waitFor();
    },
  },
  {
    name: 'admin-import',
    who: 'admin',
    path: '/admin?tab=machines',
    heading: '기구 가져오기',
    prepare: async page => {
      await fromTableMenu(page, '가져오기');
      const buffer = Buffer.from('koreanName,englishName\n덤벨,Dumbbells\n새 발판,Step\n새 매트,\n');
      const file = { name: '기구 목록.csv', mimeType: 'text/csv', buffer };
      await page.getByLabel('가져올 파일').setInputFiles(file);
      await page.getByText('1곳을 고쳐 주세요.', { exact: false }).waitFor();
    },
  },
  {
    name: 'admin-import-columns',
    who: 'admin',
    path: '/admin',
    heading: '보충제 가져오기',
    prepare: async page => {
      await fromTableMenu(page, '가져오기');
      const file = { name: '우리 가게.csv', mimeType: 'text/csv', buffer: Buffer.from(SHOP_LIST) };
      const taken = page.waitForResponse(answer => answer.request().method() === 'POST');
      await page.getByLabel('가져올 파일').setInputFiles(file);
      await taken;
      // Until then the columns of the file before may be there.
      await idle(page);
      await page.getByRole('combobox', { name: '진열 위치' }).waitFor();
    },
  },
  { name: 'admin-history', who: 'admin', path: '/admin?tab=history', heading: /운동 수정/ },
  {
    name: 'admin-reported-key',
    who: 'admin',
    path: '/admin?tab=reported',
    heading: /\S/,
    prepare: page => page.getByText(/인증키가 필요해요/).waitFor(),
  },
  {
    name: 'admin-reported',
    who: 'admin',
    path: '/admin?tab=reported',
    heading: /\S/,
    answers: REPORTED_ANSWERS,
    prepare: page => page.getByRole('article').first().waitFor(),
  },
  {
    name: 'admin-reported-form',
    who: 'admin',
    path: '/admin?tab=reported',
    heading: '읽은 내용 확인',
    answers: REPORTED_ANSWERS,
    prepare: page => page.getByRole('button', { name: /받기$/ }).first().click(),
  },
  {
    name: 'admin-prices-key',
    who: 'admin',
    path: '/admin?tab=prices',
    heading: /\S/,
    prepare: page => page.getByText(/검색 API의 키가 필요해요/).waitFor(),
  },
  {
    name: 'admin-prices',
    who: 'admin',
    path: '/admin?tab=prices&of=open',
    heading: /\S/,
    answers: PRICE_ANSWERS,
    prepare: page => page.getByRole('article').first().waitFor(),
  },
  {
    name: 'admin-add',
    who: 'admin',
    path: '/admin',
    heading: /\S/,
    prepare: async page => {
      await page.getByRole('button', { name: /추가/ }).first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'admin-edit',
    who: 'admin',
    path: '/admin?tab=workouts',
    heading: '운동 수정',
    prepare: async page => {
      await openWithPicture(page);
      await page.getByRole('button', { name: '추천 엔진으로 해 보기' }).click();
      await page.getByText(/가지 가운데/).waitFor();
    },
  },
  {
    name: 'admin-crop',
    who: 'admin',
    path: '/admin?tab=workouts',
    heading: '그림 자르기',
    prepare: async page => {
      await openWithPicture(page);
      await page.getByRole('button', { name: '자르기' }).click();
      await page.getByLabel(/^남길 부분/).waitFor();
    },
  },
  {
    name: 'admin-second-factor',
    who: 'admin',
    path: '/admin',
    heading: '2단계 인증',
    answers: {
      '**/api/admin/secondFactor': {
        json: {
          enrolled: false,
          recoveryCodesLeft: 0,
          secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
          uri: 'otpauth://totp/RoutineUp:admin?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=RoutineUp',
        },
      },
    },
    prepare: async page => {
      await openOwn(page, '2단계 인증');
      await page.getByLabel('관리자 비밀번호', { exact: true }).fill('admin-password-1');
      await page.getByRole('button', { name: '다음', exact: true }).click();
      await page.getByLabel('인증 앱의 번호').waitFor();
    },
  },
];

/** Without its query. */
const routeOf = ({ path }: Screen) => (typeof path === 'string' ? path : path({} as Demo)).split('?')[0];
const isTold = (path: string, name: string) =>
  TOLD.some(screen => routeOf(screen) === path || screen.name === name);
const asItIs = Object.entries<MemberPage>(MEMBER_PAGES).flatMap(([path, { source, title }]): Screen[] => {
  const name = source.split('/')[1]!;
  return path.includes(':') || isTold(path, name) ? [] : [{ name, who: 'member', path, heading: title }];
});

/** Every screen of the product, and how to get there. */
export const SCREENS: readonly Screen[] = [...TOLD, ...asItIs];

const MEMBER_KEY = 'routineup.session';
const ADMIN_KEY = 'routineup.admin';

/** Opens a screen in a fresh context, and waits until nothing is loading. */
export async function showScreen(page: Page, screen: Screen, demo: Demo): Promise<void> {
  await page.unrouteAll();
  for (const [address, answer] of Object.entries(screen.answers ?? {})) {
    await page.route(address, route => (answer === 'none' ? route.abort() : route.fulfill(answer)));
  }
  // A plain text file: no application script runs before the login is stored.
  await page.goto('/robots.txt');
  // One screen's answers must not show on the next.
  await forgetCopy(page);
  await page.evaluate(
    ([who, memberKey, member, adminKey, admin]) => {
      localStorage.clear();
      sessionStorage.clear();
      if (who === 'member') localStorage.setItem(memberKey!, member!);
      if (who === 'admin') sessionStorage.setItem(adminKey!, admin!);
    },
    [
      screen.who,
      MEMBER_KEY,
      JSON.stringify({ ...(screen.planned ? demo.planner : demo.member), rememberMe: true }),
      ADMIN_KEY,
      JSON.stringify(demo.admin),
    ],
  );
  await page.goto(typeof screen.path === 'string' ? screen.path : screen.path(demo));
  await screen.prepare?.(page, demo);
  await page.getByRole('heading', { name: screen.heading }).first().waitFor();
  await settle(page);
}

/** Nothing busy, all pictures and fonts loaded. */
async function settle(page: Page): Promise<void> {
  // Twice: content that has just arrived may request more.
  for (let times = 0; times < 2; times++) {
    await page.waitForFunction(
      () =>
        document.fonts.status === 'loaded' &&
        !document.querySelector('#root [aria-busy=true]') &&
        [...document.images].every((image: any) => image.complete || image.loading === 'lazy'),
    );
    await idle(page);
  }
}
