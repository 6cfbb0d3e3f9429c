import { Injectable } from '@nestjs/common';
import {
  MissedSearches,
  SupplementResource,
  WorkoutResource,
  type CatalogueResource,
} from '../../catalogue/public.js';
import { AdminCatalogueService } from '../admin-catalogue.service.js';
import { inputOfRow } from '../input-of-row.js';
import type { AliasInput } from './missed-searches.dto.js';

interface RowWithAliases {
  id: number;
  version?: number | null;
  aliases?: string[];
}

/** Lets a keyword that found nothing find something. */
@Injectable()
export class SearchAliases {
  constructor(
    private readonly catalogue: AdminCatalogueService,
    private readonly missed: MissedSearches,
  ) {}

  /** An edit like any other: checked, in the history, seen at once. @throws a 400 where the row has as many aliases as it may */
  async add(adminId: number, { kind, keyword, id }: AliasInput): Promise<void> {
    await (kind === 'workouts'
      ? this.addTo(new WorkoutResource(), adminId, id, keyword)
      : this.addTo(new SupplementResource(), adminId, id, keyword));
    await this.missed.forget({ kind, keyword });
  }

  private async addTo<I extends object, R extends I & RowWithAliases>(
    resource: CatalogueResource<I, R>,
    adminId: number,
    id: number,
    keyword: string,
  ): Promise<void> {
    const row = await this.catalogue.get(resource, id);
    const aliases = row.aliases ?? [];
    if (aliases.includes(keyword)) return;
    const changes = { aliases: [...aliases, keyword], version: row.version };
    const input = await inputOfRow(resource, row, changes);
    await this.catalogue.update(resource, adminId, id, input, undefined);
  }
}
