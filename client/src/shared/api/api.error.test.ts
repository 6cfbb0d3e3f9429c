import { ApiError } from './api.error';

it('always has a sentence to show, and keeps the code', () => {
  for (const message of ['', ' ', null, 5]) {
    expect(ApiError.from({ status: 'WENT_WRONG', message }, 500).message).toMatch(/^문제가 생겼어요/);
  }
  expect(ApiError.from({ status: 'WENT_WRONG', message: '' }, 500).code).toBe('WENT_WRONG');
  expect(ApiError.from({ status: 'GONE', message: '없어요.' }, 410).message).toBe('없어요.');
});
