import type { ReactNode } from 'react';
import { space } from '../../../shared/theme/theme';
import { LinkButton } from '../../../shared/ui/link-button';

/** Back and the step's main button, in a ratio of one to two. */
export function StepActions({ back, children }: { back: string; children: ReactNode }) {
  return (
    <div css={{ display: 'grid', gridTemplateColumns: '1fr 2fr', gap: space(2) }}>
      <LinkButton to={back} variant="secondary" size="large">
        이전
      </LinkButton>
      {children}
    </div>
  );
}
