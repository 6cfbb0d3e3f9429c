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
  /** Rows and values of all columns, one after the other; column `index` ends before `ends[index + 1]`. */
  private readonly rows: number[] = [];
  private readonly values: number[] = [];
  private readonly ends: number[] = [0];
  private readonly worths: number[] = [];
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

  /** @param column its value in each row where that is not 0 */
  add(column: ReadonlyMap<number, number>, worth: number): void {
    this.rows.push(...column.keys());
    this.values.push(...column.values());
    this.ends.push(this.rows.length);
    this.worths.push(worth);
  }

  /** Worth of the chosen columns. */
  get worth(): number {
    return this.basis.reduce(
      (sum, column, place) => (column < 0 ? sum : sum + this.worths[column]! * this.amounts[place]!),
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

  /** What one of the column would add at the present prices; a slack is encoded as −1 − row. */
  private gainOf(column: number): number {
    if (column < 0) return -this.prices[-1 - column]!;
    const { prices, rows, values, ends } = this;
    let gain = this.worths[column]!;
    for (let at = ends[column]!; at < ends[column + 1]!; at++) gain -= prices[rows[at]!]! * values[at]!;
    return gain;
  }

  private bestColumn(): number | null {
    let best: number | null = null;
    let most = LEAST_GAIN;
    for (let column = -this.size; column < this.worths.length; column++) {
      const gain = this.gainOf(column);
      if (gain > most) [best, most] = [column, gain];
    }
    return best;
  }

  private pivot(entering: number): boolean {
    const { size, inverse, amounts, basis } = this;
    const gain = this.gainOf(entering);
    const from = entering < 0 ? 0 : this.ends[entering]!;
    const to = entering < 0 ? 1 : this.ends[entering + 1]!;
    const change = new Float64Array(size);
    let leaving = -1;
    let least = Infinity;
    for (let place = 0; place < size; place++) {
      const row = place * size;
      let sum = 0;
      if (entering < 0) sum = inverse[row - 1 - entering]!;
      else for (let at = from; at < to; at++) sum += inverse[row + this.rows[at]!]! * this.values[at]!;
      change[place] = sum;
      if (sum > LEAST_PIVOT && amounts[place]! / sum < least) {
        least = amounts[place]! / sum;
        leaving = place;
      }
    }
    if (leaving === -1) return false;
    const pivot = change[leaving]!;
    // Most of the inverse is 0.
    const used: number[] = [];
    for (let column = 0; column < size; column++) {
      if (inverse[leaving * size + column] === 0) continue;
      used.push(column);
      inverse[leaving * size + column]! /= pivot;
      this.prices[column]! += gain * inverse[leaving * size + column]!;
    }
    amounts[leaving] = least;
    for (let place = 0; place < size; place++) {
      const share = change[place]!;
      if (place === leaving || share === 0) continue;
      amounts[place] = Math.max(0, amounts[place]! - share * least);
      for (const column of used) inverse[place * size + column]! -= share * inverse[leaving * size + column]!;
    }
    basis[leaving] = entering;
    return true;
  }
}
