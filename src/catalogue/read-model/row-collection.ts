import { inSlices } from './row-reader.js';

/**
 * Cached rows, 1 to 2 kB each: the whole shipped catalogue, or the first rows of a large one. They stay, because replaced objects are collected late.
 */
const MOST_KEPT = 1_000;

/**
 * All workouts, or all products. The recommendation inputs are in memory after the first request; the rest is read when it is shown. Callers report
 * changed ids.
 */
export class RowCollection<
  Row extends { id: number; hidden: boolean },
  Facts extends { id: number } = { id: number },
> {
  private readonly kept = new Map<number, Row>();
  /** Counts changes: a read that started before a change and ends after it is not cached. */
  private generation = 0;
  private factsById: Map<number, Facts> | undefined;
  private visible: readonly Facts[] | undefined;

  /** @param read items by id; missing ones are left out */
  constructor(
    private readonly allIds: () => AsyncGenerator<readonly number[]>,
    private readonly read: (ids: readonly number[]) => Promise<Row[]>,
    private readonly factsOf: (row: Row) => Facts,
  ) {}

  /** Every item in batches, including hidden ones. Caches as many as fit, so that they can be shown while the database does not respond. */
  async *all(): AsyncGenerator<Row[]> {
    for await (const ids of this.allIds()) yield await this.rows(ids);
  }

  /** Facts of all visible items, by id. Only `CatalogueReadModel` calls this, and it lets no change come between. */
  async facts(): Promise<readonly Facts[]> {
    if (this.factsById === undefined) {
      const facts = new Map<number, Facts>();
      for await (const rows of this.all()) this.putFacts(facts, rows);
      this.factsById = facts;
    }
    return (this.visible ??= [...this.factsById.values()].sort((a, b) => a.id - b.id));
  }

  /** The rows of these ids in their order, including hidden ones, without missing ones. Read-only. */
  async rows(ids: readonly number[]): Promise<Row[]> {
    const { generation } = this;
    const known = new Map(ids.map(id => [id, this.kept.get(id)]));
    const missing = ids.filter(id => !known.get(id));
    const found = missing.length === 0 ? [] : await this.read(missing);
    for (const row of found) known.set(row.id, row);
    const rows = ids.flatMap(id => known.get(id) ?? []);
    if (generation === this.generation && this.kept.size + found.length <= MOST_KEPT)
      for (const row of found) this.kept.set(row.id, row);
    return rows;
  }

  /** Reloads these rows after a change; `all` drops everything. */
  async change(ids: readonly number[] | 'all'): Promise<void> {
    this.generation++;
    this.visible = undefined;
    if (ids === 'all') {
      this.kept.clear();
      this.factsById = undefined;
      return;
    }
    for (const id of ids) this.kept.delete(id);
    if (this.factsById === undefined) return;
    for (const id of ids) this.factsById.delete(id);
    for await (const some of inSlices(ids)) this.putFacts(this.factsById, await this.read(some));
  }

  private putFacts(into: Map<number, Facts>, rows: readonly Row[]): void {
    for (const row of rows) if (!row.hidden) into.set(row.id, this.factsOf(row));
  }
}
