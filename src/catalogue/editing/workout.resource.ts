import { In, type EntityManager } from 'typeorm';
import type { ChangedCatalogueItem } from '../changes/catalogue-changes.service.js';
import { WorkoutBodyPart } from '../entities/workout-body-part.entity.js';
import { WorkoutMachine } from '../entities/workout-machine.entity.js';
import { Workout } from '../entities/workout.entity.js';
import { AppError, invalidField } from '../../common/errors/app-error.js';
import type { Page } from '../../common/http/pagination.js';
import { insertRows } from '../../infrastructure/database/bulk-rows.js';
import type { AdminWorkoutDto } from './dto/rows.dto.js';
import { WorkoutInput } from './dto/workout.input.js';
import { eachOrRefusal, type CatalogueResource } from './catalogue-resource.js';
import { containing } from './keyword.js';
import { idsOfPage, type RowsWanted } from './listed-rows.js';
import { findReferences, insertReferences } from './workout-references.js';
import { fieldsOf, rowOf } from './workout-row.js';

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
