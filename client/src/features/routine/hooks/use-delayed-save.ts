import { useEffect, useRef } from 'react';

/** Long enough for several presses of a stepper, short enough to save before the user looks away. */
export const DELAY_MS = 700;

/** Debounced saving of `value`; saves at once when the screen unmounts first. `saved` is the server's value. */
export function useDelayedSave<Value>(
  value: Value,
  saved: Value,
  equal: (a: Value, b: Value) => boolean,
  save: (value: Value) => void,
): void {
  const latest = useRef({ value, saved, equal, save });
  useEffect(() => {
    latest.current = { value, saved, equal, save };
  });
  useEffect(() => {
    if (equal(value, saved)) return;
    const timer = setTimeout(() => latest.current.save(value), DELAY_MS);
    return () => clearTimeout(timer);
    // A new `saved` is the response to our own save; it must not be saved again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [value]);
  useEffect(
    () => () => {
      const last = latest.current;
      if (!last.equal(last.value, last.saved)) last.save(last.value);
    },
    [],
  );
}
