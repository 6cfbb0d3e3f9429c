import { useEffect, useRef, useState } from 'react';
import { latePart } from '../../../shared/lib/late-part';
import { color } from '../../../shared/theme/theme';
import { Hero } from '../components/hero';
import { useNearby } from '../hooks/use-nearby';

const BelowTheFold = latePart(async () => (await import('../components/below-the-fold')).BelowTheFold);

/** The landing page is dark in both themes: one idea per screen. Everything below the first screen loads when approached. */
export function LandingPage() {
  const rest = useRef<HTMLDivElement>(null);
  const nearby = useNearby(rest);
  /** Grows with each press of the scroll button: the showcase restarts at its first slide. */
  const [scrollRequest, setScrollRequest] = useState(0);

  useEffect(() => {
    document.title = '루틴업 - 오늘 들 무게, 내 몸이 알려 줘요';
  }, []);

  const scrollToShowcase = () => {
    setScrollRequest(count => count + 1);
    rest.current?.scrollIntoView({ behavior: 'smooth', block: 'start' });
  };

  return (
    <div
      data-theme="dark"
      css={{ background: color('bg'), color: color('text'), paddingBottom: 'var(--tabs-height)' }}
    >
      <Hero onScroll={scrollToShowcase} />
      {/* Directly under the bar: the page's scroll padding leaves 16 px more. */}
      <div ref={rest} css={{ minHeight: '100svh', scrollMarginTop: -16 }}>
        {(nearby || scrollRequest > 0) && <BelowTheFold scrollRequest={scrollRequest} />}
      </div>
    </div>
  );
}
