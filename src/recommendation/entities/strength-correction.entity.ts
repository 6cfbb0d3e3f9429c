import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { BaseLift } from '../../catalogue/catalogue.vocabulary.js';
import type { StrengthCorrection } from '../engine/learning/strength-correction.types.js';

/** What was learned about one base lift of a member: the engine's state, kept between requests. */
@Entity('strength_corrections')
@Index('strength_corrections_user_lift', ['userId', 'baseLift'], { unique: true })
export class StrengthCorrectionRow {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'int' })
  userId: number;

  @Column({ type: 'varchar', length: 20 })
  baseLift: BaseLift;

  @Column({ type: 'simple-json' })
  state: StrengthCorrection;

  @Column({ type: 'datetime', precision: 3 })
  updatedAt: Date;
}
