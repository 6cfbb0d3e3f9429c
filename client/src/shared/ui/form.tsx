import { useEffect, useImperativeHandle, useRef } from 'react';
import type { ComponentProps } from 'react';

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  onSubmit: () => void;
  /** A request is pending: pressing Enter again sends nothing. */
  sending?: boolean;
}

/**
 * Every form: shows our own rules instead of the browser's, keeps the page, sends nothing twice, and focuses the first wrong field, by our
 * rules or the server's.
 */
export function Form({ onSubmit, sending = false, ref, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => form.current!, []);
  // After the messages have rendered; a collapsed group opens with its fault.
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

/** To the first invalid field, else to the form's own message: on a phone it may be far above the button. */
function goToFault(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLElement>(
    '[aria-invalid=true], fieldset[aria-describedby$=error] button',
  );
  if (field) field.focus();
  else form?.querySelector('[role=alert]')?.scrollIntoView({ block: 'center' });
}
