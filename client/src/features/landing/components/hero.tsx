import ArrowDown from 'lucide-react/icons/arrow-down';
import { useMemberNavigate } from '../../../shared/session/use-member-navigate';
import { color, media, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { LinkButton } from '../../../shared/ui/link-button';
import { HeroFigure } from './hero-figure';
import { TEXT_SIZE_CONTAINER } from './text-size-container';

const SIDE_BY_SIDE = '@container (min-width: 768px) and (min-width: 36rem)';

export function Hero({ onScroll }: { onScroll: () => void }) {
  const goAsMember = useMemberNavigate();
  return (
    <section
      aria-labelledby="hero-title"
      css={{
        position: 'relative',
        display: 'grid',
        alignContent: 'start',
        minHeight: '100svh',
        overflow: 'hidden',
        ...TEXT_SIZE_CONTAINER,
        [media.tablet]: { alignContent: 'center' },
      }}
    >
      <div
        css={{
          display: 'grid',
          gap: space(8),
          width: '100%',
          maxWidth: 'var(--page)',
          margin: '0 auto',
          // Bottom padding: room for the scroll button and the bottom menu.
          padding: 'calc(var(--nav-height) + 28px) var(--gutter) calc(var(--tabs-height) + 72px)',
          [media.tablet]: { paddingBlock: 'calc(var(--nav-height) + 8px) 72px' },
          // Side by side where the user's own text size leaves room.
          [SIDE_BY_SIDE]: {
            gridTemplateColumns: 'minmax(0, 1.08fr) minmax(0, 1fr)',
            alignItems: 'center',
          },
        }}
      >
        <div css={{ position: 'relative', zIndex: 1 }}>
          <h1
            id="hero-title"
            css={[text.display, { [media.tablet]: { fontSize: 'clamp(2.75rem, 5.4vw, 4.25rem)' } }]}
          >
            오늘 들 무게,
            <br />내 몸이 알려 줘요
          </h1>
          <p
            css={{
              maxWidth: 520,
              marginTop: space(5),
              color: color('text-2'),
              // As many lines as in our typeface, so that a narrower fallback font does not shift what follows.
              minHeight: '2lh',
              '@media (max-width: 379px)': { minHeight: '3lh' },
              [media.tablet]: { fontSize: '1.125rem', marginTop: space(7) },
            }}
          >
            키·체중·체지방·골격근량만 알려 주세요. 부위와 기구에 맞는 운동을 무게, 세트, 횟수까지 근거와 함께
            추천해요.
          </p>
          <div
            css={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: space(3),
              marginTop: space(7),
              [media.tablet]: { marginTop: space(11) },
            }}
          >
            <Button size="large" data-asks-login="/recommend" onClick={() => goAsMember('/recommend')}>
              지금 추천받기
            </Button>
            <LinkButton size="large" variant="secondary" to="/searchworkout/1">
              운동 둘러보기
            </LinkButton>
          </div>
        </div>
        <HeroFigure />
      </div>
      <button
        type="button"
        onClick={onScroll}
        css={{
          position: 'absolute',
          bottom: 'calc(var(--tabs-height) + 12px)',
          left: 'max(var(--gutter), calc((100% - var(--content)) / 2))',
          display: 'inline-flex',
          alignItems: 'center',
          gap: space(2),
          minHeight: 44,
          padding: 0,
          border: 0,
          background: 'transparent',
          color: color('text-3'),
          fontSize: '0.875rem',
          [media.tablet]: { bottom: 24 },
        }}
      >
        아래로 스크롤해 보세요
        <ArrowDown aria-hidden size={16} />
      </button>
    </section>
  );
}
