import {
  Column,
  Entity,
  Index,
  OneToMany,
  PrimaryGeneratedColumn,
  VersionColumn,
  type Relation,
} from 'typeorm';
import type { Allergen, Condition, IngredientClass, SupplementType } from '../catalogue.vocabulary.js';
import type { ServingAmounts } from '../amounts-per-serving.js';
import { Supplement } from './supplement.entity.js';

/** A supplement product; its variants (flavour × servings) are what is sold. Fields: `SupplementSeed`. */
@Entity('supplement_products')
export class SupplementProduct {
  @PrimaryGeneratedColumn()
  id: number;

  /** Key of the seed and of the package drawing; null for products an admin added. */
  @Index('supplement_products_slug', { unique: true })
  @Column({ type: 'varchar', length: 80, nullable: true })
  slug: string | null;

  @Index('supplement_products_korean_name')
  @Column({ type: 'varchar', length: 80 })
  koreanName: string;

  @Column({ type: 'varchar', length: 120 })
  englishName: string;

  @Column({ type: 'varchar', length: 60 })
  brand: string;

  @Column({ type: 'simple-json' })
  aliases: string[];

  @Column({ type: 'varchar', length: 20 })
  supplementType: SupplementType;

  @Column({ type: 'simple-json' })
  ingredientClasses: IngredientClass[];

  @Column({ type: 'varchar', length: 255 })
  source: string;

  @Column({ type: 'text' })
  description: string;

  @Column({ type: 'boolean', default: false })
  certified: boolean;

  /** The function the ministry approved for a certified product, as printed on the label. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  approvedFunction: string | null;

  @Column({ type: 'simple-json' })
  perServing: ServingAmounts;

  @Column({ type: 'simple-json' })
  allergens: Allergen[];

  @Column({ type: 'simple-json' })
  excludedConditions: Condition[];

  @Column({ type: 'simple-json' })
  cautions: string[];

  @Column({ type: 'varchar', length: 500 })
  marketURL: string;

  @Column({ type: 'boolean', default: false })
  hidden: boolean;

  @VersionColumn()
  version: number;

  @OneToMany(() => Supplement, variant => variant.product)
  variants: Relation<Supplement>[];
}
