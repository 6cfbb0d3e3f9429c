import { QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { createQueryClient } from './query-client';
import { beforeRefetch, watchForServer } from './server-return';

it('fetches anew once the network is back, after what the member changed meanwhile is sent', async () => {
  const client = createQueryClient();
  watchForServer(client);
  let asked = 0;
  const queryFn = async () => ++asked;
  const screen = new QueryObserver(client, { queryKey: ['routine'], queryFn, staleTime: 0 });
  screen.subscribe(() => undefined);
  await waitFor(() => expect(screen.getCurrentResult().isSuccess).toBe(true));

  let send = () => undefined as void;
  const sent = new Promise<void>(resolve => (send = resolve));
  const end = beforeRefetch(() => sent);
  window.dispatchEvent(new Event('online'));
  await new Promise(resolve => setTimeout(resolve));
  expect(asked).toBe(1);
  send();
  await waitFor(() => expect(asked).toBe(2));
  end();
});
