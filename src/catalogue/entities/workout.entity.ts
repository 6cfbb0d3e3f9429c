import { Column, Entity, Index, OneToMany, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';
import type {
  BaseLift,
  LoadType,
  Mechanic,
  MovementFact,
  MovementPattern,
  SkillLevel,
  WorkoutStress,
} from '../catalogue.vocabulary.js';
import { WorkoutBodyPart } from './workout-body-part.entity.js';
import { WorkoutMachine } from './workout-machine.entity.js';

/** A workout of the catalogue. `WorkoutSeed` explains the load fields. */
@Entity('workouts')
export class Workout {
  @PrimaryGeneratedColumn()
  id: number;

  /** Key of the seed and of the drawing; null for workouts an admin added. */
  @Index('workouts_slug', { unique: true })
  @Column({ type: 'varchar', length: 80, nullable: true })
  slug: string | null;

  @Index('workouts_korean_name', { unique: true })
  @Column({ type: 'varchar', length: 60 })
  koreanName: string;

  @Column({ type: 'varchar', length: 100 })
  englishName: string;

  @Column({ type: 'simple-json' })
  aliases: string[];

  @Column({ type: 'text' })
  description: string;

  @Column({ type: 'simple-json' })
  mistakes: string[];

  @Column({ type: 'text' })
  safety: string;

  /** Path or URL of an uploaded picture; null = the drawing of `slug`. */
  @Column({ type: 'varchar', length: 255, nullable: true })
  imgPath: string | null;

  @Column({ type: 'varchar', length: 255, nullable: true })
  videoLink: string | null;

  @Column({ type: 'varchar', length: 40 })
  pattern: MovementPattern;

  @Column({ type: 'varchar', length: 60 })
  family: string;

  @Column({ type: 'varchar', length: 20 })
  mechanic: Mechanic;

  @Column({ type: 'varchar', length: 30 })
  loadType: LoadType;

  @Column({ type: 'varchar', length: 20, nullable: true })
  baseLift: BaseLift | null;

  @Column({ type: 'double' })
  ratioMale: number;

  @Column({ type: 'double' })
  ratioFemale: number;

  @Column({ type: 'varchar', length: 255 })
  ratioSource: string;

  @Column({ type: 'double' })
  incrementKg: number;

  @Column({ type: 'double' })
  minLoadKg: number;

  @Column({ type: 'double', nullable: true })
  bodyweightShare: number | null;

  @Column({ type: 'boolean', default: false })
  assistable: boolean;

  @Column({ type: 'boolean', default: false })
  gentle: boolean;

  @Column({ type: 'simple-json', nullable: true })
  stresses: WorkoutStress[] | null;

  @Column({ type: 'simple-json', nullable: true })
  mildStresses: WorkoutStress[] | null;

  /** Empty while unreviewed: the workout is then not recommended to protected members. */
  @Column({ type: 'varchar', length: 255, default: '' })
  stressReason: string;

  /** Reviewed facts about how it is done; null while unreviewed, and then never offered to protected members. */
  @Column({ type: 'simple-json', nullable: true })
  facts: MovementFact[] | null;

  @Column({ type: 'int', nullable: true })
  easierVariantId: number | null;

  @Column({ type: 'int' })
  skill: SkillLevel;

  @Column({ type: 'int', default: 1 })
  staple: 0 | 1 | 2;

  /** Excluded from search and recommendation, kept where members have it. */
  @Index('workouts_hidden')
  @Column({ type: 'boolean', default: false })
  hidden: boolean;

  @VersionColumn()
  version: number;

  @OneToMany(() => WorkoutBodyPart, part => part.workout)
  bodyParts: WorkoutBodyPart[];

  @OneToMany(() => WorkoutMachine, machine => machine.workout)
  machines: WorkoutMachine[];
}
