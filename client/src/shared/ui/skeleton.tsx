import { keyframes } from '@emotion/react';
import { color, radius } from '../theme/theme';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

interface SkeletonProps {
  width?: number | string;
  height?: number | string;
  round?: string;
}

/** A grey shape in place of loading content. Give the whole loading area one `aria-busy` and a hidden text. */
export function Skeleton({ width = '100%', height = 16, round = radius.small }: SkeletonProps) {
  return (
    <span
      aria-hidden
      data-skeleton
      css={{
        display: 'block',
        width,
        height,
        borderRadius: round,
        background: color('surface-3'),
        animation: `${breathe} 1.6s ease-in-out infinite`,
      }}
    />
  );
}
