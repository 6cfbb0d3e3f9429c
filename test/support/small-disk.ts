import { execFileSync } from 'node:child_process';
import { closeSync, fstatSync, ftruncateSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk in memory that can be filled to the last byte. Needs root to create. */
export class SmallDisk {
  private constructor(readonly folder: string) {}

  static create(megabytes: number): SmallDisk {
    const folder = mkdtempSync(join(tmpdir(), 'routineup-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
    return new SmallDisk(folder);
  }

  /** Whether this machine allows creating one. */
  static possible(): boolean {
    return process.platform === 'linux' && process.getuid?.() === 0;
  }

  /** @param room bytes that stay free */
  fill(room = 0): void {
    const file = openSync(join(this.folder, 'filler'), 'a');
    try {
      for (const size of [1 << 20, 1 << 12]) fillWith(file, Buffer.alloc(size, 1));
      ftruncateSync(file, fstatSync(file).size - room);
    } finally {
      closeSync(file);
    }
  }

  empty(): void {
    rmSync(join(this.folder, 'filler'));
  }

  remove(): void {
    execFileSync('umount', ['--lazy', this.folder]);
    rmSync(this.folder, { recursive: true });
  }
}

function fillWith(file: number, bytes: Buffer): void {
  for (;;) {
    try {
      writeSync(file, bytes);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return;
      throw error;
    }
  }
}
