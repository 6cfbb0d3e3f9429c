import { embedAnswers, takeEmbeddedAnswers } from './embedded-answers';

afterEach(() => {
  document.body.innerHTML = '';
});

it('what a document brought along is there once', () => {
  const answers = [{ key: ['workouts', 'detail', 1], data: { koreanName: '바벨 벤치프레스' } }];
  document.body.innerHTML = embedAnswers(answers);
  expect(takeEmbeddedAnswers()).toEqual(answers);
  expect(takeEmbeddedAnswers()).toEqual([]);
});

it('no text of an answer can leave its element', () => {
  const answers = [{ key: ['x'], data: '</script><img src=x onerror=alert(1)><!--<script>' }];
  document.body.innerHTML = embedAnswers(answers);
  expect(document.querySelector('img')).toBeNull();
  expect(takeEmbeddedAnswers()).toEqual(answers);
});
