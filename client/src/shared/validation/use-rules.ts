import { useState } from 'react';
import { ApiError } from '../api/api.error';

/**
 * The messages of a form's fields: their rules' errors, once the user has left the field or tried to submit, else the
 * server's refusals. `<Form>` focuses the first of them.
 * @param wrong by the server's name of the field
 * @param refusal the error of the last submit
 */
export function useRules<Name extends string>(
  wrong: Partial<Record<Name, string | null>>,
  refusal: Error | null = null,
) {
  const [touched, setTouched] = useState<readonly Name[]>([]);
  const refused = refusal instanceof ApiError ? refusal.fields : [];
  return {
    errors: Object.fromEntries([
      ...refused.map(({ field, message }) => [field, message]),
      ...touched.flatMap(name => (wrong[name] ? [[name, wrong[name]]] : [])),
    ]) as Partial<Record<Name, string>>,
    /** An error apart from these fields. */
    failure: refused.some(({ field }) => field in wrong) ? null : refusal,
    /** The user has left a field. */
    touch: (name: Name) => setTouched(before => [...before, name]),
    /** Whether the form may be sent; from now on each field shows its error. */
    pass: (): boolean => {
      const names = (Object.keys(wrong) as Name[]).filter(name => wrong[name]);
      setTouched(before => [...before, ...names]);
      return names.length === 0;
    },
    /** Forgets what was touched and sent. */
    forget: () => setTouched([]),
  };
}
