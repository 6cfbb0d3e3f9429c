import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptSecret, makePrivateFolder } from './data-folder.js';

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

describe('the data folder', () => {
  const root = mkdtempSync(join(tmpdir(), 'routineup-folder-'));
  afterAll(() => rmSync(root, { recursive: true }));

  it('is made for its owner alone', () => {
    const folder = join(root, 'new', 'data');
    makePrivateFolder(folder);
    expect(modeOf(folder)).toBe('700');
  });

  it('of an earlier version is corrected with all that is in it', () => {
    const folder = join(root, 'old');
    mkdirSync(join(folder, 'uploads', 'workouts'), { recursive: true, mode: 0o755 });
    for (const name of ['routineup.sqlite', 'uploads/workouts/a.webp']) {
      writeFileSync(join(folder, name), 'x', { mode: 0o644 });
      chmodSync(join(folder, name), 0o644);
    }
    chmodSync(folder, 0o755);
    makePrivateFolder(folder);
    expect(modeOf(folder)).toBe('700');
    expect(modeOf(join(folder, 'routineup.sqlite'))).toBe('600');
    expect(modeOf(join(folder, 'uploads/workouts'))).toBe('700');
    expect(modeOf(join(folder, 'uploads/workouts/a.webp'))).toBe('600');
  });

  it('is left as it is where others keep things in it', () => {
    const folder = join(root, 'shared');
    mkdirSync(folder);
    for (const name of ['routineup.sqlite', 'notes.txt']) writeFileSync(join(folder, name), 'x');
    for (const path of [folder, join(folder, 'routineup.sqlite')]) chmodSync(path, 0o755);
    chmodSync(join(folder, 'notes.txt'), 0o644);
    makePrivateFolder(folder);
    expect(modeOf(folder)).toBe('755');
    expect(modeOf(join(folder, 'notes.txt'))).toBe('644');
    expect(modeOf(join(folder, 'routineup.sqlite'))).toBe('600');
  });

  it('keeps a secret, the same at every start', () => {
    const path = join(root, 'secret');
    const secret = keptSecret(path);
    expect(secret.length).toBeGreaterThanOrEqual(64);
    expect(keptSecret(path)).toBe(secret);
    expect(readFileSync(path, 'utf8')).toBe(secret);
    expect(modeOf(path)).toBe('600');
    expect(readdirSync(root).filter(name => name.endsWith('.part'))).toEqual([]);
  });

  it('makes a secret anew that a full disk has cut off', () => {
    const path = join(root, 'cut');
    writeFileSync(path, '');
    const secret = keptSecret(path);
    expect(secret.length).toBeGreaterThanOrEqual(64);
    expect(keptSecret(path)).toBe(secret);
  });
});
