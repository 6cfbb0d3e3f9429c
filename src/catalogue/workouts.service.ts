import { Injectable } from '@nestjs/common';
import { AppError } from '../common/errors/app-error.js';
import { Database } from '../infrastructure/database/database.js';
import { DetailCache } from './memory/detail-cache.js';
import type { NamedDto } from './dto/names.dto.js';
import type { WorkoutSearchDto } from './dto/search-requests.dto.js';
import { WorkoutDetailDto } from './dto/workout.dto.js';
import { Workout } from './entities/workout.entity.js';
import type { CardPage } from './memory/card-store.js';
import { CatalogueMemory } from './memory/catalogue-memory.service.js';
import { filteredBodyParts } from './memory/known-names.js';

/** Finding and reading workouts. */
@Injectable()
export class WorkoutsService {
  private readonly details: DetailCache;

  constructor(
    private readonly catalogue: CatalogueMemory,
    private readonly database: Database,
  ) {
    this.details = new DetailCache(catalogue);
  }

  search({ searchKeyword, bodyPartKoreanName }: WorkoutSearchDto, page: number): CardPage {
    const facets = filteredBodyParts(this.catalogue, bodyPartKoreanName).map(part => part.koreanName);
    return this.catalogue.workouts.search({ keyword: searchKeyword, facets, page });
  }

  suggest(keyword = ''): NamedDto[] {
    return this.catalogue.workouts.suggest(keyword);
  }

  /** A hidden workout can still be read: members may have it in a routine. */
  detailJson(id: number): Promise<string> {
    return this.details.get(id, async () => {
      const workout = await this.database.read.findOne(Workout, {
        where: { id },
        relations: { bodyParts: { bodyPart: true }, machines: { machine: true } },
      });
      if (!workout) throw new AppError('WORKOUT_NOT_FOUND_EXCEPTION');
      return WorkoutDetailDto.from(workout);
    });
  }
}
