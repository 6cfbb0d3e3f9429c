import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInRouter, scrollWindowTo } from '../../../test/render-app';
import { Button } from './button';
import { IconButton } from './icon-button';
import { LoadBar } from './load-bar';
import { Modal } from './modal';
import { HEADER_SHADOW_AT, PageHeader } from './page-header';
import { Pagination } from './pagination';
import { PasswordField } from './password-field';
import { Stepper } from './stepper';
import { Tabs } from './tabs';
import { showToast } from './toast.store';

it('a loading button ignores clicks and keeps its place', async () => {
  const press = jest.fn();
  render(
    <Button loading onClick={press}>
      저장
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: '저장' }));
  expect(press).not.toHaveBeenCalled();
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
});

it('a password can be pasted, and seen while its owner wants to', async () => {
  render(<PasswordField label="비밀번호" />);
  const field = screen.getByLabelText('비밀번호');
  await userEvent.click(field);
  await userEvent.paste('routine2026!');
  expect(field).toHaveValue('routine2026!');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: '비밀번호 보이기' }));
  expect(field).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: '비밀번호 숨기기' }));
  expect(field).toHaveAttribute('type', 'password');
});

describe('the stepper', () => {
  function Weight() {
    const [value, setValue] = useState(40);
    return <Stepper label="무게" value={value} onChange={setValue} min={0} max={45} step={2.5} unit="kg" />;
  }
  const field = () => screen.getByRole('spinbutton', { name: '무게' });

  it('moves by its step and stops at its ends', async () => {
    render(<Weight />);
    const more = screen.getByRole('button', { name: '무게 2.5kg 늘리기' });
    await userEvent.click(more);
    expect(field()).toHaveValue('42.5');
    await userEvent.click(more);
    expect(more).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: '무게 2.5kg 줄이기' }));
    expect(field()).toHaveValue('42.5');
  });

  it('takes typed numbers, clamps them and forgets nonsense', async () => {
    render(<Weight />);
    await userEvent.clear(field());
    await userEvent.type(field(), '9x9{Enter}');
    expect(field()).toHaveValue('45');
    await userEvent.clear(field());
    await userEvent.tab();
    expect(field()).toHaveValue('45');
    await userEvent.type(field(), '{ArrowDown}');
    expect(field()).toHaveValue('42.5');
  });

  it.each(['12,5', '12.5', '１２.５', '１２，５'])('takes %s for twelve and a half', async typed => {
    render(<Weight />);
    await userEvent.clear(field());
    await userEvent.type(field(), `${typed}{Enter}`);
    expect(field()).toHaveValue('12.5');
  });

  it('of repetitions takes whole ones only', async () => {
    const change = jest.fn();
    render(<Stepper label="횟수" value={10} onChange={change} min={0} max={100} step={1} unit="회" />);
    const count = screen.getByRole('spinbutton', { name: '횟수' });
    await userEvent.clear(count);
    await userEvent.type(count, '7,5{Enter}');
    expect(change).toHaveBeenCalledWith(8);
    expect(count).toHaveAttribute('inputmode', 'numeric');
  });
});

it('a press into the stepper selects its number, also where the end of a press puts the caret; the next press moves the caret', () => {
  render(<Stepper label="무게" value={40} onChange={jest.fn()} min={0} max={100} step={2.5} unit="kg" />);
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: '무게' });
  // As Safari does it; user-event, like Chromium, leaves the selection.
  const press = () => {
    fireEvent.pointerDown(field);
    act(() => field.focus());
    if (fireEvent.mouseUp(field)) field.setSelectionRange(1, 1);
  };
  press();
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 2]);
  press();
  expect([field.selectionStart, field.selectionEnd]).toEqual([1, 1]);
});

it('tabs are one stop of the Tab key and follow the arrows', async () => {
  function Parts() {
    const [active, setActive] = useState('a');
    const items = ['a', 'b', 'c'].map(key => ({ key, label: key.toUpperCase() }));
    return (
      <Tabs label="탭" items={items} active={active} onSelect={setActive}>
        {`panel ${active}`}
      </Tabs>
    );
  }
  render(<Parts />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'A' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'C', selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'C' })).toHaveTextContent('panel c');
  await userEvent.keyboard('{Home}');
  expect(screen.getByRole('tab', { name: 'A', selected: true })).toHaveFocus();
});

