import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '../shared/theme/fonts.css';
import '../shared/theme/tokens.css';
import '../shared/theme/base.css';
import { listenForInstallOffer } from '../shared/pwa/install.store';
import { App } from './app';
import { currentSession } from '../shared/session/session.store';
import { startPage } from './page-starts';

listenForInstallOffer();
// Requested only now, the typeface delays no script; requested by the first text, it would arrive after the content and move it.
document.fonts?.load("1em 'RoutineUp Sans'", '가').catch(() => undefined);

/** How long the frame waits for a member's page: painted together, both appear sooner. */
const ALONE_AFTER_MS = 600;

const app = (
  <StrictMode>
    {/* Without transitions an address changes at once, so a radio button that navigates responds to the press. */}
    <BrowserRouter useTransitions={false}>
      <App />
    </BrowserRouter>
  </StrictMode>
);

const root = document.getElementById('root');
if (root) {
  // Landing page, searches and details arrive rendered, every other address with an empty root. In a transition, so that
  // hydrating visible content never blocks a press.
  // For members `/` is 오늘, whatever the server sent.
  if (location.pathname === '/' && currentSession()) root.replaceChildren();
  delete document.documentElement.dataset.member;
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app));
  else {
    const late = new Promise(resolve => setTimeout(resolve, ALONE_AFTER_MS));
    void Promise.race([startPage(location), late]).then(() => createRoot(root).render(app));
  }
}

// Glyphs beyond the interface's two files (rare names, admins' texts) load on demand, after the first paint. Without a network the
// device's own typeface has them.
import('../shared/theme/pretendard.css').catch(() => undefined);
