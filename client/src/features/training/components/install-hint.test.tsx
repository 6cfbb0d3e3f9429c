import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerInstallHint, listenForInstallOffer, useInstallStore } from '../../../shared/pwa/install.store';
import { InstallHint } from './install-hint';

let installed = false;
let agent: string;

beforeAll(() => {
  listenForInstallOffer();
  window.matchMedia = query => ({ matches: installed && query.includes('standalone') }) as MediaQueryList;
  Object.defineProperty(navigator, 'userAgent', { get: () => agent });
});
beforeEach(() => {
  installed = false;
  agent = 'Mozilla/5.0 (Linux; Android 14) Chrome/140';
  useInstallStore.setState({ offer: null, answered: false });
});

/** Chromium's event when it could install. */
function offer(): jest.Mock<() => Promise<{ outcome: string }>> {
  const prompt = jest.fn(() => Promise.resolve({ outcome: 'accepted' }));
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  return prompt;
}
const hint = () => screen.queryByRole('region', { name: '홈 화면에 추가' });

it('opens the browser’s own question and is gone for good', async () => {
  const prompt = offer();
  render(<InstallHint />);
  await userEvent.click(screen.getByRole('button', { name: '추가하기' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(hint()).toBeNull();
  expect(localStorage.getItem('routineup.install-hint')).not.toBeNull();
});

it('says in words where Safari has it', () => {
  agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Safari/604.1';
  render(<InstallHint />);
  expect(hint()).toHaveTextContent('공유 버튼 을 누르고 홈 화면에 추가를 골라 주세요.');
  expect(screen.queryByRole('button', { name: '추가하기' })).toBeNull();
});

it('is dismissed once and does not come back', async () => {
  offer();
  const { unmount } = render(<InstallHint />);
  await userEvent.click(screen.getByRole('button', { name: '홈 화면에 추가 안내 그만 보기' }));
  expect(hint()).toBeNull();
  unmount();
  offer();
  render(<InstallHint />);
  expect(hint()).toBeNull();
});

it.each([
  ['nothing can be installed', [() => undefined]],
  ['the application is installed', [offer, () => (installed = true)]],
  ['it was installed another way', [offer, () => window.dispatchEvent(new Event('appinstalled'))]],
  ['it was answered', [offer, answerInstallHint]],
])('is not shown where %s', (_, arrangements) => {
  for (const arrange of arrangements) arrange();
  render(<InstallHint />);
  expect(hint()).toBeNull();
});

it('leads out of KakaoTalk, whose own browser cannot install', () => {
  agent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 KAKAOTALK 25.1.0 (INAPP)';
  render(<InstallHint />);
  expect(hint()).not.toHaveTextContent('공유 버튼');
  expect(screen.getByRole('link', { name: '다른 브라우저로 열기' })).toHaveAttribute(
    'href',
    `kakaotalk://web/openExternal?url=${encodeURIComponent(location.href)}`,
  );
});

it.each(['NAVER(inapp; search; 2000; 12.8.0)', 'Instagram 350.0.0.20.94 (iPhone15,2; iOS 18_1)'])(
  'says nothing that is not so in %s',
  app => {
    agent = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 ${app}`;
    render(<InstallHint />);
    expect(hint()).toBeNull();
  },
);
