import type { DataSource } from 'typeorm';

/** The table that is there while a backup is brought back, and stays where that was cut off. */
export const RESTORING = 'restoring';

/** @throws Error where a restore was cut off: what is there is not whole, and an application on it would be an empty product */
export async function requireRestored(source: DataSource): Promise<void> {
  const runner = source.createQueryRunner();
  try {
    if (!(await runner.hasTable(RESTORING))) return;
  } finally {
    await runner.release();
  }
  throw new Error('The database is being restored, or that was cut off: run the restore again');
}
