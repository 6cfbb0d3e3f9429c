import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

export const COMPOSITION_SOURCES = ['measured', 'preset', 'default'] as const;
export type CompositionSource = (typeof COMPOSITION_SOURCES)[number];

/** A member's body. One row per date. */
@Entity('body_data')
@Index('body_data_user_date', ['userId', 'date'], { unique: true })
export class BodyData {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'int' })
  userId: number;

  /** `YYYY-MM-DD`, KST. */
  @Column({ type: 'varchar', length: 10 })
  date: string;

  /** cm. */
  @Column({ type: 'double' })
  height: number;

  /** kg. */
  @Column({ type: 'double' })
  weight: number;

  /** Percent of body weight. */
  @Column({ type: 'double' })
  bodyFat: number;

  /** Skeletal muscle, percent of body weight. */
  @Column({ type: 'double' })
  muscleMass: number;

  /** 0.1 to 0.9 in tenths: the upper-body share. */
  @Column({ type: 'double' })
  upDownBalance: number;

  @Column({ type: 'varchar', length: 10, default: 'measured' })
  compositionSource: CompositionSource;

  @Column({ type: 'double', nullable: true })
  upperBodyFat: number | null;

  @Column({ type: 'double', nullable: true })
  lowerBodyFat: number | null;

  @Column({ type: 'double', nullable: true })
  upperMuscleMass: number | null;

  @Column({ type: 'double', nullable: true })
  lowerMuscleMass: number | null;
}
