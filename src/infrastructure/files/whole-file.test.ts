import { mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeWholeFile } from './whole-file.js';

describe('a file written as a whole', () => {
  const folder = mkdtempSync(join(tmpdir(), 'routineup-whole-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is there for its owner alone, in a folder made on the way', async () => {
    const path = join(folder, 'a', 'b.webp');
    await writeWholeFile(path, Buffer.from('b'));
    expect(readFileSync(path, 'utf8')).toBe('b');
    expect((statSync(path).mode & 0o777).toString(8)).toBe('600');
    expect((statSync(join(folder, 'a')).mode & 0o777).toString(8)).toBe('700');
  });

  it('takes the place of the one before it', async () => {
    const path = join(folder, 'c');
    await writeWholeFile(path, Buffer.from('old'));
    await writeWholeFile(path, Buffer.from('new'));
    expect(readFileSync(path, 'utf8')).toBe('new');
  });

  it('leaves nothing behind when it fails', async () => {
    // A name taken by a folder fails last, after all bytes are written.
    mkdirSync(join(folder, 'd', 'taken', 'full'), { recursive: true });
    await expect(writeWholeFile(join(folder, 'd', 'taken'), Buffer.from('x'))).rejects.toThrow();
    expect(readdirSync(join(folder, 'd'))).toEqual(['taken']);
  });
});
