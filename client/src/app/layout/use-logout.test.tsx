import 'fake-indexeddb/auto';
import { act, screen, waitFor } from '@testing-library/react';
import { fakeServer } from '../../../test/fake-server';
import { logIn } from '../../../test/remembered-log-in';
import { renderInRouter } from '../../../test/render-app';
import { ApiError } from '../../shared/api/api.error';
import { changeKind } from '../../shared/changes/change-kinds';
import { change } from '../../shared/changes/waiting-changes';
import { currentSession } from '../../shared/session/session.store';
import { useLogout } from './use-logout';

const waits = changeKind({ kind: 'waits', send: () => Promise.reject(ApiError.network()) });

function Menu() {
  const { logOut, question } = useLogout();
  return (
    <>
      <button type="button" onClick={() => void logOut()}>
        로그아웃
      </button>
      {question}
    </>
  );
}

it('is no longer asked about once somebody else is logged in: nothing was sent, and they did not ask', async () => {
  fakeServer();
  logIn(1);
  await change(waits, { wanted: 1, base: null, about: '수', mine: '1' });
  const { user } = renderInRouter(<Menu />);
  await user.click(screen.getByRole('button', { name: '로그아웃' }));
  await screen.findByText('아직 보내지 못한 변경 1개가 있어요');
  await act(async () => logIn(2));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(currentSession()).not.toBeNull();
});
