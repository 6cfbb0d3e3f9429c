import { Inject, Injectable } from '@nestjs/common';
import type { BodyPartName } from '../../catalogue/catalogue.vocabulary.js';
import { CatalogueChanges } from '../../catalogue/changes/catalogue-changes.service.js';
import { SupplementProduct } from '../../catalogue/entities/supplement-product.entity.js';
import { Supplement } from '../../catalogue/entities/supplement.entity.js';
import { WorkoutBodyPart } from '../../catalogue/entities/workout-body-part.entity.js';
import { WorkoutMachine } from '../../catalogue/entities/workout-machine.entity.js';
import { Workout } from '../../catalogue/entities/workout.entity.js';
import { groupBy } from '../../catalogue/memory/row-chunks.js';
import { supplementPicture, workoutPicture } from '../../catalogue/picture-paths.js';
import { Database } from '../../infrastructure/database/database.js';
import type { CatalogueProduct } from '../engine/supplement/supplement-engine.types.js';
import type { EngineWorkout } from '../engine/workout/workout-engine.types.js';

/** What a result shows of a workout; becomes part of the stored snapshot. */
export interface WorkoutFace {
  koreanName: string;
  bodyPartKoreanName: string[];
  imgPath: string;
  description: string;
  videoLink: string | null;
}

/** What a result shows of a product. */
export interface ProductFace {
  koreanName: string;
  source: string;
  marketURL: string;
  /** By variant id. */
  pictures: Map<number, string>;
}

interface EngineCatalogueState {
  version: number;
  workouts: EngineWorkout[];
  workoutFaces: Map<number, WorkoutFace>;
  products: CatalogueProduct[];
  productFaces: Map<number, ProductFace>;
}

/** The visible catalogue as the engine reads it, kept until the catalogue's version changes. */
@Injectable()
export class EngineCatalogue {
  private current: EngineCatalogueState | undefined;
  private loading: Promise<EngineCatalogueState> | undefined;

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(CatalogueChanges) private readonly changes: CatalogueChanges,
  ) {}

  /** The catalogue as it is committed now. */
  async get(): Promise<EngineCatalogueState> {
    const version = await this.changes.version();
    if (this.current && this.current.version >= version) return this.current;
    this.loading ??= this.load(version).finally(() => (this.loading = undefined));
    const loaded = await this.loading;
    // A load that had begun before this call may be older than what was committed by then.
    return loaded.version >= version ? loaded : this.get();
  }

  private async load(version: number): Promise<EngineCatalogueState> {
    const state = { version, ...(await this.loadWorkouts()), ...(await this.loadProducts()) };
    this.current = state;
    return state;
  }

  private async loadWorkouts() {
    const manager = this.database.read;
    const rows = await manager.find(Workout, { where: { hidden: false }, order: { id: 'ASC' } });
    const parts = await manager.find(WorkoutBodyPart, {
      relations: { bodyPart: true },
      order: { workoutId: 'ASC', position: 'ASC' },
    });
    const machines = await manager.find(WorkoutMachine, { relations: { machine: true } });
    const partsOf = groupBy(parts, part => part.workoutId);
    const machinesOf = groupBy(machines, machine => machine.workoutId);

    const workouts: EngineWorkout[] = [];
    const workoutFaces = new Map<number, WorkoutFace>();
    for (const row of rows) {
      const trained = partsOf.get(row.id) ?? [];
      const named = (primary: boolean) =>
        trained
          .filter(part => part.isPrimary === primary)
          .map(part => part.bodyPart.koreanName as BodyPartName);
      const { id, koreanName, pattern, family, mechanic, loadType, baseLift, ratioMale, ratioFemale } = row;
      const { incrementKg, minLoadKg, bodyweightShare, assistable, easierVariantId, skill, staple } = row;
      workouts.push({
        ...{ id, koreanName, pattern, family, mechanic, loadType, baseLift, ratioMale, ratioFemale },
        ...{ incrementKg, minLoadKg, bodyweightShare, assistable, easierVariantId, skill, staple },
        primaryBodyParts: named(true),
        secondaryBodyParts: named(false),
        machineNames: (machinesOf.get(id) ?? []).map(({ machine }) => machine.koreanName),
      });
      workoutFaces.set(id, {
        koreanName,
        bodyPartKoreanName: trained.map(part => part.bodyPart.koreanName),
        imgPath: workoutPicture(row),
        description: row.description,
        videoLink: row.videoLink,
      });
    }
    return { workouts, workoutFaces };
  }

  private async loadProducts() {
    const manager = this.database.read;
    const rows = await manager.find(SupplementProduct, { where: { hidden: false }, order: { id: 'ASC' } });
    const variantsOf = groupBy(
      await manager.find(Supplement, { order: { id: 'ASC' } }),
      row => row.productId,
    );

    const products: CatalogueProduct[] = [];
    const productFaces = new Map<number, ProductFace>();
    for (const row of rows) {
      const variants = variantsOf.get(row.id) ?? [];
      const { ingredientClasses, perServing, allergens, excludedConditions, cautions } = row;
      products.push({
        productId: row.id,
        ...{ ingredientClasses, perServing, allergens, excludedConditions, cautions },
        variants: variants.map(({ id, flavor, servings, price }) => ({
          variantId: id,
          flavor,
          servings,
          price,
        })),
      });
      productFaces.set(row.id, {
        koreanName: row.koreanName,
        source: row.source,
        marketURL: row.marketURL,
        pictures: new Map(variants.map(variant => [variant.id, supplementPicture(row, variant)])),
      });
    }
    return { products, productFaces };
  }
}
