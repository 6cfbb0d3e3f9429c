import { useDndMonitor } from '@dnd-kit/core';
import type { DragMoveEvent } from '@dnd-kit/core';
import { useEffect, useRef } from 'react';
import { scrollStep } from './auto-scroll';

/**
 * Scrolls the window while something is dragged to its upper or lower end, in place of dnd-kit's own auto-scroll, whose
 * speed knows neither a full range nor time. A drag from the keyboard brings its own scrolling.
 */
export function useAutoScroll(): void {
  const drag = useRef<{ middle: number | null; began: number; frame: number } | null>(null);

  const stop = () => {
    if (drag.current) cancelAnimationFrame(drag.current.frame);
    drag.current = null;
  };
  const step = (now: number) => {
    if (!drag.current) return;
    const { middle, began } = drag.current;
    const by = middle === null ? 0 : scrollStep(middle, window.innerHeight, now - began);
    if (by !== 0) window.scrollBy(0, by);
    drag.current.frame = requestAnimationFrame(step);
  };
  const follow = ({ active }: DragMoveEvent) => {
    const box = active.rect.current.translated;
    if (drag.current && box) drag.current.middle = box.top + box.height / 2;
  };

  useDndMonitor({
    onDragStart: ({ activatorEvent }) => {
      stop();
      if (activatorEvent instanceof KeyboardEvent) return;
      // Where it is is known with its first move.
      drag.current = { middle: null, began: performance.now(), frame: requestAnimationFrame(step) };
    },
    onDragMove: follow,
    onDragEnd: stop,
    onDragCancel: stop,
  });
  useEffect(() => stop, []);
}
