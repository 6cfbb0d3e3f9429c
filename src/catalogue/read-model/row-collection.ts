import { setImmediate as othersTurn } from 'node:timers/promises';
import { ROWS_AT_ONCE } from './row-reader.js';

/** Rows kept as they are shown: all of the shipped catalogue, and what is shown most of a large one (1 to 2 kB each). */
const MOST_KEPT = 1_000;

/** Reads items by id; those that are gone are left out. */
export type Read<Item> = (ids: readonly number[]) => Promise<Item[]>;

interface Item {
  id: number;
  hidden: boolean;
}

/**
 * All workouts, or all products: what recommendations weigh is in memory once somebody has asked for it, the rest is read when it is
 * shown. To be told which ids have changed.
 */
export class RowCollection<Row extends Item, Facts extends Item> {
  private readonly kept = new Map<number, Row>();
  /** Counts changes: what was read before one and arrives after it is not kept. */
  private generation = 0;
  /** Of what is not hidden. */
  private factsById: Map<number, Facts> | undefined;
  private visible: readonly Facts[] | undefined;

  /** @param idsAfter the next ids after one, ascending; none at the end */
  constructor(
    private readonly idsAfter: (id: number) => Promise<number[]>,
    private readonly readRows: Read<Row>,
    private readonly readFacts: Read<Facts>,
  ) {}

  /** Facts of all that is not hidden, by id. Not to be called while `change` runs. */
  async facts(): Promise<readonly Facts[]> {
    if (this.factsById === undefined) {
      const facts = new Map<number, Facts>();
      for await (const ids of this.allIds()) put(facts, await this.readFacts(ids));
      this.factsById = facts;
    }
    return (this.visible ??= [...this.factsById.values()].sort((a, b) => a.id - b.id));
  }

  /** The rows of these ids in their order, hidden ones too; those that are gone are left out. */
  async rows(ids: readonly number[]): Promise<Row[]> {
    const { generation } = this;
    const missing = ids.filter(id => !this.kept.has(id));
    const read = new Map(
      (missing.length === 0 ? [] : await this.readRows(missing)).map(row => [row.id, row]),
    );
    const rows = ids.flatMap(id => this.kept.get(id) ?? read.get(id) ?? []);
    if (generation === this.generation) for (const row of rows) this.keep(row);
    return rows;
  }

  /** Hidden ones too, some hundred at a time, so that other work gets its turn. */
  async *allIds(): AsyncGenerator<number[]> {
    for (let ids = await this.idsAfter(0); ids.length > 0; ids = await this.idsAfter(ids.at(-1)!)) {
      yield ids;
      // SQLite answers without ever leaving the thread.
      await othersTurn();
    }
  }

  /** Reads the rows it can keep: those of a catalogue of the usual size are shown while the database does not answer. */
  async warmUp(): Promise<void> {
    for await (const ids of this.allIds()) {
      await this.rows(ids);
      if (this.kept.size >= MOST_KEPT) return;
    }
  }

  /** Takes over what has become of these rows; `all` forgets everything. */
  async change(ids: readonly number[] | 'all'): Promise<void> {
    this.generation++;
    if (ids === 'all') {
      this.kept.clear();
      this.factsById = this.visible = undefined;
      return;
    }
    for (const id of ids) this.kept.delete(id);
    if (this.factsById === undefined) return;
    for (let from = 0; from < ids.length; from += ROWS_AT_ONCE) {
      const some = ids.slice(from, from + ROWS_AT_ONCE);
      const facts = await this.readFacts(some);
      for (const id of some) this.factsById.delete(id);
      put(this.factsById, facts);
      this.visible = undefined;
      await othersTurn();
    }
  }

  private keep(row: Row): void {
    // A Map is in the order of setting: the first is the one that was not shown for longest.
    this.kept.delete(row.id);
    this.kept.set(row.id, row);
    if (this.kept.size > MOST_KEPT) this.kept.delete(this.kept.keys().next().value!);
  }
}

function put<Facts extends Item>(into: Map<number, Facts>, facts: readonly Facts[]): void {
  for (const each of facts) if (!each.hidden) into.set(each.id, each);
}
