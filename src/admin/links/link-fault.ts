/**
 * What is wrong with a link: there is nothing (404, 410), its server answers with an error, too late, not at all or has no name, it leads
 * from one address to the next without end, or to where a visitor's link must not lead.
 */
export const LINK_FAULTS = ['missing', 'error', 'slow', 'closed', 'name', 'redirects', 'private'] as const;
export type LinkFault = (typeof LINK_FAULTS)[number];
