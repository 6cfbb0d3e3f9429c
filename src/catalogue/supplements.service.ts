import { Injectable } from '@nestjs/common';
import { BodyDataService } from '../body-data/public.js';
import { AppError } from '../common/errors/app-error.js';
import { SEARCH_PAGE_SIZE, type Page } from '../common/http/pagination.js';
import { Clock } from '../common/time/clock.js';
import { Database } from '../infrastructure/database/database.js';
import { cheapestVariant } from './cheapest-variant.js';
import type { NamedDto } from './dto/names.dto.js';
import type { SupplementSearchDto } from './dto/search-requests.dto.js';
import { SupplementDetailDto, SupplementDto } from './dto/supplement.dto.js';
import { Supplement } from './entities/supplement.entity.js';
import { MissedSearches } from './missed/missed-searches.service.js';
import { CatalogueReadModel } from './read-model/catalogue-read-model.service.js';
import type { ProductFacts } from './read-model/catalogue-rows.js';
import { CatalogueIndex } from './search/catalogue-index.service.js';
import type { SearchQuery } from './search/catalogue-search.js';
import { FOR_LOSING } from './search/supplement-search-document.js';
import { speaksOfLosing } from './speaks-of-losing.js';
import { SUGGESTIONS } from './suggestions.js';

/** Finds and reads supplements. */
@Injectable()
export class SupplementsService {
  constructor(
    private readonly catalogue: CatalogueReadModel,
    private readonly index: CatalogueIndex,
    private readonly missed: MissedSearches,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly bodies: BodyDataService,
  ) {}

  async search(
    { searchKeyword, supplementType = [] }: SupplementSearchDto,
    page: number,
    memberId: number | null,
  ): Promise<Page<SupplementDto>> {
    const { ids, total } = await this.index.products.search({
      ...(await this.hiddenFrom(memberId)),
      keyword: searchKeyword,
      facets: supplementType,
      page,
      pageSize: SEARCH_PAGE_SIZE,
    });
    if (searchKeyword && page === 1 && total === 0 && supplementType.length === 0)
      this.missed.note('supplements', searchKeyword);
    const rows = await this.catalogue.products.rows(ids);
    const now = this.clock.now();
    const shown = rows.flatMap(row => SupplementDto.from(row, now) ?? []);
    return { rows: shown, total, pageSize: SEARCH_PAGE_SIZE };
  }

  /** Up to ten names for the text typed so far; none for an empty text. */
  async suggest(keyword: string | undefined, memberId: number | null): Promise<NamedDto[]> {
    if (!keyword?.trim()) return [];
    const hidden = await this.hiddenFrom(memberId);
    const { ids } = await this.index.products.search({ ...hidden, keyword, pageSize: SUGGESTIONS });
    return namesOf(await this.catalogue.products.rows(ids));
  }

  /** One entry per visible product. */
  async names(memberId: number | null): Promise<NamedDto[]> {
    const products = await this.catalogue.productFacts();
    if (!(await this.isThin(memberId))) return namesOf(products);
    const rows = await this.catalogue.products.rows(products.map(({ id }) => id));
    const shown = rows.filter(row => !speaksOfLosing(row.koreanName, row.description, row.approvedFunction));
    return namesOf(shown);
  }

  /** A variant of a hidden product can still be read: members may have it on their list. */
  async detail(id: number): Promise<SupplementDetailDto> {
    const variant = await this.database.read.findOne(Supplement, {
      where: { id },
      select: { id: true, productId: true },
    });
    const [product] = variant ? await this.catalogue.products.rows([variant.productId]) : [];
    const detail = product && SupplementDetailDto.from(product, id, this.clock.now());
    if (!detail) throw new AppError('SUPPLEMENT_NOT_FOUND_EXCEPTION');
    return detail;
  }

  private async isThin(memberId: number | null): Promise<boolean> {
    return memberId !== null && (await this.bodies.isSeverelyThin(memberId));
  }

  /** Hides products for losing weight from a member whose body is severely thin. */
  private async hiddenFrom(memberId: number | null): Promise<Pick<SearchQuery, 'without'>> {
    return (await this.isThin(memberId)) ? { without: FOR_LOSING } : {};
  }
}

/** Each product under the id of its representative variant. */
function namesOf(products: readonly Pick<ProductFacts, 'koreanName' | 'variants'>[]): NamedDto[] {
  return products.flatMap(({ koreanName, variants }) => {
    const cheapest = cheapestVariant(variants);
    return cheapest === undefined ? [] : { id: cheapest.id, koreanName };
  });
}
