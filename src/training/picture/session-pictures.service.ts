import { Injectable } from '@nestjs/common';
import { CatalogueItems, workoutPicture } from '../../catalogue/public.js';
import { Pictures } from '../../infrastructure/pictures/pictures.service.js';
import { SessionSummaries } from '../session-summary.service.js';
import { TrainingHistory } from '../history/training-history.service.js';
import { sessionPicture } from './session-picture.js';

/** A member's own session as a picture for others: no body data, weights only on request. */
@Injectable()
export class SessionPictures {
  constructor(
    private readonly history: TrainingHistory,
    private readonly summaries: SessionSummaries,
    private readonly catalogue: CatalogueItems,
    private readonly pictures: Pictures,
  ) {}

  /** PNG. @throws TRAINING_SESSION_NOT_FOUND_EXCEPTION, SERVICE_UNAVAILABLE_EXCEPTION */
  async of(userId: number, id: string, withWeights: boolean): Promise<Buffer> {
    const { session, sets } = await this.history.session(userId, id);
    const { minutes, sets: done, volumeKg, records } = await this.summaries.of(userId, id);
    const counted = new Map<number, number>();
    for (const { workoutId, kind, doneAt } of sets) {
      if (kind === 'work' && doneAt !== null) counted.set(workoutId, (counted.get(workoutId) ?? 0) + 1);
    }
    const rows = await this.catalogue.workouts([...counted.keys()]);
    const [first] = rows.values();
    const svg = sessionPicture({
      title: session.title,
      date: session.localDate,
      minutes,
      sets: done,
      volumeKg: withWeights ? volumeKg : null,
      workouts: [...counted].flatMap(([workoutId, count]) => {
        const row = rows.get(workoutId);
        return row ? [{ name: row.koreanName, sets: count }] : [];
      }),
      drawing: first ? await this.pictures.drawing(workoutPicture(first)) : null,
      records: records.map(({ workoutName }) => workoutName),
    });
    return this.pictures.png(svg);
  }
}
