import { render, screen } from '@testing-library/react';
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
});
