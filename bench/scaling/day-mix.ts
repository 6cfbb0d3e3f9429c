/**
 * The assumed daily use, for the simulation. It is not measured: the product has no members yet. Every number is on the
 * high side of plausible and comes with its reason, so that the access log can replace it later.
 */
export interface Habit {
  /** A name in `ACTIONS`, or `signUp`. */
  action: string;
  /** Mean count per day for a member who is active that day. */
  perActive?: number;
  /** Mean count per day for every member, active or not: visitors, growth. */
  perMember?: number;
  why: string;
}

/** Share of members active per day: assumes that everybody trains three days a week and nobody has given up. */
export const ACTIVE = 3 / 7;

export const HABITS: readonly Habit[] = [
  {
    action: 'signUp',
    perMember: 0.005,
    why: 'half a percent more members every day: six times as many in a year',
  },
  { action: 'login', perActive: 0.05, why: 'a login lasts 30 days unused; new phones, other browsers' },
  { action: 'refresh', perActive: 4, why: 'an hour of training at 15 minutes a token' },
  { action: 'document', perActive: 2, why: 'opened at home and in the gym' },
  {
    action: 'file',
    perActive: 4,
    why: 'files are kept for a year by the browser: a tenth of 40, without a CDN',
  },
  { action: 'routine', perActive: 6, why: 'looked at between the exercises' },
  { action: 'answer', perActive: 5, why: 'five to seven cards, most of them answered' },
  { action: 'session', perActive: 1, why: 'who trains logs the sets' },
  { action: 'edit', perActive: 1, why: 'a weight or an order changed' },
  { action: 'learned', perActive: 0.5, why: 'every other session is a new recommendation' },
  { action: 'keep', perActive: 0.2, why: 'two in five of these are kept' },
  { action: 'supplements', perActive: 0.07, why: 'once a month of active days' },
  { action: 'histories', perActive: 0.3, why: 'looking up an earlier one' },
  { action: 'bodyData', perActive: 0.15, why: 'once a week for most' },
  { action: 'suggestion', perActive: 4, why: 'one search every other day, eight letters' },
  {
    action: 'search',
    perActive: 0.15,
    why: 'three searches in ten are new to the instance (bench/search: 55 to 80 % repeat)',
  },
  { action: 'searchAgain', perActive: 0.35, why: 'the others' },
  {
    action: 'pageAgain',
    perActive: 0.5,
    perMember: 0.2,
    why: 'details; visitors and crawlers from search engines',
  },
  { action: 'pageFirst', perMember: 0.005, why: 'pages are kept until the catalogue or the build changes' },
  { action: 'landing', perMember: 0.1, why: 'twenty visitors for each who signs up' },
];

/** Relative weight of the 24 hours, Korean time: before work, at noon, and above all after work, as gyms report. */
export const HOURS: readonly number[] = [
  15, 8, 5, 4, 5, 15, 40, 55, 45, 40, 40, 40, 45, 40, 35, 35, 40, 55, 85, 105, 105, 85, 50, 30,
];
