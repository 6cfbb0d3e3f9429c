/**
 * How many seconds a share of a muscle's strength can be held: a power function of the share, fitted to 194 studies (Frey Law & Avin 2010,
 * Ergonomics 53:109, table of joint-specific models).
 */
const ENDURANCE = {
  trunk: { seconds: 22.69, exponent: -2.27 },
  knee: { seconds: 19.38, exponent: -1.88 },
} as const;

export type HoldingJoint = keyof typeof ENDURANCE;

/** `share` of the maximal force, above 0; at 1 or more nothing can be held. */
export function holdSecondsAtShare(share: number, joint: HoldingJoint): number {
  if (share >= 1) return 0;
  const { seconds, exponent } = ENDURANCE[joint];
  return seconds * share ** exponent;
}
