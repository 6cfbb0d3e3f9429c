import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A key pair of a member or an admin; the device or its password manager holds the private half (WebAuthn). */
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

  /** The same for all passkeys of an account: it tells the device, and nobody else, whose they are. Base64url. */
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

  /** Transports to the device, for the browser, comma-separated. */
  @Column({ type: 'varchar', length: 100 })
  transports: string;

  /** Signature counter, up to 2^32; always 0 if the passkey is synced across devices. */
  @Column({ type: 'double' })
  counter: number;

  /** Where the passkey was created: `iPhone · Safari`. */
  @Column({ type: 'varchar', length: 60 })
  deviceName: string;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  lastUsedAt: Date | null;
}
