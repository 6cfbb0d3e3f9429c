import { In, type EntityManager } from 'typeorm';
import type { ChangedCatalogueItem } from '../changes/catalogue-changes.service.js';
import { BodyPart } from '../entities/body-part.entity.js';
import { Machine } from '../entities/machine.entity.js';
import { WorkoutBodyPart } from '../entities/workout-body-part.entity.js';
import { WorkoutMachine } from '../entities/workout-machine.entity.js';
import { Workout } from '../entities/workout.entity.js';
import { workoutPicture } from '../picture-paths.js';
import { AppError, invalidField } from '../../common/errors/app-error.js';
import type { Page } from '../../common/http/pagination.js';
import { insertRows } from '../../infrastructure/database/bulk-rows.js';
import type { AdminWorkoutDto } from './dto/rows.dto.js';
import { WorkoutInput } from './dto/workout.input.js';
import { eachOrRefusal, type CatalogueResource } from './catalogue-resource.js';
import { containing } from './keyword.js';
import { idsOfPage, type RowsWanted } from './listed-rows.js';

export class WorkoutResource implements CatalogueResource<WorkoutInput, AdminWorkoutDto> {
  readonly name = 'workouts';
  readonly notFound = 'WORKOUT_NOT_FOUND_EXCEPTION';
  readonly inputType = WorkoutInput;
  readonly pictures = true;
  readonly hideable = true;
  readonly reviewed = ['facts'] as const;
  readonly sortable = {
    koreanName: 'workout.koreanName',
    englishName: 'workout.englishName',
    loadType: 'workout.loadType',
    skill: 'workout.skill',
  };
  readonly columns = [
    'koreanName',
    'englishName',
    'aliases',
    'primaryBodyParts',
    'secondaryBodyParts',
    'machines',
    'description',
    'mistakes',
    'safety',
    'videoLink',
    'pattern',
    'family',
    'mechanic',
    'loadType',
    'baseLift',
    'ratioMale',
    'ratioFemale',
    'ratioSource',
    'incrementKg',
    'minLoadKg',
    'bodyweightShare',
    'assistable',
    'gentle',
    'stresses',
    'mildStresses',
    'stressReason',
    'facts',
    'easierVariantId',
    'skill',
    'staple',
    'hidden',
  ] as const;

  async page(manager: EntityManager, wanted: RowsWanted, page: number): Promise<Page<{ id: number }>> {
    const { keyword, hidden, kind } = wanted;
    const query = containing(
      manager.createQueryBuilder(Workout, 'workout'),
      ['workout.koreanName', 'workout.englishName'],
      keyword,
    );
    if (hidden !== undefined) query.andWhere('workout.hidden = :hidden', { hidden });
    if (kind !== undefined) {
      query
        .innerJoin(WorkoutBodyPart, 'part', 'part.workoutId = workout.id AND part.isPrimary = :primary')
        .innerJoin('part.bodyPart', 'bodyPart', 'bodyPart.koreanName = :kind', { kind })
        .setParameter('primary', true);
    }
    return idsOfPage(query, wanted, this.sortable, 'workout.id', page);
  }

  async allIds(manager: EntityManager): Promise<number[]> {
    const rows = await manager.find(Workout, { select: { id: true }, order: { id: 'ASC' } });
    return rows.map(({ id }) => id);
  }

  async rowsOf(manager: EntityManager, ids: number[]): Promise<AdminWorkoutDto[]> {
    const workouts = await manager.find(Workout, { where: { id: In(ids) }, order: { id: 'ASC' } });
    // Loading them as entity relations would block the event loop for 3 ms per workout.
    const parts = await manager
      .createQueryBuilder(WorkoutBodyPart, 'part')
      .innerJoin('part.bodyPart', 'bodyPart')
      .select(['part.workoutId AS workoutId', 'part.isPrimary AS isPrimary', 'bodyPart.koreanName AS name'])
      .where({ workoutId: In(ids) })
      .orderBy('part.position')
      .getRawMany<{ workoutId: number; isPrimary: boolean | number; name: string }>();
    const machines = await manager
      .createQueryBuilder(WorkoutMachine, 'needed')
      .innerJoin('needed.machine', 'machine')
      .select(['needed.workoutId AS workoutId', 'machine.koreanName AS name'])
      .where({ workoutId: In(ids) })
      .orderBy('needed.machineId')
      .getRawMany<{ workoutId: number; name: string }>();
    const namesOf = (rows: { workoutId: number; name: string }[], id: number) =>
      rows.filter(({ workoutId }) => workoutId === id).map(({ name }) => name);
    const primary = parts.filter(({ isPrimary }) => Boolean(isPrimary));
    const secondary = parts.filter(({ isPrimary }) => !isPrimary);
    return workouts.map(workout =>
      rowOf(workout, {
        primaryBodyParts: namesOf(primary, workout.id),
        secondaryBodyParts: namesOf(secondary, workout.id),
        machines: namesOf(machines, workout.id),
      }),
    );
  }

  nameOf({ koreanName }: WorkoutInput): string {
    return koreanName;
  }

  async namesakes(manager: EntityManager, inputs: readonly WorkoutInput[]): Promise<Map<string, number>> {
    const rows = await manager.find(Workout, {
      select: { id: true, koreanName: true },
      where: { koreanName: In(inputs.map(({ koreanName }) => koreanName)) },
    });
    return new Map(rows.map(({ id, koreanName }) => [koreanName, id]));
  }

  async create(manager: EntityManager, input: WorkoutInput): Promise<number> {
    await this.refuseTaken(manager, input);
    const [added] = await this.add(manager, [input]);
    if (added instanceof AppError) throw added;
    return added!.id;
  }

