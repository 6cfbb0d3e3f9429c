import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Allergen, Condition } from '../../catalogue/catalogue.vocabulary.js';

/** What a member said about allergies, conditions and diet: filters and warnings of the supplement choice. */
@Entity('user_health')
export class UserHealth {
  @PrimaryColumn({ type: 'int' })
  userId: number;

  @Column({ type: 'simple-json' })
  allergens: Allergen[];

  @Column({ type: 'simple-json' })
  conditions: Condition[];

  /** Protein from meals, g per kg of body weight a day; null = the engine's default. */
  @Column({ type: 'double', nullable: true })
  dietProteinPerKg: number | null;
}
