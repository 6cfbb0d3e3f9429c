import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { apiError, fakeServer, json } from '../../../../test/fake-server';
import { renderInRouter } from '../../../../test/render-app';
import { queryClient } from '../../../shared/api/query-client';
import { PastImports } from './past-imports';

it('says that past imports do not come, and offers another try: only here they are undone', async () => {
  let reachable = false;
  fakeServer({
    'GET /api/training/imports': () =>
      reachable ? json([]) : apiError('TOO_MANY_REQUESTS_EXCEPTION', '잠시 뒤에 해 주세요.', 429),
  });
  const { user } = renderInRouter(
    <QueryClientProvider client={queryClient}>
      <PastImports />
    </QueryClientProvider>,
  );
  const failure = await screen.findByText(/가져온 기록을 불러오지 못했어요/);
  reachable = true;
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  await waitFor(() => expect(failure).not.toBeInTheDocument());
});
