/** RFC 5321: longest path, minus its brackets. */
export const LONGEST_ADDRESS = 254;

/** Excludes spaces, control and invisible characters, and characters that mail software reads as syntax. The RFC allows more. */
const ATOM = '[^\\s@\\p{C}"\'<>()[\\]\\\\,;:.。．｡]+';
/**
 * Dots stand only between atoms (RFC 5321 §4.1.2): `user@example.com.` would be a second spelling of the same mailbox. Only the plain dot is allowed,
 * although domains may use three others (UTS 46).
 */
const DOTTED = `${ATOM}(?:\\.${ATOM})*`;

/** A local part of at most 64 characters, an @ and a domain. */
export const MAIL_ADDRESS = new RegExp(`^(?=[^@]{1,64}@)${DOTTED}@${DOTTED}$`, 'u');

/** 8 to 25 characters, at least one letter and one digit. */
export const PASSWORD = /^(?=.*[A-Za-z])(?=.*\d)[^\p{Cc}]{8,25}$/u;

export const VERIFICATION_CODE = /^\d{6}$/;
