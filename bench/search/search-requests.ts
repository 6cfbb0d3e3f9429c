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

/** `count` searches, half for workouts and half for supplements, nearly all of them different. */
export function searchRequests(
  workoutCount: number,
  supplementCount: number,
  count: number,
  seed: number,
): SearchRequest[] {
  const workouts = generateWorkouts(WORKOUT_SEEDS, MACHINE_SEEDS, workoutCount);
  const supplements = generateSupplements(SUPPLEMENT_SEEDS, supplementCount);
  const parts = BODY_PARTS.map(part => part.koreanName);
  const half = Math.ceil(count / 2);
  const forWorkouts = generateQueries(workouts, parts, half, seed);
  const forSupplements = generateQueries(supplements, SUPPLEMENT_TYPES, half, seed + 1);
  return forWorkouts.flatMap((query, i) => {
    const other = forSupplements[i]!;
    return [
      post(`/api/workouts/search/list/${query.page}`, {
        searchKeyword: query.keyword,
        bodyPartKoreanName: query.facets,
      }),
      post(`/api/supplements/search/list/${other.page}`, {
        searchKeyword: other.keyword,
        supplementType: other.facets,
      }),
    ];
  });
}

/**
 * The same searches as people send them: a share of the requests repeats one of the `popular` first ones, the early ones of
 * them far more often; the others go on through the rest.
 */
export function withRepetitions(
  requests: readonly SearchRequest[],
  count: number,
  share: number,
  popular: number,
): SearchRequest[] {
  const random = new Random(5);
  let next = popular;
  return Array.from({ length: count }, () => {
    if (random.next() < share) return requests[random.skewed(popular)]!;
    if (next === requests.length) next = popular;
    return requests[next++]!;
  });
}
