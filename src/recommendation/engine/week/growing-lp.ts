export interface LpColumn {
  rows: readonly number[];
  values: readonly number[];
  worth: number;
}

/** Smallest gain of a further column; less counts as zero. */
const LEAST_GAIN = 1e-7;
const LEAST_PIVOT = 1e-9;
/** If many rows end at 0, the simplex method can cycle: each row gets a small slack of its own. */
const ROOM = 1e-6;
/** Most pivots per solve. The inverse is never recomputed from the basis: only exact answers would need that, and prices do not. */
const MOST_PIVOTS = 5_000;

/**
 * Maximises Σ worth × column with Σ columns ≤ limits ≥ 0 and every column ≥ 0; columns arrive one by one. Revised simplex method with a
 * dense inverse, for about fifty rows. The result is prices that the caller has to verify, so nothing here needs to be exact.
 */
export class GrowingLp {
  private readonly size: number;
  private readonly columns: LpColumn[] = [];
  /** Column at each position of the basis; below 0: the slack of row −1 − value. */
  private readonly basis: Int32Array;
  private readonly inverse: Float64Array;
  private readonly amounts: Float64Array;
  readonly prices: Float64Array;

  constructor(limits: readonly number[]) {
    this.size = limits.length;
    this.basis = Int32Array.from(limits, (_, row) => -1 - row);
    this.inverse = new Float64Array(this.size * this.size);
    limits.forEach((_, row) => (this.inverse[row * this.size + row] = 1));
    this.amounts = Float64Array.from(limits, (limit, row) => limit + ROOM * (1 + row / this.size));
    this.prices = new Float64Array(this.size);
  }

  add(column: LpColumn): void {
    this.columns.push(column);
  }

  /** Worth of the chosen columns. */
  get worth(): number {
    return this.basis.reduce(
      (sum, column, place) => (column < 0 ? sum : sum + this.columns[column]!.worth * this.amounts[place]!),
      0,
    );
  }

  /** Chosen columns, largest amount first. */
  get chosen(): { column: number; amount: number }[] {
    return [...this.basis]
      .map((column, place) => ({ column, amount: this.amounts[place]! }))
      .filter(({ column }) => column >= 0)
      .sort((a, b) => b.amount - a.amount);
  }

  solve(): void {
    for (let pivots = 0; pivots < MOST_PIVOTS; pivots++) {
      const entering = this.bestColumn();
      if (entering === null || !this.pivot(entering)) return;
    }
  }

  /** A slack is encoded as −1 − row. */
  private bestColumn(): number | null {
    let best: number | null = null;
    let most = LEAST_GAIN;
    for (let index = 0; index < this.columns.length; index++) {
      const { rows, values, worth } = this.columns[index]!;
      let gain = worth;
      for (let at = 0; at < rows.length; at++) gain -= this.prices[rows[at]!]! * values[at]!;
      if (gain > most) [best, most] = [index, gain];
    }
    for (let row = 0; row < this.size; row++)
      if (-this.prices[row]! > most) [best, most] = [-1 - row, -this.prices[row]!];
    return best;
  }

  private pivot(entering: number): boolean {
    const { size, inverse, amounts, basis } = this;
    const { rows, values, worth } =
      entering < 0 ? { rows: [-1 - entering], values: [1], worth: 0 } : this.columns[entering]!;
    const change = new Float64Array(size);
    let leaving = -1;
    let least = Infinity;
    for (let place = 0; place < size; place++) {
      let sum = 0;
      for (let at = 0; at < rows.length; at++) sum += inverse[place * size + rows[at]!]! * values[at]!;
      change[place] = sum;
      if (sum > LEAST_PIVOT && amounts[place]! / sum < least) {
        least = amounts[place]! / sum;
        leaving = place;
      }
    }
    if (leaving === -1) return false;
    let gain = worth;
    for (let at = 0; at < rows.length; at++) gain -= this.prices[rows[at]!]! * values[at]!;
    const pivot = change[leaving]!;
    for (let column = 0; column < size; column++) inverse[leaving * size + column]! /= pivot;
    amounts[leaving] = least;
    for (let place = 0; place < size; place++) {
      const share = change[place]!;
      if (place === leaving || share === 0) continue;
      amounts[place] = Math.max(0, amounts[place]! - share * least);
      for (let column = 0; column < size; column++)
        inverse[place * size + column]! -= share * inverse[leaving * size + column]!;
    }
    for (let column = 0; column < size; column++)
      this.prices[column]! += gain * inverse[leaving * size + column]!;
    basis[leaving] = entering;
    return true;
  }
}
