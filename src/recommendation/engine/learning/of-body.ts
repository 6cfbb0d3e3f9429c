import type { EngineMember } from '../strength/strength.types.js';

/**
 * Caches a result per body object for as long as the object lives: a replay asks for the same few bodies thousands of times. Body objects
 * must not be mutated.
 */
export function ofBody<T>(compute: (member: EngineMember) => T): (member: EngineMember) => T {
  const known = new WeakMap<EngineMember, T>();
  return member => {
    let value = known.get(member);
    if (value === undefined) known.set(member, (value = compute(member)));
    return value;
  };
}
