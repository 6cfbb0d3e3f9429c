type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The first edition knew one cause for a stand-in. Of what was swapped out only the name is told. */
function readableItem(item: Fields): Fields {
  const evidence = isFields(item['evidence']) ? item['evidence'] : {};
  const standsInCause = (evidence['standsInForId'] ?? null) === null ? null : 'tooHeavy';
  const { swappedFrom } = item;
  return {
    details: [],
    warmUp: [],
    ...item,
    swappedFrom: isFields(swappedFrom)
      ? { workoutId: swappedFrom['workoutId'], koreanName: swappedFrom['koreanName'] }
      : null,
    evidence: { standsInCause, limit: null, basis: null, ...evidence },
  };
}

/** A stored answer with all that answers have today: what an earlier edition did not store is filled in with what it meant. */
export function readableWorkouts(snapshot: Fields): Fields {
  const { recommends } = snapshot;
  return {
    ...{ notes: [], minutes: null, generalWarmUp: null },
    ...snapshot,
    recommends: Array.isArray(recommends) ? recommends.filter(isFields).map(readableItem) : [],
  };
}
