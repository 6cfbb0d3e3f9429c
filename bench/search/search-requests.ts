import { BODY_PARTS, SUPPLEMENT_TYPES } from '../../src/catalogue/catalogue.vocabulary.js';
import { MACHINE_SEEDS } from '../../src/catalogue/seed/machines/machine-seeds.js';
import { SUPPLEMENT_SEEDS } from '../../src/catalogue/seed/supplements/supplement-seeds.js';
import { WORKOUT_SEEDS } from '../../src/catalogue/seed/workouts/workout-seeds.js';
import { generateSupplements, generateWorkouts } from './catalogue-generator.js';
import { generateQueries } from './query-generator.js';
import { Random } from './random.js';

export interface SearchRequest {
  method: 'POST';
  path: string;
  headers: Record<string, string>;
  body: string;
}

function post(path: string, body: object): SearchRequest {
  return {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

/** Maximum number of draws: a small catalogue does not have that many different queries. */
const MOST_DRAWS = 6;

/** `count` different requests, or as many as exist. */
function different(count: number, draw: (count: number, seed: number) => SearchRequest[]): SearchRequest[] {
  const requests = new Map<string, SearchRequest>();
  for (let seed = 11; seed < 11 + MOST_DRAWS && requests.size < count; seed++)
    for (const request of draw(count, seed)) requests.set(request.path + request.body, request);
  return [...requests.values()].slice(0, count);
}

/** `count` distinct searches, half for workouts and half for supplements; fewer for a small catalogue. */
export function differentSearches(
  workoutCount: number,
  supplementCount: number,
  count: number,
): SearchRequest[] {
  const workouts = generateWorkouts(WORKOUT_SEEDS, MACHINE_SEEDS, workoutCount);
  const supplements = generateSupplements(SUPPLEMENT_SEEDS, supplementCount);
  const parts = BODY_PARTS.map(part => part.koreanName);
  const forWorkouts = different(Math.ceil(count / 2), (draws, seed) =>
    generateQueries(workouts, parts, draws, seed).map(({ keyword, facets, page }) =>
      post(`/api/workouts/search/list/${page}`, { searchKeyword: keyword, bodyPartKoreanName: facets }),
    ),
  );
  const forSupplements = different(Math.ceil(count / 2), (draws, seed) =>
    generateQueries(supplements, SUPPLEMENT_TYPES, draws, seed + 100).map(({ keyword, facets, page }) =>
      post(`/api/supplements/search/list/${page}`, { searchKeyword: keyword, supplementType: facets }),
    ),
  );
  const pairs = Math.min(forWorkouts.length, forSupplements.length);
  return Array.from({ length: pairs }, (_, i) => [forWorkouts[i]!, forSupplements[i]!]).flat();
}

/**
 * `count` of these searches as people send them: the one of rank r occurs 1/r times as often as the first (Zipf with s = 1, as
 * Breslau et al. measured for web requests, INFOCOM 1999).
 */
export function zipfSearches(
  population: readonly SearchRequest[],
  count: number,
  seed: number,
): SearchRequest[] {
  const random = new Random(seed);
  const shares: number[] = [];
  let sum = 0;
  for (let rank = 1; rank <= population.length; rank++) shares.push((sum += 1 / rank));
  return Array.from({ length: count }, () => {
    const wanted = random.next() * sum;
    let low = 0;
    for (let high = shares.length - 1; low < high;) {
      const middle = (low + high) >>> 1;
      if (shares[middle]! < wanted) low = middle + 1;
      else high = middle;
    }
    return population[low]!;
  });
}
