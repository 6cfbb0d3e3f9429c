/** RFC 5321: longest path, less its brackets. */
export const LONGEST_ADDRESS = 254;

/** No white space, control or invisible characters, nor what mail software reads as syntax: narrower than the RFC. */
const ATOM = '[^\\s@\\p{C}"\'<>()[\\]\\\\,;:.。．｡]+';
/**
 * Dots stand between atoms (RFC 5321 §4.1.2), and only plain ones: domains know three more (UTS 46). `user@example.com.` would be one more
 * spelling of the same mailbox.
 */
const DOTTED = `${ATOM}(?:\\.${ATOM})*`;

/** Something of at most 64 characters, an @, something. */
export const MAIL_ADDRESS = new RegExp(`^(?=[^@]{1,64}@)${DOTTED}@${DOTTED}$`, 'u');

/** 8 to 25 characters, at least one letter and one digit. */
export const PASSWORD = /^(?=.*[A-Za-z])(?=.*\d)[^\p{Cc}]{8,25}$/u;

export const VERIFICATION_CODE = /^\d{6}$/;
