import type { ReactNode } from 'react';
import { color, radius, space, text } from '../theme/theme';

/** A box with an error or a note; errors are announced at once. */
export function Notice({
  tone,
  children,
}: {
  tone: 'error' | 'caution' | 'success' | 'info';
  children: ReactNode;
}) {
  const role = tone === 'info' ? 'brand' : tone;
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      css={[
        text.body2,
        {
          padding: space(3, 4),
          borderRadius: radius.control,
          background: color(`${role}-tint`),
          color: color(`${role}-text`),
          fontWeight: 500,
        },
      ]}
    >
      {children}
    </div>
  );
}
