import { fireEvent, screen, within } from '@testing-library/react';
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

const NEXT = {
  ...{ workoutId: 5, loadLabel: '바벨 포함 총 무게', repeatUnit: 'reps', incrementKg: 2.5, minLoadKg: 20 },
  target: { weight: 45, reps: 8, seconds: null, sets: 3, reserve: 3 },
  why: { template: 'first', args: {}, text: '몸 정보로 정한 시작이에요.' },
  against: null as string | null,
};

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

/** The still drawing, shown instead of the moving one under reduced motion. */
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
  await user.click(await screen.findByRole('button', { name: '내 루틴에 담기' }));
  expect(await screen.findByRole('dialog', { name: '로그인이 필요해요' })).toBeInTheDocument();
});

it('opens the routine picker for a member', async () => {
  startSession({ accessToken: 'a', refreshToken: 'r' }, true);
  fakeServer({
    'GET /api/workouts/5': () => json(WORKOUT),
    'GET /api/user/private': () => json({ userName: '홍길동' }),
    'GET /api/myfit/routines/workout': () => json({ routines: [] }),
    'GET /api/training/next': () => json({ workouts: [NEXT] }),
  });
  const { user } = renderApp(PATH);
  await user.click(await screen.findByRole('button', { name: '내 루틴에 담기' }));
  expect(await screen.findByRole('dialog', { name: '바벨 스쿼트' })).toBeInTheDocument();
});

it.each([
  ['the engine’s weight', NEXT, '45', '몸 정보로 정한 시작이에요.'],
  [
    'an empty bar without body data',
    { ...NEXT, target: { ...NEXT.target, weight: null, reps: null } },
    '20',
    '가장 가벼운 무게에서 시작해요. 몸 정보를 입력하면 나에게 맞는 무게로 시작할 수 있어요.',
  ],
])('starts with %s', async (_, next, weight, note) => {
  startSession({ accessToken: 'a', refreshToken: 'r' }, true);
  fakeServer({
    'GET /api/workouts/5': () => json(WORKOUT),
    'GET /api/user/private': () => json({ userName: '홍길동' }),
    'GET /api/myfit/routines/workout': () => json({ routines: [] }),
    'GET /api/training/next': () => json({ workouts: [next] }),
  });
  const { user } = renderApp(PATH);
  await user.click(await screen.findByRole('button', { name: '내 루틴에 담기' }));
  const dialog = within(await screen.findByRole('dialog', { name: '바벨 스쿼트' }));
  expect(await dialog.findByRole('spinbutton', { name: /^무게/ })).toHaveValue(weight);
  expect(dialog.getByText(note)).toBeInTheDocument();
  expect(dialog.queryByText(/추천/)).not.toBeInTheDocument();
});

it('says why a workout should rest, and does not follow numbers that were typed', async () => {
  startSession({ accessToken: 'a', refreshToken: 'r' }, true);
  const routines = [{ routineId: 1, routineIndex: 0, routineName: '하체' }];
  const server = fakeServer({
    'GET /api/workouts/5': () => json(WORKOUT),
    'GET /api/user/private': () => json({ userName: '홍길동' }),
    'GET /api/myfit/routines/workout': () => json({ routines }),
    'GET /api/myfit/routines/workout/1': () => json([]),
    'POST /api/myfit/routines/workout/1': () => json([], 201),
    'GET /api/training/next': () => json({ workouts: [{ ...NEXT, against: '무릎이 아프다고 하셔서' }] }),
  });
  const { user } = renderApp(PATH);
  const add = async () => {
    await user.click(await screen.findByRole('button', { name: '내 루틴에 담기' }));
    expect(await screen.findByText('무릎이 아프다고 하셔서')).toBeInTheDocument();
  };
  const finish = async () => {
    await user.click(screen.getByRole('button', { name: '다음' }));
    await user.click(await screen.findByRole('checkbox', { name: '하체' }));
    await user.click(screen.getByRole('button', { name: '담기' }));
    await screen.findByText(/하체에 운동을 담았어요/);
    return server.calls('POST /api/myfit/routines/workout/1').at(-1)?.json();
  };
  await add();
  expect(await finish()).toMatchObject({ weight: 45, rep: 8, setCount: 3, mode: 'auto' });
  await add();
  await user.click(screen.getByRole('button', { name: /^무게.* 늘리기$/ }));
  expect(await finish()).not.toHaveProperty('mode');
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
