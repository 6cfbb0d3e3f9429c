import { In, type EntityManager } from 'typeorm';
import { BodyPart } from '../../entities/body-part.entity.js';
import { Machine } from '../../entities/machine.entity.js';
import type { SeedKind } from '../../entities/seed-ledger-entry.entity.js';
import { SupplementProduct } from '../../entities/supplement-product.entity.js';
import { Supplement } from '../../entities/supplement.entity.js';
import { WorkoutBodyPart } from '../../entities/workout-body-part.entity.js';
import { WorkoutMachine } from '../../entities/workout-machine.entity.js';
import { Workout } from '../../entities/workout.entity.js';
import type { SeedFields } from './merge.js';

const ENTITIES = { machine: Machine, supplement: SupplementProduct, variant: Supplement };

/** Writes seed fields to their row. */
export async function writeFields(
  manager: EntityManager,
  kind: SeedKind,
  id: number,
  fields: SeedFields,
): Promise<void> {
  if (kind === 'workout') return writeWorkout(manager, id, fields);
  if (kind !== 'bodyPart') await manager.update(ENTITIES[kind], { id }, fields);
}

async function writeWorkout(manager: EntityManager, id: number, fields: SeedFields): Promise<void> {
  const { primaryBodyParts, secondaryBodyParts, machines, easierVariant, ...own } = fields;
  if ('easierVariant' in fields) {
    const easier =
      easierVariant === null ? null : await manager.findOneBy(Workout, { slug: String(easierVariant) });
    own.easierVariantId = easier?.id ?? null;
  }
  // `save` raises the version with every change of the row.
  await manager.save(Workout, { ...(await manager.findOneByOrFail(Workout, { id })), ...own });
  for (const [names, isPrimary] of [
    [primaryBodyParts, true],
    [secondaryBodyParts, false],
  ] as const) {
    if (names) await writeParts(manager, id, names as string[], isPrimary);
  }
  if (!machines) return;
  const needed = await manager.findBy(Machine, { slug: In(machines as string[]) });
  // If an admin deleted one of the machines, the workout keeps its own.
  if (needed.length < (machines as string[]).length) return;
  await manager.delete(WorkoutMachine, { workoutId: id });
  await manager.insert(
    WorkoutMachine,
    needed.map(machine => ({ workoutId: id, machineId: machine.id })),
  );
}

async function writeParts(
  manager: EntityManager,
  workoutId: number,
  names: string[],
  isPrimary: boolean,
): Promise<void> {
  const parts = await manager.findBy(BodyPart, { koreanName: In(names) });
  if (parts.length < names.length) return;
  const idOf = new Map(parts.map(part => [part.koreanName, part.id]));
  const ids = names.map(name => idOf.get(name)!);
  const others = await manager.findBy(WorkoutBodyPart, { workoutId, isPrimary: !isPrimary });
  await manager.delete(WorkoutBodyPart, { workoutId, isPrimary });
  if (ids.length === 0) return;
  // A part that changes between primary and secondary has left the other group already, or will.
  await manager.delete(WorkoutBodyPart, { workoutId, bodyPartId: In(ids) });
  const first = isPrimary ? 0 : others.length;
  await manager.insert(
    WorkoutBodyPart,
    ids.map((bodyPartId, n) => ({ workoutId, bodyPartId, isPrimary, position: first + n })),
  );
}
