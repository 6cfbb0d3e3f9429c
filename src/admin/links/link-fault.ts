/**
 * Faults of a link: the page is missing (404, 410); the server answers with an error, too late or not at all, or its name does not resolve; the link
 * redirects without end, or to an address that visitors must not be sent to.
 */
export const LINK_FAULTS = ['missing', 'error', 'slow', 'closed', 'name', 'redirects', 'private'] as const;
export type LinkFault = (typeof LINK_FAULTS)[number];
