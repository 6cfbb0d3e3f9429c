import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A machine or piece of equipment; 맨몸 (no equipment) counts as one. */
@Entity('machines')
export class Machine {
  @PrimaryGeneratedColumn()
  id: number;

  /** Seed key; null for machines an admin added. */
  @Index('machines_slug', { unique: true })
  @Column({ type: 'varchar', length: 80, nullable: true })
  slug: string | null;

  @Index('machines_korean_name', { unique: true })
  @Column({ type: 'varchar', length: 40 })
  koreanName: string;

  @Column({ type: 'varchar', length: 80 })
  englishName: string;

  @Column({ type: 'varchar', length: 255, nullable: true })
  imgPath: string | null;
}
