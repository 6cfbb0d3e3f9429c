import { act, fireEvent, render, screen } from '@testing-library/react';
import { SetCheck } from './set-check';

it('answers a press at once, and is done only when told so', async () => {
  let keep = () => {};
  const kept = new Promise<void>(resolve => (keep = resolve));
  const shown = (done: boolean) => (
    <SetCheck name="벤치프레스 1세트 40kg 10회" place={1} done={done} onPress={() => kept} />
  );
  const { rerender } = render(shown(false));
  const button = screen.getByRole('button');

  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAttribute('aria-pressed', 'false');

  rerender(shown(true));
  await act(async () => keep());
  expect(button).not.toHaveAttribute('aria-busy');
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(button).toHaveAccessibleName('벤치프레스 1세트 40kg 10회 완료 취소');
});

it('is as it was where the set could not be kept', async () => {
  render(
    <SetCheck name="벤치프레스 1세트 40kg 10회" place={1} done={false} onPress={() => Promise.resolve()} />,
  );
  const button = screen.getByRole('button');
  await act(async () => fireEvent.click(button));
  expect(button).not.toHaveAttribute('aria-busy');
  expect(button).toHaveAttribute('aria-pressed', 'false');
});
