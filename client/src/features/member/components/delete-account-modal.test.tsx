import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { apiError, fakeServer, json } from '../../../../test/fake-server';
import { createQueryClient } from '../../../shared/api/query-client';
import { openChangeDatabase } from '../../../shared/changes/change-database';
import { changesName } from '../../../shared/session/member-data';
import { startSession } from '../../../shared/session/session.store';
import { DeleteAccountModal } from './delete-account-modal';

it('loses nothing that was not sent where the member only has to log in again', async () => {
  const server = fakeServer({
    'GET /api/user/private': () => json({ userName: '홍길동', sex: '남', hasPassword: false }),
    'POST /api/user/delete': () => apiError('LOGIN_AGAIN_EXCEPTION', '다시 로그인해 주세요.', 403),
    'GET /api/auth/logout': () => new Response(null, { status: 204 }),
  });
  startSession({ accessToken: `x.${btoa('{"sub":"1"}')}.x`, refreshToken: 'r' }, true);
  (await openChangeDatabase(1)).close();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <DeleteAccountModal onClose={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const remove = await screen.findByRole('button', { name: '탈퇴하기' });
  await waitFor(() => expect(remove).toBeEnabled());
  remove.click();
  (await screen.findByRole('button', { name: '다시 로그인' })).click();
  await waitFor(() => expect(server.calls('GET /api/auth/logout')).toHaveLength(1));
  const names = (await indexedDB.databases()).map(({ name }) => name);
  expect(names).toContain(changesName(1));
});
