import { css } from '@emotion/react';

const BOXES = css({ display: 'flex', flexWrap: 'wrap', gap: '1mm' });
const BOX = css({
  padding: '0.3mm 0.8mm',
  border: '0.3mm solid #000',
  borderRadius: '1mm',
  fontSize: '6.5pt',
  lineHeight: 1.2,
  color: '#555',
});

/** A numbered box to tick for every set. */
export const SetBoxes = ({ sets, size }: { sets: number; size: string }) => (
  <span css={BOXES}>
    {Array.from({ length: sets }, (_, set) => (
      <span key={set} css={[BOX, { width: size, height: size }]}>
        {set + 1}
      </span>
    ))}
  </span>
);
