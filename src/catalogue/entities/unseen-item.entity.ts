import { Entity, PrimaryColumn } from 'typeorm';

/** A workout or product that is stored and not told to anybody yet, as the file it came in with is not through. */
@Entity('catalogue_unseen')
export class UnseenItem {
  @PrimaryColumn({ type: 'varchar', length: 20 })
  kind: 'workout' | 'supplement';

  @PrimaryColumn({ type: 'int' })
  entityId: number;
}
