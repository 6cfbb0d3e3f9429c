import { Entity, PrimaryColumn } from 'typeorm';

/** A stored workout or product that stays hidden until its import is complete. */
@Entity('catalogue_unseen')
export class UnseenItem {
  @PrimaryColumn({ type: 'varchar', length: 20 })
  kind: 'workout' | 'supplement';

  @PrimaryColumn({ type: 'int' })
  entityId: number;
}
