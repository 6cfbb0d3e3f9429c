import { generateURI, verifySync } from 'otplib';

/** One time step before and after: clocks differ, and typing takes time (RFC 6238 §5.2). */
const TOLERANCE_SECONDS = 30;

/** The URI that authenticator apps read from a QR code. */
export function authenticatorUri(secret: string, loginId: string): string {
  return generateURI({ issuer: 'RoutineUp', label: loginId, secret });
}

/** The time step of this code, if the step is close to `now` and after `lastStep`. */
export function stepOf(code: string, secret: string, now: Date, lastStep: number | null): number | undefined {
  const result = verifySync({
    token: code,
    secret,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: TOLERANCE_SECONDS,
    ...(lastStep === null ? {} : { afterTimeStep: lastStep }),
  });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}
