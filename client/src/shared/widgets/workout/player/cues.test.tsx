import { render, screen } from '@testing-library/react';
import { Cues } from './cues';

const DESCRIPTION = '발을 벌리고 서요. 숨을 들이마시며 앉아요. 내쉬며 일어나요.';
const marked = () => screen.getAllByRole('listitem').filter(item => item.hasAttribute('data-now'));

it('marks the step that the drawing just shows', () => {
  const { rerender } = render(<Cues description={DESCRIPTION} phase={null} />);
  expect(marked()).toEqual([]);
  rerender(<Cues description={DESCRIPTION} phase="there" />);
  expect(marked().map(item => item.textContent)).toEqual(['숨을 들이마시며 앉아요.']);
  rerender(<Cues description={DESCRIPTION} phase="back" />);
  expect(marked().map(item => item.textContent)).toEqual(['내쉬며 일어나요.']);
});
