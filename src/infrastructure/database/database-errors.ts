/** The driver's code and message of a failed statement, wherever TypeORM put them; empty for any other error. */
export function driverCode(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const driverError = 'driverError' in error ? error.driverError : error;
  if (!(driverError instanceof Error)) return '';
  const code = 'code' in driverError && typeof driverError.code === 'string' ? driverError.code : '';
  return `${code} ${driverError.message}`;
}

/** Whether a transaction lost against another one and may succeed on retry. */
export function isDeadlock(error: unknown): boolean {
  return /ER_LOCK_DEADLOCK|ER_LOCK_WAIT_TIMEOUT|ER_CHECKREAD/.test(driverCode(error));
}

/** Whether a write failed because a row with the same unique key exists. */
export function isUniqueViolation(error: unknown): boolean {
  return /ER_DUP_ENTRY|SQLITE_CONSTRAINT_UNIQUE|SQLITE_CONSTRAINT_PRIMARYKEY|UNIQUE constraint failed/.test(
    driverCode(error),
  );
}

/** Whether a write failed because another row references this one, or a referenced row is missing. */
export function isForeignKeyViolation(error: unknown): boolean {
  return /ER_ROW_IS_REFERENCED|ER_NO_REFERENCED_ROW|SQLITE_CONSTRAINT_FOREIGNKEY|FOREIGN KEY constraint failed/.test(
    driverCode(error),
  );
}

/** Whether SQLite failed because another connection holds the lock. */
export function isBusy(error: unknown): boolean {
  return /SQLITE_BUSY/.test(driverCode(error));
}

/** Whether the disk under the embedded database is full or faulty. */
export function isDiskFault(error: unknown): boolean {
  return /SQLITE_FULL|SQLITE_IOERR|SQLITE_CANTOPEN/.test(driverCode(error));
}

const UNKNOWN_COMMITS = new WeakSet<object>();

/** Marks the error of a COMMIT without a response. */
export function markCommitUnknown(error: unknown): void {
  if (typeof error === 'object' && error !== null) UNKNOWN_COMMITS.add(error);
}

/** Whether the transaction that failed with this error may have been committed all the same. */
export function isCommitUnknown(error: unknown): boolean {
  return typeof error === 'object' && error !== null && UNKNOWN_COMMITS.has(error);
}
