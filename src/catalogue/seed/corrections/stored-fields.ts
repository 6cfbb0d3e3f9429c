import type { EntityManager } from 'typeorm';
import { BodyPart } from '../../entities/body-part.entity.js';
import { Machine } from '../../entities/machine.entity.js';
import { SupplementProduct } from '../../entities/supplement-product.entity.js';
import { Supplement } from '../../entities/supplement.entity.js';
import { WorkoutBodyPart } from '../../entities/workout-body-part.entity.js';
import { WorkoutMachine } from '../../entities/workout-machine.entity.js';
import { Workout } from '../../entities/workout.entity.js';
import type { MachineSeed, SupplementSeed, SupplementVariantSeed, WorkoutSeed } from '../seed.types.js';
import type { SeedFields } from './merge.js';

/** A seeded row as stored in the database. */
export interface StoredRow {
  id: number;
  fields: SeedFields;
}

/** The fields of each kind that a new version corrects, without the row's keys. */
export const shippedFields = {
  machine: ({ slug: _, ...fields }: MachineSeed): SeedFields => fields,
  workout: ({ slug: _, machines, ...fields }: WorkoutSeed): SeedFields => ({
    ...fields,
    machines: [...machines].sort(),
  }),
  supplement: ({ slug: _1, variants: _2, ...fields }: SupplementSeed): SeedFields => fields,
  variant: ({ price }: SupplementVariantSeed): SeedFields => ({ price }),
};

export const variantSlug = (slug: string, { flavor, servings }: SupplementVariantSeed): string =>
  `${slug}|${flavor}|${servings}`;

export async function storedMachines(manager: EntityManager): Promise<Map<string, StoredRow>> {
  const rows = await manager.find(Machine);
  return bySlug(rows, ({ koreanName, englishName }) => ({ koreanName, englishName }));
}

export async function storedWorkouts(manager: EntityManager): Promise<Map<string, StoredRow>> {
  const rows = await manager.find(Workout);
  const slugOf = new Map(rows.map(({ id, slug }) => [id, slug ?? `#${id}`]));
  const parts = await manager.find(WorkoutBodyPart, { order: { position: 'ASC' } });
  const partNames = new Map((await manager.find(BodyPart)).map(({ id, koreanName }) => [id, koreanName]));
  const machines = new Map((await manager.find(Machine)).map(({ id, slug }) => [id, slug ?? `#${id}`]));
  const needed = groupBy(await manager.find(WorkoutMachine));
  const trained = groupBy(parts);
  return bySlug(rows, row => {
    const own = trained.get(row.id) ?? [];
    const names = (primary: boolean) =>
      own
        .filter(each => Boolean(each.isPrimary) === primary)
        .map(each => partNames.get(each.bodyPartId) ?? '');
    const { id: _1, slug: _2, imgPath: _3, hidden: _4, version: _5, easierVariantId, ...fields } = row;
    return {
      ...fields,
      stresses: row.stresses ?? [],
      mildStresses: row.mildStresses ?? [],
      primaryBodyParts: names(true),
      secondaryBodyParts: names(false),
      machines: (needed.get(row.id) ?? []).map(({ machineId }) => machines.get(machineId) ?? '').sort(),
      easierVariant: easierVariantId === null ? null : (slugOf.get(easierVariantId) ?? null),
    };
  });
}

export async function storedProducts(manager: EntityManager): Promise<Map<string, StoredRow>> {
  const rows = await manager.find(SupplementProduct);
  return bySlug(rows, ({ id: _1, slug: _2, hidden: _3, version: _4, ...fields }) => fields);
}

export async function storedVariants(manager: EntityManager): Promise<Map<string, StoredRow>> {
  const rows = await manager.find(Supplement, { relations: { product: true } });
  return bySlug(
    rows.map(row => ({ ...row, slug: row.product.slug && variantSlug(row.product.slug, row) })),
    ({ price }) => ({ price }),
  );
}

function bySlug<T extends { id: number; slug: string | null }>(
  rows: readonly T[],
  fieldsOf: (row: T) => SeedFields,
): Map<string, StoredRow> {
  return new Map(
    rows.flatMap(row =>
      row.slug === null ? [] : [[row.slug, { id: row.id, fields: fieldsOf(row) }] as const],
    ),
  );
}

function groupBy<T extends { workoutId: number }>(rows: readonly T[]): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const row of rows) groups.set(row.workoutId, [...(groups.get(row.workoutId) ?? []), row]);
  return groups;
}
