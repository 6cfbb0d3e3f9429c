import { keyframes } from '@emotion/react';
import { useState } from 'react';
import { text } from '../../../shared/theme/theme';

const up = keyframes({ from: { transform: 'translateY(0.6em)', opacity: 0 } });
const down = keyframes({ from: { transform: 'translateY(-0.6em)', opacity: 0 } });

/** A number that slides in from below when it grew and from above when it fell. */
export function AnimatedNumber({ value, children }: { value: number; children: string }) {
  const [shown, setShown] = useState({ value, grew: true });
  if (shown.value !== value) setShown({ value, grew: value > shown.value });
  return (
    <span css={{ display: 'inline-block', overflow: 'hidden', verticalAlign: 'bottom' }}>
      <span
        key={value}
        data-direction={shown.grew ? 'up' : 'down'}
        css={[
          text.number,
          { display: 'inline-block', animation: `${shown.grew ? up : down} 0.22s ease-out` },
        ]}
      >
        {children}
      </span>
    </span>
  );
}
