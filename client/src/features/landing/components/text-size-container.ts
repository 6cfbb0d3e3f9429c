/**
 * A container whose width is asked for in rem, so in the reader's own text size. The hair it lacks grows with the text:
 * Chromium asks again only when the container's own size has changed.
 */
export const TEXT_SIZE_CONTAINER = { width: 'calc(100% - 0.01rem)', containerType: 'inline-size' } as const;
