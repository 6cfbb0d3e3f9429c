import { createDraftStore, resetDrafts } from './draft-store';
import { loginPath, nextPath } from './next-path';
import {
  clearSession,
  currentSession,
  SESSION_STORAGE_KEY,
  setMember,
  startSession,
  syncSession,
} from './session.store';

const tokens = { accessToken: 'a', refreshToken: 'r' };

describe('a session', () => {
  it('is found again after a reload, wherever it was kept', () => {
    for (const rememberMe of [true, false]) {
      startSession(tokens, rememberMe);
      const stored = (rememberMe ? localStorage : sessionStorage).getItem(SESSION_STORAGE_KEY)!;
      clearSession();
      (rememberMe ? localStorage : sessionStorage).setItem(SESSION_STORAGE_KEY, stored);
      expect(syncSession()).toMatchObject({ ...tokens, rememberMe });
    }
  });

  it('ends here when another tab logs out', () => {
    startSession(tokens, true);
    localStorage.removeItem(SESSION_STORAGE_KEY);
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_STORAGE_KEY }));
    expect(currentSession()).toBeNull();
  });

  it('ends here when a page comes back that was put away while another tab logged out', () => {
    startSession(tokens, true);
    localStorage.removeItem(SESSION_STORAGE_KEY);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(currentSession()).toBeNull();
  });

  it('of this tab alone does not come back when the member who took its place in another tab logs out', () => {
    startSession(tokens, false);
    const theirs = { accessToken: 'b', refreshToken: 's', loginKey: 'theirs' };
    localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(theirs));
    expect(syncSession()).toMatchObject(theirs);
    localStorage.removeItem(SESSION_STORAGE_KEY);
    expect(syncSession()).toBeNull();
  });

  it('that another tab has just ended is not written back by a name that comes late', () => {
    startSession(tokens, true);
    localStorage.removeItem(SESSION_STORAGE_KEY);
    setMember({ userName: '홍길동', sex: '남' });
    expect(localStorage.getItem(SESSION_STORAGE_KEY)).toBeNull();
    expect(currentSession()).toBeNull();
  });

  it.each(['{', '"text"', '{"accessToken":1}', 'null'])('ignores a broken entry %s', text => {
    localStorage.setItem(SESSION_STORAGE_KEY, text);
    expect(syncSession()).toBeNull();
  });
});

describe('a draft', () => {
  it('is written to session storage without its secrets', () => {
    const useDraft = createDraftStore('test', { name: '', password: '' }, ['password']);
    useDraft.getState().patch({ name: '길동', password: 'secret123' });
    expect(useDraft.getState().values.password).toBe('secret123');
    const stored = sessionStorage.getItem('routineup.draft.test');
    expect(stored).toContain('길동');
    expect(stored).not.toContain('secret123');
    resetDrafts();
    expect(useDraft.getState().values).toEqual({ name: '', password: '' });
  });

  it('fills fields that an older draft did not have', () => {
    sessionStorage.setItem(
      'routineup.draft.older',
      JSON.stringify({ state: { values: { name: '길동' } }, version: 0 }),
    );
    const useDraft = createDraftStore('older', { name: '', height: 170 });
    expect(useDraft.getState().values).toEqual({ name: '길동', height: 170 });
  });
});

describe('the way back after a login', () => {
  it('keeps path and query', () => {
    const path = loginPath('/recommend/machineresult?history=3');
    expect(nextPath(path.slice(path.indexOf('?')))).toBe('/recommend/machineresult?history=3');
  });

  it.each([
    ...['https://evil.example', '//evil.example', '/\\evil.example', '/\t/evil.example', '/\n\\evil.example'],
    ...[
      '/.//evil.example',
      '/x/..//evil.example',
      '/./\\evil.example',
      '/\r//evil.example',
      '\n//evil.example',
    ],
    ...['javascript:alert(1)', 'data:text/html,x', '%2f%2fevil.example', '%0a//evil.example', 'evil.example'],
    ...['/login?next=/login', '/signup', ''],
  ])('never leads to %j', target => expect(nextPath(`?next=${encodeURIComponent(target)}`)).toBe('/'));
});
