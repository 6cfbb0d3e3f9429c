import type { ComponentProps } from 'react';

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  onSubmit: () => void;
  /** What was sent is on its way: pressing Enter again sends nothing. */
  sending?: boolean;
}

/** Every form: our own rules speak instead of the browser's, the page stays, and nothing is sent twice. */
export function Form({ onSubmit, sending = false, ...rest }: FormProps) {
  return (
    <form
      {...rest}
      noValidate
      onSubmit={event => {
        event.preventDefault();
        if (!sending) onSubmit();
      }}
    />
  );
}
