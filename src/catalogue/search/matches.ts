import { type Bitmap, type BitmapPool, hasMoreThan, include, intersect, put } from './bitmap.js';
import { DocumentSet } from './document-set.js';
import { LevelCollector, LevelCursor, type Levels, qualityIn } from './levels.js';
import { EXACT_FROM } from './match-quality.js';
import { exactOrdinal, exactQuality, type NameBeginning, type NameTable } from './name-table.js';

/** How good a document matches, 0 when it does not. */
export type Measure = (ordinal: number) => number;

interface Measured {
  levels: Levels;
  /** A document may be better than its level by so much. */
  bonus: number;
  measure: Measure;
}

/**
 * What a query finds. A document is in it by itself, with its quality, or as one of many of which only is known how good they
 * can be: what they are is measured when somebody asks. Used again by the next search.
 */
export class Matches {
  private readonly single = new DocumentSet();
  private many: Measured[] = [];
  /** Everything, once somebody has asked for it and until more is added. */
  private bits: Bitmap | null = null;
  /** Qualities that were asked for. */
  private readonly measured = new DocumentSet();
  /** Tells those that go by exactly what was typed, where these are many. */
  private exact: Measure | null = null;
  private beginning: NameBeginning | null = null;

  constructor(
    private readonly names: NameTable,
    private readonly pool: BitmapPool,
  ) {}

  /** Empties it. @param documents how many ordinals there are */
  reset(documents: number): void {
    this.single.reset(documents);
    this.measured.reset(documents);
    this.many = [];
    this.bits = null;
    this.exact = null;
    this.beginning = null;
  }

  /** Adds a document; a quality of 0 adds nothing. */
  add(ordinal: number, quality: number): void {
    if (quality === 0) return;
    this.single.add(ordinal, quality);
    this.bits = null;
  }

  addLevels(levels: Levels, bonus: number, measure: Measure): void {
    this.many.push({ levels, bonus, measure });
    this.bits = null;
  }

  /** What the whole of a name is, or how it starts, weighs more than its words can tell. To be called once, after all adding. */
  raiseNames(run: string): void {
    this.beginning = this.names.beginning(run);
    const exact = this.names.exact(run);
    if (exact instanceof Uint32Array) {
      for (const entry of exact) this.add(exactOrdinal(entry), exactQuality(entry));
    } else {
      this.exact = ordinal => qualityIn(exact, ordinal);
      this.addLevels(exact, 0, this.exact);
    }
  }

  /** Are there more than so many, those that are gone among them? */
  hasMoreThan(number: number): boolean {
    return this.single.size > number || (this.many.length > 0 && hasMoreThan(this.all, number));
  }

  /** The documents, when they are few enough to be looked at one by one; else `null`. */
  few(most: number): readonly number[] | null {
    return this.many.length === 0 && this.single.size <= most ? this.single.members : null;
  }

  /** All documents; not to be written to. */
  get all(): Bitmap {
    if (this.bits === null) {
      this.bits = this.pool.take();
      for (const { levels } of this.many) include(this.bits, levels.all);
      for (const ordinal of this.single.members) put(this.bits, ordinal);
    }
    return this.bits;
  }

  quality(ordinal: number): number {
    const known = this.measured.quality[ordinal]!;
    if (known > 0) return known;
    let quality = Math.max(this.single.quality[ordinal]!, this.exact?.(ordinal) ?? 0);
    if (quality < EXACT_FROM) {
      const raised = this.raised(ordinal);
      if (raised > 0) quality = raised;
      else for (const { measure } of this.many) quality = Math.max(quality, measure(ordinal));
    }
    this.measured.add(ordinal, quality);
    return quality;
  }

  /** The quality of a document of which the name begins with what was typed, 0 for any other. */
  raised(ordinal: number): number {
    return this.beginning === null ? 0 : this.names.raised(ordinal, this.beginning);
  }

  /** The documents of which the name may begin with what was typed, by the best quality that gives them. */
  beginnings(): LevelCursor {
    const found = new LevelCollector(() => this.pool.take());
    if (this.beginning !== null) {
      const candidates = found.of(this.beginning.most);
      this.names.putCandidates(this.beginning, candidates);
      intersect(candidates, this.all);
    }
    return new LevelCursor(found.collected());
  }

  /**
   * The documents by how good they can be, but for how their names begin. Every document is in one of these, and hardly ever better than
   * that says.
   */
  bounds(): LevelCursor[] {
    const bounds = this.many.map(({ levels, bonus }) => new LevelCursor(levels, bonus));
    if (this.single.size > 0) {
      const found = new LevelCollector(() => this.pool.take());
      for (const ordinal of this.single.members) put(found.of(this.single.quality[ordinal]!), ordinal);
      bounds.push(new LevelCursor(found.collected()));
    }
    return bounds;
  }
}
