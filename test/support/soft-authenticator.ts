import { isoCBOR } from '@simplewebauthn/server/helpers';
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

const UP = 1;
const UV = 4;
const ATTESTED = 64;

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();

type Attestation = [format: string, statement: Map<string, unknown>];

/** A test's deviations from an honest device. */
export interface AuthenticatorFault {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  crossOrigin?: boolean;
  /** Flags of the authenticator data: user present, user verified. */
  flags?: number;
  /** The signature counter; by default the next one. */
  counter?: number;
  attestation?: Attestation | ((signed: Buffer) => Attestation);
  /** COSE number by which the key calls itself. */
  algorithm?: number;
}

interface Options {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
  user?: { id: string };
}

/** A test's device: one P-256 key that signs what a browser would have it sign, or what a test wants instead. */
export class SoftAuthenticator {
  readonly credentialId = randomBytes(32).toString('base64url');
  counter = 0;
  private userHandle = '';
  private readonly privateKey: KeyObject;
  private readonly point: { x: Buffer; y: Buffer };

  constructor(private readonly origin: string) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x, y } = publicKey.export({ format: 'jwk' });
    this.privateKey = privateKey;
    this.point = { x: Buffer.from(x!, 'base64url'), y: Buffer.from(y!, 'base64url') };
  }

  /** The answer to `…/passkeys/options`, as the client sends it. */
  make(options: Options, twist: AuthenticatorFault = {}) {
    this.userHandle = options.user!.id;
    const id = Buffer.from(this.credentialId, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const authData = Buffer.concat([
      this.head(twist.rpId ?? options.rp!.id, (twist.flags ?? UP | UV) | ATTESTED, twist.counter ?? 0),
      Buffer.alloc(16),
      length,
      id,
      isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, twist.algorithm ?? -7],
          [-1, 1],
          [-2, this.point.x],
          [-3, this.point.y],
        ]),
      ),
    ]);
    const clientData = this.clientData('webauthn.create', options, twist);
    const { attestation: told = ['none', new Map<string, unknown>()] } = twist;
    const signed = Buffer.concat([authData, sha256(clientData)]);
    const [format, statement] = typeof told === 'function' ? told(signed) : told;
    const attestation = isoCBOR.encode(
      new Map<string, any>([
        ['fmt', format],
        ['attStmt', statement],
        ['authData', new Uint8Array(authData)],
      ]),
    );
    return {
      credentialId: this.credentialId,
      clientDataJSON: clientData.toString('base64url'),
      attestationObject: Buffer.from(attestation).toString('base64url'),
      transports: ['internal'],
    };
  }

  /** The answer to `…/login/passkey/options`, as the client sends it. */
  sign(options: Options, twist: AuthenticatorFault = {}) {
    this.counter = twist.counter ?? this.counter + 1;
    const authData = this.head(twist.rpId ?? options.rpId!, twist.flags ?? UP | UV, this.counter);
    const clientData = this.clientData('webauthn.get', options, twist);
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.privateKey);
    return {
      credentialId: this.credentialId,
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: this.userHandle,
    };
  }

  private head(rpId: string, flags: number, counter: number): Buffer {
    const rest = Buffer.alloc(5);
    rest.writeUInt8(flags);
    rest.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), rest]);
  }

  private clientData(type: string, { challenge }: Options, twist: AuthenticatorFault): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: twist.type ?? type,
        challenge: twist.challenge ?? challenge,
        origin: twist.origin ?? this.origin,
        crossOrigin: twist.crossOrigin ?? false,
      }),
    );
  }
}
