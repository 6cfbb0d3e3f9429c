import type { ReactNode } from 'react';
import { color, space, text } from '../../../shared/theme/theme';

export function StepHeading({
  step,
  of = 4,
  title,
  children,
}: {
  step: number;
  of?: number;
  title: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div css={{ margin: `${space(8)} 0 ${space(7)}` }}>
      <p css={[text.small, { color: color('brand-text'), fontWeight: 700 }]}>
        {step}/{of}
      </p>
      <h1 css={[text.h1, { marginTop: space(1) }]}>{title}</h1>
      {children && <p css={{ marginTop: space(2), color: color('text-2') }}>{children}</p>}
    </div>
  );
}
