import { generateURI, verifySync } from 'otplib';

/** One half minute before and after: clocks differ, and typing takes time (RFC 6238 §5.2). */
const TOLERANCE_SECONDS = 30;

/** What authenticator apps read from a QR code. */
export function authenticatorUri(secret: string, loginId: string): string {
  return generateURI({ issuer: 'RoutineUp', label: loginId, secret });
}

/** The number of the half minute whose code this is, if that is about now and after `lastStep`. */
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
