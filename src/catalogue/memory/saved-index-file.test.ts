import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SavedParts } from '../search/saved-parts.js';
import { readSavedIndex, writeSavedIndex } from './saved-index-file.js';

describe('the file of a saved index', () => {
  const folder = mkdtempSync(join(tmpdir(), 'routineup-index-'));
  const path = join(folder, 'index.bin');
  const always = () => true;
  const wanted = (key: string) => key === 'key';
  afterAll(() => rmSync(folder, { recursive: true }));

  const someParts = () => {
    const parts = new SavedParts();
    parts.put('small', Uint8Array.of(1, 2, 255));
    parts.put('wide', Uint16Array.of(65535, 0));
    parts.within('inner').put(
      'numbers',
      Uint32Array.from({ length: 5000 }, (_, i) => i * 7919),
    );
    parts.put('keys', Float64Array.of(2 ** 52, 0.5));
    parts.putJson('words', ['벤치', '"프레스"']);
    return parts;
  };
  beforeEach(async () => {
    expect(await writeSavedIndex(path, 'key', someParts(), always)).toBe(true);
  });

  it('gives back what was written', async () => {
    const read = await readSavedIndex(path, wanted);
    expect([...read!.all()]).toEqual([...someParts().all()]);
    expect(read!.within('inner').take('numbers', Uint32Array)[4999]).toBe(4999 * 7919);
    expect(read!.takeJson('words')).toEqual(['벤치', '"프레스"']);
    expect(() => read!.take('words', Uint32Array)).toThrow('words');
    expect(readdirSync(folder)).toEqual(['index.bin']);
  });

  it('gives back scattered numbers as one array', async () => {
    const numbers = Uint32Array.from({ length: 200_000 }, (_, i) => i * 7919);
    const cuts = [0, 0, 3, 70_000, 70_001, 199_999, 200_000];
    const parts = new SavedParts();
    parts.put('scattered', {
      length: numbers.length,
      *pieces() {
        for (let i = 1; i < cuts.length; i++) yield numbers.subarray(cuts[i - 1], cuts[i]);
      },
    });
    expect(parts.take('scattered', Uint32Array)).toEqual(numbers);
    await writeSavedIndex(path, 'key', parts, always);
    expect((await readSavedIndex(path, wanted))!.take('scattered', Uint32Array)).toEqual(numbers);
  });

  it('gives nothing for another key or without a file', async () => {
    expect(await readSavedIndex(path, key => key === 'another key')).toBeNull();
    expect(await readSavedIndex(join(folder, 'none.bin'), wanted)).toBeNull();
  });

  it('gives nothing when a single bit is wrong, wherever it is', async () => {
    const good = readFileSync(path);
    for (let at = 0; at < good.length; at += 97) {
      const damaged = Buffer.from(good);
      damaged[at]! ^= 1 << (at % 8);
      writeFileSync(path, damaged);
      const read = await readSavedIndex(path, wanted);
      // A wrong bit in a part's name is all a checksum does not see; taking the part out by its name does.
      if (read)
        expect([...read.all()].map(([name]) => name)).not.toEqual(
          [...someParts().all()].map(([name]) => name),
        );
    }
  });

  it('gives nothing when the end is missing', async () => {
    truncateSync(path, readFileSync(path).length - 1);
    expect(await readSavedIndex(path, wanted)).toBeNull();
    writeFileSync(path, '');
    expect(await readSavedIndex(path, wanted)).toBeNull();
  });

  it('keeps the file before when the index changes while it is written', async () => {
    const changed = new SavedParts();
    changed.put('small', Uint8Array.of(9));
    expect(await writeSavedIndex(path, 'key', changed, () => false)).toBe(false);
    expect([...(await readSavedIndex(path, wanted))!.all()]).toEqual([...someParts().all()]);
    expect(readdirSync(folder)).toEqual(['index.bin']);
  });
});
