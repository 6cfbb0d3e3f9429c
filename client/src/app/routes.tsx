import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { ErrorBoundary } from './errors/error-boundary';
import { useIsLoggedIn } from '../shared/session/session.store';
import { Interactive } from './interactive';
import { ABOUT } from './layout/nav-items';
import { page } from './page';
import { usePageStarts } from './page-starts';
import { PageLoading } from './page-loading';
import { searchRoutes } from './search-routes';

const LandingPage = page(async () => (await import('../features/landing/pages/landing-page')).LandingPage, {
  query: false,
});
const LoginPage = page(async () => (await import('../features/auth/pages/login-page')).LoginPage);
const ResetPasswordPage = page(
  async () => (await import('../features/auth/pages/reset-password-page')).ResetPasswordPage,
);
const ProviderReturnPage = page(
  async () => (await import('../features/auth/pages/provider-return-page')).ProviderReturnPage,
);
const SignupPage = page(async () => (await import('../features/signup/pages/signup-page')).SignupPage);
const AdminPage = page(async () => (await import('../features/admin/pages/admin-page')).AdminPage);
const AdminJoinPage = page(
  async () => (await import('../features/admin/pages/admin-join-page')).AdminJoinPage,
);
const MemberRoutes = page(async () => (await import('./member-routes')).MemberRoutes, { query: false });

/** `/SearchResults` carries the keyword in navigation state (from the home search) or in the query. */
function SearchResultsRedirect() {
  const { search, state } = useLocation();
  const inState: unknown = (state as { keyword?: unknown } | null)?.keyword;
  const keyword = typeof inState === 'string' ? inState : (new URLSearchParams(search).get('keyword') ?? '');
  const query = keyword ? `?${new URLSearchParams({ keyword }).toString()}` : '';
  return <Navigate to={`/searchworkout/1${query}`} replace />;
}

/** Every route of the product; each page is its own chunk. */
export function AppRoutes() {
  const { pathname } = useLocation();
  const loggedIn = useIsLoggedIn();
  usePageStarts();
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<PageLoading />}>
        <Routes>
          {!loggedIn && <Route path="/" element={<LandingPage />} />}
          <Route path={ABOUT} element={<LandingPage />} />
          <Route path="/login" element={<LoginPage />} />
          <Route path="/login/reset" element={<ResetPasswordPage />} />
          <Route path="/login/callback/:provider" element={<ProviderReturnPage />} />
          <Route path="/signup/*" element={<SignupPage />} />
          {searchRoutes}
          <Route path="/admin" element={<AdminPage />} />
          <Route path="/admin/join" element={<AdminJoinPage />} />
          <Route path="/SearchResults" element={<SearchResultsRedirect />} />
          <Route path="*" element={<MemberRoutes />} />
        </Routes>
        <Interactive />
      </Suspense>
    </ErrorBoundary>
  );
}
