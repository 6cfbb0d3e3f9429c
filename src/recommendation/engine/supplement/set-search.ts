import { completionBound, type BoundItem, type CompletionBound } from './purpose-bounds.js';
import type { SupplementOption } from './supplement-options.js';

/** Weights in the worth of a set: larger is better. */
export interface SearchWeights {
  /** Per point of the best option of a purpose. */
  point: number;
  /** Subtracted per won per month (`cost`) and per option (`count`). */
  cost: number;
  count: number;
}

export interface SearchRoom {
  /** Won. */
  budget: number;
  /** In the scale and order of `SupplementOption.substances`. */
  substances: readonly number[];
  /** The most options to buy. */
  slots: number;
  purposeCount: number;
}

/** A partial set and the room it leaves. */
export interface PartialSet {
  options: readonly SupplementOption[];
  /** Number of bought options in it. */
  bought: number;
  money: number;
  blocked: number;
  substances: readonly number[];
  /** Per purpose, the worth of its best option. */
  worth: readonly number[];
  /** Weighted sum of won per month and number of options. */
  spent: number;
}

export interface FoundSet {
  value: number;
  options: readonly SupplementOption[];
}

interface RatedOption extends BoundItem {
  option: SupplementOption;
  /** Indices of the limited substances in it: few of many. */
  held: readonly number[];
}

interface Beside {
  candidates: readonly RatedOption[];
  bound: CompletionBound;
}

interface Candidate {
  rated: RatedOption;
  /** Upper bound on the worth of a set that includes it. */
  most: number;
}

/** Nodes visited below a set before a new bound for the remaining options pays off. */
const NODES_A_BOUND = 400;
/** Nodes visited before the search stops proving: a few seconds. The hardest case of the bench needs a small part of it. */
const MOST_NODES = 500_000;
/** Values are integers below 2^53; bounds are sums of products with fractions. */
const HALF = 0.5;

/** Whether an option is better for some purpose than the set. */
function addsWorth(set: PartialSet, { worth }: RatedOption): boolean {
  for (let purpose = 0; purpose < worth.length; purpose++) {
    if ((worth[purpose] as number) > (set.worth[purpose] as number)) return true;
  }
  return false;
}

const isBought = ({ taken }: SupplementOption): boolean => taken === undefined;

/** Depth-first branch and bound over the options that bring no protein. */
export class SetSearch {
  private readonly rated: RatedOption[];
  private readonly ratings = new Map<SupplementOption, RatedOption>();
  private bound: CompletionBound;
  private best: FoundSet | null = null;
  private nodes = 0;
  /** Bit per class that any option occupies. */
  private readonly classes: number;
  /** Candidates and bound, cached by the excluded classes. */
  private readonly besides = new Map<number, Beside>();
  /** Scratch arrays for the current set, allocated once. */
  private readonly together: number[];
  private readonly used: number[];

  /** @param options by ids, each with worth for some purpose, none with protein towards the gap */
  constructor(
    options: readonly SupplementOption[],
    private readonly room: SearchRoom,
    private readonly weights: SearchWeights,
  ) {
    this.rated = options.map(option => this.rate(option));
    const total = ({ worth, penalty }: RatedOption): number =>
      worth.reduce((sum, each) => sum + each, 0) - penalty;
    // Stable sort: options of equal worth stay in id order.
    this.rated.sort((one, other) => total(other) - total(one));
    this.classes = options.reduce((mask, { classMask }) => mask | classMask, 0);
    this.together = Array<number>(room.purposeCount).fill(0);
    this.used = Array<number>(room.substances.length).fill(0);
    this.bound = completionBound(this.rated, room.purposeCount, room.slots, room.budget);
  }

  /** True unless the search stopped before comparing everything. */
  get proven(): boolean {
    return this.nodes < MOST_NODES;
  }

  private empty(): PartialSet {
    const { budget, substances, purposeCount } = this.room;
    const worth = Array.from({ length: purposeCount }, () => 0);
    return { options: [], bought: 0, money: budget, blocked: 0, substances, worth, spent: 0 };
  }

  /** The set of these options. The caller must know that they are compatible. */
  setOf(options: readonly SupplementOption[]): PartialSet {
    let set = this.empty();
    for (const option of options) set = this.with(set, this.ratedOf(option));
    return set;
  }

  /** Upper bound on any set with these options; -Infinity where they exceed a substance limit or the budget. */
  mostOf(options: readonly SupplementOption[]): number {
    const { together, room } = this;
    together.fill(0);
    let money = room.budget;
    let spent = 0;
    for (const option of options) {
      const { worth, price, penalty } = this.ratedOf(option);
      money -= price;
      spent += penalty;
      for (let purpose = 0; purpose < worth.length; purpose++) {
        together[purpose] = Math.max(together[purpose] as number, worth[purpose] as number);
      }
    }
    if (money < 0 || this.exceeds(options)) return -Infinity;
    return this.bound(room.slots - options.filter(isBought).length, money, together) - spent;
  }

  /** Whether some options together hold more of a substance than its limit. */
  private exceeds(options: readonly SupplementOption[]): boolean {
    const { used } = this;
    used.fill(0);
    for (const option of options) {
      for (const index of this.ratedOf(option).held) {
        const sum = (used[index] as number) + (option.substances[index] as number);
        if (sum > (this.room.substances[index] as number)) return true;
        used[index] = sum;
      }
    }
    return false;
  }

