import { IsNull, Not, type EntityManager, type EntityTarget, type ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { insertRows } from '../../infrastructure/database/bulk-rows.js';
import { BodyPart } from '../entities/body-part.entity.js';
import { Machine } from '../entities/machine.entity.js';
import { SeedLedgerEntry, type SeedKind } from '../entities/seed-ledger-entry.entity.js';
import { SupplementProduct } from '../entities/supplement-product.entity.js';
import { Supplement } from '../entities/supplement.entity.js';
import { WorkoutBodyPart } from '../entities/workout-body-part.entity.js';
import { WorkoutMachine } from '../entities/workout-machine.entity.js';
import { Workout } from '../entities/workout.entity.js';
import type { SeedData } from './seed-data.js';
import type { SupplementSeed, WorkoutSeed } from './seed.types.js';

/** Rows per INSERT: with 28 columns far below SQLite's 32,766 parameters. */
const BATCH = 200;

/**
 * Inserts seed items that were never inserted before, within the transaction of `manager`. Rows an admin changed or deleted and names an admin
 * already uses stay as they are; workouts of an earlier edition get the fields they lack.
 */
export class SeedWriter {
  private ledger = new Set<string>();
  private readonly entries: SeedLedgerEntry[] = [];
  /** Machines inserted just now: no admin can have removed them from a workout yet. */
  private readonly newMachines = new Set<string>();
  /** Slugs of the workouts shipped with facts before: if the facts are gone, an admin removed them. */
  private withFacts = new Set<string>();

  constructor(private readonly manager: EntityManager) {}

  /** Returns the number of new rows per kind. */
  async write(data: SeedData): Promise<Record<SeedKind, number>> {
    const known = await this.manager.find(SeedLedgerEntry);
    this.ledger = new Set(known.map(({ kind, slug }) => ledgerKey(kind, slug)));
    this.withFacts = new Set(
      known.flatMap(({ kind, slug, shipped }) => (kind === 'workout' && shipped?.facts ? slug : [])),
    );

    await this.bodyParts(data);
    await this.machines(data);
    await this.workouts(data.workouts);
    await this.supplements(data.supplements);
    await this.variants(data.supplements);
    await insertRows(this.manager, SeedLedgerEntry, this.entries);
    return this.counts();
  }

  private async bodyParts({ bodyParts }: SeedData): Promise<void> {
    const names = new Set((await this.manager.find(BodyPart)).map(part => part.koreanName));
    const fresh = this.unseen('bodyPart', bodyParts, part => part.englishName);
    await this.insert(
      BodyPart,
      fresh
        .filter(part => !names.has(part.koreanName))
        .map(({ koreanName, englishName }) => ({ koreanName, englishName })),
    );
  }

  private async machines({ machines }: SeedData): Promise<void> {
    const names = new Set((await this.manager.find(Machine)).map(machine => machine.koreanName));
    const fresh = this.unseen('machine', machines, machine => machine.slug).filter(
      machine => !names.has(machine.koreanName),
    );
    for (const { slug } of fresh) this.newMachines.add(slug);
    await this.insert(
      Machine,
      fresh.map(({ slug, koreanName, englishName }) => ({ slug, koreanName, englishName, imgPath: null })),
    );
  }

  private async workouts(seeds: WorkoutSeed[]): Promise<void> {
    const rows = await this.manager.find(Workout, { select: { id: true, koreanName: true } });
    const names = new Set(rows.map(row => row.koreanName));
    const parts = await this.idsBy(BodyPart, 'koreanName');
    const machines = await this.idsBy(Machine, 'slug');
    await this.completeWorkouts(seeds, machines);
    const possible = this.unseen('workout', seeds, seed => seed.slug).filter(
      seed =>
        !names.has(seed.koreanName) &&
        // An admin may have deleted what this one needs.
        seed.machines.every(slug => machines.has(slug)) &&
        seed.primaryBodyParts.some(name => parts.has(name)),
    );
    if (possible.length === 0) return;

    await this.insert(
      Workout,
      possible.map(
        ({ primaryBodyParts: _1, secondaryBodyParts: _2, machines: _3, easierVariant: _4, ...fields }) => ({
          ...fields,
          imgPath: null,
          easierVariantId: null,
          hidden: false,
        }),
      ),
    );
    const ids = await this.idsBy(Workout, 'slug');
    await this.insert(
      WorkoutBodyPart,
      possible.flatMap(seed => {
        const trained = [...seed.primaryBodyParts, ...seed.secondaryBodyParts].filter(name =>
          parts.has(name),
        );
        return trained.map((name, position) => ({
          workoutId: ids.get(seed.slug)!,
          bodyPartId: parts.get(name)!,
          isPrimary: seed.primaryBodyParts.includes(name),
          position,
        }));
      }),
    );
    await this.insert(
      WorkoutMachine,
      possible.flatMap(seed =>
        seed.machines.map(slug => ({ workoutId: ids.get(seed.slug)!, machineId: machines.get(slug)! })),
      ),
    );
    for (const { slug, easierVariant } of possible) {
      const easierVariantId = easierVariant === null ? undefined : ids.get(easierVariant);
      if (easierVariantId === undefined) continue;
      await this.manager.query('UPDATE `workouts` SET `easierVariantId` = ? WHERE `id` = ?', [
        easierVariantId,
        ids.get(slug),
      ]);
    }
  }

  /**
   * Adds to rows of an earlier edition what it lacked: what they stress, how they are done, a load model where there was none, and new machines.
   * Values an admin has set since stay.
   */
  private async completeWorkouts(seeds: WorkoutSeed[], machines: Map<string, number>): Promise<void> {
    const rows = await this.manager.find(Workout, {
      select: { id: true, slug: true, baseLift: true, loadType: true, stresses: true, facts: true },
      where: { slug: Not(IsNull()) },
    });
    const seedOf = new Map(seeds.map(seed => [seed.slug, seed]));
    for (const row of rows) {
      const seed = seedOf.get(row.slug!);
      if (!seed) continue;
      if (row.stresses === null) {
        const { stresses, mildStresses, stressReason, gentle } = seed;
        const { baseLift, ratioMale, ratioFemale, ratioSource, bodyweightShare } = seed;
        const unmodelled = row.baseLift === null && row.loadType === seed.loadType;
        const model = { baseLift, ratioMale, ratioFemale, ratioSource, bodyweightShare };
        await this.manager.update(
          Workout,
          { id: row.id },
          { stresses, mildStresses, stressReason, gentle, ...(unmodelled ? model : {}) },
        );
      }
      if (row.facts === null && !this.withFacts.has(seed.slug)) {
        await this.manager.update(Workout, { id: row.id }, { facts: seed.facts });
      }
      await this.insert(
        WorkoutMachine,
        seed.machines
          .filter(slug => this.newMachines.has(slug))
          .map(slug => ({ workoutId: row.id, machineId: machines.get(slug)! })),
      );
    }
  }

  private async supplements(seeds: SupplementSeed[]): Promise<void> {
    const known = await this.idsBy(SupplementProduct, 'slug');
    await this.insert(
      SupplementProduct,
      this.unseen('supplement', seeds, seed => seed.slug)
        .filter(seed => !known.has(seed.slug))
        .map(({ variants: _, ...fields }) => ({ ...fields, hidden: false })),
    );
  }

  private async variants(seeds: SupplementSeed[]): Promise<void> {
    const products = await this.idsBy(SupplementProduct, 'slug');
    const sold = new Set(
      (await this.manager.find(Supplement)).map(row => variantKey(row.productId, row.flavor, row.servings)),
    );
    const all = seeds.flatMap(({ slug, variants }) =>
      variants.map((variant, seedIndex) => ({ slug, seedIndex, ...variant })),
    );
    const fresh = this.unseen('variant', all, row => `${row.slug}|${row.flavor}|${row.servings}`);
    await this.insert(
      Supplement,
      fresh.flatMap(({ slug, ...fields }) => {
        const productId = products.get(slug);
        if (productId === undefined || sold.has(variantKey(productId, fields.flavor, fields.servings)))
          return [];
        return [{ ...fields, productId, imageURL: null }];
      }),
    );
  }

  /** The seeds that no earlier start has recorded; records them. */
  private unseen<T>(kind: SeedKind, seeds: readonly T[], slugOf: (seed: T) => string): T[] {
    return seeds.filter(seed => {
      const slug = slugOf(seed);
      if (this.ledger.has(ledgerKey(kind, slug))) return false;
      this.ledger.add(ledgerKey(kind, slug));
      this.entries.push({ kind, slug, shipped: null, edited: false });
      return true;
    });
  }

  private counts(): Record<SeedKind, number> {
    const counts: Record<SeedKind, number> = {
      bodyPart: 0,
      machine: 0,
      workout: 0,
      supplement: 0,
      variant: 0,
    };
    for (const { kind } of this.entries) counts[kind]++;
    return counts;
  }

  private async idsBy<T extends ObjectLiteral & { id: number }>(
    entity: EntityTarget<T>,
    key: keyof T & string,
  ): Promise<Map<string, number>> {
    const rows: { id: number; name: string | null }[] = await this.manager
      .createQueryBuilder(entity, 'row')
      .select('row.id', 'id')
      .addSelect(`row.${key}`, 'name')
      .getRawMany();
    return new Map(rows.flatMap(({ id, name }) => (name === null ? [] : [[name, id] as const])));
  }

  private async insert<T extends ObjectLiteral>(
    entity: EntityTarget<T>,
    rows: QueryDeepPartialEntity<T>[],
  ): Promise<void> {
    for (let start = 0; start < rows.length; start += BATCH) {
      await this.manager
        .createQueryBuilder()
        .insert()
        .into(entity)
        .values(rows.slice(start, start + BATCH))
        .updateEntity(false)
        .execute();
    }
  }
}

function ledgerKey(kind: SeedKind, slug: string): string {
  return `${kind}:${slug}`;
}

function variantKey(productId: number, flavor: string, servings: number): string {
  return `${productId}|${flavor}|${servings}`;
}
