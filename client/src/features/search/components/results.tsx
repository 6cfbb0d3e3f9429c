import type { ReactNode } from 'react';
import { media, radius, space } from '../../../shared/theme/theme';
import { Skeleton } from '../../../shared/ui/skeleton';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import { CARD_WIDTH } from '../../../shared/widgets/result-card';

const GAP = 24;
/** Enough to fill the first screen. */
const SKELETONS = [0, 1, 2, 3, 4, 5];

/** Width in px of `columns` cards side by side. */
export const columnsWidth = (columns: number): number => columns * CARD_WIDTH + (columns - 1) * GAP;

const grid = {
  display: 'grid',
  gap: space(3),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.tablet]: { gap: GAP, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.desktop]: { gridTemplateColumns: `repeat(auto-fill, ${CARD_WIDTH}px)` },
} as const;

/** The grid of results; `waiting` dims the old ones while the next load. */
export function ResultGrid({ waiting, children }: { waiting: boolean; children: ReactNode }) {
  return (
    <ul aria-busy={waiting} css={[grid, { opacity: waiting ? 0.55 : 1, transition: 'opacity var(--fast)' }]}>
      {children}
    </ul>
  );
}

/** Placeholders while cards load. */
export function ResultSkeleton() {
  return (
    <div aria-busy>
      <VisuallyHidden>검색 결과를 불러오고 있어요</VisuallyHidden>
      <div css={grid}>
        {SKELETONS.map(index => (
          <div key={index} css={{ height: 130, [media.tablet]: { height: 400 } }}>
            <Skeleton height="100%" round={radius.card} />
          </div>
        ))}
      </div>
    </div>
  );
}
