import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { page } from './page';

const Shown = () => <h1>오늘</h1>;
const shown = (Page: ReturnType<typeof page>) =>
  render(
    <Suspense fallback="불러오는 중">
      <Page />
    </Suspense>,
  );

it('is drawn at once where it has been started and is here', async () => {
  const Page = page(() => Promise.resolve(Shown), { query: false });
  await Page.start();
  shown(Page);
  expect(screen.getByRole('heading', { name: '오늘' })).toBeVisible();
});

it('is waited for where it has not been started, and asked for again after a failed start', async () => {
  let fails = true;
  const Page = page(() => (fails ? Promise.reject(new Error('offline')) : Promise.resolve(Shown)), {
    query: false,
  });
  await Page.start();
  fails = false;
  shown(Page);
  expect(screen.getByText('불러오는 중')).toBeVisible();
  expect(await screen.findByRole('heading', { name: '오늘' })).toBeVisible();
});
