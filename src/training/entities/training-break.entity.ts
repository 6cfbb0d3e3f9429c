import { Column, Entity, PrimaryColumn } from 'typeorm';

export const BREAK_KINDS = ['ill', 'away'] as const;
export type BreakKind = (typeof BREAK_KINDS)[number];

/** Days on which a member does not train: nothing planned on them counts as missed. */
@Entity('training_breaks')
export class TrainingBreak {
  @PrimaryColumn({ type: 'int' })
  userId: number;

  /** Its first day, `YYYY-MM-DD`. */
  @PrimaryColumn({ type: 'varchar', length: 10 })
  startsOn: string;

  @Column({ type: 'varchar', length: 10 })
  endsOn: string;

  @Column({ type: 'varchar', length: 8 })
  kind: BreakKind;
}
