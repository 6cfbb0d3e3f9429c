import { useState, type RefObject } from 'react';
import { ApiError } from '../../../shared/api/api.error';

/** What is wrong with each field of a form; showing it leads to the first of them. */
export function useFaults(form: RefObject<HTMLFormElement | null>) {
  const [faults, setFaults] = useState<Record<string, string>>({});
  const show = (found: Record<string, string>) => {
    setFaults(found);
    // After the messages are there; a folded group opens with its fault.
    requestAnimationFrame(() => {
      const field = form.current?.querySelector<HTMLElement>(
        '[aria-invalid=true], fieldset[aria-describedby$=error] button',
      );
      field?.focus();
    });
  };
  /** Those the server found. */
  const showRefused = (error: unknown) => {
    if (error instanceof ApiError)
      show(Object.fromEntries(error.fields.map(({ field, message }) => [field, message])));
  };
  return { faults, show, showRefused, clear: () => setFaults({}) };
}
