import { jest } from '@jest/globals';
import { fakeServer, json } from '../../../test/fake-server';
import { messageOf } from '../api/api.error';
import { leaveFor, takeJourney } from './journey';

it('does not leave for a provider where the browser stores nothing, and says so', async () => {
  const blocked = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  fakeServer({
    'POST /api/auth/providers/kakao/begin': () => json({ url: 'https://kakao.example/', journey: 'sealed' }),
  });
  const aim = { purpose: 'login' as const, next: '/', rememberMe: true };
  const left = await leaveFor('kakao', aim).catch(messageOf);
  const back = takeJourney('kakao');
  blocked.mockRestore();
  expect(left).toMatch(/브라우저가 저장을 막고 있어서/);
  expect(back).toBeNull();
});
