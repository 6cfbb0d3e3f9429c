import { matchPath, Navigate, Route } from 'react-router-dom';
import { page } from './page';
import type { Page } from './page';
import { PUBLIC_PAGES, PUBLIC_PAGE_NAMES, type PublicPageName } from './public-pages';

const PAGES: Readonly<Record<PublicPageName, Page>> = {
  'workout-search': page(
    async () => (await import('../features/search/pages/workout-search-page')).WorkoutSearchPage,
  ),
  'supplement-search': page(
    async () => (await import('../features/search/pages/supplement-search-page')).SupplementSearchPage,
  ),
  'workout-detail': page(
    async () => (await import('../features/workout/pages/workout-detail-page')).WorkoutDetailPage,
  ),
  'supplement-detail': page(
    async () => (await import('../features/supplement/pages/supplement-detail-page')).SupplementDetailPage,
  ),
  'shared-routine': page(
    async () => (await import('../features/sharing/pages/shared-routine-page')).SharedRoutinePage,
  ),
};

/** Routes of both searches and their details. Route matching ignores case: supplementDetail is the same page. */
export const searchRoutes = [
  <Route key="workouts" path="/searchworkout" element={<Navigate to="/searchworkout/1" replace />} />,
  <Route
    key="supplements"
    path="/searchsupplement"
    element={<Navigate to="/searchsupplement/1" replace />}
  />,
  ...PUBLIC_PAGE_NAMES.map(name => {
    const Page = PAGES[name];
    return <Route key={name} path={PUBLIC_PAGES[name].path} element={<Page />} />;
  }),
];

/** Prefetches the page of this address; false where it is none of these. */
export function startPublicPage(pathname: string): boolean {
  const name = PUBLIC_PAGE_NAMES.find(each => matchPath(PUBLIC_PAGES[each].path, pathname));
  if (name) PAGES[name].start();
  return name !== undefined;
}
