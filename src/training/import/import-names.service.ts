import { Injectable } from '@nestjs/common';
import { CatalogueReadModel, WorkoutsService, type WorkoutRow } from '../../catalogue/public.js';
import { AppError } from '../../common/errors/app-error.js';
import { Database } from '../../infrastructure/database/database.js';
import { overwriteRows } from '../../infrastructure/database/bulk-rows.js';
import { ImportName } from '../entities/import-name.entity.js';
import type { NameState } from '../foreign-file.types.js';
import { catalogueNameOf, goesBy, nameKey, plainName, readName } from './foreign-names.js';

export interface MatchedName {
  name: string;
  state: NameState;
  /** Null if its sets are not imported. */
  workout: WorkoutRow | null;
}

const MOST_CANDIDATES = 3;

/** Finds the workouts that other applications' names mean. */
@Injectable()
export class ImportNames {
  constructor(
    private readonly database: Database,
    private readonly catalogue: CatalogueReadModel,
    private readonly workouts: WorkoutsService,
  ) {}

  /** The meaning of each name for a member: their earlier choice, else the search result. */
  async match(userId: number, names: readonly string[]): Promise<Map<string, MatchedName>> {
    const chosen = await this.chosen(userId);
    const ids = [...chosen.values()].flatMap(id => id ?? []);
    const rows = new Map((await this.catalogue.workouts.rows([...new Set(ids)])).map(row => [row.id, row]));
    const matched = new Map<string, MatchedName>();
    for (const name of names) {
      const choice = chosen.get(nameKey(name));
      if (choice === null) matched.set(name, { name, state: 'leftOut', workout: null });
      else if (choice !== undefined && rows.has(choice)) {
        matched.set(name, { name, state: 'chosen', workout: rows.get(choice)! });
      } else {
        const workout = await this.find(name);
        matched.set(name, { name, state: workout ? 'found' : 'unknown', workout });
      }
    }
    return matched;
  }

  /** Up to three workouts closest to a name without a match. */
  async candidates(name: string): Promise<{ id: number; koreanName: string }[]> {
    const found = new Map<number, { id: number; koreanName: string }>();
    const words = plainName(name).split(' ');
    // Drops one leading word after the other: English puts the movement's own name last.
    const keywords = [name, ...words.map((_, from) => words.slice(from).join(' '))];
    for (const keyword of new Set(keywords)) {
      for (const row of await this.workouts.suggest(keyword)) {
        found.set(row.id, row);
        if (found.size === MOST_CANDIDATES) return [...found.values()];
      }
    }
    return [...found.values()];
  }

  /**
   * Stores what names mean to a member; null leaves their sets out.
   *
   * @throws WORKOUT_NOT_FOUND_EXCEPTION
   */
  async choose(
    userId: number,
    choices: readonly { name: string; workoutId: number | null }[],
  ): Promise<void> {
    const ids = [...new Set(choices.flatMap(({ workoutId }) => workoutId ?? []))];
    if ((await this.catalogue.workouts.rows(ids)).length < ids.length) {
      throw new AppError('WORKOUT_NOT_FOUND_EXCEPTION');
    }
    // The later of two choices for one name counts.
    const rows = new Map(choices.map(each => [nameKey(each.name), each]));
    await this.database.write(manager =>
      overwriteRows(
        manager,
        ImportName,
        [...rows].map(([key, { name, workoutId }]) => ({ userId, nameKey: key, name, workoutId })),
        ['userId', 'nameKey'],
      ),
    );
  }

  private async chosen(userId: number): Promise<Map<string, number | null>> {
    const rows = await this.database.read.findBy(ImportName, { userId });
    return new Map(rows.map(row => [row.nameKey, row.workoutId]));
  }

  /** The only workout that matches a name; null if there is none or more than one. */
  private async find(name: string): Promise<WorkoutRow | null> {
    const here = catalogueNameOf(name);
    const wanted = readName(here);
    for (const keyword of new Set([here, plainName(here)])) {
      const suggested = await this.workouts.suggest(keyword);
      const rows = await this.catalogue.workouts.rows(suggested.map(({ id }) => id));
      const hits = rows.filter(row => goesBy(row, wanted));
      if (hits.length > 0) return hits.length === 1 ? hits[0]! : null;
    }
    return null;
  }
}
