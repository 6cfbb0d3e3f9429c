import { Navigate, Route } from 'react-router-dom';
import { page } from './page';
import { PUBLIC_PAGES } from './public-pages';

const WorkoutSearchPage = page(
  () => import('../features/search/pages/workout-search-page'),
  'WorkoutSearchPage',
);
const SupplementSearchPage = page(
  () => import('../features/search/pages/supplement-search-page'),
  'SupplementSearchPage',
);

const WorkoutDetailPage = page(
  () => import('../features/workout/pages/workout-detail-page'),
  'WorkoutDetailPage',
);
const SupplementDetailPage = page(
  () => import('../features/supplement/pages/supplement-detail-page'),
  'SupplementDetailPage',
);

/** The addresses of both searches and their details. Route matching ignores case: supplementDetail is the same page. */
export const searchRoutes = [
  <Route key="workouts" path="/searchworkout" element={<Navigate to="/searchworkout/1" replace />} />,
  <Route key="workout-search" path={PUBLIC_PAGES['workout-search'].path} element={<WorkoutSearchPage />} />,
  <Route key="workout" path={PUBLIC_PAGES['workout-detail'].path} element={<WorkoutDetailPage />} />,
  <Route
    key="supplements"
    path="/searchsupplement"
    element={<Navigate to="/searchsupplement/1" replace />}
  />,
  <Route
    key="supplement-search"
    path={PUBLIC_PAGES['supplement-search'].path}
    element={<SupplementSearchPage />}
  />,
  <Route key="supplement" path={PUBLIC_PAGES['supplement-detail'].path} element={<SupplementDetailPage />} />,
];
