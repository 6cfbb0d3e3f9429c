/** Smallest gain of a further column; less counts as zero. */
const LEAST_GAIN = 1e-7;
const LEAST_PIVOT = 1e-9;
/** If many rows end at 0, the simplex method can cycle: each row gets a small slack of its own. */
const ROOM = 1e-6;
/** Most pivots per solve. The inverse is never recomputed from the basis: only exact answers would need that, and prices do not. */
const MOST_PIVOTS = 5_000;

interface Column {
  rows: readonly number[];
  values: readonly number[];
  worth: number;
}

/**
 * Maximises Σ worth × column with Σ columns ≤ limits ≥ 0 and every column ≥ 0; columns arrive one by one. Revised simplex method with a
 * dense inverse, for about fifty rows. The result is prices that the caller has to verify, so nothing here needs to be exact.
 */
export class GrowingLp {
  private readonly size: number;
  /** The slack of each row, then those added. */
  private readonly columns: Column[];
  /** Index of the column at each position. */
  private readonly basis: number[];
  private readonly inverse: Float64Array[];
  private readonly amounts: number[];
  readonly prices: Float64Array;

  constructor(limits: readonly number[]) {
    this.size = limits.length;
    this.columns = limits.map((_, row) => ({ rows: [row], values: [1], worth: 0 }));
    this.basis = limits.map((_, row) => row);
    this.inverse = limits.map((_, row) => Float64Array.from(limits, (_limit, at) => Number(at === row)));
    this.amounts = limits.map((limit, row) => limit + ROOM * (1 + row / limits.length));
    this.prices = new Float64Array(limits.length);
  }

  /** @param column its value in each row where that is not 0 */
  add(column: ReadonlyMap<number, number>, worth: number): void {
    this.columns.push({ rows: [...column.keys()], values: [...column.values()], worth });
  }

  /** Worth of the chosen columns. */
  get worth(): number {
    return this.chosen.reduce(
      (sum, { column, amount }) => sum + this.columns[this.size + column]!.worth * amount,
      0,
    );
  }

  /** Added columns that are chosen, largest amount first. */
  get chosen(): { column: number; amount: number }[] {
    return this.basis
      .map((column, place) => ({ column: column - this.size, amount: this.amounts[place]! }))
      .filter(({ column }) => column >= 0)
      .sort((a, b) => b.amount - a.amount);
  }

  solve(): void {
    for (let pivots = 0; pivots < MOST_PIVOTS; pivots++) {
      let entering = -1;
      let most = LEAST_GAIN;
      for (let column = 0; column < this.columns.length; column++) {
        const { rows, values, worth } = this.columns[column]!;
        let gain = worth;
        for (let at = 0; at < rows.length; at++) gain -= this.prices[rows[at]!]! * values[at]!;
        if (gain > most) [entering, most] = [column, gain];
      }
      if (entering === -1 || !this.pivot(entering, most)) return;
    }
  }

  private pivot(entering: number, gain: number): boolean {
    const { inverse, amounts } = this;
    const { rows, values } = this.columns[entering]!;
    const change = inverse.map(own => rows.reduce((sum, row, at) => sum + own[row]! * values[at]!, 0));
    const ratios = change.map((share, place) => (share > LEAST_PIVOT ? amounts[place]! / share : Infinity));
    const least = Math.min(...ratios);
    if (least === Infinity) return false;
    const leaving = ratios.indexOf(least);
    const own = inverse[leaving]!;
    // Most of the inverse is 0.
    const used = [...own.keys()].filter(column => own[column] !== 0);
    for (const column of used) {
      own[column]! /= change[leaving]!;
      this.prices[column]! += gain * own[column]!;
    }
    change.forEach((share, place) => {
      amounts[place] = place === leaving ? least : Math.max(0, amounts[place]! - share * least);
      if (place === leaving || share === 0) return;
      for (const column of used) inverse[place]![column]! -= share * own[column]!;
    });
    this.basis[leaving] = entering;
    return true;
  }
}
