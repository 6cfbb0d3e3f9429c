import { type Bitmap, type BitmapPool, has, include, intersect } from './bitmap.js';

/** The documents of a quality or better. */
export interface Level {
  quality: number;
  atLeast: Bitmap;
}

/** Documents by quality, the best first; the last level has them all. */
export interface Levels {
  /** The level of that number from 0 on, `null` after the last. */
  level(number: number): Level | null;
  /** All documents; not to be written to. */
  readonly all: Bitmap;
}

/** Takes documents with their qualities, then gives them as levels. */
export class LevelCollector {
  private readonly byQuality = new Map<number, Bitmap>();

  /** @param take gives empty bitmaps */
  constructor(private readonly take: () => Bitmap) {}

  /** What is put into it has this quality. */
  of(quality: number): Bitmap {
    let bitmap = this.byQuality.get(quality);
    if (bitmap === undefined) this.byQuality.set(quality, (bitmap = this.take()));
    return bitmap;
  }

  /** To be called once, when everything is in. */
  collected(): CollectedLevels {
    const levels = Array.from(this.byQuality, ([quality, atLeast]): Level => ({ quality, atLeast }));
    levels.sort((a, b) => b.quality - a.quality);
    for (let i = 1; i < levels.length; i++) include(levels[i]!.atLeast, levels[i - 1]!.atLeast);
    return new CollectedLevels(levels, levels.at(-1)?.atLeast ?? this.take());
  }
}

export class CollectedLevels implements Levels {
  constructor(
    private readonly levels: readonly Level[],
    readonly all: Bitmap,
  ) {}

  level(number: number): Level | null {
    return this.levels[number] ?? null;
  }
}

/** Goes through levels, the best first. */
export class LevelCursor {
  /** The documents passed so far, `null` before the first level. */
  passed: Bitmap | null = null;
  private number = 0;
  private next: Level | null;

  /** @param bonus a document may be better than its level by so much */
  constructor(
    private readonly levels: Levels,
    private readonly bonus = 0,
  ) {
    this.next = levels.level(0);
  }

  /** The quality of the next level, 0 after the last. */
  get quality(): number {
    return this.next === null ? 0 : this.next.quality + this.bonus;
  }

  /** Passes all levels of this quality and better. @returns whether there were any */
  pass(quality: number): boolean {
    if (this.quality < quality) return false;
    for (; this.quality >= quality; this.next = this.levels.level(++this.number)) {
      this.passed = this.next!.atLeast;
    }
    return true;
  }
}

/** Levels that are made of others when they are asked for. */
abstract class JoinedLevels implements Levels {
  private readonly made: Level[] = [];
  private cursors: readonly LevelCursor[] | null = null;

  /** @param all what is in the levels made of these parts */
  constructor(
    private readonly makeParts: () => readonly Levels[],
    readonly all: Bitmap,
    private readonly pool: BitmapPool,
  ) {}

  level(number: number): Level | null {
    while (this.made.length <= number) {
      const level = this.make();
      if (level === null) return null;
      this.made.push(level);
    }
    return this.made[number]!;
  }

  /** The quality of the first level, from those of the parts' first levels. */
  protected abstract best(qualities: readonly number[]): number;

  /** Adds the documents of one part to those of the parts before it. */
  protected abstract join(documents: Bitmap, other: Bitmap): void;

  private make(): Level | null {
    const isFirst = this.cursors === null;
    const cursors = (this.cursors ??= this.makeParts().map(part => new LevelCursor(part)));
    const qualities = cursors.map(cursor => cursor.quality);
    const quality = isFirst ? this.best(qualities) : Math.max(...qualities);
    if (quality === 0) return null;
    const atLeast = this.pool.take();
    let isEmpty = true;
    for (const cursor of cursors) {
      cursor.pass(quality);
      if (cursor.passed === null) continue;
      if (isEmpty) atLeast.set(cursor.passed);
      else this.join(atLeast, cursor.passed);
      isEmpty = false;
    }
    return { quality, atLeast };
  }
}

/** The documents that are in all parts, each as good as where it is worst. */
export class CommonLevels extends JoinedLevels {
  protected best(qualities: readonly number[]): number {
    return Math.min(...qualities);
  }

  protected join(documents: Bitmap, other: Bitmap): void {
    intersect(documents, other);
  }
}

/** The documents that are in any part, each as good as where it is best. */
export class UnitedLevels extends JoinedLevels {
  protected best(qualities: readonly number[]): number {
    return Math.max(...qualities);
  }

  protected join(documents: Bitmap, other: Bitmap): void {
    include(documents, other);
  }
}

/** The quality of a document, 0 when it is in no level. */
export function qualityIn(levels: Levels, ordinal: number): number {
  if (!has(levels.all, ordinal)) return 0;
  for (let i = 0; ; i++) {
    const level = levels.level(i)!;
    if (has(level.atLeast, ordinal)) return level.quality;
  }
}
