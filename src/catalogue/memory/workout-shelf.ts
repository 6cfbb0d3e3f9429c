import { workoutPicture } from '../picture-paths.js';
import type { SavedParts } from '../search/saved-parts.js';
import { SearchIndex, type SearchQuery } from '../search/search-index.js';
import { workoutSearchDocument } from '../search/workout-search-document.js';
import { CardStore, type CardName, type CardPage } from './card-store.js';
import type { WorkoutRow } from './workout-rows.js';

/** Names by id of what workouts refer to. */
export interface NameTables {
  bodyParts: Map<number, string>;
  machines: Map<number, string>;
}

interface ShelvedWorkout {
  partIds: number[];
  machineIds: number[];
}

/** The visible workouts in memory: an index to find them and the finished list item of each. */
export class WorkoutShelf {
  private readonly index = new SearchIndex();
  private readonly cards = new CardStore();
  private readonly workouts = new Map<number, ShelvedWorkout>();
  private machinesOfPart: Map<number, Set<number>> | undefined;

  constructor(private readonly names: NameTables) {}

  put(row: WorkoutRow): void {
    if (row.hidden) return this.remove(row.id);
    const primaryBodyParts = namesOf(row.primaryPartIds, this.names.bodyParts);
    const secondaryBodyParts = namesOf(row.secondaryPartIds, this.names.bodyParts);
    const machineNames = namesOf(row.machineIds, this.names.machines);
    const { id, koreanName, englishName, aliases } = row;
    this.index.upsert(
      workoutSearchDocument({
        id,
        koreanName,
        englishName,
        aliases,
        primaryBodyParts,
        secondaryBodyParts,
        machineNames,
      }),
    );
    this.cards.put(row.id, row, {
      englishName: row.englishName,
      bodyPartKoreanName: [...primaryBodyParts, ...secondaryBodyParts],
      description: row.description,
      imgPath: workoutPicture(row),
      videoLink: row.videoLink,
    });
    this.workouts.set(row.id, {
      partIds: [...row.primaryPartIds, ...row.secondaryPartIds],
      machineIds: row.machineIds,
    });
    this.machinesOfPart = undefined;
  }

  remove(id: number): void {
    this.index.remove(id);
    this.cards.remove(id);
    this.workouts.delete(id);
    this.machinesOfPart = undefined;
  }

  search(query: SearchQuery): CardPage {
    const { ids, total } = this.index.search(query);
    return { json: this.cards.page(ids), total };
  }

  /** Up to ten names for what was typed so far. */
  suggest(keyword: string): CardName[] {
    return this.index.suggest(keyword).map(id => this.cards.name(id));
  }

  /** Ids of the machines that at least one workout of these body parts needs; of any workout when none is named. */
  machineIdsOf(partIds: number[]): Set<number> {
    this.machinesOfPart ??= this.collectMachines();
    const wanted = partIds.length === 0 ? [...this.machinesOfPart.keys()] : partIds;
    return new Set(wanted.flatMap(id => [...(this.machinesOfPart!.get(id) ?? [])]));
  }

  save(parts: SavedParts): void {
    this.index.save(parts.within('index'));
    this.cards.save(parts.within('cards'));
    parts.putJson(
      'workouts',
      Array.from(this.workouts, ([id, { partIds, machineIds }]) => [id, partIds, machineIds]),
    );
  }

  restore(parts: SavedParts): void {
    this.index.restore(parts.within('index'));
    this.cards.restore(parts.within('cards'));
    const workouts = parts.takeJson('workouts') as [id: number, partIds: number[], machineIds: number[]][];
    for (const [id, partIds, machineIds] of workouts) this.workouts.set(id, { partIds, machineIds });
  }

  private collectMachines(): Map<number, Set<number>> {
    const machinesOfPart = new Map<number, Set<number>>();
    for (const { partIds, machineIds } of this.workouts.values()) {
      for (const partId of partIds) {
        const machines = machinesOfPart.get(partId) ?? new Set();
        for (const machineId of machineIds) machines.add(machineId);
        machinesOfPart.set(partId, machines);
      }
    }
    return machinesOfPart;
  }
}

function namesOf(ids: number[], names: Map<number, string>): string[] {
  const known: string[] = [];
  for (const id of ids) {
    const name = names.get(id);
    if (name !== undefined) known.push(name);
  }
  return known;
}
