import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, json } from '../../../../test/fake-server';
import { queryClient } from '../../../shared/api/query-client';
import type { PushSettings } from '../../../shared/push/push.api';
import { PushSection } from './push-section';

/** What a browser that receives pushes has; its storage only takes. */
function canReceivePushes(): void {
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
  Object.assign(window, { PushManager: class {}, Notification: class {} });
  Object.assign(window, { caches: { open: async () => ({ put: async () => undefined }) } });
}

it('sends each choice with those made before, here or on another device', async () => {
  canReceivePushes();
  let settings: PushSettings = { today: true, rest: true, refill: true, hour: 9 };
  const sent: PushSettings[] = [];
  const answers: (() => void)[] = [];
  fakeServer({
    'GET /api/user/push': () => json({ publicKey: 'key', here: true, settings }),
    'PUT /api/user/push': async request => {
      const wanted = (await request.json()) as PushSettings;
      sent.push(wanted);
      await new Promise<void>(resolve => answers.push(resolve));
      settings = wanted;
      return json({ publicKey: 'key', here: true, settings });
    },
  });
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={queryClient}>
      <PushSection />
    </QueryClientProvider>,
  );
  const today = await screen.findByRole('checkbox', { name: '오늘 운동' });
  settings = { ...settings, hour: 20 };
  await user.click(today);
  await user.click(screen.getByRole('checkbox', { name: '쉬는 시간 끝' }));
  await waitFor(() => expect(answers).toHaveLength(1));
  answers[0]!();
  await waitFor(() => expect(answers).toHaveLength(2));
  await user.click(screen.getByRole('checkbox', { name: '보충제 떨어짐' }));
  answers[1]!();
  await waitFor(() => expect(answers).toHaveLength(3));
  answers[2]!();
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(sent.at(-1)).toEqual({ today: false, rest: false, refill: false, hour: 20 });
});
