import { Injectable } from '@nestjs/common';
import { ExportsAccountPart, type AccountExportPart } from '../account-export/public.js';
import { CatalogueItems } from '../catalogue/public.js';
import { Database } from '../infrastructure/database/database.js';
import { ExportedRoutineDto, ExportedSupplementDto } from './dto/exported-lists.dto.js';
import { MySupplement } from './entities/my-supplement.entity.js';
import { MyWorkout } from './entities/my-workout.entity.js';
import { Routine } from './entities/routine.entity.js';
import { RoutineShare } from './sharing/routine-share.entity.js';

@Injectable()
@ExportsAccountPart('routines', [ExportedRoutineDto])
export class RoutinesExport implements AccountExportPart<ExportedRoutineDto[]> {
  constructor(
    private readonly database: Database,
    private readonly catalogue: CatalogueItems,
  ) {}

  async of(userId: number): Promise<ExportedRoutineDto[]> {
    const routines = await this.database.read.find(Routine, {
      where: { userId },
      order: { routineIndex: 'ASC' },
    });
    const rows = await this.database.read.find(MyWorkout, {
      where: { routine: { userId } },
      order: { myWorkoutIndex: 'ASC' },
    });
    const shares = await this.database.read.find(RoutineShare, { where: { routine: { userId } } });
    const workouts = await this.catalogue.workouts(rows.map(({ workoutId }) => workoutId));
    return routines.map(({ id, routineName, routineIndex, deletedAt }) => ({
      routineName,
      routineIndex,
      deletedAt,
      sharedAt: shares.find(({ routineId }) => routineId === id)?.createdAt ?? null,
      workouts: rows
        .filter(({ routineId, workoutId }) => routineId === id && workouts.has(workoutId))
        .map(({ workoutId, myWorkoutIndex, weight, rep, setCount, createdAt }) => ({
          workoutName: workouts.get(workoutId)!.koreanName,
          myWorkoutIndex,
          weight,
          rep,
          setCount,
          createdAt,
        })),
    }));
  }
}

@Injectable()
@ExportsAccountPart('supplements', [ExportedSupplementDto])
export class MySupplementsExport implements AccountExportPart<ExportedSupplementDto[]> {
  constructor(
    private readonly database: Database,
    private readonly catalogue: CatalogueItems,
  ) {}

  async of(userId: number): Promise<ExportedSupplementDto[]> {
    const rows = await this.database.read.find(MySupplement, { where: { userId }, order: { id: 'ASC' } });
    const variants = await this.catalogue.variants(rows.map(({ supplementId }) => supplementId));
    return rows.flatMap(({ supplementId, createdAt }) => {
      const variant = variants.get(supplementId);
      if (!variant) return [];
      const { product, flavor, servings } = variant;
      return [{ supplementName: product.koreanName, flavor, servings, createdAt }];
    });
  }
}
