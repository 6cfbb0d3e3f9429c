import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A running process, visible to the other processes. */
@Entity('instances')
export class Instance {
  @PrimaryGeneratedColumn()
  id: number;

  /** Identifies the folder or bucket of its uploads. */
  @Column({ type: 'varchar', length: 64 })
  uploads: string;

  /** A fingerprint of its signing key. */
  @Column({ type: 'varchar', length: 64 })
  secret: string;

  /** A fingerprint of the key that signs its pushes; empty without pushes. */
  @Column({ type: 'varchar', length: 64, default: '' })
  pushKey: string;

  /** By its own clock; a changing value shows that the instance is running. */
  @Index('instances_seen')
  @Column({ type: 'datetime', precision: 3 })
  seenAt: Date;
}
