import { create } from 'zustand';

/** Chromium's event, fired once; TypeScript does not know it. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

interface InstallState {
  /** Opens the browser's own dialog; null where it has none. */
  offer: BeforeInstallPromptEvent | null;
  /** The user answered the hint, or already has the app. */
  answered: boolean;
}

const STORAGE_KEY = 'routineup.install-hint';

function wasAnswered(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    // It could not be dismissed permanently, so it is not shown at all.
    return true;
  }
}

export const useInstallStore = create<InstallState>()(() => ({ offer: null, answered: wasAnswered() }));

/** Hides the hint on this device for good. */
export function answerInstallHint(): void {
  useInstallStore.setState({ offer: null, answered: true });
  try {
    localStorage.setItem(STORAGE_KEY, 'answered');
  } catch {
    // Never shown where storage is blocked.
  }
}

/** Listens from the start: the event comes once, often before the page that uses it. */
export function listenForInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', event => {
    event.preventDefault();
    useInstallStore.setState({ offer: event as BeforeInstallPromptEvent });
  });
  window.addEventListener('appinstalled', answerInstallHint);
}
