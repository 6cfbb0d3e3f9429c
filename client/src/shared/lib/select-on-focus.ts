import type { FocusEvent, MouseEvent, PointerEvent } from 'react';

/** The field to which the press under way gives the focus. */
let entered: HTMLInputElement | null = null;

/**
 * For a field whose content typing replaces: all of it is selected when it gets the focus. At the end of a press on selected text Safari puts
 * the caret there, and digits would be typed into the old number; the press that enters the field leaves the selection.
 */
export const SELECT_ON_FOCUS = {
  onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select(),
  onPointerDown: ({ currentTarget }: PointerEvent<HTMLInputElement>) => {
    entered = document.activeElement === currentTarget ? null : currentTarget;
  },
  onMouseUp: (event: MouseEvent<HTMLInputElement>) => {
    if (entered === event.currentTarget) event.preventDefault();
    entered = null;
  },
};
