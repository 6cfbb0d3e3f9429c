import { Route, Routes } from 'react-router-dom';
import { page } from './page';
import { RequireLogin } from './require-login';

const RecommendIntroPage = page(
  () => import('../features/recommendation/pages/recommend-intro-page'),
  'RecommendIntroPage',
);
const CategoryPage = page(() => import('../features/recommendation/pages/category-page'), 'CategoryPage', {
  query: false,
});
const ReadinessPage = page(() => import('../features/recommendation/pages/readiness-page'), 'ReadinessPage');
const BodyPartsPage = page(() => import('../features/recommendation/pages/body-parts-page'), 'BodyPartsPage');
const MachinesPage = page(() => import('../features/recommendation/pages/machines-page'), 'MachinesPage');
const WorkoutResultPage = page(
  () => import('../features/recommendation/pages/workout-result-page'),
  'WorkoutResultPage',
);
const PurposesPage = page(() => import('../features/recommendation/pages/purposes-page'), 'PurposesPage');
const BudgetPage = page(() => import('../features/recommendation/pages/budget-page'), 'BudgetPage');
const SupplementResultPage = page(
  () => import('../features/recommendation/pages/supplement-result-page'),
  'SupplementResultPage',
);
const HistoryPage = page(() => import('../features/recommendation/pages/history-page'), 'HistoryPage');
const RoutinePage = page(() => import('../features/routine/pages/routine-page'), 'RoutinePage');
const ProfilePage = page(() => import('../features/member/pages/profile-page'), 'ProfilePage');
const PasswordPage = page(() => import('../features/member/pages/password-page'), 'PasswordPage');
const BodyInfoPage = page(() => import('../features/member/pages/body-info-page'), 'BodyInfoPage');
const RecentCompositionPage = page(
  () => import('../features/member/pages/recent-composition-page'),
  'RecentCompositionPage',
);
const BodyHistoryPage = page(() => import('../features/member/pages/body-history-page'), 'BodyHistoryPage');
const HealthPage = page(() => import('../features/member/pages/health-page'), 'HealthPage');
const DevicesPage = page(() => import('../features/member/pages/devices-page'), 'DevicesPage');
const AccountPage = page(() => import('../features/member/pages/account-page'), 'AccountPage');
// Read from this device; only its lists ask the server.
const TrainingPage = page(() => import('../features/training/pages/training-page'), 'TrainingPage');
const StartPage = page(() => import('../features/training/pages/start-page'), 'StartPage');
const TrainingHistoryPage = page(
  () => import('../features/training/pages/training-history-page'),
  'TrainingHistoryPage',
);
const WorkoutRecordsPage = page(
  () => import('../features/training/pages/workout-records-page'),
  'WorkoutRecordsPage',
);
const TrainingImportPage = page(
  () => import('../features/training/pages/training-import-page'),
  'TrainingImportPage',
);
const NotFoundPage = page(() => import('./errors/not-found-page'), 'NotFoundPage', { query: false });
const SessionPage = page(() => import('../features/training/pages/session-page'), 'SessionPage');

const PAGES = [
  ['/recommend', RecommendIntroPage],
  ['/recommend/category', CategoryPage],
  ['/recommend/readiness', ReadinessPage],
  ['/recommend/workout', BodyPartsPage],
  ['/recommend/machine', MachinesPage],
  ['/recommend/machineresult', WorkoutResultPage],
  ['/recommend/supplementpurpose', PurposesPage],
  ['/recommend/supplementbudget', BudgetPage],
  ['/recommend/supplementresult', SupplementResultPage],
  ['/recommend/history', HistoryPage],
  ['/training', TrainingPage],
  ['/training/session/new', StartPage],
  ['/training/session/:id', SessionPage],
  ['/training/history', TrainingHistoryPage],
  ['/training/history/workout/:id', WorkoutRecordsPage],
  ['/training/import', TrainingImportPage],
  ['/mypage', RoutinePage],
  ['/mypage/fixprofile', ProfilePage],
  ['/mypage/fixpassword', PasswordPage],
  ['/mypage/fixbodyinfo', BodyInfoPage],
  ['/mypage/fixbodyinfo/direct', RecentCompositionPage],
  ['/mypage/bodyhistory', BodyHistoryPage],
  ['/mypage/health', HealthPage],
  ['/mypage/devices', DevicesPage],
  ['/mypage/account', AccountPage],
] as const;

/**
 * The addresses of members: recommendations, routines, the member area; and what is no address at all. Apart from the entry: the list of
 * these pages and of all they load is bytes that the landing page has no use for.
 */
export function MemberRoutes() {
  return (
    <Routes>
      {PAGES.map(([path, Page]) => (
        <Route
          key={path}
          path={path}
          element={
            <RequireLogin>
              <Page />
            </RequireLogin>
          }
        />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
