import { useEffect, useImperativeHandle, useRef } from 'react';
import type { ComponentProps } from 'react';

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  onSubmit: () => void;
  /** An answer is being waited for: pressing Enter again sends nothing. */
  sending?: boolean;
}

/**
 * Every form: our own rules are shown instead of the browser's, the page stays, nothing is sent twice, and the first wrong field, by our
 * rules or the server's, gets the focus.
 */
export function Form({ onSubmit, sending = false, ref, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => form.current!, []);
  // After the messages are there; a folded group opens with its fault.
  const leadToFault = () => requestAnimationFrame(() => goToFault(form.current));
  useEffect(() => (sending ? () => void leadToFault() : undefined), [sending]);
  return (
    <form
      {...rest}
      ref={form}
      noValidate
      onSubmit={event => {
        event.preventDefault();
        if (sending) return;
        onSubmit();
        leadToFault();
      }}
    />
  );
}

/** To the first field that complains, else to what is said of the whole: on a phone it may be far above the button. */
function goToFault(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLElement>(
    '[aria-invalid=true], fieldset[aria-describedby$=error] button',
  );
  if (field) field.focus();
  else form?.querySelector('[role=alert]')?.scrollIntoView({ block: 'center' });
}
