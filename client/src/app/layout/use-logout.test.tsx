import 'fake-indexeddb/auto';
import { act, screen, waitFor } from '@testing-library/react';
import { fakeServer } from '../../../test/fake-server';
import { logIn } from '../../../test/remembered-log-in';
import { renderInRouter } from '../../../test/render-app';
import { ApiError } from '../../shared/api/api.error';
import { changeKind } from '../../shared/changes/change-kinds';
import { change, withdraw } from '../../shared/changes/waiting-changes';
import { currentSession } from '../../shared/session/session.store';
import { useLogout } from './use-logout';

let fault = ApiError.network();
const fails = () => Promise.reject(fault);
const waits = changeKind({ kind: 'waits', send: fails });
const asks = changeKind({ kind: 'asks', send: fails, requests: true });

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

it.each([
  ['nothing answers', ApiError.network(), /인터넷 연결을 확인하고 다시 눌러 주세요/],
  ['the server rests', ApiError.from('', 503), /지금은 서버가 받지 못해요. 잠시 뒤에 다시 눌러 주세요/],
])('counts changes and requests apart, and says what to do where %s', async (_, cause, said) => {
  fakeServer();
  logIn(3);
  fault = cause;
  const words = { wanted: 1, base: null, about: '수', mine: '1' };
  await change(waits, words);
  await change(asks, words);
  const { user } = renderInRouter(<Menu />);
  await user.click(screen.getByRole('button', { name: '로그아웃' }));
  await screen.findByText('아직 보내지 못한 변경 1개, 추천 요청 1개가 있어요');
  await user.click(screen.getByRole('button', { name: '보내고 로그아웃' }));
  expect(await screen.findByText(said)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '취소' }));
  await withdraw(() => true);
});
