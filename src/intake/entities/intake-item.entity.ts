import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { DaySlot, NutrientName } from '../../recommendation/public.js';

/** One thing a member takes: health data, like the health notes. */
@Entity('intake_items')
export class IntakeItem {
  @PrimaryGeneratedColumn()
  id: number;

  @Index('intake_items_user')
  @Column({ type: 'int' })
  userId: number;

  /** The catalogue's variant, which may have been deleted since; null for a product of the member's own. */
  @Column({ type: 'int', nullable: true })
  supplementId: number | null;

  @Column({ type: 'varchar', length: 80 })
  name: string;

  /** Per serving, in each nutrient's own unit. For a catalogue product: the values when it was added. */
  @Column({ type: 'simple-json' })
  nutrients: Partial<Record<NutrientName, number>>;

  /** What is known of the label of a member's own product, or of a catalogue product when it was added; null without one. */
  @Column({ type: 'text', nullable: true })
  label: string | null;

  /** What the label names without an amount that is certain, and nobody typed; null without a label. */
  @Column({ type: 'simple-json', nullable: true })
  unmeasured: NutrientName[] | null;

  @Column({ type: 'int' })
  servingsPerDay: number;

  /** In the order of the day; empty = not answered. */
  @Column({ type: 'simple-json' })
  slots: DaySlot[];

  /** Won, one pack. */
  @Column({ type: 'int', nullable: true })
  price: number | null;

  /** `YYYY-MM-DD`: the date of the price; set with every price. */
  @Column({ type: 'varchar', length: 10, nullable: true })
  pricedOn: string | null;

  @Column({ type: 'int', nullable: true })
  servingsPerPack: number | null;

  /** Number of packs in the last purchase. */
  @Column({ type: 'int' })
  packs: number;

  /** `YYYY-MM-DD` */
  @Column({ type: 'varchar', length: 10, nullable: true })
  boughtOn: string | null;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;
}
