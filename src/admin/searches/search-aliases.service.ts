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

/** Adds keywords without results as aliases of a catalogue item. */
@Injectable()
export class SearchAliases {
  constructor(
    private readonly catalogue: AdminCatalogueService,
    private readonly missed: MissedSearches,
  ) {}

  /** Edits the row as usual: with validation, history and an immediate refresh. @throws a 400 when the row has the most aliases allowed */
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
