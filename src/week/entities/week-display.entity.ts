import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a member wants to see of their weeks; no row before a choice. */
@Entity('week_displays')
export class WeekDisplay {
  @PrimaryColumn({ type: 'int' })
  userId: number;

  @Column({ type: 'boolean' })
  keptWeeks: boolean;
}
