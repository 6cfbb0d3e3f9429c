import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { apiError, fakeServer, json } from '../../../../test/fake-server';
import { logIn } from '../../../../test/remembered-log-in';
import { api } from '../../../shared/api/api.client';
import { createQueryClient } from '../../../shared/api/query-client';
import { openChangeDatabase } from '../../../shared/changes/change-database';
import { changesName } from '../../../shared/session/member-data';
import { useSessionStore } from '../../../shared/session/session.store';
import { useToastStore } from '../../../shared/ui/toast.store';
import { DeleteAccountModal } from './delete-account-modal';

function open() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <DeleteAccountModal onClose={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('says that all is gone, also where something else was refused for it before the answer came', async () => {
  let other: Promise<unknown> | undefined;
  const server = fakeServer({
    'GET /api/user/private': () => json({ userName: '홍길동', sex: '남', hasPassword: false }),
    'GET /api/user/sessions': () => apiError('UNAUTHENTICATED_EXCEPTION', '로그인해 주세요.', 401),
    'GET /api/site': () => json({}),
    'POST /api/user/delete': async () => {
      other = api.GET('/api/user/sessions').catch(() => undefined);
      await waitFor(() => expect(server.calls('GET /api/user/sessions')).toHaveLength(1));
      // Its answer has been read.
      for (let turn = 0; turn < 5; turn++) await (await fetch(`${location.origin}/api/site`)).json();
      return new Response(null, { status: 204 });
    },
  });
  logIn(1);
  open();
  const remove = await screen.findByRole('button', { name: '탈퇴하기' });
  await waitFor(() => expect(remove).toBeEnabled());
  remove.click();
  await waitFor(() =>
    expect(useToastStore.getState().items).toMatchObject([{ message: '계정과 모든 기록을 지웠어요.' }]),
  );
  await other;
  expect(useSessionStore.getState()).toMatchObject({ session: null, expired: false });
});

it('loses nothing that was not sent where the member only has to log in again', async () => {
  const server = fakeServer({
    'GET /api/user/private': () => json({ userName: '홍길동', sex: '남', hasPassword: false }),
    'POST /api/user/delete': () => apiError('LOGIN_AGAIN_EXCEPTION', '다시 로그인해 주세요.', 403),
    'GET /api/auth/logout': () => new Response(null, { status: 204 }),
  });
  logIn(1);
  (await openChangeDatabase(1)).close();
  open();
  const remove = await screen.findByRole('button', { name: '탈퇴하기' });
  await waitFor(() => expect(remove).toBeEnabled());
  remove.click();
  (await screen.findByRole('button', { name: '다시 로그인' })).click();
  await waitFor(() => expect(server.calls('GET /api/auth/logout')).toHaveLength(1));
  const names = (await indexedDB.databases()).map(({ name }) => name);
  expect(names).toContain(changesName(1));
});
