import { In, type EntityManager } from 'typeorm';
import { invalidField } from '../../common/errors/app-error.js';
import { insertRows } from '../../infrastructure/database/bulk-rows.js';
import { BodyPart } from '../entities/body-part.entity.js';
import { Machine } from '../entities/machine.entity.js';
import { WorkoutBodyPart } from '../entities/workout-body-part.entity.js';
import { WorkoutMachine } from '../entities/workout-machine.entity.js';
import { Workout } from '../entities/workout.entity.js';
import type { WorkoutInput } from './dto/workout.input.js';

/** What a workout references: ids in the order of the names. */
interface References {
  primaryIds: number[];
  secondaryIds: number[];
  machineIds: number[];
}

/**
 * Resolves the references of all workouts at once.
 *
 * @returns a function that gives one workout's references; it throws a 400 that names the field when something is missing, named twice or does not
 *   exist
 */
export async function findReferences(
  manager: EntityManager,
  inputs: readonly WorkoutInput[],
): Promise<(input: WorkoutInput) => References> {
  const partIds = await idsByName(
    manager,
    BodyPart,
    inputs.flatMap(input => [...(input.primaryBodyParts ?? []), ...(input.secondaryBodyParts ?? [])]),
  );
  const machineIds = await idsByName(
    manager,
    Machine,
    inputs.flatMap(({ machines }) => machines ?? []),
  );
  const easierIds = inputs.flatMap(({ easierVariantId }) => easierVariantId ?? []);
  const easier = await manager.find(Workout, { select: { id: true }, where: { id: In(easierIds) } });
  return ({ primaryBodyParts = [], secondaryBodyParts = [], machines = [], easierVariantId }) => {
    if (primaryBodyParts.length === 0)
      throw invalidField('primaryBodyParts', '주 운동 부위를 하나 이상 넣어 주세요.');
    if (machines.length === 0)
      throw invalidField('machines', '필요한 기구를 하나 이상 넣어 주세요. 없으면 맨몸이에요.');
    if (primaryBodyParts.some(part => secondaryBodyParts.includes(part)))
      throw invalidField('secondaryBodyParts', '주 운동 부위와 보조 운동 부위가 겹쳐요.');
    const references = {
      primaryIds: idsOf(partIds, primaryBodyParts, 'primaryBodyParts', '운동 부위예요'),
      secondaryIds: idsOf(partIds, secondaryBodyParts, 'secondaryBodyParts', '운동 부위예요'),
      machineIds: idsOf(machineIds, machines, 'machines', '기구예요'),
    };
    if (easierVariantId && !easier.some(({ id }) => id === easierVariantId))
      throw invalidField('easierVariantId', '없는 운동이에요.');
    return references;
  };
}

async function idsByName(
  manager: EntityManager,
  entity: typeof BodyPart | typeof Machine,
  names: string[],
): Promise<Map<string, number>> {
  const rows: { id: number; koreanName: string }[] = await manager.findBy(entity, {
    koreanName: In([...new Set(names)]),
  });
  return new Map(rows.map(({ id, koreanName }) => [koreanName, id]));
}

function idsOf(
  ids: ReadonlyMap<string, number>,
  names: readonly string[],
  field: string,
  what: string,
): number[] {
  return names.map(name => {
    const id = ids.get(name);
    if (id === undefined) throw invalidField(field, `‘${name}’: 없는 ${what}.`);
    return id;
  });
}

/** Rows of what each workout references. */
export async function insertReferences(
  manager: EntityManager,
  all: readonly (References & { workoutId: number })[],
): Promise<void> {
  await insertRows(
    manager,
    WorkoutBodyPart,
    all.flatMap(({ workoutId, primaryIds, secondaryIds }) =>
      [...primaryIds, ...secondaryIds].map(
        (bodyPartId, position) =>
          ({ workoutId, bodyPartId, position, isPrimary: position < primaryIds.length }) as WorkoutBodyPart,
      ),
    ),
  );
  await insertRows(
    manager,
    WorkoutMachine,
    all.flatMap(({ workoutId, machineIds }) =>
      machineIds.map(machineId => ({ workoutId, machineId }) as WorkoutMachine),
    ),
  );
}
