import type { EngineMember } from '../strength/strength.types.js';

/**
 * Remembers what was computed from a body for as long as that body's object lives: a replayed history asks for the
 * same few bodies thousands of times. Bodies are never changed in place.
 */
export function ofBody<T>(compute: (member: EngineMember) => T): (member: EngineMember) => T {
  const known = new WeakMap<EngineMember, T>();
  return member => {
    let value = known.get(member);
    if (value === undefined) known.set(member, (value = compute(member)));
    return value;
  };
}
