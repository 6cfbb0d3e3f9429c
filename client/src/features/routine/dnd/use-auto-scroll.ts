import { useDndMonitor } from '@dnd-kit/core';
import type { DragMoveEvent } from '@dnd-kit/core';
import { useEffect, useRef } from 'react';
import { scrollStep } from './auto-scroll';

/**
 * Scrolls the window while an item is dragged to its top or bottom, in place of dnd-kit's own auto-scroll, whose
 * speed considers neither a full range nor time. A keyboard drag scrolls by itself.
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
      // The first move gives its position.
      drag.current = { middle: null, began: performance.now(), frame: requestAnimationFrame(step) };
    },
    onDragMove: follow,
    onDragEnd: stop,
    onDragCancel: stop,
  });
  useEffect(() => stop, []);
}
