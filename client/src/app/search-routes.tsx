import { Navigate, Route } from 'react-router-dom';
import { page } from './page';

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
  <Route key="workout-search" path="/searchworkout/:pageNum" element={<WorkoutSearchPage />} />,
  <Route key="workout" path="/searchworkout/:pageNum/workoutdetail/:id?" element={<WorkoutDetailPage />} />,
  <Route
    key="supplements"
    path="/searchsupplement"
    element={<Navigate to="/searchsupplement/1" replace />}
  />,
  <Route key="supplement-search" path="/searchsupplement/:pageNum" element={<SupplementSearchPage />} />,
  <Route
    key="supplement"
    path="/searchsupplement/:pageNum/supplementdetail/:id?"
    element={<SupplementDetailPage />}
  />,
];
