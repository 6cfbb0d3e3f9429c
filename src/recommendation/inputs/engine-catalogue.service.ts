import { Injectable } from '@nestjs/common';
import { koreanDate } from '../../common/time/korean-date.js';
import {
  CatalogueReadModel,
  supplementPicture,
  workoutPicture,
  type ProductFacts,
  type ProductRow,
  type WorkoutRow,
} from '../../catalogue/public.js';
import type { CatalogueProduct } from '../engine/supplement/supplement-engine.types.js';
import type { EngineWorkout } from '../engine/strength/strength.types.js';

/** Display data of a workout; part of the stored snapshot. */
export interface WorkoutSummary {
  koreanName: string;
  bodyPartKoreanName: string[];
  imgPath: string;
  description: string;
  videoLink: string | null;
}

/** Display data of a product. */
export interface ProductSummary {
  koreanName: string;
  source: string;
  marketURL: string;
  /** An example product is invented, so its market link is a search. */
  example: boolean;
  /** By variant id. */
  pictures: Map<number, string>;
  /** Date of each price, by variant id; null if unknown. */
  pricedOn: Map<number, string | null>;
}

/** The visible catalogue in the engine's terms, as currently committed. */
@Injectable()
export class EngineCatalogue {
  /** Unchanged rows are not converted again. */
  private readonly translated = new WeakMap<ProductFacts, CatalogueProduct>();

  constructor(private readonly catalogue: CatalogueReadModel) {}

  /** By id. To give the engine another column, add its name to `EngineWorkout`. */
  async workouts(): Promise<EngineWorkout[]> {
    // A part added by an admin is not a `BodyPartName`; the engine has no model for it and never matches it.
    return (await this.catalogue.workoutFacts()).slice() as EngineWorkout[];
  }

  /** Existing workouts by id, including hidden ones. */
  async workoutsById(ids: readonly number[]): Promise<Map<number, EngineWorkout>> {
    const rows = await this.catalogue.workouts.rows([...new Set(ids)]);
    return new Map((rows as EngineWorkout[]).map(row => [row.id, row]));
  }

  /** By id. */
  async products(): Promise<CatalogueProduct[]> {
    return (await this.catalogue.productFacts()).map(facts => {
      let product = this.translated.get(facts);
      if (product === undefined) this.translated.set(facts, (product = engineProduct(facts)));
      return product;
    });
  }

  /** The workouts with this one replacing its stored version. */
  async workoutsWith(workout: WorkoutRow): Promise<EngineWorkout[]> {
    return replaced(await this.workouts(), workout as EngineWorkout, workout.hidden, ({ id }) => id);
  }

  /** The same for a product. */
  async productsWith(product: ProductRow): Promise<CatalogueProduct[]> {
    const row = engineProduct(product);
    return replaced(await this.products(), row, product.hidden, ({ productId }) => productId);
  }

  /** Display data of these workouts, by id. */
  async workoutSummaries(ids: readonly number[]): Promise<Map<number, WorkoutSummary>> {
    const rows = await this.catalogue.workouts.rows(ids);
    return new Map(
      rows.map(row => [
        row.id,
        {
          koreanName: row.koreanName,
          bodyPartKoreanName: [...row.primaryBodyParts, ...row.secondaryBodyParts],
          imgPath: workoutPicture(row),
          description: row.description,
          videoLink: row.videoLink,
        },
      ]),
    );
  }

  /** Display data of these products, by id. */
  async productSummaries(ids: readonly number[]): Promise<Map<number, ProductSummary>> {
    const rows = await this.catalogue.products.rows(ids);
    return new Map(
      rows.map(row => [
        row.id,
        {
          koreanName: row.koreanName,
          source: row.source,
          marketURL: row.marketURL,
          example: row.slug !== null,
          pricedOn: new Map(row.variants.map(({ id, pricedAt }) => [id, pricedAt && koreanDate(pricedAt)])),
          pictures: new Map(row.variants.map(variant => [variant.id, supplementPicture(row, variant)])),
        },
      ]),
    );
  }
}

function replaced<Row>(rows: Row[], row: Row, hidden: boolean, idOf: (row: Row) => number): Row[] {
  const others = rows.filter(each => idOf(each) !== idOf(row));
  return hidden ? others : [...others, row].sort((a, b) => idOf(a) - idOf(b));
}

/** @throws if it was deleted after the catalogue was read: the job's next attempt reads it again */
export function summaryOf<Summary>(summaries: ReadonlyMap<number, Summary>, id: number): Summary {
  const summary = summaries.get(id);
  if (summary === undefined) throw new Error(`${id} has left the catalogue since it was read`);
  return summary;
}

function engineProduct({ id, variants, ...facts }: ProductFacts): CatalogueProduct {
  const { ingredientClasses, source, certified, approvedFunction, perServing } = facts;
  const { allergens, excludedConditions, cautions } = facts;
  return {
    ...{ ingredientClasses, source, certified, approvedFunction, perServing },
    ...{ allergens, excludedConditions, cautions },
    productId: id,
    variants: variants.map(({ id: variantId, flavor, servings, price }) => ({
      variantId,
      flavor,
      servings,
      price,
    })),
  };
}
