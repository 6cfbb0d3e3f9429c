import { keyframes } from '@emotion/react';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

/** A spinning ring in the surrounding text's colour. Under reduced motion it stands still; its text carries the message. */
export const ring = (size: number) => ({
  display: 'inline-block',
  width: size,
  height: size,
  borderRadius: '50%',
  border: `${Math.max(2, Math.round(size / 9))}px solid currentColor`,
  borderTopColor: 'transparent',
  animation: `${turn} 0.8s linear infinite`,
});

interface SpinnerProps {
  /** Diameter in px. */
  size?: number;
  /** For screen readers; omit it where text beside it says the same. */
  label?: string;
}

/** An indeterminate wait in the surrounding text's colour. */
export function Spinner({ size = 20, label }: SpinnerProps) {
  return (
    <span
      role={label ? 'status' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      css={{ flex: 'none', ...ring(size) }}
    />
  );
}
