/** The build that this document was made by: its entry. Every document of a build names it, whichever way it loads it; '' while developing. */
export const buildId = (): string => /\/assets\/index-[\w-]+\.js/.exec(document.head.innerHTML)?.[0] ?? '';