  /** The best completion of a set worth more than `floor`, or null. */
  complete(set: PartialSet, floor: number): FoundSet | null {
    this.best = null;
    const whole = this.bound;
    const { candidates, bound } = this.beside(set.blocked);
    // Lower than the bound that the set was chosen by, which counts excluded options.
    if (bound(this.room.slots - set.bought, set.money, set.worth) - set.spent < floor + HALF) return null;
    this.bound = bound;
    this.visit(set, candidates, floor);
    this.bound = whole;
    return this.best;
  }

  /** The candidates compatible with a set's start, with their own bound. A bound that includes excluded options would be too high. */
  private beside(blocked: number): Beside {
    const relevant = blocked & this.classes;
    if (relevant === 0) return { candidates: this.rated, bound: this.bound };
    const known = this.besides.get(relevant);
    if (known) return known;
    const candidates = this.rated.filter(({ option }) => (option.classMask & relevant) === 0);
    const { purposeCount, slots, budget } = this.room;
    const made = { candidates, bound: completionBound(candidates, purposeCount, slots, budget) };
    this.besides.set(relevant, made);
    return made;
  }

  private ratedOf(option: SupplementOption): RatedOption {
    const known = this.ratings.get(option) ?? this.rate(option);
    this.ratings.set(option, known);
    return known;
  }

  private rate(option: SupplementOption): RatedOption {
    const { weights } = this;
    return {
      option,
      worth: option.points.map(each => weights.point * each),
      price: option.purchase.packsPrice,
      penalty: option.purchase.monthlyCost * weights.cost + this.changeOf(option),
      held: option.substances.flatMap((amount, index) => (amount > 0 ? [index] : [])),
    };
  }

  /** A purchase or a reduction is a change. Among equal sets the one that keeps more servings, of more nutrients, wins. */
  private changeOf({ taken }: SupplementOption): number {
    return taken ? (taken.changed ? this.weights.count : 0) - taken.kept : this.weights.count;
  }

  /** @param set one within its limits */
  private fits(set: PartialSet, { option, price, held }: RatedOption): boolean {
    if (price > set.money || (option.classMask & set.blocked) !== 0) return false;
    for (const index of held) {
      if ((option.substances[index] as number) > (set.substances[index] as number)) return false;
    }
    return true;
  }

  private with(set: PartialSet, { option, worth, price, penalty }: RatedOption): PartialSet {
    return {
      options: [...set.options, option],
      bought: set.bought + Number(isBought(option)),
      money: set.money - price,
      blocked: set.blocked | option.blockedMask,
      substances: set.substances.map((left, index) => left - (option.substances[index] as number)),
      worth: set.worth.map((each, purpose) => Math.max(each, worth[purpose] as number)),
      spent: set.spent + penalty,
    };
  }

  /** Upper bound on a set that extends this one with the option. */
  private mostWith(set: PartialSet, { worth, price, penalty }: RatedOption): number {
    const { together } = this;
    for (let purpose = 0; purpose < worth.length; purpose++) {
      const before = set.worth[purpose] as number;
      const own = worth[purpose] as number;
      together[purpose] = own > before ? own : before;
    }
    const left = this.room.slots - set.bought - 1;
    return this.bound(left, set.money - price, together) - set.spent - penalty;
  }

  /** @param candidates options still to add: every set with this one and any other option is worth no more than the best found */
  private visit(set: PartialSet, candidates: readonly RatedOption[], floor: number): void {
    this.nodes++;
    const value = set.worth.reduce((sum, each) => sum + each, 0) - set.spent;
    if (value > (this.best?.value ?? floor)) this.best = { value, options: set.options };
    const slots = this.room.slots - set.bought;
    if (slots === 0) return;
    const boundBefore = this.bound;
    let open = this.promising(set, candidates, floor);
    let nodesThen = this.nodes;
    for (let next = open.shift(); next !== undefined && this.proven; next = open.shift()) {
      if (next.most < (this.best?.value ?? floor) + HALF) break;
      const rest = open.map(({ rated }) => rated);
      this.visit(this.with(set, next.rated), rest, floor);
      if (this.nodes - nodesThen > NODES_A_BOUND && rest.length > 0) {
        // The bound still counts options already tried, so it is too high: compute a new one for the rest.
        this.bound = completionBound(rest, this.room.purposeCount, slots, set.money);
        open = this.promising(set, rest, floor);
        nodesThen = this.nodes;
      }
    }
    this.bound = boundBefore;
  }

  /** Candidates that may lead to a better set, most promising first; equal ones keep their order. */
  private promising(set: PartialSet, candidates: readonly RatedOption[], floor: number): Candidate[] {
    const least = (this.best?.value ?? floor) + HALF;
    const found: Candidate[] = [];
    if (set.substances.some(left => left < 0)) return found;
    for (const rated of candidates) {
      if (!addsWorth(set, rated) || !this.fits(set, rated)) continue;
      const most = this.mostWith(set, rated);
      if (most >= least) found.push({ rated, most });
    }
    return found.sort((one, other) => other.most - one.most);
  }
}
