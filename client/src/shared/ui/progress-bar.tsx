import { memo } from 'react';
import { color, motion } from '../theme/theme';

interface ProgressBarProps {
  /** 0 to 100. */
  percent: number;
  label: string;
  /** Height in px. */
  height?: number;
}

export const ProgressBar = memo(function ProgressBar({ percent, label, height = 4 }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      css={{ height, borderRadius: height / 2, background: color('track'), overflow: 'hidden' }}
    >
      <div
        css={{
          width: '100%',
          height: '100%',
          borderRadius: 'inherit',
          background: color('brand'),
          transformOrigin: 'left',
          transition: `transform ${motion.slow} ${motion.ease}`,
        }}
        style={{ transform: `scaleX(${percent / 100})` }}
      />
    </div>
  );
});
