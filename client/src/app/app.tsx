import { AppLayout } from './layout/app-layout';
import { AppRoutes } from './routes';

/** The whole client inside a router: the browser's, or a static one when the landing page is prerendered. */
export function App() {
  return (
    <AppLayout>
      <AppRoutes />
    </AppLayout>
  );
}
