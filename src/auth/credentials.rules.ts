/** RFC 5321: longest path, less its brackets. */
export const LONGEST_ADDRESS = 254;

/**
 * Something, an @, something. Narrower than the RFC in what mail software reads as syntax: no white space, control
 * or invisible characters, no quotes, brackets, commas, colons or semicolons.
 */
export const MAIL_ADDRESS = /^[^\s@\p{C}"'<>()[\]\\,;:]{1,64}@[^\s@\p{C}"'<>()[\]\\,;:]+$/u;

/** 8 to 25 characters, at least one letter and one digit. */
export const PASSWORD = /^(?=.*[A-Za-z])(?=.*\d)[^\p{Cc}]{8,25}$/u;

export const VERIFICATION_CODE = /^\d{6}$/;
