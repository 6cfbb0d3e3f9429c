import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { ErrorBoundary } from './errors/error-boundary';
import { useIsLoggedIn } from '../shared/session/session.store';
import { Interactive } from './interactive';
import { ABOUT } from './layout/nav-items';
import { page } from './page';
import { MemberRoutes, usePageStarts } from './page-starts';
import { PageLoading } from './page-loading';
import { searchRoutes } from './search-routes';

const LandingPage = page(async () => (await import('../features/landing/pages/landing-page')).LandingPage, {
  query: false,
});
const LoginPage = page(async () => (await import('../features/auth/pages/login-page')).LoginPage);
const SignupPage = page(async () => (await import('../features/signup/pages/signup-page')).SignupPage);

/** Every route of the product, members' and rarely opened ones in `member-routes`; each page is its own chunk. */
export function AppRoutes() {
  const { pathname } = useLocation();
  usePageStarts();
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<PageLoading />}>
        <Pages />
        <Interactive />
      </Suspense>
    </ErrorBoundary>
  );
}

/**
 * Inside the boundary, because it renders twice for a member, first as the server did: a boundary that renders again before its page
 * has loaded discards the server's markup, and with it every press on it.
 */
function Pages() {
  const loggedIn = useIsLoggedIn();
  return (
    <Routes>
      {!loggedIn && <Route path="/" element={<LandingPage />} />}
      <Route path={ABOUT} element={<LandingPage />} />
      <Route path="/login" element={<LoginPage />} />
      <Route path="/signup/*" element={<SignupPage />} />
      {searchRoutes}
      <Route path="*" element={<MemberRoutes />} />
    </Routes>
  );
}
