import { jest } from '@jest/globals';
import { fakeServer, json } from '../../../test/fake-server';
import { leaveFor, takeJourney } from './journey';

afterEach(() => jest.restoreAllMocks());

it('does not leave for a provider where the browser stores nothing, and says so', async () => {
  const blocked = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked);
  fakeServer({
    'POST /api/auth/providers/kakao/begin': () => json({ url: 'https://kakao.example/', journey: 'sealed' }),
  });
  const aim = { purpose: 'login' as const, next: '/', rememberMe: true };
  await expect(leaveFor('kakao', aim)).rejects.toThrow(/브라우저가 저장을 막고 있어서/);
  expect(takeJourney('kakao')).toBeNull();
});
