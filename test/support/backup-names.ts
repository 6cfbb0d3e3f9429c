import { readdirSync } from 'node:fs';

/** What is in a folder of backups, without the lock of those who make one. */
export const namesIn = (folder: string) => readdirSync(folder).filter(name => name !== '.lock');
