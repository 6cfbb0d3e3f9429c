/**
 * A container whose width is asked for in rem, so in the reader's own text size. It is narrower by 0.01rem, so that its size changes
 * with the text's: Chromium asks again only then.
 */
export const TEXT_SIZE_CONTAINER = { width: 'calc(100% - 0.01rem)', containerType: 'inline-size' } as const;
