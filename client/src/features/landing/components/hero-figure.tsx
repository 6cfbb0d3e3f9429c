import { keyframes } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, media, radius, space, text } from '../../../shared/theme/theme';
import { LoadBar } from '../../../shared/ui/load-bar';
import { TEXT_SIZE_CONTAINER } from './text-size-container';

/** Chest highlighted as primary, shoulders and triceps as secondary: what the card beside it trains. */
const FIGURE = '/figures/hero.svg';

const float = keyframes({ '50%': { transform: 'translateY(-8px)' } });

/** A number and its unit: lines may break before and after it, never inside. */
function Together({ children }: { children: ReactNode }) {
  return <span css={{ whiteSpace: 'nowrap' }}>{children}</span>;
}

function FloatingCard({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={className}
      css={{
        position: 'absolute',
        padding: space(3.5, 4.5),
        borderRadius: radius.card,
        border: `1px solid ${color('line')}`,
        background: 'rgb(20 23 28 / 82%)',
        backdropFilter: 'blur(10px)',
        animation: `${float} 7s ease-in-out infinite`,
      }}
    >
      {children}
    </div>
  );
}

/** At this width, in the user's own text size, the facts would overlap: they go below the figure instead. */
const TOO_NARROW = '@container (max-width: 399px) and (max-width: 17rem)';
const BELOW = { position: 'static', width: 'auto', animation: 'none' } as const;

/** The figure and two floating facts; one example, described once for screen readers. */
export function HeroFigure() {
  return (
    <div
      role="img"
      aria-label="예시: 인클라인 벤치프레스 32.5kg, 10회 3세트. 제지방량 58.6kg과 골격근량 44%로 추정한 1RM의 67%예요."
      css={{ justifySelf: 'center', maxWidth: 540, ...TEXT_SIZE_CONTAINER }}
    >
      <div
        css={{
          position: 'relative',
          height: 460,
          [media.tablet]: { height: 'min(74svh, 680px)' },
          [TOO_NARROW]: { display: 'grid', gap: space(3), height: 'auto' },
          // The light behind the figure; it moves with it at every width.
          '&::before': {
            content: "''",
            position: 'absolute',
            inset: '-22% -60%',
            background:
              'radial-gradient(closest-side, rgb(31 84 219 / 44%) 0%, rgb(23 58 143 / 24%) 48%, transparent 100%)',
          },
        }}
      >
        <img
          src={FIGURE}
          alt=""
          fetchPriority="high"
          css={{
            position: 'relative',
            height: '100%',
            margin: '0 auto',
            // Fades the drawing's glow before its frame would cut it.
            maskImage: 'radial-gradient(50% 52% at 50% 50%, #000 86%, transparent 100%)',
            [TOO_NARROW]: { height: 460 },
          }}
        />
        <FloatingCard
          css={{
            right: 0,
            top: '30%',
            width: 188,
            [media.tablet]: { top: '42%', width: 232 },
            [TOO_NARROW]: BELOW,
          }}
        >
          <p css={[text.caption, { color: color('text-2'), fontWeight: 600 }]}>
            예시 ·&nbsp;인클라인 벤치프레스
          </p>
          <p css={[text.number, { fontSize: '1.625rem', lineHeight: 1.35 }]}>32.5kg</p>
          <p css={[text.caption, { color: color('text-3'), marginBottom: space(2) }]}>
            10회 × 3세트 ·&nbsp;<Together>26~39kg</Together> 사이
          </p>
          <LoadBar value={32.5} low={26} high={39} compact />
        </FloatingCard>
        <FloatingCard
          css={{
            left: 0,
            bottom: '14%',
            width: 208,
            animationDelay: '-3.5s',
            [media.tablet]: { left: -24, bottom: '12%', width: 224 },
            [media.desktop]: { left: -56 },
            [TOO_NARROW]: BELOW,
          }}
        >
          <p css={[text.caption, { color: color('text-2'), fontWeight: 600, marginBottom: space(1) }]}>
            왜 이 무게인가요?
          </p>
          <p css={[text.small, { color: color('text') }]}>
            제지방량 58.6kg, 골격근량 <Together>44%로</Together> 추정한 1RM의 67%예요.
          </p>
        </FloatingCard>
      </div>
    </div>
  );
}
