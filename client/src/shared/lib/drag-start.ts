/** px the mouse moves before a drag starts: less is a click. */
export const MOUSE_DISTANCE_PX = 5;
/** ms a finger rests before a drag starts: less is a scroll. */
export const TOUCH_DELAY_MS = 120;
/** px a resting finger may tremble. */
export const TOUCH_TOLERANCE_PX = 6;
