import { css, keyframes } from '@emotion/react';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useMemberNavigate } from '../../../shared/session/use-member-navigate';
import { color, media, motion, radius, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { IconButton } from '../../../shared/ui/icon-button';
import { Reveal } from '../../../shared/ui/reveal';
import { Spinner } from '../../../shared/ui/spinner';
import { useShowcase } from '../hooks/use-showcase';
import { RecommendSlide } from './recommend-slide';
import { ResultSlide } from './result-slide';
import { RoutineSlide } from './routine-slide';

/** px from one slide to the next on a desktop; the gap takes `SLIDE_OFFSET` of it. */
export const SLIDE_STEP = 1130;
export const SLIDE_OFFSET = 40;
/** The animation waits this long, so that the label responds first, and lasts this long, the rest included. */
export const SLIDE_DELAY_MS = 300;
export const SLIDE_ANIMATION_S = 4.9;

const SLIDES = [
  {
    label: '추천받기',
    title: '부위와 기구만 고르면 끝이에요',
    button: '지금 추천받기',
    to: '/recommend',
    Card: RecommendSlide,
  },
  {
    label: '결과 보기',
    title: '무게, 세트, 횟수에 이유까지 나와요',
    button: '지금 추천받기',
    to: '/recommend',
    Card: ResultSlide,
  },
  {
    label: '루틴 업',
    title: '마음에 들면 내 루틴에 담아요',
    button: '내 루틴 보기',
    to: '/mypage',
    Card: RoutineSlide,
  },
] as const;

/** Moves in the first seventh, overshooting slightly in its direction, then rests. */
const travel = (from: number, to: number) =>
  keyframes({
    '0%': { transform: `translateX(calc(var(--step) * ${-from}))` },
    '12%': { transform: `translateX(calc(var(--step) * ${-to} + ${Math.sign(from - to) * 10}px))` },
    '16%, 100%': { transform: `translateX(calc(var(--step) * ${-to}))` },
  });

export function Showcase({ resetKey }: { resetKey: number }) {
  const showcase = useShowcase(resetKey);
  const { slide, from } = showcase;
  const moving = css({
    transform: `translateX(calc(var(--step) * ${-slide}))`,
    animation:
      from === slide
        ? 'none'
        : `${travel(from, slide)} ${SLIDE_ANIMATION_S}s ${SLIDE_DELAY_MS}ms cubic-bezier(0.3, 0, 0.2, 1) both`,
    '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  });

  return (
    <section
      id="showcase"
      aria-labelledby="showcase-title"
      css={{ overflow: 'hidden', padding: `${space(12)} var(--gutter) ${space(20)}` }}
    >
      <Reveal>
        <h2
          id="showcase-title"
          css={[text.display, { fontSize: 'clamp(2rem, 5vw, 3.25rem)', textAlign: 'center' }]}
        >
          세 걸음이면 돼요
        </h2>
      </Reveal>
      <div css={{ display: 'flex', justifyContent: 'center', gap: space(1), margin: `${space(5)} 0` }}>
        <div
          role="group"
          aria-label="루틴업 미리 보기"
          css={{ display: 'flex', padding: 4, borderRadius: radius.round, background: color('surface-3') }}
        >
          {SLIDES.map(({ label }, index) => (
            <button
              key={label}
              type="button"
              aria-pressed={index === slide}
              onClick={() => showcase.select(index)}
              css={{
                display: 'inline-flex',
                alignItems: 'center',
                gap: space(1.5),
                minHeight: 44,
                padding: space(2, 3.5),
                border: 0,
                borderRadius: radius.round,
                background: index === slide ? color('inverse') : 'transparent',
                color: color(index === slide ? 'on-inverse' : 'text-2'),
                fontSize: '0.9375rem',
                fontWeight: 600,
                transition: `background ${motion.normal}, color ${motion.normal}`,
                [media.tablet]: { paddingInline: space(5) },
              }}
            >
              {index === slide && showcase.spinning && <Spinner size={14} />}
              {label}
            </button>
          ))}
        </div>
        {showcase.canPlay && (
          <IconButton
            label={showcase.paused ? '자동 넘김 시작' : '자동 넘김 멈춤'}
            onClick={showcase.togglePaused}
            size={52}
          >
            {showcase.paused ? <Play size={20} /> : <Pause size={20} />}
          </IconButton>
        )}
      </div>
      <div
        onPointerEnter={event => event.pointerType === 'mouse' && showcase.hold(true)}
        onPointerLeave={() => showcase.hold(false)}
        onFocus={() => showcase.hold(true)}
        onBlur={() => showcase.hold(false)}
        css={{
          // One step is a slide and the gap; below desktop width a slide fills the column.
          '--gap': `${SLIDE_OFFSET}px`,
          '--step': `min(${SLIDE_STEP}px, 100vw - 2 * var(--gutter) + var(--gap))`,
          width: 'calc(var(--step) - var(--gap))',
          margin: '0 auto',
        }}
      >
        <div css={[{ display: 'flex', gap: 'var(--gap)', width: 'max-content' }, moving]} key={showcase.turn}>
          {SLIDES.map((slideHere, index) => (
            <Slide key={slideHere.label} slide={slideHere} shown={index === slide} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Slide({ slide, shown }: { slide: (typeof SLIDES)[number]; shown: boolean }) {
  const goAsMember = useMemberNavigate();
  const { label, title, button, to, Card } = slide;
  return (
    <div
      role="group"
      aria-label={label}
      inert={!shown}
      css={{
        display: 'grid',
        alignContent: 'center',
        gap: space(8),
        width: 'calc(var(--step) - var(--gap))',
        minHeight: 540,
        padding: space(8, 5),
        borderRadius: 28,
        border: `1px solid ${color('line')}`,
        background: color('surface'),
        opacity: shown ? 1 : 0.4,
        transition: `opacity ${motion.slow}`,
        [media.tablet]: {
          // The button keeps its words in one line.
          gridTemplateColumns: 'minmax(170px, 1fr) minmax(0, 460px)',
          alignItems: 'center',
          padding: space(10),
        },
        [media.desktop]: { paddingInline: space(14) },
      }}
    >
      <div>
        <p css={{ color: color('brand-text'), fontWeight: 700 }}>{label}</p>
        <h3 css={[text.h1, { marginTop: space(2), [media.desktop]: { fontSize: '2.25rem' } }]}>{title}</h3>
        <Button css={{ marginTop: space(6) }} onClick={() => goAsMember(to)}>
          {button}
        </Button>
      </div>
      <Card />
    </div>
  );
}
