import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../common/errors/app-error.js';
import { Database } from '../../infrastructure/database/database.js';
import { isUniqueViolation } from '../../infrastructure/database/database-errors.js';
import { CatalogueChanges } from '../changes/catalogue-changes.service.js';
import type { SeedKind } from '../entities/seed-ledger-entry.entity.js';
import { SeedOffer } from '../entities/seed-offer.entity.js';
import { Supplement } from '../entities/supplement.entity.js';
import { CatalogueReadModel } from '../read-model/catalogue-read-model.service.js';
import type { SeedFields } from '../seed/corrections/merge.js';
import {
  storedMachines,
  storedProducts,
  storedVariants,
  storedWorkouts,
  type StoredRow,
} from '../seed/corrections/stored-fields.js';
import { writeFields } from '../seed/corrections/write-fields.js';

/** An offer beside the current values. */
export interface OpenOffer {
  id: number;
  kind: SeedKind;
  rowId: number;
  name: string;
  fields: { field: string; current: unknown; offered: unknown }[];
}

const STORED = {
  machine: storedMachines,
  workout: storedWorkouts,
  supplement: storedProducts,
  variant: storedVariants,
};

/** A new version's corrections to rows that an admin had changed: accepted field by field, or declined. */
@Injectable()
export class SeedOffers {
  constructor(
    private readonly database: Database,
    private readonly changes: CatalogueChanges,
    private readonly catalogue: CatalogueReadModel,
  ) {}

  async list(): Promise<OpenOffer[]> {
    const offers = await this.database.read.find(SeedOffer, { order: { id: 'ASC' } });
    const stored = new Map<SeedKind, Map<number, StoredRow>>();
    const open: OpenOffer[] = [];
    for (const offer of offers) {
      const { kind } = offer;
      if (kind === 'bodyPart') continue;
      if (!stored.has(kind)) {
        const rows = await STORED[kind](this.database.read);
        stored.set(kind, new Map([...rows.values()].map(row => [row.id, row])));
      }
      const row = stored.get(kind)!.get(offer.rowId);
      // The row is gone, so there is nothing to decide.
      if (row) open.push(asOpen(offer, row, await this.nameOf(kind, row)));
    }
    return open;
  }

  /**
   * Writes the chosen fields, declines the others, and closes the offer.
   * @param note further writes in the same transaction
   * @throws SEED_OFFER_NOT_FOUND_EXCEPTION
   */
  async decide(
    id: number,
    wanted: readonly string[],
    note: (manager: EntityManager, offer: OpenOffer) => Promise<void>,
  ): Promise<void> {
    const offer = (await this.list()).find(each => each.id === id);
    if (!offer) throw new AppError('SEED_OFFER_NOT_FOUND_EXCEPTION');
    try {
      await this.database.write(async manager => {
        await this.changes.lock(manager);
        const { affected } = await manager.delete(SeedOffer, { id });
        // Another admin was faster.
        if (affected !== 1) throw new AppError('SEED_OFFER_NOT_FOUND_EXCEPTION');
        const taken: SeedFields = {};
        for (const { field, offered } of offer.fields) if (wanted.includes(field)) taken[field] = offered;
        if (Object.keys(taken).length === 0) return;
        await writeFields(manager, offer.kind, offer.rowId, taken);
        await this.changes.record(manager, [{ kind: 'all', id: null }]);
        await note(manager, offer);
      });
    } catch (error) {
      if (isUniqueViolation(error)) throw new AppError('CONFLICT_EXCEPTION', { cause: error });
      throw error;
    }
    await this.catalogue.refresh();
  }

  private async nameOf(kind: SeedKind, { id, fields }: StoredRow): Promise<string> {
    if (kind !== 'variant') return String(fields.koreanName);
    const variant = await this.database.read.findOneOrFail(Supplement, {
      where: { id },
      relations: { product: true },
    });
    return `${variant.product.koreanName} · ${variant.flavor} · ${variant.servings}회분`;
  }
}

function asOpen({ id, kind, rowId, fields }: SeedOffer, row: StoredRow, name: string): OpenOffer {
  const entries = Object.entries(fields);
  return {
    ...{ id, kind, rowId, name },
    fields: entries.map(([field, offered]) => ({ field, current: row.fields[field] ?? null, offered })),
  };
}
