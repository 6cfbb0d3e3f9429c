import type { EngineMember } from './strength.types.js';

/** The numbers that describe a body. */
export type MeasuredBody = Omit<EngineMember, 'upDownBalance' | 'memberKey'>;

/**
 * Limits that no healthy body crosses: a fat-free mass index (kg/m²) above the largest trained athletes (men 28, Kouri 1995, Clin J Sport
 * Med 5:223; 4 kg/m² lower for women), or less fat (%) than a body needs (4 and 10; ACSM). Numbers outside them are typing errors.
 */
const HUMAN_RANGE = {
  남: { mostFatFreeMassIndex: 28, leastFatPercent: 4 },
  여: { mostFatFreeMassIndex: 24, leastFatPercent: 10 },
};

/** The most fat-free mass (kg) a body of that height can carry. */
export function mostFatFreeMassKg({ sex, heightCm }: Pick<EngineMember, 'sex' | 'heightCm'>): number {
  return HUMAN_RANGE[sex].mostFatFreeMassIndex * (heightCm / 100) ** 2;
}

export function isBelievable(member: MeasuredBody): boolean {
  const { leastFatPercent } = HUMAN_RANGE[member.sex];
  const fatFreeMassKg = member.weightKg * (1 - member.bodyFatPercent / 100);
  const isHuman =
    member.bodyFatPercent >= leastFatPercent && fatFreeMassKg <= mostFatFreeMassKg(member) + 1e-9;
  return member.compositionSource !== 'measured' || isHuman;
}

/** The member with believable numbers only: a measurement outside the human range is ignored. */
export function believableMember<Member extends MeasuredBody>(member: Member): Member {
  return isBelievable(member) ? member : { ...member, compositionSource: 'default' };
}
