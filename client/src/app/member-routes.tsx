import { matchPath, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import type { ComponentType } from 'react';
import { restoreAnswers } from '../shared/changes/kept-answers';
import { askFirst } from './first-questions';
import { useFocusKeeper } from './focus-keeper';
import { CopyState } from './local-copy/copy-state';
import { componentIn, MEMBER_PAGES } from './member-pages';
import type { MemberFeature, MemberPath } from './member-pages';
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

type Pages = Promise<Record<string, ComponentType>>;

/* oxlint-disable imports/quoted -- the app may import every page */
/** The bundler looks the files of each template up. */
const FILES: Record<MemberFeature, (name: string) => Pages> = {
  intake: name => import(`../features/intake/pages/${name}-page.tsx`) as Pages,
  member: name => import(`../features/member/pages/${name}-page.tsx`) as Pages,
  recommendation: name => import(`../features/recommendation/pages/${name}-page.tsx`) as Pages,
  routine: name => import(`../features/routine/pages/${name}-page.tsx`) as Pages,
  training: async name => {
    const log = import('../features/training/store/device-log').then(({ deviceLog }) => deviceLog());
    const [file] = await Promise.all([import(`../features/training/pages/${name}-page.tsx`) as Pages, log]);
    return file;
  },
};
/* oxlint-enable imports/quoted */

function componentOf(path: MemberPath): () => Promise<ComponentType> {
  const page = MEMBER_PAGES[path];
  const [feature, name] = page.source.split('/') as [MemberFeature, string];
  return async () => (await FILES[feature](name))[componentIn(page)]!;
}

const PATHS = Object.keys(MEMBER_PAGES) as MemberPath[];

/** Each opens from this device's copy of the member's data. */
const PAGES = Object.fromEntries(
  PATHS.map(path => {
    const { title } = MEMBER_PAGES[path];
    return [path, page(componentOf(path), { query: false, prepare: restoreAnswers, title })];
  }),
) as Record<MemberPath, Page>;
// One page at two addresses: it stays mounted from one to the other.
PAGES['/'] = PAGES['/training'];

/** Prefetches the code and first requests of the page that a member is about to open. @returns once both are here, or failed */
export async function startMemberPage(address: { pathname: string; search: string }): Promise<void> {
  const path = PATHS.find(each => matchPath(each, address.pathname));
  if (path) await Promise.all([PAGES[path].start(), restoreAnswers().then(() => askFirst(path, address))]);
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
