import type { EntityManager } from 'typeorm';
import { overwriteRows } from '../../../infrastructure/database/bulk-rows.js';
import { SeedLedgerEntry, type SeedKind } from '../../entities/seed-ledger-entry.entity.js';
import { SeedOffer } from '../../entities/seed-offer.entity.js';
import type { SeedData } from '../seed-data.js';
import { isSame, merge, type SeedFields } from './merge.js';
import {
  shippedFields,
  storedMachines,
  storedProducts,
  storedVariants,
  storedWorkouts,
  variantSlug,
  type StoredRow,
} from './stored-fields.js';
import { writeFields } from './write-fields.js';

export interface Corrections {
  corrected: number;
  offered: number;
}

/** Kinds whose rows need a unique name. */
const NAMED: readonly SeedKind[] = ['machine', 'workout'];

/**
 * Applies a new version's corrections to the shipped rows, except to what an admin has changed since: those become offers. Call it after the new rows
 * are inserted, in the same transaction.
 */
export class SeedCorrections {
  private readonly done: Corrections = { corrected: 0, offered: 0 };

  constructor(
    private readonly manager: EntityManager,
    private readonly now: Date,
  ) {}

  async write({ machines, workouts, supplements }: SeedData): Promise<Corrections> {
    const ledger = await this.manager.find(SeedLedgerEntry);
    const of = (kind: SeedKind) =>
      new Map(ledger.filter(entry => entry.kind === kind).map(entry => [entry.slug, entry]));
    const { manager } = this;
    await this.kind(
      'machine',
      of('machine'),
      await storedMachines(manager),
      machines.map(seed => [seed.slug, shippedFields.machine(seed)]),
    );
    await this.kind(
      'workout',
      of('workout'),
      await storedWorkouts(manager),
      workouts.map(seed => [seed.slug, shippedFields.workout(seed)]),
    );
    await this.kind(
      'supplement',
      of('supplement'),
      await storedProducts(manager),
      supplements.map(seed => [seed.slug, shippedFields.supplement(seed)]),
    );
    await this.kind(
      'variant',
      of('variant'),
      await storedVariants(manager),
      supplements.flatMap(seed =>
        seed.variants.map(
          variant => [variantSlug(seed.slug, variant), shippedFields.variant(variant)] as const,
        ),
      ),
    );
    return this.done;
  }

  private async kind(
    kind: SeedKind,
    ledger: Map<string, SeedLedgerEntry>,
    stored: Map<string, StoredRow>,
    seeds: readonly (readonly [slug: string, fields: SeedFields])[],
  ): Promise<void> {
    const names = new Map([...stored].map(([slug, { fields }]) => [fields.koreanName, slug]));
    const told: SeedLedgerEntry[] = [];
    for (const [slug, fresh] of seeds) {
      const entry = ledger.get(slug);
      const row = stored.get(slug);
      if (!entry) continue;
      if (row) await this.row(kind, slug, entry, row, fresh, names);
      if (!isSame(entry.shipped, fresh)) told.push({ kind, slug, shipped: fresh, edited: false });
    }
    await overwriteRows(this.manager, SeedLedgerEntry, told, ['kind', 'slug']);
  }

  private async row(
    kind: SeedKind,
    slug: string,
    { shipped, edited }: SeedLedgerEntry,
    { id, fields }: StoredRow,
    fresh: SeedFields,
    names: Map<unknown, string>,
  ): Promise<void> {
    const { taken, offered } = merge(shipped, edited, fields, fresh);
    const holder = names.get(taken.koreanName);
    if (NAMED.includes(kind) && holder !== undefined && holder !== slug) {
      offered.koreanName = taken.koreanName;
      delete taken.koreanName;
    }
    if (Object.keys(taken).length > 0) {
      await writeFields(this.manager, kind, id, taken);
      this.done.corrected++;
    }
    if (Object.keys(offered).length > 0) {
      // An undecided offer of an earlier version stays open, with this version's values.
      const open = await this.manager.findOneBy(SeedOffer, { kind, rowId: id });
      const all = { ...open?.fields, ...offered };
      await this.manager.save(SeedOffer, {
        ...(open && { id: open.id }),
        kind,
        rowId: id,
        fields: all,
        at: this.now,
      });
      this.done.offered++;
    }
  }
}
