import type { ReactNode } from 'react';
import { color, radius, space, text } from '../../../shared/theme/theme';
import { Card } from '../../../shared/ui/card';

interface DeviceRowProps {
  icon: ReactNode;
  name: string;
  /** The device that shows this. */
  current?: boolean;
  /** Its details, side by side. */
  facts: ReactNode;
  /** The actions on it. */
  children: ReactNode;
}

/** A device, known by its login or its passkey. */
export function DeviceRow({ icon, name, current = false, facts, children }: DeviceRowProps) {
  return (
    <Card
      as="li"
      padding={4}
      css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2, 3) }}
    >
      <span
        css={{
          display: 'grid',
          placeItems: 'center',
          flex: 'none',
          width: 44,
          height: 44,
          borderRadius: radius.control,
          background: current ? color('brand-tint') : color('surface-3'),
          color: current ? color('brand-text') : color('text-2'),
        }}
      >
        {icon}
      </span>
      <div css={{ flex: '1 1 7rem', minWidth: 0 }}>
        <strong css={{ display: 'block', overflowWrap: 'anywhere' }}>{name}</strong>
        <span
          css={[
            text.small,
            { display: 'flex', flexWrap: 'wrap', columnGap: space(2), color: color('text-2') },
          ]}
        >
          {facts}
        </span>
      </div>
      {children}
    </Card>
  );
}
