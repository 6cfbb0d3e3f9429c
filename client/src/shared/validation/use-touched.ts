import { useState } from 'react';

/** Which fields the person has been in and left: only those may complain. */
export function useTouched<Name extends string>() {
  const [touched, setTouched] = useState<ReadonlySet<Name>>(new Set());
  return {
    isTouched: (name: Name) => touched.has(name),
    touch: (...names: Name[]) => setTouched(before => new Set([...before, ...names])),
  };
}
