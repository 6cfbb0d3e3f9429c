import type { DataSource } from 'typeorm';

/** A table that exists during a restore, and stays if the restore is interrupted. */
export const RESTORING = 'restoring';

/** @throws Error after an interrupted restore: the data is incomplete, and the application would start as an empty product */
export async function requireRestored(source: DataSource): Promise<void> {
  const runner = source.createQueryRunner();
  try {
    if (!(await runner.hasTable(RESTORING))) return;
  } finally {
    await runner.release();
  }
  throw new Error('The database is being restored, or that was cut off: run the restore again');
}
