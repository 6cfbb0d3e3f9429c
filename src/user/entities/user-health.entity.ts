import { Column, Entity, PrimaryColumn } from 'typeorm';
import type {
  Allergen,
  Condition,
  Medicine,
  ReadinessQuestion,
  SoreArea,
  SurgeryArea,
} from '../../catalogue/public.js';
import type { HealthQuestion } from '../health-questions.js';

/** What excludes supplements, each a list that may be empty because nobody answered. */
export const HEALTH_LISTS = ['conditions', 'allergens', 'medicines'] as const;
export type HealthList = (typeof HEALTH_LISTS)[number];

/** What a member said about health and diet: it excludes, lightens and warns, in training and among supplements. */
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

  /** The lists that were answered, also with nothing; null before it was kept: then those with something in them. */
  @Column({ type: 'simple-json', nullable: true })
  answered: HealthList[] | null;

  /** null = the engine's default. */
  @Column({ type: 'int', nullable: true })
  coffeeCupsPerDay: number | null;

  /** Protein from meals, g per kg of body weight a day; null = the engine's default. */
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

  /** What hardly goes together and the member said is right; null = nothing was asked. */
  @Column({ type: 'simple-json', nullable: true })
  confirmedQuestions: HealthQuestion[] | null;

  /** Questions of the readiness screen answered with yes; null before any answer. */
  @Column({ type: 'simple-json', nullable: true })
  readinessYes: ReadinessQuestion[] | null;

  /** `YYYY-MM-DD`, KST. */
  @Column({ type: 'varchar', length: 10, nullable: true })
  readinessAnsweredOn: string | null;

  /** `YYYY-MM-DD`, KST: when the screen was last answered or skipped; null = to be shown. */
  @Column({ type: 'varchar', length: 10, nullable: true })
  readinessAskedOn: string | null;
}
