/** Names suggested while a keyword is typed, at most. */
export const SUGGESTIONS = 10;
