import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Form } from './form';

describe('a form', () => {
  it('is sent by Enter, and not again while what was sent is on its way', async () => {
    const user = userEvent.setup();
    let sent = 0;
    const form = (sending: boolean) => (
      <Form sending={sending} onSubmit={() => sent++}>
        <input aria-label="이름" />
      </Form>
    );
    const { rerender } = render(form(false));
    await user.type(screen.getByLabelText('이름'), '{Enter}');
    expect(sent).toBe(1);
    rerender(form(true));
    await user.type(screen.getByLabelText('이름'), '{Enter}');
    expect(sent).toBe(1);
    rerender(form(false));
    await user.type(screen.getByLabelText('이름'), '{Enter}');
    expect(sent).toBe(2);
  });

  it('leads to the first field that complains, and to what is said of the whole where none does', async () => {
    const user = userEvent.setup();
    const seen = jest.spyOn(Element.prototype, 'scrollIntoView');
    const form = ({ wrong = false, refused = false, sending = false }) => (
      <Form sending={sending} onSubmit={() => undefined}>
        {refused && <p role="alert">지금은 저장할 수 없어요.</p>}
        <input aria-label="이름" />
        <input aria-label="키" aria-invalid={wrong || undefined} />
        <button>저장</button>
      </Form>
    );
    const { rerender } = render(form({ wrong: true }));
    expect(document.body).toHaveFocus();
    await user.click(screen.getByRole('button', { name: '저장' }));
    await waitFor(() => expect(screen.getByLabelText('키')).toHaveFocus());

    await user.click(screen.getByLabelText('이름'));
    rerender(form({ sending: true }));
    rerender(form({ wrong: true }));
    await waitFor(() => expect(screen.getByLabelText('키')).toHaveFocus());

    rerender(form({ sending: true }));
    rerender(form({ refused: true }));
    await waitFor(() => expect(seen.mock.contexts).toContain(screen.getByRole('alert')));
  });
});
