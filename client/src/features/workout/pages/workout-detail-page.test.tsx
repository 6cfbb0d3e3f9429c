import { fireEvent, screen } from '@testing-library/react';
import { apiError, fakeServer, json } from '../../../../test/fake-server';
import { renderApp } from '../../../../test/render-app';
import { queryClient } from '../../../shared/api/query-client';
import { startSession } from '../../../shared/session/session.store';

const WORKOUT = {
  id: 5,
  koreanName: '바벨 스쿼트',
  englishName: 'Barbell Squat',
  bodyPartKoreanName: ['허벅지 앞', '엉덩이'],
  machineKoreanName: ['바벨', '랙'],
  description: '발을 어깨너비로 벌려요.',
  mistakes: ['무릎이 안으로 모여요.'],
  safety: '안전바를 맞춰요.',
  imgPath: '/figures/barbell-squat.svg',
  videoLink: null as string | null,
};
const PATH = '/searchworkout/2/workoutdetail/5';

beforeEach(() => queryClient.clear());

it('shows the moving drawing, the muscle map and everything in words', async () => {
  fakeServer({ 'GET /api/workouts/5': () => json(WORKOUT) });
  renderApp(PATH);
  expect(await screen.findByRole('heading', { level: 1, name: '바벨 스쿼트' })).toBeInTheDocument();
  expect(screen.getByAltText('바벨 스쿼트 동작')).toHaveAttribute('src', '/figures/barbell-squat.motion.svg');
  expect(screen.getByAltText('자극 부위: 허벅지 앞, 엉덩이')).toHaveAttribute(
    'src',
    '/figures/barbell-squat.muscles.svg',
  );
  for (const words of [
    'Barbell Squat',
    '랙',
    '발을 어깨너비로 벌려요.',
    '무릎이 안으로 모여요.',
    '안전바를 맞춰요.',
  ])
    expect(screen.getByText(words)).toBeInTheDocument();
  const search = screen.getByRole('link', { name: '영상 찾아보기' });
  expect(new URL(search.getAttribute('href') ?? '').searchParams.get('search_query')).toContain(
    '바벨 스쿼트',
  );
  expect(search).toHaveAttribute('rel', 'noopener noreferrer');
});

/** The still drawing that stands in for the moving one where less motion is asked for. */
function stillDrawing(): HTMLSourceElement | null {
  const picture = screen.getByAltText('바벨 스쿼트 동작').closest('picture');
  return picture?.querySelector('source[media="(prefers-reduced-motion: reduce)"]') ?? null;
}

it('shows start and end position side by side to those who asked for less motion', async () => {
  fakeServer({ 'GET /api/workouts/5': () => json(WORKOUT) });
  renderApp(PATH);
  const moving = await screen.findByAltText('바벨 스쿼트 동작');
  expect(stillDrawing()).toHaveAttribute('srcset', '/figures/barbell-squat.svg');

  fireEvent.error(moving);
  expect(moving).toHaveAttribute('src', '/figures/barbell-squat.svg');
  expect(stillDrawing()).toBeNull();
});

it('shows an uploaded picture as it is', async () => {
  fakeServer({ 'GET /api/workouts/5': () => json({ ...WORKOUT, imgPath: '/api/uploads/a.webp' }) });
  renderApp(PATH);
  expect(await screen.findByAltText('바벨 스쿼트 동작')).toHaveAttribute('src', '/api/uploads/a.webp');
  expect(stillDrawing()).toBeNull();
});

it('embeds a known video without cookies', async () => {
  const videoLink = 'https://www.youtube.com/watch?v=rT7DgCr-3pg';
  fakeServer({ 'GET /api/workouts/5': () => json({ ...WORKOUT, videoLink }) });
  renderApp(PATH);
  expect(await screen.findByTitle('바벨 스쿼트 영상')).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/rT7DgCr-3pg',
  );
});

it('asks a visitor to log in before adding', async () => {
  fakeServer({ 'GET /api/workouts/5': () => json(WORKOUT) });
  const { user } = renderApp(PATH);
  await user.click(await screen.findByRole('button', { name: '내 운동에 추가' }));
  expect(await screen.findByRole('dialog', { name: '로그인이 필요해요' })).toBeInTheDocument();
});

it('opens the routine picker for a member', async () => {
  startSession({ accessToken: 'a', refreshToken: 'r' }, true);
  fakeServer({
    'GET /api/workouts/5': () => json(WORKOUT),
    'GET /api/user/private': () => json({ userName: '홍길동' }),
    'GET /api/myfit/routines/workout': () => json({ routines: [] }),
  });
  const { user } = renderApp(PATH);
  await user.click(await screen.findByRole('button', { name: '내 운동에 추가' }));
  expect(await screen.findByRole('dialog', { name: '바벨 스쿼트' })).toBeInTheDocument();
});

it('says so when there is no such workout', async () => {
  fakeServer({
    'GET /api/workouts/5': () => apiError('WORKOUT_NOT_FOUND_EXCEPTION', '운동을 찾을 수 없어요.', 404),
  });
  renderApp(PATH);
  expect(await screen.findByText('운동을 찾을 수 없어요')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '운동 검색으로 가기' })).toHaveAttribute(
    'href',
    '/searchworkout/2',
  );
});

it('asks for nothing where neither the path nor the state names a workout', async () => {
  const server = fakeServer();
  renderApp('/searchworkout/1/workoutdetail');
  expect(await screen.findByText('운동을 찾을 수 없어요')).toBeInTheDocument();
  expect(server.requests).toHaveLength(0);
});
