import type { SearchQuery } from '../../../../../src/catalogue/search/catalogue-search';
import { SearchIndex } from '../../../../../src/catalogue/search/search-index';
import { workoutSearchDocument } from '../../../../../src/catalogue/search/workout-search-document';
import { fetchCopiedWorkouts } from './workout.api';
import type { CopiedWorkout } from './workout.api';

interface DeviceIndex {
  index: SearchIndex;
  byId: ReadonlyMap<number, CopiedWorkout>;
}

let made: Promise<DeviceIndex> | null = null;

async function make(): Promise<DeviceIndex> {
  const workouts = (await fetchCopiedWorkouts()).filter(({ hidden }) => !hidden);
  const index = new SearchIndex();
  for (const workout of workouts) {
    const { bodyPartKoreanName, primaryBodyParts, machineKoreanName: machineNames } = workout;
    const secondaryBodyParts = bodyPartKoreanName.filter(part => !primaryBodyParts.includes(part));
    index.upsert(workoutSearchDocument({ ...workout, secondaryBodyParts, machineNames }));
  }
  return { index, byId: new Map(workouts.map(workout => [workout.id, workout])) };
}

/** One page of this device's workouts, in the server's format. @throws ApiError where there are none */
export async function searchDevice(
  query: SearchQuery,
): Promise<{ workouts: CopiedWorkout[]; total: number }> {
  made ??= make();
  const { index, byId } = await made.catch((error: unknown) => {
    made = null;
    throw error;
  });
  const { ids, total } = index.search(query);
  return { workouts: ids.flatMap(id => byId.get(id) ?? []), total };
}
