import type { HTMLAttributes } from 'react';
import { color, motion, radius, shadow, space } from '../theme/theme';

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'article' | 'section' | 'li';
  /** `line` is the plain card; `fill` a grey one without a border. */
  variant?: 'line' | 'fill';
  /** Padding in steps of 4 px; 0 for a card whose picture reaches the edge. */
  padding?: number;
  /** A card that is being dragged. */
  lifted?: boolean;
}

export function Card({ as: Tag = 'div', variant = 'line', padding = 5, lifted = false, ...rest }: CardProps) {
  return (
    <Tag
      {...rest}
      css={{
        overflow: 'hidden',
        padding: space(padding),
        borderRadius: radius.card,
        background: variant === 'fill' ? color('surface-2') : color('surface'),
        border: `1px solid ${variant === 'fill' ? 'transparent' : lifted ? color('brand-soft') : color('line')}`,
        boxShadow: lifted ? shadow.lifted : 'none',
        transition: `box-shadow ${motion.normal}, border-color ${motion.normal}`,
      }}
    />
  );
}
