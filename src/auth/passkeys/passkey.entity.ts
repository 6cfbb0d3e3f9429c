import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A key pair of a member or an admin, of which the device or its password manager has the private half (WebAuthn). */
@Entity('passkeys')
export class Passkey {
  @PrimaryGeneratedColumn()
  id: number;

  @Index('passkeys_user')
  @Column({ type: 'int', nullable: true })
  userId: number | null;

  @Index('passkeys_admin')
  @Column({ type: 'int', nullable: true })
  adminId: number | null;

  /** The same for all of an account: by it a device knows whose they are, and nobody else does. Base64url. */
  @Column({ type: 'varchar', length: 22 })
  userHandle: string;

  /** SHA-256 of the credential's id, base64url: ids are too long for an index. */
  @Index('passkeys_credential', { unique: true })
  @Column({ type: 'varchar', length: 43 })
  credentialHash: string;

  /** Base64url, up to 1023 bytes. */
  @Column({ type: 'varchar', length: 1364 })
  credentialId: string;

  /** COSE key, base64url. */
  @Column({ type: 'text' })
  publicKey: string;

  /** How the device is reached, for the browser, with commas between. */
  @Column({ type: 'varchar', length: 100 })
  transports: string;

  /** Signatures so far, up to 2^32; 0 for good where the passkey is on several devices. */
  @Column({ type: 'double' })
  counter: number;

  /** Where it was made: `iPhone · Safari`. */
  @Column({ type: 'varchar', length: 60 })
  deviceName: string;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  lastUsedAt: Date | null;
}
