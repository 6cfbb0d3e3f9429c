import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useEffect, useRef, useState } from 'react';
import { color, radius, space, text } from '../../../theme/theme';
import { Button } from '../../../ui/button';
import { ChipButton } from '../../../ui/chip';
import { otherSideOf } from '../pictures';
import { fetchDrawing } from './fetch-drawing';
import { phaseText, type Phase } from './tempo';
import { usePlayback } from './use-playback';
import { ViewChoice } from './view-choice';

export const drawingQuery = (src: string) =>
  queryOptions({
    queryKey: ['drawing', src],
    queryFn: ({ signal }) => fetchDrawing(src, signal),
    staleTime: Infinity,
  });

interface MovingDrawingProps {
  src: string;
  name: string;
  /** The current part of the repetition; null where the drawing has no tempo. */
  onPhase?: (phase: Phase | null) => void;
}

/** The moving drawing with a video's controls: it can be paused anywhere and slowed down. */
export function MovingDrawing({ src: main, name, onPhase }: MovingDrawingProps) {
  const [isOther, setIsOther] = useState(false);
  const src = isOther ? otherSideOf(main) : main;
  const { data: drawing, isError } = useQuery({
    ...drawingQuery(src),
    // One side stays visible until the other has loaded.
    placeholderData: keepPreviousData,
  });
  const frame = useRef<HTMLDivElement>(null);
  const [playing, setPlaying] = useState(true);
  const [slow, setSlow] = useState(false);

  useEffect(() => {
    const host = frame.current;
    if (!host || !drawing) return;
    // In its own shadow tree: a drawing's styles and ids must not collide with the page's.
    const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    const svg = document.importNode(drawing, true);
    svg.setAttribute('width', '100%');
    svg.setAttribute('height', '100%');
    svg.setAttribute('aria-hidden', 'true');
    // An inlined drawing has no address whose fragment selects the figure.
    if (svg.id === new URL(src, location.href).hash.slice(1)) svg.classList.add('other');
    takeScheme(svg, getComputedStyle(host).colorScheme);
    shadow.replaceChildren(svg);
  }, [drawing, src]);

  const { tempo, phase, second } = usePlayback(frame, drawing, { playing, slow });
  useEffect(() => onPhase?.(phase), [onPhase, phase]);

  if (isError) return <img src={main} alt={`${name} 동작`} css={FRAME} />;
  return (
    <div css={{ display: 'grid', gap: space(3) }}>
      <div ref={frame} role="img" aria-label={`${name} 동작`} css={FRAME} />
      {tempo && (
        <p aria-hidden css={[text.small, { minHeight: 20, textAlign: 'center', color: color('text-2') }]}>
          {phase && phaseText(tempo, phase, second)}
        </p>
      )}
      {drawing && (
        <>
          <ViewChoice drawing={drawing} isOther={isOther} onChange={setIsOther} />
          <div css={{ display: 'flex', gap: space(2) }}>
            <Button
              size="small"
              variant="secondary"
              icon={playing ? <Pause aria-hidden size={18} /> : <Play aria-hidden size={18} />}
              onClick={() => setPlaying(!playing)}
            >
              {playing ? '멈추기' : '움직이기'}
            </Button>
            <ChipButton selected={slow} onClick={() => setSlow(!slow)}>
              천천히
            </ChipButton>
          </div>
        </>
      )}
    </div>
  );
}

const FRAME = {
  width: '100%',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  objectFit: 'contain',
  borderRadius: radius.card,
  background: color('surface-2'),
} as const;

/** An `<img>` follows the page's theme by itself; an inlined drawing's media query follows only the device. */
function takeScheme(svg: Element, colorScheme: string): void {
  const style = svg.querySelector('style');
  if (!style) return;
  const media = colorScheme === 'dark' ? 'all' : 'not all';
  style.textContent = style.textContent.replaceAll('@media(prefers-color-scheme:dark)', `@media ${media}`);
}
