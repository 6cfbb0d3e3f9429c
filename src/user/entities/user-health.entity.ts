import { Column, Entity, PrimaryColumn } from 'typeorm';
import type {
  Allergen,
  Condition,
  Medicine,
  ReadinessQuestion,
  SoreArea,
  SurgeryArea,
} from '../../catalogue/public.js';
import type { HealthQuestion } from '../unlikely-answers.js';

/** Lists that exclude supplements; each may be empty because nobody answered. */
export const HEALTH_LISTS = ['conditions', 'allergens', 'medicines'] as const;
export type HealthList = (typeof HEALTH_LISTS)[number];

/** A member's answers about health and diet: they exclude, lighten and warn, in training and among supplements. */
@Entity('user_health')
export class UserHealth {
  @PrimaryColumn({ type: 'int' })
  userId: number;

  @Column({ type: 'simple-json' })
  allergens: Allergen[];

  @Column({ type: 'simple-json' })
  conditions: Condition[];

  /** Kinds of medicines the member takes; null = not answered. */
  @Column({ type: 'simple-json', nullable: true })
  medicines: Medicine[] | null;

  /** The answered lists, including those answered with "none"; null before this was recorded: then the non-empty lists count. */
  @Column({ type: 'simple-json', nullable: true })
  answered: HealthList[] | null;

  /** null = the engine's default. */
  @Column({ type: 'int', nullable: true })
  coffeeCupsPerDay: number | null;

  /** Protein from meals, g per kg of body weight per day; null = the engine's default. */
  @Column({ type: 'double', nullable: true })
  dietProteinPerKg: number | null;

  /** Where it hurts now; null = not answered. */
  @Column({ type: 'simple-json', nullable: true })
  soreAreas: SoreArea[] | null;

  /** `YYYY-MM-DD`: the day week 0 of a pregnancy began; null = not answered. */
  @Column({ type: 'varchar', length: 10, nullable: true })
  pregnantSince: string | null;

  /** `YYYY-MM-DD`: the day of a birth; null = not answered. */
  @Column({ type: 'varchar', length: 10, nullable: true })
  gaveBirthOn: string | null;

  /** Where a recent operation was; null = not answered. */
  @Column({ type: 'simple-json', nullable: true })
  surgeryAreas: SurgeryArea[] | null;

  /** `YYYY-MM-DD`: the day of the latest operation; null = not answered. */
  @Column({ type: 'varchar', length: 10, nullable: true })
  surgeryOn: string | null;

  /** Unlikely combinations that the member has confirmed; null = nothing was asked. */
  @Column({ type: 'simple-json', nullable: true })
  confirmedQuestions: HealthQuestion[] | null;

  /** Questions of the readiness screen answered with yes; null before any answer. */
  @Column({ type: 'simple-json', nullable: true })
  readinessYes: ReadinessQuestion[] | null;

  /** `YYYY-MM-DD`, KST. */
  @Column({ type: 'varchar', length: 10, nullable: true })
  readinessAnsweredOn: string | null;

  /** `YYYY-MM-DD`, KST: when the screen was last answered or skipped; null = the screen is due. */
  @Column({ type: 'varchar', length: 10, nullable: true })
  readinessAskedOn: string | null;
}
