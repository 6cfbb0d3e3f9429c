import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import type { PriceSource } from '../price-age.js';
import { SupplementProduct } from './supplement-product.entity.js';

/** One variant of a product: `supplementId` in the API. */
@Entity('supplements')
@Index('supplements_priced_at', ['pricedAt', 'id'])
@Index('supplements_product_flavor_servings', ['productId', 'flavor', 'servings'], { unique: true })
export class Supplement {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'int' })
  productId: number;

  @Column({ type: 'varchar', length: 40 })
  flavor: string;

  /** Servings in one pack. */
  @Column({ type: 'int' })
  servings: number;

  /** Won, one pack. */
  @Column({ type: 'int' })
  price: number;

  /** Null if unknown, and for the invented prices of examples. */
  @Column({ type: 'varchar', length: 8, nullable: true })
  priceSource: PriceSource | null;

  /** When an admin or the shopping search last saw this price. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  pricedAt: Date | null;

  /** Path or URL of an uploaded picture; null = the package drawing. */
  @Column({ type: 'varchar', length: 255, nullable: true })
  imageURL: string | null;

  /** Position among the seed's variants, which names its drawing; null for variants an admin added. */
  @Column({ type: 'int', nullable: true })
  seedIndex: number | null;

  @ManyToOne(() => SupplementProduct, product => product.variants)
  @JoinColumn({ name: 'productId' })
  product: Relation<SupplementProduct>;
}
