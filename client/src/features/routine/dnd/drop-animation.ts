import type { DropAnimationFunction } from '@dnd-kit/core';
import { dropSeconds } from './drag-settings';

/** The dropped card glides to its place, longer the farther; the place is hidden until it arrives. */
export const dropAnimation: DropAnimationFunction = ({ active, dragOverlay, transform }) => {
  const dx = dragOverlay.rect.left - active.rect.left;
  const dy = dragOverlay.rect.top - active.rect.top;
  const reduced = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
  const duration = reduced ? 0 : dropSeconds(Math.hypot(dx, dy)) * 1000;
  active.node.style.opacity = '0';
  const animation = dragOverlay.node.animate(
    [
      { transform: `translate3d(${transform.x}px, ${transform.y}px, 0)` },
      { transform: `translate3d(${transform.x - dx}px, ${transform.y - dy}px, 0)` },
    ],
    { duration, easing: 'cubic-bezier(0.2, 1, 0.1, 1)', fill: 'forwards' },
  );
  return new Promise(resolve => {
    const done = () => {
      active.node.style.opacity = '';
      resolve();
    };
    animation.onfinish = done;
    animation.oncancel = done;
  });
};
