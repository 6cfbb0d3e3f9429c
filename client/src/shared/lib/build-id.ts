/** The build of this document: its entry file. Every document of a build names it, however it loads it; '' during development. */
export const buildId = (): string => /\/assets\/index-[\w-]+\.js/.exec(document.head.innerHTML)?.[0] ?? '';
