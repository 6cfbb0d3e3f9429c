import { jest } from '@jest/globals';
import { createDraftStore } from './draft-store';
import { clearSession, startSession } from './session.store';

/** As the browser refuses it: while the page's data is blocked, or when there is no room left. */
function refuse(name: 'blocked' | 'full'): void {
  const refused = () => {
    throw new DOMException('', name === 'full' ? 'QuotaExceededError' : 'SecurityError');
  };
  if (name === 'full') jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refused);
  else jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(refused);
}

it.each(['blocked', 'full'] as const)(
  'where storage is %s, a wizard lives as long as the page and is gone with the login',
  name => {
    try {
      refuse(name);
      const useDraft = createDraftStore('test', { part: '' });
      startSession({ accessToken: 'a', refreshToken: 'r' }, true);
      useDraft.getState().patch({ part: '가슴' });
      expect(useDraft.getState().values.part).toBe('가슴');
      clearSession();
      expect(useDraft.getState().values.part).toBe('');
    } finally {
      jest.restoreAllMocks();
    }
  },
);

it('what was typed before another member logged in while this tab was discarded is not shown to them', () => {
  const values = () => createDraftStore('kept', { part: '' }).getState().values;
  startSession({ accessToken: 'a', refreshToken: 'r' }, true);
  createDraftStore('kept', { part: '' }).getState().patch({ part: '가슴' });
  const written = sessionStorage.getItem('routineup.draft.kept')!;
  expect(values()).toEqual({ part: '가슴' });
  startSession({ accessToken: 'b', refreshToken: 's' }, true);
  // A discarded tab hears of no login.
  sessionStorage.setItem('routineup.draft.kept', written);
  expect(values()).toEqual({ part: '' });
  clearSession();
});
