import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One offer, as the shopping search returns it. */
export interface Offer {
  /** The search's own id. */
  productId: string;
  title: string;
  mall: string;
  /** Won. */
  price: number;
  link: string;
}

/**
 * `open`: waits for an admin to choose an offer; `none`: no offer matches; `chosen`: every search takes the price of the chosen offer; `gone`: the
 * search no longer finds the chosen offer.
 */
export const OFFER_STATES = ['open', 'chosen', 'gone', 'none'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

/** Offers that the shopping search found for a variant. */
@Entity('price_offers')
@Index('price_offers_state', ['state', 'variantId'])
export class PriceOffers {
  @PrimaryColumn({ type: 'int' })
  variantId: number;

  @Column({ type: 'varchar', length: 8 })
  state: OfferState;

  @Column({ type: 'simple-json' })
  offers: Offer[];

  /** `productId` of the offer an admin chose. */
  @Column({ type: 'varchar', length: 40, nullable: true })
  chosen: string | null;

  @Column({ type: 'datetime', precision: 3 })
  fetchedAt: Date;
}
