import { act, render, screen, within } from '@testing-library/react';
import { Modal } from './modal';
import { showToast, useToastStore } from './toast.store';
import { Toaster } from './toaster';

afterEach(() => useToastStore.setState({ items: [] }));

const close = () => undefined;

it('shows a toast inside the dialog in front, where it is not inert, and outside again afterwards', () => {
  const { rerender } = render(<Toaster />);
  act(() => showToast({ message: '뺐어요.', action: { label: '되돌리기', run: close } }));
  expect(screen.getByText('뺐어요.')).toBeInTheDocument();

  rerender(
    <>
      <Toaster />
      <Modal title="첫째" onClose={close} />
      <Modal title="둘째" onClose={close} />
    </>,
  );
  const front = screen.getByRole('dialog', { name: '둘째' });
  expect(within(front).getByRole('button', { name: '되돌리기' })).toBeInTheDocument();
  expect(screen.getAllByText('뺐어요.')).toHaveLength(1);

  rerender(
    <>
      <Toaster />
      <Modal title="첫째" onClose={close} />
    </>,
  );
  expect(within(screen.getByRole('dialog', { name: '첫째' })).getByText('뺐어요.')).toBeInTheDocument();

  rerender(<Toaster />);
  expect(screen.getByText('뺐어요.').closest('dialog')).toBeNull();
});

it('lets the newest word on one thing stand alone, also where each could be taken back', () => {
  render(<Toaster />);
  const action = { label: '되돌리기', undo: true, run: close };
  act(() => showToast({ message: '스쿼트를 뺐어요.', action }));
  act(() => showToast({ message: '다음에는 더 무겁게 해요.', about: 'answer-1', action }));
  act(() => showToast({ message: '다음에는 더 가볍게 해요.', about: 'answer-1', action }));
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    '스쿼트를 뺐어요.되돌리기',
    '다음에는 더 가볍게 해요.되돌리기',
  ]);
});

it('shows the newest; an older one stays only while something can be taken back by it', () => {
  render(<Toaster />);
  act(() => showToast({ message: '뺐어요.', action: { label: '되돌리기', undo: true, run: close } }));
  act(() => showToast({ message: '추가하지 못했어요.', tone: 'error' }));
  act(() =>
    showToast({ message: '추가했어요.', tone: 'success', action: { label: '루틴 보기', run: close } }),
  );
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    '뺐어요.되돌리기',
    '추가했어요.루틴 보기',
  ]);
  act(() => showToast({ message: '저장했어요.' }));
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    '뺐어요.되돌리기',
    '저장했어요.',
  ]);
});
