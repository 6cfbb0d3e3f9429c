import { ApiError } from './api.error';
import { createQueryClient } from './query-client';

it.each([
  ['a network that answers for the server', ApiError.foreign()],
  ['a server that stays silent', ApiError.noAnswer()],
])('asks %s once: more attempts would only look like loading', async (_, error) => {
  let asked = 0;
  const answer = createQueryClient().fetchQuery({
    queryKey: ['things'],
    queryFn: () => {
      asked++;
      throw error;
    },
  });
  await expect(answer).rejects.toBe(error);
  expect(asked).toBe(1);
});
