import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { apiError, fakeServer, json } from '../../../../test/fake-server';
import { currentPath, renderApp, renderInRouter } from '../../../../test/render-app';
import { startSession } from '../../../shared/session/session.store';
import { REVEAL_AT } from '../../../shared/ui/reveal';
import { SEARCH_BOX_WIDTH } from '../../../shared/ui/search-box';
import { LandingSearch, POPULAR_KEYWORDS } from '../components/landing-search';
import {
  Showcase,
  SLIDE_ANIMATION_S,
  SLIDE_DELAY_MS,
  SLIDE_OFFSET,
  SLIDE_STEP,
} from '../components/showcase';
import { ADVANCE_MS } from '../hooks/use-showcase';

const logIn = () => startSession({ accessToken: 'a', refreshToken: 'r' }, false);

const EXAMPLE = {
  ...{
    workoutId: 1,
    koreanName: '레그 프레스',
    bodyPartKoreanName: ['허벅지 앞'],
    imgPath: '/figures/leg-press.svg',
  },
  ...{ weight: 35, set: 3, repeat: 9, repeatUnit: 'reps', weightRange: [25, 45], loadLabel: '기구 무게' },
  reason: '기구가 자세를 잡아 줘요.',
};

describe('the hero', () => {
  it('asks a visitor to log in before a recommendation', async () => {
    fakeServer();
    const { user } = renderApp('/');
    await user.click((await screen.findAllByRole('button', { name: '지금 추천받기' }))[0]!);
    expect(await screen.findByRole('dialog', { name: '로그인이 필요해요' })).toBeInTheDocument();
  });

  it('shows a visitor an example of their own after two questions, then leads on to the sign-up', async () => {
    const server = fakeServer({
      'POST /api/recommendation/workout/example': () =>
        json({ workout: EXAMPLE, assumed: '초보라고 가정했어요.' }),
    });
    const { user } = renderApp('/');
    await user.click((await screen.findAllByRole('button', { name: '지금 추천받기' }))[0]!);
    await user.click(await screen.findByRole('radio', { name: '여성' }));
    await user.click(screen.getByRole('button', { name: '체중 1kg 늘리기' }));
    await user.click(screen.getByRole('button', { name: '내 무게 예시 보기' }));
    const card = within(await screen.findByRole('region', { name: '가입 전 예시' }));
    expect(await card.findByRole('heading', { name: '레그 프레스' })).toHaveFocus();
    expect(card.getByText('예시')).toBeInTheDocument();
    expect(card.getByText('35')).toBeInTheDocument();
    expect(card.getByText('기구가 자세를 잡아 줘요.')).toBeInTheDocument();
    expect(card.getByText(/^초보라고 가정했어요\./)).toBeInTheDocument();
    const [asked] = server.calls('POST /api/recommendation/workout/example');
    expect(await asked?.json()).toEqual({ sex: '여', weight: 59 });
    await user.click(screen.getByRole('button', { name: '회원가입하기' }));
    expect(currentPath()).toBe('/signup?next=%2Frecommend');
  });

  it('says why there is no example', async () => {
    fakeServer({
      'POST /api/recommendation/workout/example': () =>
        apiError('TOO_MANY_REQUESTS_EXCEPTION', '요청이 너무 많아요. 잠시 후 다시 시도해 주세요.', 429),
    });
    const { user } = renderApp('/');
    await user.click((await screen.findAllByRole('button', { name: '지금 추천받기' }))[0]!);
    await user.click(await screen.findByRole('radio', { name: '남성' }));
    await user.click(screen.getByRole('button', { name: '내 무게 예시 보기' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('잠시 후');
    expect(screen.getByRole('button', { name: '내 무게 예시 보기' })).toBeEnabled();
  });

  it('leads a visitor to the workouts', async () => {
    fakeServer();
    renderApp('/');
    expect(await screen.findByRole('link', { name: '운동 둘러보기' })).toHaveAttribute(
      'href',
      '/searchworkout/1',
    );
  });

  it('scrolls to the showcase and begins it at the first slide', async () => {
    fakeServer();
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { user } = renderApp('/');
    await user.click(await screen.findByRole('button', { name: '아래로 스크롤해 보세요' }));
    await user.click(await screen.findByRole('button', { name: '루틴 업' }));
    await user.click(screen.getByRole('button', { name: '아래로 스크롤해 보세요' }));
    expect(scrolled).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('button', { name: '추천받기', pressed: true })).toBeInTheDocument();
  });
});

describe('the showcase', () => {
  const show = () =>
    render(
      <MemoryRouter>
        <Showcase resetKey={0} />
      </MemoryRouter>,
    );
  const labels = () => within(screen.getByRole('group', { name: '루틴업 미리 보기' }));
  const chosen = () => labels().getByRole('button', { pressed: true }).textContent;

  it('has the measures of the specification', () => {
    expect({ SLIDE_STEP, SLIDE_OFFSET, SLIDE_DELAY_MS, SLIDE_ANIMATION_S, ADVANCE_MS }).toEqual({
      SLIDE_STEP: 1130,
      SLIDE_OFFSET: 40,
      SLIDE_DELAY_MS: 300,
      SLIDE_ANIMATION_S: 4.9,
      ADVANCE_MS: 5000,
    });
    expect(REVEAL_AT).toBe(0.7);
  });

  it('advances every five seconds and wraps round', () => {
    jest.useFakeTimers();
    show();
    expect(chosen()).toBe('추천받기');
    act(() => void jest.advanceTimersByTime(4999));
    expect(chosen()).toBe('추천받기');
    for (const next of ['결과 보기', '루틴 업', '추천받기']) {
      act(() => void jest.advanceTimersByTime(next === '결과 보기' ? 1 : 5000));
      expect(chosen()).toBe(next);
    }
  });

  it('stops when paused and goes on when started again', () => {
    jest.useFakeTimers();
    show();
    fireEvent.click(screen.getByRole('button', { name: '자동 넘김 멈춤' }));
    act(() => void jest.advanceTimersByTime(20_000));
    expect(chosen()).toBe('추천받기');
    fireEvent.click(screen.getByRole('button', { name: '자동 넘김 시작' }));
    act(() => void jest.advanceTimersByTime(5000));
    expect(chosen()).toBe('결과 보기');
  });

  it('hides all slides but the chosen one from keyboard and screen reader', () => {
    show();
    fireEvent.click(labels().getByRole('button', { name: '루틴 업' }));
    const slides = ['추천받기', '결과 보기', '루틴 업'].map(name => screen.getByRole('group', { name }));
    expect(slides.map(slide => slide.hasAttribute('inert'))).toEqual([true, true, false]);
  });

  it.each([
    ['추천받기', '지금 추천받기', '/recommend'],
    ['루틴 업', '내 루틴 보기', '/mypage'],
  ])('leads a member from %s on', async (label, button, path) => {
    logIn();
    const { user } = renderInRouter(<Showcase resetKey={0} />);
    await user.click(labels().getByRole('button', { name: label }));
    await user.click(
      within(screen.getByRole('group', { name: label })).getByRole('button', { name: button }),
    );
    expect(currentPath()).toBe(path);
  });
});

describe('the search', () => {
  const box = () => screen.getByRole('searchbox', { name: '운동 검색' });

  it('has the popular keywords, each fills the box and focuses it', async () => {
    const { user } = renderInRouter(<LandingSearch />);
    expect(POPULAR_KEYWORDS).toEqual(['데드리프트', '풀업', '스쿼트', '인클라인 덤벨 벤치프레스']);
    for (const keyword of POPULAR_KEYWORDS) {
      await user.click(screen.getByRole('button', { name: keyword }));
      expect(box()).toHaveValue(keyword);
      expect(box()).toHaveFocus();
    }
    await user.click(screen.getByRole('button', { name: '검색어 지우기' }));
    expect(box()).toHaveValue('');
  });

  it('loses its placeholder on focus and answers with its border', async () => {
    const { user } = renderInRouter(<LandingSearch />);
    expect(SEARCH_BOX_WIDTH).toBe(627);
    expect(box()).toHaveAttribute('placeholder', '어떤 운동이 좋을까요?');
    await user.click(box());
    expect(box()).toHaveAttribute('placeholder', '');
    expect(box().parentElement).toHaveAttribute('data-focused');
  });

  it.each(['{Enter}', 'icon'])('goes to the results with the keyword by %s', async way => {
    const { user } = renderInRouter(<LandingSearch />);
    await user.type(box(), ' 벤치 ');
    if (way === 'icon') await user.click(screen.getByRole('button', { name: '검색' }));
    else await user.keyboard(way);
    expect(decodeURIComponent(currentPath())).toBe('/searchworkout/1?keyword=벤치');
  });
});
