/** Smallest reduced cost of a further column; less counts as zero. */
const LEAST_GAIN = 1e-7;
const LEAST_PIVOT = 1e-9;
/** If many rows end at 0, the simplex method can cycle: each row gets a small slack of its own. */
const ROOM = 1e-6;
/** Rounding errors add up over the pivots, but the caller verifies the prices: nothing here needs to be exact. */
const MOST_PIVOTS = 5_000;

/** Maximises Σ worth × column with Σ columns ≤ limits ≥ 0 and every column ≥ 0, by a simplex tableau to which columns are added. */
export class GrowingLp {
  /** A row per limit, then that of the reduced costs. Each has the slacks first, which hold the inverse of the basis, then the columns. */
  private readonly rows: number[][];
  private readonly amounts: number[];
  /** Basic column of each row. */
  private readonly basis: number[];

  constructor(private readonly limits: readonly number[]) {
    const size = limits.length;
    this.rows = [...limits, 0].map((_, row) => limits.map((_limit, slack) => (slack === row ? 1 : 0)));
    this.amounts = [...limits.map((limit, row) => limit + ROOM * (1 + row / size)), 0];
    this.basis = [...limits.keys()];
  }

  /** @param column its value in each row where that is not 0 */
  add(column: ReadonlyMap<number, number>, worth: number): void {
    this.rows.forEach((row, index) => {
      let value = index < this.limits.length ? 0 : worth;
      for (const [slack, factor] of column) value += factor * row[slack]!;
      row.push(value);
    });
  }

  /** Dual price of each limit. */
  get prices(): number[] {
    return this.rows
      .at(-1)!
      .slice(0, this.limits.length)
      .map(cost => -cost);
  }

  /** Worth of the chosen columns. */
  get worth(): number {
    return -this.amounts.at(-1)!;
  }

  /** Chosen columns, largest amount first. */
  get chosen(): { column: number; amount: number }[] {
    return this.basis
      .map((column, row) => ({ column: column - this.limits.length, amount: this.amounts[row]! }))
      .filter(({ column }) => column >= 0)
      .sort((a, b) => b.amount - a.amount);
  }

  solve(): void {
    const costs = this.rows.at(-1)!;
    for (let pivots = 0; pivots < MOST_PIVOTS; pivots++) {
      let entering = 0;
      for (let column = 1; column < costs.length; column++)
        if (costs[column]! > costs[entering]!) entering = column;
      if (costs[entering]! <= LEAST_GAIN) return;
      let leaving = -1;
      let least = Infinity;
      for (let row = 0; row < this.basis.length; row++) {
        const ratio = this.amounts[row]! / this.rows[row]![entering]!;
        if (this.rows[row]![entering]! > LEAST_PIVOT && ratio < least) [leaving, least] = [row, ratio];
      }
      if (leaving === -1) return;
      this.pivot(entering, leaving);
    }
  }

  private pivot(entering: number, leaving: number): void {
    const { rows, amounts } = this;
    const own = rows[leaving]!;
    const pivot = own[entering]!;
    for (let column = 0; column < own.length; column++) own[column]! /= pivot;
    amounts[leaving]! /= pivot;
    // Most of a tableau is 0.
    const used = [...own.keys()].filter(column => own[column] !== 0);
    for (let row = 0; row < rows.length; row++) {
      const factor = rows[row]![entering]!;
      if (row === leaving || factor === 0) continue;
      amounts[row]! -= factor * amounts[leaving]!;
      for (const column of used) rows[row]![column]! -= factor * own[column]!;
    }
    this.basis[leaving] = entering;
  }
}
