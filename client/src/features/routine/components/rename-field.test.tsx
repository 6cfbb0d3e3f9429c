import { jest } from '@jest/globals';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { RenameField } from './rename-field';

it.each([
  ['as every browser says it', { isComposing: true }],
  ['as Safari says it, once the composition has ended', { keyCode: 229 }],
])('keys that end a Korean syllable neither save nor close, %s', (_, composing) => {
  const done = jest.fn();
  render(<RenameField name="가슴" onDone={done} onLeave={jest.fn()} />);
  const field = screen.getByRole('textbox', { name: '루틴 이름' });
  fireEvent.change(field, { target: { value: '등' } });
  for (const key of ['Enter', 'Escape']) {
    fireEvent(field, createEvent.keyDown(field, { key, ...composing }));
  }
  expect(done).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(done.mock.calls).toEqual([['등']]);
});
