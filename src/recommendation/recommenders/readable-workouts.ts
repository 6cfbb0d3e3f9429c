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

/** What was said of a part because of an exercise that was swapped since is said no more. */
function stillUnfilled(unfilled: unknown, items: readonly Fields[]): unknown {
  const gone = items.flatMap(({ swappedFrom }) =>
    isFields(swappedFrom) ? String(swappedFrom['koreanName']) : [],
  );
  if (gone.length === 0 || !Array.isArray(unfilled)) return unfilled;
  return unfilled
    .filter(isFields)
    .filter(({ reason }) => !gone.some(name => namesWorkout(String(reason), name)));
}

/** `explain-unfilled.ts` lists names before 뿐이라 and 만 골랐어요, one before 에서 함께 써요. */
function namesWorkout(reason: string, name: string): boolean {
  const listed = /(?:기구로는|서|없지만) (.+?)(?:뿐이라|만 골랐어요|에서 함께 써요)/u.exec(reason);
  return listed?.[1]?.split(', ').includes(name) ?? false;
}

/** A stored answer with all that answers have today: what an earlier edition did not store is filled in with what it meant. */
export function readableWorkouts(snapshot: Fields): Fields {
  const { recommends } = snapshot;
  const items = Array.isArray(recommends) ? recommends.filter(isFields).map(readableItem) : [];
  return {
    ...{ notes: [], minutes: null, generalWarmUp: null },
    ...snapshot,
    unfilled: stillUnfilled(snapshot['unfilled'], items),
    recommends: items,
  };
}
