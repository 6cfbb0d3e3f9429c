import { useState } from 'react';
import { color, radius } from '../../theme/theme';
import { useDrawnAs } from './use-drawn-as';

interface WorkoutPictureProps {
  src: string | null | undefined;
  /** Empty where the name is beside the picture. */
  alt?: string;
  /** Side in px of a small square; by default the picture fills the width, 3 : 2. */
  size?: number;
  /** px or a CSS length, for wide columns: the drawing stays whole and centred. */
  maxHeight?: number | string;
  rounded?: boolean;
  /** Visible on the page's first screen. */
  eager?: boolean;
}

/** A workout's drawing on a grey background, which stays empty without one. */
export function WorkoutPicture(props: WorkoutPictureProps) {
  const { src, alt = '', size, maxHeight, rounded = size !== undefined, eager = false } = props;
  const drawn = useDrawnAs();
  const [missing, setMissing] = useState(false);
  return (
    <span
      css={{
        display: 'block',
        flex: 'none',
        width: size ?? '100%',
        height: size,
        aspectRatio: size ? undefined : '3 / 2',
        maxHeight,
        overflow: 'hidden',
        borderRadius: rounded ? radius.control : 0,
        background: color('surface-2'),
      }}
    >
      {src && !missing && (
        <img
          src={drawn(src)}
          alt={alt}
          loading={eager ? undefined : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
          onError={() => setMissing(true)}
          css={{ width: '100%', height: '100%', objectFit: 'contain' }}
        />
      )}
    </span>
  );
}
