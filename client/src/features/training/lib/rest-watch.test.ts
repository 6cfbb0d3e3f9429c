import { jest } from '@jest/globals';
import { clearSession, currentSession, startSession } from '../../../shared/session/session.store';
import './rest-watch';

it('lets a member log out where storage is blocked', () => {
  try {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    startSession({ accessToken: 'a', refreshToken: 'r' }, true);
    clearSession();
    expect(currentSession()).toBeNull();
  } finally {
    jest.restoreAllMocks();
  }
});
