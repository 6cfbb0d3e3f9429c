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

const app = (
  <StrictMode>
    {/* Without transitions an address changes at once: a radio button that navigates answers to the press. */}
    <BrowserRouter useTransitions={false}>
      <App />
    </BrowserRouter>
  </StrictMode>
);

const root = document.getElementById('root');
if (root) {
  // Landing page, searches and details arrive rendered, every other address with an empty root. In a transition, so that
  // hydrating what is already shown never blocks a press.
  // A member's `/` is 오늘, whatever the server sent.
  if (location.pathname === '/' && currentSession()) root.replaceChildren();
  delete document.documentElement.dataset.member;
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app));
  else {
    startPage(location);
    createRoot(root).render(app);
  }
}

// Glyphs beyond the two files of the interface (rare names, what an admin wrote) load on demand, after the first paint.
void import('../shared/theme/pretendard.css');
