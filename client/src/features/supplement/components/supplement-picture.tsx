import { useState } from 'react';
import { color, media, radius, space } from '../../../shared/theme/theme';

/** The package on a grey background, which stays empty when the picture is missing. */
export function SupplementPicture({ src, alt }: { src: string; alt: string }) {
  const [missing, setMissing] = useState(false);
  return (
    <div
      css={{
        aspectRatio: '4 / 3',
        alignSelf: 'start',
        // Stays in view beside the longer column.
        [media.tablet]: { position: 'sticky', top: 'calc(var(--nav-height) + 72px)' },
        padding: space(6),
        borderRadius: radius.card,
        background: color('surface-2'),
      }}
    >
      {!missing && (
        <img
          src={src}
          alt={alt}
          onError={() => setMissing(true)}
          css={{ width: '100%', height: '100%', objectFit: 'contain' }}
        />
      )}
    </div>
  );
}
