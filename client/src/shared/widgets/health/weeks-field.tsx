import { useState } from 'react';
import { TextField } from '../../ui/text-field';

interface WeeksFieldProps {
  label: string;
  /** null = not answered. */
  weeks: number | null;
  onChange: (weeks: number | null) => void;
  /** The meaning of an empty field. */
  unknown: string;
  error: string | undefined;
}

const numberOf = (typed: string): number | null =>
  typed.trim() === '' || !Number.isFinite(Number(typed)) ? null : Number(typed);

/** Completed weeks, or empty. Accepts any number: an impossible one raises a question, it is not corrected silently. */
export function WeeksField({ label, weeks, onChange, unknown, error }: WeeksFieldProps) {
  const [typed, setTyped] = useState('');
  const shown = numberOf(typed) === weeks ? typed : String(weeks ?? '');
  return (
    <TextField
      label={label}
      unit="주"
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      value={shown}
      onChange={event => {
        const next = event.target.value.normalize('NFKC').replace(/[^\d.-]/g, '');
        setTyped(next);
        onChange(numberOf(next));
      }}
      hint={unknown}
      error={error ?? null}
    />
  );
}
