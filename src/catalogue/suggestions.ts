/** Most names suggested during typing. */
export const SUGGESTIONS = 10;
