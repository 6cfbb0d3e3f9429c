import { bodyPartSlots } from './body-part-slots.js';
import type { Candidate, SelectionRules, SessionSlot, SlotOption } from './selection.types.js';
import { sessionRank } from './session-rank.js';
import { SessionSearch } from './session-search.js';
import { slotOptions } from './slot-options.js';

/** The exact step considers all exercises of a part up to this many; above it, only the best of each pattern. */
const MOST_SHORT_LISTED = 16;
const BEST_OF_PATTERN = 3;
/** Greedy passes end by themselves, because every step improves the rank; this only limits the damage of a bug. */
const MOST_PASSES = 60;
/** Nodes of the exact step before it settles for the best found: about 2 ms. */
const MOST_NODES = 20_000;

/**
 * Chooses the session: the best exercise for each slot, then single exchanges while they improve the whole, then branch and bound over short
 * lists, to find what only a chain of exchanges would. Deterministic; at most 6 slots. Slots without an option stay `null`.
 */
export function selectWorkouts(candidates: readonly Candidate[], rules: SelectionRules): SessionSlot[] {
  const slots: SessionSlot[] = bodyPartSlots(rules.bodyParts).map(bodyPart => ({ bodyPart, option: null }));
  const optionsByPart = new Map(
    rules.bodyParts.map(bodyPart => [bodyPart, slotOptions(candidates, bodyPart, rules)]),
  );
  const options = slots.map(({ bodyPart }) => optionsByPart.get(bodyPart) ?? []);
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const improved = slots.filter((_, index) => improveSlot(slots, index, options[index]!, rules));
    if (improved.length === 0) break;
  }
  return new SessionSearch(options.map(shortList), rules, MOST_NODES).improve(slots);
}

/** Puts the best option into one slot; true if that improves the session. */
function improveSlot(
  slots: SessionSlot[],
  index: number,
  options: readonly SlotOption[],
  rules: SelectionRules,
): boolean {
  const slot = slots[index]!;
  const before = slot.option;
  let best = before;
  let bestRank = sessionRank(slots, rules);
  for (const option of options) {
    slot.option = option;
    const rank = sessionRank(slots, rules);
    if (rank > bestRank) {
      bestRank = rank;
      best = option;
    }
  }
  slot.option = best;
  return best !== before;
}

function shortList(options: readonly SlotOption[]): readonly SlotOption[] {
  if (options.length <= MOST_SHORT_LISTED) return options;
  const taken = new Map<string, number>();
  return options
    .filter(({ workout }) => {
      const count = (taken.get(workout.pattern) ?? 0) + 1;
      taken.set(workout.pattern, count);
      return count <= BEST_OF_PATTERN;
    })
    .slice(0, MOST_SHORT_LISTED);
}
