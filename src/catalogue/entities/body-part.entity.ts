import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

@Entity('body_parts')
export class BodyPart {
  @PrimaryGeneratedColumn()
  id: number;

  @Index('body_parts_korean_name', { unique: true })
  @Column({ type: 'varchar', length: 30 })
  koreanName: string;

  @Column({ type: 'varchar', length: 60 })
  englishName: string;
}
