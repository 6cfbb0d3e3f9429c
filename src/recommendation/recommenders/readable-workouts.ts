type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Before endurance went lower, repetitions stopped at the goal's minimum. */
function readableBasis(basis: unknown): Fields | null {
  return isFields(basis) ? { fewestRepetitions: basis['leastRepetitions'], ...basis } : null;
}

/** The first version had a single cause for a stand-in. A replaced workout keeps only its id and name. */
function readableItem(item: Fields): Fields {
  const evidence = isFields(item['evidence']) ? item['evidence'] : {};
  const standsInCause = (evidence['standsInForId'] ?? null) === null ? null : 'tooHeavy';
  const { swappedFrom } = item;
  return {
    details: [],
    warmUp: [],
    stop: null,
    ...item,
    swappedFrom: isFields(swappedFrom)
      ? { workoutId: swappedFrom['workoutId'], koreanName: swappedFrom['koreanName'] }
      : null,
    evidence: { standsInCause, limit: null, ...evidence, basis: readableBasis(evidence['basis']) },
  };
}

/** Drops notes about a part whose exercise has been replaced since. */
function stillUnfilled(unfilled: unknown, items: readonly Fields[]): Fields[] {
  const swapped = items.map(({ swappedFrom }) => swappedFrom).filter(isFields);
  return (Array.isArray(unfilled) ? unfilled : [])
    .filter(isFields)
    .filter(part => !swapped.some(workout => speaksOf(part, workout)))
    .map(({ workoutIds: _, ...told }) => told);
}

/** Answers older than the stored ids name workouts only in their sentence. */
function speaksOf({ workoutIds, reason }: Fields, { workoutId, koreanName }: Fields): boolean {
  return Array.isArray(workoutIds)
    ? workoutIds.includes(workoutId)
    : String(reason).includes(String(koreanName));
}

/** A stored answer with all current fields: missing ones get the value that the older version implied. */
export function readableWorkouts(snapshot: Fields): Fields & { recommends: Fields[] } {
  const { recommends } = snapshot;
  const items = Array.isArray(recommends) ? recommends.filter(isFields).map(readableItem) : [];
  return {
    ...{ notes: [], minutes: null, generalWarmUp: null, instead: null },
    ...snapshot,
    unfilled: stillUnfilled(snapshot['unfilled'], items),
    recommends: items,
  };
}
