import { startSession } from '../src/shared/session/session.store';

/** A remembered login, of a member of whom only the number matters. */
export const logIn = (memberId: number): void =>
  startSession(
    { accessToken: `x.${btoa(JSON.stringify({ sub: String(memberId) }))}.x`, refreshToken: 'r' },
    true,
  );
