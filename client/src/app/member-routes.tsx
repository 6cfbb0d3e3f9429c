import { matchPath, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import type { ComponentType } from 'react';
import { restoreAnswers } from '../shared/api/kept-answers';
import { askFirst } from './first-questions';
import { useFocusKeeper } from './focus-keeper';
import { CopyState } from './local-copy/copy-state';
import { MEMBER_PAGES } from './member-pages';
import type { MemberPath } from './member-pages';
import { page } from './page';
import type { Page } from './page';
import { QueryBoundary } from './query-boundary';
import { RequireLogin } from './require-login';

const NotFoundPage = page(async () => (await import('./errors/not-found-page')).NotFoundPage, {
  query: false,
});

/** Without a login, and rarely opened: the landing page need not know of them. */
const ResetPasswordPage = page(
  async () => (await import('../features/auth/pages/reset-password-page')).ResetPasswordPage,
);
const ProviderReturnPage = page(
  async () => (await import('../features/auth/pages/provider-return-page')).ProviderReturnPage,
);
const AdminPage = page(async () => (await import('../features/admin/pages/admin-page')).AdminPage);
const AdminJoinPage = page(
  async () => (await import('../features/admin/pages/admin-join-page')).AdminJoinPage,
);

/** `/SearchResults` carries the keyword in navigation state (from the home search) or in the query. */
function SearchResultsRedirect() {
  const { search, state } = useLocation();
  const inState: unknown = (state as { keyword?: unknown } | null)?.keyword;
  const keyword = typeof inState === 'string' ? inState : (new URLSearchParams(search).get('keyword') ?? '');
  const query = keyword ? `?${new URLSearchParams({ keyword }).toString()}` : '';
  return <Navigate to={`/searchworkout/1${query}`} replace />;
}

const today = async () => (await import('../features/training/pages/training-page')).TrainingPage;

const COMPONENTS: Readonly<Record<MemberPath, () => Promise<ComponentType>>> = {
  '/recommend': async () =>
    (await import('../features/recommendation/pages/recommend-intro-page')).RecommendIntroPage,
  '/recommend/category': async () =>
    (await import('../features/recommendation/pages/category-page')).CategoryPage,
  '/recommend/readiness': async () =>
    (await import('../features/recommendation/pages/readiness-page')).ReadinessPage,
  '/recommend/workout': async () =>
    (await import('../features/recommendation/pages/body-parts-page')).BodyPartsPage,
  '/recommend/place': async () => (await import('../features/recommendation/pages/place-page')).PlacePage,
  '/recommend/machine': async () =>
    (await import('../features/recommendation/pages/machines-page')).MachinesPage,
  '/recommend/machineresult': async () =>
    (await import('../features/recommendation/pages/workout-result-page')).WorkoutResultPage,
  '/recommend/supplementpurpose': async () =>
    (await import('../features/recommendation/pages/purposes-page')).PurposesPage,
  '/recommend/supplementbudget': async () =>
    (await import('../features/recommendation/pages/budget-page')).BudgetPage,
  '/recommend/supplementresult': async () =>
    (await import('../features/recommendation/pages/supplement-result-page')).SupplementResultPage,
  '/recommend/history': async () =>
    (await import('../features/recommendation/pages/history-page')).HistoryPage,
  '/': today,
  '/training': today,
  '/week': async () => (await import('../features/training/pages/week-page')).WeekPage,
  '/training/session/new': async () => (await import('../features/training/pages/start-page')).StartPage,
  '/training/session/:id': async () => (await import('../features/training/pages/session-page')).SessionPage,
  '/training/history': async () =>
    (await import('../features/training/pages/training-history-page')).TrainingHistoryPage,
  '/training/history/workout/:id': async () =>
    (await import('../features/training/pages/workout-records-page')).WorkoutRecordsPage,
  '/training/import': async () =>
    (await import('../features/training/pages/training-import-page')).TrainingImportPage,
  '/mypage': async () => (await import('../features/routine/pages/routine-page')).RoutinePage,
  '/mypage/intake': async () => (await import('../features/intake/pages/intake-page')).IntakePage,
  '/mypage/intake/check': async () => (await import('../features/intake/pages/audit-page')).AuditPage,
  '/mypage/fixprofile': async () => (await import('../features/member/pages/profile-page')).ProfilePage,
  '/mypage/fixpassword': async () => (await import('../features/member/pages/password-page')).PasswordPage,
  '/mypage/fixbodyinfo': async () => (await import('../features/member/pages/body-info-page')).BodyInfoPage,
  '/mypage/fixbodyinfo/direct': async () =>
    (await import('../features/member/pages/recent-composition-page')).RecentCompositionPage,
  '/mypage/bodyhistory': async () =>
    (await import('../features/member/pages/body-history-page')).BodyHistoryPage,
  '/mypage/health': async () => (await import('../features/member/pages/health-page')).HealthPage,
  '/mypage/devices': async () => (await import('../features/member/pages/devices-page')).DevicesPage,
  '/mypage/account': async () => (await import('../features/member/pages/account-page')).AccountPage,
};

const PATHS = Object.keys(COMPONENTS) as MemberPath[];

/** Each opens from this device's copy of the member's data. */
const PAGES = Object.fromEntries(
  PATHS.map(path => {
    const { title } = MEMBER_PAGES[path];
    return [path, page(COMPONENTS[path], { query: false, prepare: restoreAnswers, title })];
  }),
) as Record<MemberPath, Page>;
// One page at two addresses: it stays mounted from one to the other.
PAGES['/'] = PAGES['/training'];

/** Prefetches the code and first requests of the page that a member is about to open. */
export function startMemberPage(address: { pathname: string; search: string }): void {
  const path = PATHS.find(each => matchPath(each, address.pathname));
  if (!path) return;
  PAGES[path].start();
  void restoreAnswers().then(() => askFirst(path, address));
}

/**
 * The members' routes (recommendations, routines, the member area), rarely opened ones and the fallback for unknown addresses. Apart from the entry, because
 * the landing page has no use for this list and its imports.
 */
export function MemberRoutes() {
  useFocusKeeper();
  return (
    <Routes>
      {PATHS.map(path => {
        const Page = PAGES[path];
        return (
          <Route
            key={path}
            path={path}
            element={
              <RequireLogin>
                <QueryBoundary>
                  <CopyState />
                  <Page />
                </QueryBoundary>
              </RequireLogin>
            }
          />
        );
      })}
      <Route path="/login/reset" element={<ResetPasswordPage />} />
      <Route path="/login/callback/:provider" element={<ProviderReturnPage />} />
      <Route path="/admin" element={<AdminPage />} />
      <Route path="/admin/join" element={<AdminJoinPage />} />
      <Route path="/SearchResults" element={<SearchResultsRedirect />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