  async add(
    manager: EntityManager,
    inputs: readonly WorkoutInput[],
  ): Promise<({ kind: 'workout'; id: number } | AppError)[]> {
    const referencesOf = await findReferences(manager, inputs);
    const checked = eachOrRefusal(inputs, input => ({
      input,
      row: { ...fieldsOf(input), slug: null, imgPath: null, version: 1 } as Workout,
      references: referencesOf(input),
    }));
    const valid = checked.flatMap(each => (each instanceof AppError ? [] : each));
    await insertRows(
      manager,
      Workout,
      valid.map(({ row }) => row),
    );
    const ids = await this.namesakes(
      manager,
      valid.map(({ input }) => input),
    );
    const idOf = ({ input }: { input: WorkoutInput }) => ids.get(input.koreanName)!;
    await insertReferences(
      manager,
      valid.map(each => ({ workoutId: idOf(each), ...each.references })),
    );
    return checked.map(each => (each instanceof AppError ? each : { kind: 'workout', id: idOf(each) }));
  }

  async update(manager: EntityManager, id: number, input: WorkoutInput): Promise<void> {
    await this.refuseTaken(manager, input, id);
    if (input.easierVariantId === id) throw invalidField('easierVariantId', '자기 자신은 고를 수 없어요.');
    const references = (await findReferences(manager, [input]))(input);
    const workout = await manager.findOneByOrFail(Workout, { id });
    if (input.version && input.version !== workout.version) throw new AppError('CONFLICT_EXCEPTION');
    await manager.save(Workout, { ...workout, ...fieldsOf(input) });
    await manager.delete(WorkoutBodyPart, { workoutId: id });
    await manager.delete(WorkoutMachine, { workoutId: id });
    await insertReferences(manager, [{ workoutId: id, ...references }]);
  }

  async remove(manager: EntityManager, { id }: AdminWorkoutDto): Promise<void> {
    await manager.delete(Workout, { id });
  }

  async setPicture(manager: EntityManager, id: number, imgPath: string): Promise<void> {
    const workout = await manager.findOneByOrFail(Workout, { id });
    await manager.save(Workout, { ...workout, imgPath });
  }

  changed({ id }: AdminWorkoutDto): ChangedCatalogueItem {
    return { kind: 'workout', id };
  }

  private async refuseTaken(manager: EntityManager, input: WorkoutInput, own?: number): Promise<void> {
    const other = (await this.namesakes(manager, [input])).get(input.koreanName);
    if (other !== undefined && other !== own)
      throw invalidField('koreanName', '같은 이름의 운동이 이미 있어요.');
  }
}

function rowOf(
  workout: Workout,
  names: Pick<AdminWorkoutDto, 'primaryBodyParts' | 'secondaryBodyParts' | 'machines'>,
): AdminWorkoutDto {
  return {
    id: workout.id,
    koreanName: workout.koreanName,
    englishName: workout.englishName,
    aliases: workout.aliases,
    ...names,
    description: workout.description,
    mistakes: workout.mistakes,
    safety: workout.safety,
    imgPath: workoutPicture({ ...workout, ...names, machineNames: names.machines }),
    videoLink: workout.videoLink,
    pattern: workout.pattern,
    family: workout.family,
    mechanic: workout.mechanic,
    loadType: workout.loadType,
    baseLift: workout.baseLift,
    ratioMale: workout.ratioMale,
    ratioFemale: workout.ratioFemale,
    ratioSource: workout.ratioSource,
    incrementKg: workout.incrementKg,
    minLoadKg: workout.minLoadKg,
    bodyweightShare: workout.bodyweightShare,
    assistable: workout.assistable,
    gentle: workout.gentle,
    stresses: workout.stresses ?? [],
    mildStresses: workout.mildStresses ?? [],
    stressReason: workout.stressReason,
    facts: workout.facts,
    easierVariantId: workout.easierVariantId,
    skill: workout.skill,
    staple: workout.staple,
    hidden: workout.hidden,
    version: workout.version,
  };
}

function fieldsOf(input: WorkoutInput) {
  return {
    koreanName: input.koreanName,
    englishName: input.englishName,
    aliases: input.aliases ?? [],
    description: input.description,
    mistakes: input.mistakes ?? [],
    safety: input.safety ?? '',
    videoLink: input.videoLink ?? null,
    pattern: input.pattern,
    family: input.family,
    mechanic: input.mechanic,
    loadType: input.loadType,
    baseLift: input.baseLift ?? null,
    ratioMale: input.ratioMale,
    ratioFemale: input.ratioFemale,
    ratioSource: input.ratioSource ?? '',
    incrementKg: input.incrementKg,
    minLoadKg: input.minLoadKg,
    bodyweightShare: input.bodyweightShare ?? null,
    assistable: input.assistable ?? false,
    gentle: input.gentle ?? false,
    ...stressesOf(input),
    facts: input.facts ?? null,
    easierVariantId: input.easierVariantId ?? null,
    skill: input.skill,
    staple: input.staple ?? 1,
    hidden: input.hidden ?? false,
  };
}

/** @throws a 400 when a stress has no reason, or is both full and mild */
function stressesOf({ stresses = [], mildStresses = [], stressReason }: WorkoutInput) {
  if (!stressReason && stresses.length + mildStresses.length > 0) {
    throw invalidField('stressReason', '부담을 주는 곳이 있으면 까닭도 적어 주세요.');
  }
  if (stresses.some(stress => mildStresses.includes(stress))) {
    throw invalidField('mildStresses', '크게 부담을 주는 곳과 조금 부담을 주는 곳이 겹쳐요.');
  }
  return { stresses, mildStresses, stressReason: stressReason ?? '' };
}

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
async function findReferences(
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

async function insertReferences(
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
