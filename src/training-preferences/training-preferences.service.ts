import { Injectable } from '@nestjs/common';
import { CatalogueReadModel, knownBodyParts, workoutPicture } from '../catalogue/public.js';
import { AppError, invalidField } from '../common/errors/app-error.js';
import { Clock } from '../common/time/clock.js';
import { Database } from '../infrastructure/database/database.js';
import { saveByKey } from '../infrastructure/database/save-by-key.js';
import type { ExcludedWorkoutDto } from './dto/excluded-workout.dto.js';
import { TrainingChoicesDto } from './dto/training-choices.dto.js';
import type { SaveTrainingPlaceDto, TrainingPlaceDto } from './dto/training-place.dto.js';
import type { TrainingPreferencesDto } from './dto/training-preferences.dto.js';
import { ExcludedWorkout } from './entities/excluded-workout.entity.js';
import { TrainingChoices } from './entities/training-choices.entity.js';
import { TrainingPlace } from './entities/training-place.entity.js';
import type { OwnPlace } from './places.js';

/** Where a member trains, the equipment there, and the last choices. */
@Injectable()
export class TrainingPreferencesService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly catalogue: CatalogueReadModel,
  ) {}

  async of(userId: number): Promise<TrainingPreferencesDto> {
    const [choices, places, excludedWorkouts] = await Promise.all([
      this.database.read.findOneBy(TrainingChoices, { userId }),
      this.database.read.findBy(TrainingPlace, { userId }),
      this.excludedWorkouts(userId),
    ]);
    return {
      choices: choices && TrainingChoicesDto.from(choices),
      places: places.map(place => this.placeDto(place)),
      excludedWorkouts,
    };
  }

  /** The equipment of one of the member's own places; null if never entered. */
  ownPlace(userId: number, place: OwnPlace): Promise<TrainingPlace | null> {
    return this.database.read.findOneBy(TrainingPlace, { userId, place });
  }

  /** @throws a 400 when a body part is unknown */
  async saveChoices(userId: number, choices: TrainingChoicesDto): Promise<TrainingPreferencesDto> {
    const { bodyPartKoreanName: bodyParts, place, goal, experience, minutes } = choices;
    knownBodyParts(this.catalogue.names, bodyParts);
    const row = { userId, place, bodyParts, goal, experience, minutes };
    await this.database.write(manager => saveByKey(manager, TrainingChoices, row, ['userId']));
    return this.of(userId);
  }

  /**
   * Without machines that the catalogue does not have: one that left it after it was chosen is on no screen, so nobody could take it off.
   *
   * @throws a 400 when the dumbbells contradict each other
   */
  async savePlace(
    userId: number,
    place: OwnPlace,
    { machineKoreanName, singleDumbbell = false, ...loads }: SaveTrainingPlaceDto,
  ): Promise<TrainingPreferencesDto> {
    const { lightestDumbbellKg: lightest, heaviestDumbbellKg: heaviest } = loads;
    if (lightest !== null && heaviest !== null && lightest > heaviest) {
      throw invalidField('heaviestDumbbellKg', '가장 무거운 덤벨이 가장 가벼운 덤벨보다 가벼워요.');
    }
    const names = new Set(machineKoreanName);
    const machineIds = this.catalogue.names.machines
      .filter(({ koreanName }) => names.has(koreanName))
      .map(({ id }) => id);
    await this.database.write(manager =>
      saveByKey(manager, TrainingPlace, { userId, place, machineIds, singleDumbbell, ...loads }, [
        ...(['userId', 'place'] as const),
      ]),
    );
    return this.of(userId);
  }

  /** Workouts that no recommendation may contain. */
  async excludedWorkoutIds(userId: number): Promise<number[]> {
    const rows = await this.database.read.findBy(ExcludedWorkout, { userId });
    return rows.map(({ workoutId }) => workoutId);
  }

  /** Excludes a workout from future recommendations. @throws WORKOUT_NOT_FOUND_EXCEPTION */
  async excludeWorkout(userId: number, workoutId: number): Promise<TrainingPreferencesDto> {
    const [known] = await this.catalogue.workouts.rows([workoutId]);
    if (!known) throw new AppError('WORKOUT_NOT_FOUND_EXCEPTION');
    const row = { userId, workoutId, createdAt: this.clock.now() };
    await this.database.write(manager => saveByKey(manager, ExcludedWorkout, row, ['userId', 'workoutId']));
    return this.of(userId);
  }

  /** Allows it in recommendations again. @throws WORKOUT_NOT_FOUND_EXCEPTION if the member has not excluded it */
  async allowWorkout(userId: number, workoutId: number): Promise<TrainingPreferencesDto> {
    const { affected } = await this.database.write(manager =>
      manager.delete(ExcludedWorkout, { userId, workoutId }),
    );
    if (affected === 0) throw new AppError('WORKOUT_NOT_FOUND_EXCEPTION');
    return this.of(userId);
  }

  private async excludedWorkouts(userId: number): Promise<ExcludedWorkoutDto[]> {
    const rows = await this.database.read.find(ExcludedWorkout, {
      where: { userId },
      order: { createdAt: 'DESC', workoutId: 'ASC' },
    });
    const workouts = await this.catalogue.workouts.rows(rows.map(({ workoutId }) => workoutId));
    const byId = new Map(workouts.map(workout => [workout.id, workout]));
    return rows.flatMap(({ workoutId, createdAt }) => {
      const workout = byId.get(workoutId);
      if (!workout) return [];
      return [{ workoutId, koreanName: workout.koreanName, imgPath: workoutPicture(workout), createdAt }];
    });
  }

  private placeDto({ userId: _, machineIds, ...rest }: TrainingPlace): TrainingPlaceDto {
    const own = new Set(machineIds);
    return {
      ...rest,
      machineKoreanName: this.catalogue.names.machines
        .filter(({ id }) => own.has(id))
        .map(({ koreanName }) => koreanName),
    };
  }
}
