import { useEffect, useRef } from 'react';

/** Long enough for several presses of a stepper, short enough to be saved before a person looks away. */
const DELAY_MS = 700;

/** Saves `value` once it has rested, and at once when the screen is left before that. `saved` is what the server has. */
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
    // A new `saved` is the answer to our own saving, not something to save again.
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
