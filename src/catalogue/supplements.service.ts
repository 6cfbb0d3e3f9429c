import { Injectable } from '@nestjs/common';
import { AppError } from '../common/errors/app-error.js';
import { Database } from '../infrastructure/database/database.js';
import type { NamedDto } from './dto/names.dto.js';
import type { SupplementSearchDto } from './dto/search-requests.dto.js';
import { SupplementDetailDto } from './dto/supplement.dto.js';
import { Supplement } from './entities/supplement.entity.js';
import type { CardPage } from './memory/card-store.js';
import { CatalogueMemory } from './memory/catalogue-memory.service.js';
import { DetailCache } from './memory/detail-cache.js';

/** Finding and reading supplements. */
@Injectable()
export class SupplementsService {
  private readonly details: DetailCache;

  constructor(
    private readonly catalogue: CatalogueMemory,
    private readonly database: Database,
  ) {
    this.details = new DetailCache(catalogue);
  }

  search({ searchKeyword, supplementType = [] }: SupplementSearchDto, page: number): CardPage {
    return this.catalogue.products.search({ keyword: searchKeyword, facets: supplementType, page });
  }

  suggest(keyword = ''): NamedDto[] {
    return this.catalogue.products.suggest(keyword);
  }

  /** `[{id, koreanName}]`, one entry a product. */
  namesJson(): string {
    return this.catalogue.products.allNames();
  }

  /** A variant of a hidden product can still be read: members may have it on their list. */
  detailJson(id: number): Promise<string> {
    return this.details.get(id, async () => {
      const variant = await this.database.read.findOne(Supplement, {
        where: { id },
        relations: { product: { variants: true } },
      });
      if (!variant) throw new AppError('SUPPLEMENT_NOT_FOUND_EXCEPTION');
      return SupplementDetailDto.from(variant);
    });
  }
}
