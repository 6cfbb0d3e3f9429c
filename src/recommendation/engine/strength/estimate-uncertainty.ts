import type { EngineMember } from './strength.types.js';

/**
 * Standard deviation of the log of a base lift estimated from the body: at equal fat-free mass and age, strength
 * varies by ±13–15 %. Without a measured composition the fat-free mass itself is a guess.
 */
export const MEASURED_LOG_SD = 0.15;
export const UNMEASURED_LOG_SD = 0.2;

export function priorLogSd(member: Pick<EngineMember, 'compositionSource'>): number {
  return member.compositionSource === 'measured' ? MEASURED_LOG_SD : UNMEASURED_LOG_SD;
}
