/**
 * A container whose width is queried in rem, so in the user's own text size. It is 0.01rem narrower, so that its size changes
 * with the text size: Chromium re-evaluates only then.
 */
export const TEXT_SIZE_CONTAINER = { width: 'calc(100% - 0.01rem)', containerType: 'inline-size' } as const;
