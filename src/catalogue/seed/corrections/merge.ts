export type SeedFields = Record<string, unknown>;

interface MergeResult {
  /** Fields that take the value shipped now. */
  taken: SeedFields;
  /** Fields that both an admin and the new version changed. */
  offered: SeedFields;
}

/**
 * Merges three versions of a row, field by field: as shipped before, as stored, as shipped now. If only one side changed a field, it wins; if both
 * did, an admin decides.
 *
 * @param shipped null if it was not recorded
 * @param edited used without `shipped`: whether an admin may have changed the row
 */
export function merge(
  shipped: SeedFields | null,
  edited: boolean,
  current: SeedFields,
  fresh: SeedFields,
): MergeResult {
  const merged: MergeResult = { taken: {}, offered: {} };
  for (const [field, value] of Object.entries(fresh)) {
    if (isSame(current[field], value)) continue;
    // A field that is new in this version keeps the value it was filled in with.
    const known = shipped !== null && field in shipped;
    if (known && isSame(shipped[field], value)) continue;
    const touched = known ? !isSame(shipped[field], current[field]) : edited;
    (touched ? merged.offered : merged.taken)[field] = value;
  }
  return merged;
}

export function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
