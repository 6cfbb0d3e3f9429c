import type { DocumentSet } from './document-set.js';
import type { DocumentTable } from './document-table.js';
import { EXACT_FROM, OUTSIDE_NAMES } from './match-quality.js';

/** A score: exact 1 bit, primary 1, quality 7, plainness 3. */
const SCORES = 1 << 12;
const EXACT = 1 << 11;
const PRIMARY = 1 << 10;
const PLAINNESS_BITS = 3;
const POSITIONS = 2 ** 32;
/** Up to here picking the first ones beats sorting all. */
const SMALL_PAGE_END = 240;
const counts = new Uint32Array(SCORES);
let scores = new Uint16Array(0);
let keySpace = new Float64Array(0);

/**
 * One page of a set, best score first, equal scores by position. Counts the scores, then sorts only those documents whose
 * score falls on the page: a page of a hundred thousand matches needs no full sort.
 *
 * @param wanted facets, a document must have one of them; `null` for all
 * @param offset matches to leave out, at least 0
 * @param pageSize at least 1
 */
export function selectPage(
  set: DocumentSet,
  documents: DocumentTable,
  wanted: number | null,
  offset: number,
  pageSize: number,
): { ordinals: number[]; total: number } {
  const total = countScores(set, documents, wanted);
  if (offset >= total) return { ordinals: [], total };

  const { order, position } = documents;
  const end = Math.min(offset + pageSize, total);
  let above = 0;
  let highest = SCORES - 1;
  while (above + counts[highest]! <= offset) above += counts[highest--]!;
  let lowest = highest;
  let through = above + counts[lowest]!;
  while (through < end) through += counts[--lowest]!;

  // Score and position in one number: a float holds 2^53 exactly, and sorting numbers needs no comparing function.
  if (keySpace.length < through - above) keySpace = new Float64Array(Math.ceil((through - above) * 1.5));
  const keys = keySpace.subarray(0, through - above);
  let kept = 0;
  for (let i = 0; i < set.size; i++) {
    const points = scores[i]!;
    if (points < lowest || points > highest) continue;
    keys[kept++] = (highest - points) * POSITIONS + position[set.members[i]!]!;
  }
  const page = end - above <= SMALL_PAGE_END ? smallest(keys, end - above) : keys.sort();
  const ordinals = Array.from(page.subarray(offset - above, end - above), key => order[key % POSITIONS]!);
  return { ordinals, total };
}

/** Fills `scores` (0 for a document that is not wanted) and `counts`. @returns how many documents are wanted */
function countScores(set: DocumentSet, documents: DocumentTable, wanted: number | null): number {
  const { ids, plainness, primary, secondary, someGone } = documents;
  const { members, quality, size } = set;
  if (scores.length < size) scores = new Uint16Array(Math.ceil(size * 1.5));
  const points = scores;
  counts.fill(0);
  for (let i = 0; i < size; i++) {
    const ordinal = members[i]!;
    const found = quality[ordinal]!;
    let score = (found << PLAINNESS_BITS) | (OUTSIDE_NAMES[found] === 1 ? 0 : plainness[ordinal]!);
    if (wanted !== null) {
      if (found >= EXACT_FROM) score |= EXACT;
      if ((primary[ordinal]! & wanted) !== 0) score |= PRIMARY;
      else if ((secondary[ordinal]! & wanted) === 0) score = 0;
    }
    if (someGone && ids[ordinal] === 0) score = 0;
    points[i] = score;
    counts[score]!++;
  }
  const unwanted = counts[0]!;
  counts[0] = 0;
  return size - unwanted;
}

/** The `count` smallest numbers, sorted. Documents mostly come in order, so that few pass the first comparison. */
function smallest(keys: Float64Array, count: number): Float64Array {
  const best = new Float64Array(count);
  let filled = 0;
  for (const key of keys) {
    if (filled === count && key >= best[count - 1]!) continue;
    let at = filled < count ? filled++ : count - 1;
    for (; at > 0 && best[at - 1]! > key; at--) best[at] = best[at - 1]!;
    best[at] = key;
  }
  return best;
}
