/** More parts than this make no session. */
export const MAX_BODY_PARTS = 4;
/** How long the warning about a fifth part stays, ms. */
export const PART_WARNING_MS = 1000;
/** Purposes at these positions (0-based) exclude each other: gaining and losing weight. */
const EXCLUSIVE_PURPOSES = [1, 2] as const;

export const toggled = <Value>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter(each => each !== value) : [...values, value];

/** The parts after a press; null when that would be a fifth. */
export function toggleBodyPart(parts: readonly string[], part: string): string[] | null {
  return !parts.includes(part) && parts.length >= MAX_BODY_PARTS ? null : toggled(parts, part);
}

/** The purposes after a press: of the exclusive pair the one pressed last stays. @param all in the server's order */
export function togglePurpose(chosen: readonly string[], purpose: string, all: readonly string[]): string[] {
  const pair = EXCLUSIVE_PURPOSES.map(position => all[position]);
  const other = pair.includes(purpose) ? pair.find(name => name !== purpose) : undefined;
  return toggled(chosen, purpose).filter(name => name !== other);
}

/** Select-all or clear-all: everything when something is missing, nothing when all are chosen. */
export function toggleAll(chosen: readonly string[], all: readonly string[]): string[] {
  const complete = all.every(name => chosen.includes(name));
  return complete ? chosen.filter(name => !all.includes(name)) : [...new Set([...chosen, ...all])];
}
