import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { fakeServer, json } from '../../../../../test/fake-server';
import { queryClient } from '../../../api/query-client';
import { PlayerSheet } from './player-sheet';

const DETAILS = {
  id: 5,
  koreanName: '바벨 스쿼트',
  englishName: 'Barbell Squat',
  bodyPartKoreanName: ['허벅지 앞'],
  machineKoreanName: ['바벨'],
  description: '발을 벌리고 서요. 숨을 들이마시며 앉아요. 내쉬며 일어나요.',
  mistakes: ['무릎이 안으로 모여요.'],
  safety: '안전바를 맞춰요.',
  imgPath: '/api/uploads/a.webp',
  videoLink: null as string | null,
};

beforeEach(() => queryClient.clear());

async function open(videoLink: string | null): Promise<HTMLElement> {
  fakeServer({ 'GET /api/workouts/5': () => json({ ...DETAILS, videoLink }) });
  render(
    <QueryClientProvider client={queryClient}>
      <PlayerSheet
        workoutId={5}
        workoutName="바벨 스쿼트"
        imgPath="/api/uploads/a.webp"
        videoLink={null}
        onClose={() => undefined}
      />
    </QueryClientProvider>,
  );
  const player = await screen.findByRole('dialog', { name: '바벨 스쿼트' });
  await within(player).findByText('안전바를 맞춰요.');
  return player;
}

it('embeds the link of an admin where only the workout is known, before the words', async () => {
  const player = await open('https://www.youtube.com/watch?v=rT7DgCr-3pg');
  const video = within(player).getByTitle('바벨 스쿼트 영상');
  const cues = within(player).getByRole('heading', { name: '이렇게 해요' });
  expect(video.compareDocumentPosition(cues) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(within(player).queryByRole('link', { name: '영상 찾아보기' })).toBeNull();
});

it('ends with the search, after the cues, the mistakes and the safety', async () => {
  const player = await open(null);
  expect(
    within(player)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['이렇게 해요', '이런 실수를 조심하세요', '안전하게 하려면']);
  const search = within(player).getByRole('link', { name: '영상 찾아보기' });
  const safety = within(player).getByText('안전바를 맞춰요.');
  expect(safety.compareDocumentPosition(search) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
