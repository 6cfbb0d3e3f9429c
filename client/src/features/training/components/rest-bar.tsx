import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { color, radius, space, text } from '../../../shared/theme/theme';
import { keepClear } from '../../../shared/ui/foot-bar';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import { focusNextSet } from '../hooks/use-next-set-focused';
import { useNow } from '../hooks/use-now';
import type { Rest, RestTimer } from '../hooks/use-rest';
import { ring } from '../lib/alarm';
import { clockText } from '../lib/set-text';

const STEP_SECONDS = 15;
const SECOND_MS = 1000;

const PLACE = css({
  position: 'sticky',
  bottom: 0,
  paddingBottom: 'max(24px, env(safe-area-inset-bottom) + 12px)',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
});
const BAR = css({
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: 56,
  padding: space(1, 2),
  borderRadius: radius.control,
  background: color('inverse'),
  color: color('on-inverse'),
});
const SHARE = css({
  position: 'absolute',
  inset: '0 0 auto',
  height: 4,
  background: color('brand'),
  transformOrigin: 'left',
});
const CONTROL = css({
  minWidth: 52,
  minHeight: 44,
  whiteSpace: 'nowrap',
  padding: space(1, 2),
  border: 0,
  borderRadius: radius.small,
  background: 'transparent',
  color: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});
const WORDS = css({ flex: 1, textAlign: 'center' });
const SAID = css(text.caption, { display: 'block', lineHeight: 1.2 });
const CLOCK = css(text.number, { fontSize: '1.25rem', lineHeight: 1.2 });

/** Counts a rest down at the bottom of the page, within thumb's reach; it takes its own space and covers nothing; base.css keeps toasts above it. */
export function RestBar({ timer }: { timer: RestTimer }) {
  const { rest } = timer;
  return (
    <div data-rest-bar ref={keepClear} css={PLACE}>
      {rest && <Running rest={rest} timer={timer} />}
    </div>
  );
}

function Running({ rest, timer }: { rest: Rest; timer: RestTimer }) {
  // `useNow` ticks once per second: a rest started since then still has its whole time.
  const now = Math.max(useNow(), rest.startedAt);
  const left = Math.ceil((rest.endsAt - now) / SECOND_MS);
  const over = left <= 0;
  // Ended while the page was closed: no tone is needed any more.
  const wasOver = useRef(over);
  const { skip, alarm } = timer;
  useEffect(() => {
    if (over && !wasOver.current) ring(alarm);
    wasOver.current = over;
  }, [over, alarm]);

  const share = Math.min(1, Math.max(0, (rest.endsAt - now) / (rest.endsAt - rest.startedAt)));
  return (
    <section aria-label="휴식 타이머" css={BAR}>
      <span aria-hidden css={SHARE} style={{ transform: `scaleX(${share})` }} />
      <button type="button" css={CONTROL} onClick={() => timer.extend(-STEP_SECONDS)} disabled={over}>
        <VisuallyHidden>휴식</VisuallyHidden> −15초
      </button>
      <p css={WORDS}>
        <span css={SAID}>{over ? '다음 세트!' : '휴식'}</span>
        <strong role="timer" aria-live="off" css={CLOCK}>
          {clockText(left)}
        </strong>
      </p>
      <button type="button" css={CONTROL} onClick={() => timer.extend(STEP_SECONDS)}>
        <VisuallyHidden>휴식</VisuallyHidden> +15초
      </button>
      <button
        type="button"
        css={CONTROL}
        onClick={() => {
          focusNextSet();
          skip();
        }}
      >
        <VisuallyHidden>휴식</VisuallyHidden> {over ? '닫기' : '건너뛰기'}
      </button>
      <VisuallyHidden live="polite">{over ? '휴식이 끝났어요.' : ''}</VisuallyHidden>
    </section>
  );
}
