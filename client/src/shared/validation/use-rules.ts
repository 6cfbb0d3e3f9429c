import { useState } from 'react';
import { ApiError } from '../api/api.error';

/**
 * What the fields of a form have to say: what is wrong by their rules, from when somebody has left the field or tried to send, else what the
 * server refused. `<Form>` leads to the first of them.
 * @param wrong by the name that the server has for the field
 * @param refusal what the last sending came back with
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
    /** What went wrong apart from these fields. */
    failure: refused.some(({ field }) => field in wrong) ? null : refusal,
    /** The person has been in a field and left it. */
    touch: (name: Name) => setTouched(before => [...before, name]),
    /** Whether the form may be sent; from now on each field says why not. */
    pass: (): boolean => {
      const names = (Object.keys(wrong) as Name[]).filter(name => wrong[name]);
      setTouched(before => [...before, ...names]);
      return names.length === 0;
    },
    /** Forgets what was touched and sent. */
    forget: () => setTouched([]),
  };
}