it('pagination stops at the first and the last page', async () => {
  const go = jest.fn();
  const { rerender } = render(<Pagination page={1} lastPage={2} onPage={go} />);
  expect(screen.getByRole('button', { name: '이전 페이지' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: '다음 페이지' }));
  expect(go).toHaveBeenCalledWith(2);
  rerender(<Pagination page={2} lastPage={2} onPage={go} />);
  expect(screen.getByRole('button', { name: '다음 페이지' })).toBeDisabled();
});

it('an icon button says its name once', () => {
  render(<IconButton label="닫기" />);
  const button = screen.getByRole('button', { name: '닫기' });
  expect(button).toHaveAccessibleDescription('');
  expect(within(button).getByTitle('닫기')).toBeInTheDocument();
});

it('the sticky header throws its shadow from 230 px on', () => {
  renderInRouter(<PageHeader title="결과" />);
  const header = screen.getByRole('heading', { name: '결과' }).parentElement;
  expect(HEADER_SHADOW_AT).toBe(230);
  act(() => scrollWindowTo(229));
  expect(header).not.toHaveAttribute('data-lifted');
  act(() => scrollWindowTo(230));
  expect(header).toHaveAttribute('data-lifted');
});

describe('a toast', () => {
  it('goes by itself after four seconds', () => {
    jest.useFakeTimers();
    renderInRouter(null);
    act(() => showToast({ message: '저장했어요.' }));
    act(() => void jest.advanceTimersByTime(3999));
    expect(screen.getByText('저장했어요.')).toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(1));
    expect(screen.queryByText('저장했어요.')).not.toBeInTheDocument();
  });

  it('undoes', async () => {
    const undo = jest.fn();
    const { user } = renderInRouter(null);
    act(() => showToast({ message: '지웠어요.', action: { label: '되돌리기', run: undo } }));
    await user.click(screen.getByRole('button', { name: '되돌리기' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('지웠어요.')).not.toBeInTheDocument();
  });

  it('gives way to a newer one', () => {
    renderInRouter(null);
    act(() => [1, 2].forEach(n => showToast({ message: `${n}번` })));
    expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual(['2번']);
  });

  it('never piles up higher than three while something can be taken back', () => {
    renderInRouter(null);
    const action = { label: '되돌리기', run: jest.fn(), undo: true };
    act(() => [1, 2, 3, 4].forEach(n => showToast({ message: `${n}번`, action })));
    const shown = screen.getAllByRole('listitem').map(item => item.textContent);
    expect(shown).toEqual(['2번되돌리기', '3번되돌리기', '4번되돌리기']);
  });
});

it('the load bar says its range in words', () => {
  render(<LoadBar value={42.5} low={34} high={50} />);
  expect(screen.getByRole('img')).toHaveAccessibleName(/34kg.*50kg.*42.5kg/);
});

it('a dialog is as high as what is in it: a basis in percent is nothing in Safari, which leaves only its title and buttons', () => {
  render(
    <Modal title="제목" onClose={jest.fn()} actions={<Button>확인</Button>}>
      <p>내용</p>
    </Modal>,
  );
  expect(getComputedStyle(screen.getByText('내용').parentElement!).flexBasis).toBe('auto');
});

it('a dialog is closed by its own Escape only: not by that of a dialog above it, nor by leaving a file chooser', () => {
  const [below, above] = [jest.fn(), jest.fn()];
  render(
    <Modal title="아래" onClose={below}>
      <input type="file" aria-label="파일" />
      <Modal title="위" onClose={above} />
    </Modal>,
  );
  fireEvent(screen.getByRole('dialog', { name: '위' }), new Event('cancel', { cancelable: true }));
  fireEvent(screen.getByLabelText('파일'), new Event('cancel', { bubbles: true }));
  expect([below.mock.calls.length, above.mock.calls.length]).toEqual([0, 1]);
  fireEvent(screen.getByRole('dialog', { name: '아래' }), new Event('cancel', { cancelable: true }));
  expect(below).toHaveBeenCalledTimes(1);
});
