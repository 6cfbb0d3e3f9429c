import { Injectable } from '@nestjs/common';
import { AppError } from '../common/errors/app-error.js';
import { SEARCH_PAGE_SIZE, type Page } from '../common/http/pagination.js';
import type { NamedDto } from './dto/names.dto.js';
import type { WorkoutSearchDto } from './dto/search-requests.dto.js';
import { CopiedWorkoutDto, WorkoutDetailDto, WorkoutDto } from './dto/workout.dto.js';
import { filteredBodyParts } from './known-names.js';
import { MissedSearches } from './missed/missed-searches.service.js';
import { CatalogueReadModel } from './read-model/catalogue-read-model.service.js';
import { CatalogueIndex } from './search/catalogue-index.service.js';
import { SUGGESTIONS } from './suggestions.js';

/** Own choice: four times the shipped catalogue, some 200 kB to transfer. */
const MOST_COPIED = 1_000;

/** Finds and reads workouts. */
@Injectable()
export class WorkoutsService {
  constructor(
    private readonly catalogue: CatalogueReadModel,
    private readonly index: CatalogueIndex,
    private readonly missed: MissedSearches,
  ) {}

  async search(
    { searchKeyword, bodyPartKoreanName }: WorkoutSearchDto,
    page: number,
  ): Promise<Page<WorkoutDto>> {
    const parts = filteredBodyParts(this.catalogue.names, bodyPartKoreanName);
    const { ids, total } = await this.index.workouts.search({
      keyword: searchKeyword,
      facets: parts.map(({ koreanName }) => koreanName),
      page,
      pageSize: SEARCH_PAGE_SIZE,
    });
    if (searchKeyword && page === 1 && total === 0 && parts.length === 0)
      this.missed.note('workouts', searchKeyword);
    const rows = await this.catalogue.workouts.rows(ids);
    return { rows: rows.map(row => WorkoutDto.from(row)), total, pageSize: SEARCH_PAGE_SIZE };
  }

  /** Up to ten names for the text typed so far; none for an empty text. */
  async suggest(keyword = ''): Promise<NamedDto[]> {
    if (keyword.trim() === '') return [];
    const { ids } = await this.index.workouts.search({ keyword, pageSize: SUGGESTIONS });
    const rows = await this.catalogue.workouts.rows(ids);
    return rows.map(({ id, koreanName }) => ({ id, koreanName }));
  }

  /** The first {@link MOST_COPIED} workouts, including hidden ones, for a device to search and read offline. */
  async copy(): Promise<CopiedWorkoutDto[]> {
    const copied: CopiedWorkoutDto[] = [];
    for await (const rows of this.catalogue.workouts.all()) {
      copied.push(...rows.map(row => CopiedWorkoutDto.from(row)));
      if (copied.length >= MOST_COPIED) break;
    }
    return copied.slice(0, MOST_COPIED);
  }

  /** A hidden workout can still be read: members may have it in a routine. */
  async detail(id: number): Promise<WorkoutDetailDto> {
    const [row] = await this.catalogue.workouts.rows([id]);
    if (!row) throw new AppError('WORKOUT_NOT_FOUND_EXCEPTION');
    return WorkoutDetailDto.from(row);
  }
}
