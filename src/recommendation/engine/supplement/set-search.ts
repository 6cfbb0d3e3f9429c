import { completionBound, type BoundItem, type CompletionBound } from './purpose-bounds.js';
import type { SupplementOption } from './supplement-options.js';

/** What a set is worth: larger is better. */
export interface SearchWeights {
  /** A point of the best option of a purpose. */
  point: number;
  /** Taken off for a won a month and for an option. */
  cost: number;
  count: number;
}

export interface SearchRoom {
  /** Won. */
  budget: number;
  /** In the scale and order of `SupplementOption.substances`. */
  substances: readonly number[];
  /** Options that are bought at most. */
  slots: number;
  purposeCount: number;
}

/** A partial set and what is left for the rest. */
export interface PartialSet {
  options: readonly SupplementOption[];
  /** Of them bought. */
  bought: number;
  money: number;
  blocked: number;
  substances: readonly number[];
  /** By purpose, of the best option. */
  worth: readonly number[];
  /** Won a month and number of options, weighted. */
  spent: number;
}

export interface FoundSet {
  value: number;
  options: readonly SupplementOption[];
}

interface RatedOption extends BoundItem {
  option: SupplementOption;
}

interface Beside {
  candidates: readonly RatedOption[];
  bound: CompletionBound;
}

interface Candidate {
  rated: RatedOption;
  /** No set with it is worth more. */
  most: number;
}

/** Sets looked at below one set before a bound of what is left is worth making. */
const NODES_A_BOUND = 400;
/** Sets looked at before the search gives up proving: some seconds. The hardest of the bench needs a small part of it. */
const MOST_NODES = 500_000;
/** Values are integers below 2^53; bounds are sums of products with fractions. */
const HALF = 0.5;

const isBought = ({ taken }: SupplementOption): boolean => taken === undefined;

/** Depth-first branch and bound for the options beside those that bring protein. */
export class SetSearch {
  private readonly rated: RatedOption[];
  private readonly ratings = new Map<SupplementOption, RatedOption>();
  private bound: CompletionBound;
  private best: FoundSet | null = null;
  private nodes = 0;
  /** Bit per class that any option occupies. */
  private readonly classes: number;
  /** By the classes that are excluded. */
  private readonly besides = new Map<number, Beside>();
  /** Of the set that is looked at; made once. */
  private readonly together: number[];

  /**
   * @param options by ids, each worth something for a purpose, none of them with protein towards the gap
   */
  constructor(
    options: readonly SupplementOption[],
    private readonly room: SearchRoom,
    private readonly weights: SearchWeights,
  ) {
    this.rated = options.map(option => this.rate(option));
    const total = ({ worth, penalty }: RatedOption): number =>
      worth.reduce((sum, each) => sum + each, 0) - penalty;
    // Stable: what is worth the same stays in the order of ids.
    this.rated.sort((one, other) => total(other) - total(one));
    this.classes = options.reduce((mask, { classMask }) => mask | classMask, 0);
    this.together = Array<number>(room.purposeCount).fill(0);
    this.bound = completionBound(this.rated, room.purposeCount, room.slots, room.budget);
  }

  /** True until the search had to stop before everything was compared. */
  get proven(): boolean {
    return this.nodes < MOST_NODES;
  }

  private empty(): PartialSet {
    const { budget, substances, purposeCount } = this.room;
    const worth = Array.from({ length: purposeCount }, () => 0);
    return { options: [], bought: 0, money: budget, blocked: 0, substances, worth, spent: 0 };
  }

  /** The set of these options; whether they go together is the caller's to know. */
  setOf(options: readonly SupplementOption[]): PartialSet {
    let set = this.empty();
    for (const option of options) set = this.with(set, this.ratedOf(option));
    return set;
  }

  /** No set with these options is worth more; -Infinity where they bring too much of a limited substance or cost too much. */
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
    const isTooMuch = room.substances.some(
      (limit, index) =>
        options.reduce((sum, { substances }) => sum + (substances[index] as number), 0) > limit,
    );
    if (money < 0 || isTooMuch) return -Infinity;
    return this.bound(room.slots - options.filter(isBought).length, money, together) - spent;
  }

  /** The best completion of a set that is worth more than `floor`, or null. */
  complete(set: PartialSet, floor: number): FoundSet | null {
    this.best = null;
    const whole = this.bound;
    const { candidates, bound } = this.beside(set.blocked);
    this.bound = bound;
    this.visit(set, candidates, floor);
    this.bound = whole;
    return this.best;
  }

  /** What does not exclude what a set begins with, with a bound of its own: what is excluded would promise what it cannot keep. */
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
    };
  }

  /** What is bought and what is given up are changes; of equal sets the one that keeps more servings. */
  private changeOf({ taken }: SupplementOption): number {
    return taken ? (taken.changed ? this.weights.count : 0) - taken.servings : this.weights.count;
  }

  private fits(set: PartialSet, { option, price }: RatedOption): boolean {
    if (price > set.money || (option.classMask & set.blocked) !== 0) return false;
    const { substances } = option;
    for (let index = 0; index < substances.length; index++) {
      if ((substances[index] as number) > (set.substances[index] as number)) return false;
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

  /** No set that grows from this one and the option is worth more; -Infinity where the option adds nothing. */
  private mostWith(set: PartialSet, { worth, price, penalty }: RatedOption): number {
    const { together } = this;
    let adds = false;
    for (let purpose = 0; purpose < worth.length; purpose++) {
      const before = set.worth[purpose] as number;
      const own = worth[purpose] as number;
      if (own > before) adds = true;
      together[purpose] = own > before ? own : before;
    }
    if (!adds) return -Infinity;
    const left = this.room.slots - set.bought - 1;
    return this.bound(left, set.money - price, together) - set.spent - penalty;
  }

  /** @param candidates what may still be added: no set with this one and anything else is worth more than what was found */
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
        // What was tried is still in the bound and promises what it could not keep: a bound of the rest only.
        this.bound = completionBound(rest, this.room.purposeCount, slots, set.money);
        open = this.promising(set, rest, floor);
        nodesThen = this.nodes;
      }
    }
    this.bound = boundBefore;
  }

  /** The candidates that may lead to something better, the most promising first; equal ones stay in order. */
  private promising(set: PartialSet, candidates: readonly RatedOption[], floor: number): Candidate[] {
    const least = (this.best?.value ?? floor) + HALF;
    const found: Candidate[] = [];
    for (const rated of candidates) {
      if (!this.fits(set, rated)) continue;
      const most = this.mostWith(set, rated);
      if (most >= least) found.push({ rated, most });
    }
    return found.sort((one, other) => other.most - one.most);
  }
}
