import { keyframes } from '@emotion/react';
import { useEffect, useState } from 'react';
import { usePollStatus } from '../../../shared/api/poll-history';
import { color, space, text } from '../../../shared/theme/theme';

/** How long one sentence stays, ms. */
const SENTENCE_MS = 900;

const fill = keyframes({ from: { transform: 'scaleX(0.04)' }, to: { transform: 'scaleX(0.94)' } });
const pulse = keyframes({ '50%': { transform: 'scale(1.12)', opacity: 0.55 } });

interface AnalysingProps {
  /** The steps in order; the last one stays. */
  sentences: readonly string[];
}

/** Shown while the recommendation is computed: says what is happening. */
export function Analysing({ sentences }: AnalysingProps) {
  const { isSilent } = usePollStatus();
  const [index, setIndex] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setIndex(now => Math.min(now + 1, sentences.length - 1)), SENTENCE_MS);
    return () => clearInterval(timer);
  }, [sentences.length]);
  return (
    <div
      css={{
        display: 'grid',
        justifyItems: 'center',
        alignContent: 'center',
        gap: space(6),
        minHeight: '56dvh',
        textAlign: 'center',
      }}
    >
      <span
        aria-hidden
        css={{
          display: 'grid',
          placeItems: 'center',
          width: 96,
          height: 96,
          borderRadius: '50%',
          background: color('brand-tint'),
          animation: `${pulse} 1.6s ease-in-out infinite`,
        }}
      >
        <span css={{ width: 44, height: 44, borderRadius: '50%', background: color('brand') }} />
      </span>
      <div role="status">
        <p css={[text.small, { color: color('brand-text'), fontWeight: 700 }]}>
          {isSilent ? '답을 기다리는 중…' : '분석하는 중…'}
        </p>
        <p css={[text.h2, { marginTop: space(1) }]}>
          {isSilent ? '서버에서 답이 오지 않아요' : sentences[index]}
        </p>
      </div>
      <span
        aria-hidden
        css={{ width: 200, height: 6, borderRadius: 3, overflow: 'hidden', background: color('track') }}
      >
        <span
          css={{
            display: 'block',
            height: '100%',
            borderRadius: 3,
            background: color('brand'),
            transformOrigin: 'left',
            animation: `${fill} 8s cubic-bezier(0.1, 0.7, 0.3, 1) forwards`,
          }}
        />
      </span>
    </div>
  );
}
