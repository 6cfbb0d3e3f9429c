import { Injectable } from '@nestjs/common';
import { CatalogueItems, workoutPicture } from '../../catalogue/public.js';
import { AppError } from '../../common/errors/app-error.js';
import { Pictures } from '../../infrastructure/pictures/pictures.service.js';
import { TrainingHistory } from '../history/training-history.service.js';
import { recordPicture } from './record-picture.js';

/** A member's bests of a workout as a picture for others: no body data, weights only on request. */
@Injectable()
export class RecordPictures {
  constructor(
    private readonly history: TrainingHistory,
    private readonly catalogue: CatalogueItems,
    private readonly pictures: Pictures,
  ) {}

  /** PNG. @throws WORKOUT_NOT_FOUND_EXCEPTION, also for a workout that was never done, SERVICE_UNAVAILABLE_EXCEPTION */
  async of(userId: number, workoutId: number, withWeights: boolean): Promise<Buffer> {
    const history = await this.history.workout(userId, workoutId);
    const row = (await this.catalogue.workouts([workoutId])).get(workoutId);
    if (!row || history.points.length === 0) throw new AppError('WORKOUT_NOT_FOUND_EXCEPTION');
    const drawing = await this.pictures.drawing(workoutPicture(row));
    return this.pictures.png(recordPicture({ ...history, name: row.koreanName, withWeights, drawing }));
  }
}
