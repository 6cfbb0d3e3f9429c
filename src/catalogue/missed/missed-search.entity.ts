import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SearchedKind } from './missed-keyword.js';

/** How often a keyword found nothing on one day. Anonymous: it does not record who searched. */
@Entity('missed_searches')
export class MissedSearch {
  @PrimaryColumn({ type: 'varchar', length: 12 })
  kind: SearchedKind;

  /** As `missedKeyword` normalises it. */
  @PrimaryColumn({ type: 'varchar', length: 40 })
  keyword: string;

  /** `YYYY-MM-DD`, KST. */
  @PrimaryColumn({ type: 'varchar', length: 10 })
  day: string;

  @Column({ type: 'int' })
  count: number;
}

/** A keyword that an admin has excluded from counting. */
@Entity('ignored_searches')
export class IgnoredSearch {
  @PrimaryColumn({ type: 'varchar', length: 12 })
  kind: SearchedKind;

  @PrimaryColumn({ type: 'varchar', length: 40 })
  keyword: string;

  @Column({ type: 'datetime', precision: 3 })
  ignoredAt: Date;
}
