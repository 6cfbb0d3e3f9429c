import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { App } from '../src/app/app';
import { Toaster } from '../src/shared/ui/toaster';
// Imported early, because Jest's module loader cannot link a package for two lazy chunks at once; a test imports its page for this reason.
import '../src/app/layout/account-menu';
import '../src/app/query-boundary';

/** Makes the address readable: `currentPath()`. */
function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

/** The whole client at an address, as a user sees it: layout, routes, lazy pages. */
export function renderApp(path: string) {
  const user = userEvent.setup();
  const view = render(
    <MemoryRouter initialEntries={[path]} useTransitions={false}>
      <App />
      <Address />
    </MemoryRouter>,
  );
  return { user, ...view };
}

export const currentPath = (): string => document.querySelector('[data-testid=address]')?.textContent ?? '';

/** One component with a router and toasts. */
export function renderInRouter(element: React.ReactNode, path = '/') {
  const user = userEvent.setup();
  const view = render(
    <MemoryRouter initialEntries={[path]} useTransitions={false}>
      {element}
      <Toaster />
      <Address />
    </MemoryRouter>,
  );
  return { user, ...view };
}

/** Scrolls jsdom's window, which has no layout. */
export function scrollWindowTo(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}
