import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Allergen, Condition, Medicine } from '../../catalogue/catalogue.vocabulary.js';

/** What a member said about allergies, conditions and diet: filters and warnings of the supplement choice. */
@Entity('user_health')
export class UserHealth {
  @PrimaryColumn({ type: 'int' })
  userId: number;

  @Column({ type: 'simple-json' })
  allergens: Allergen[];

  @Column({ type: 'simple-json' })
  conditions: Condition[];

  /** Kinds of medicines the member takes; null = not told. */
  @Column({ type: 'simple-json', nullable: true })
  medicines: Medicine[] | null;

  /** null = the engine's default. */
  @Column({ type: 'int', nullable: true })
  coffeeCupsPerDay: number | null;

  /** Protein from meals, g per kg of body weight a day; null = the engine's default. */
  @Column({ type: 'double', nullable: true })
  dietProteinPerKg: number | null;
}
