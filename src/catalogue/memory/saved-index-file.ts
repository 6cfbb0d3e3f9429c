import { open, rename, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { SavedParts, type Numbers, type ScatteredNumbers } from '../search/saved-parts.js';

/** First bytes of the file, with the version of this layout. */
const MAGIC = Buffer.from('RoutineUp index 1\n');
/** More than the list of parts ever takes. */
const LONGEST_HEADER = 1 << 20;

/** Numbers written at once of those that are scattered. */
const BATCH = 1 << 16;

const TYPES = { Uint8Array, Uint16Array, Uint32Array, Float64Array };
type TypeName = keyof typeof TYPES;

interface Header {
  key: string;
  parts: { name: string; type: TypeName; length: number; crc: number }[];
}

/**
 * Writes an index to a file: magic, length of the header, header, then the parts one after the other, each with a checksum.
 * Whoever reads sees all of it or the file before it.
 *
 * @param key what the index was made from; reading asks for the same
 * @param isCurrent asked between the parts: an index that changes while it is written is not kept
 * @returns whether it was kept
 */
export async function writeSavedIndex(
  path: string,
  key: string,
  parts: SavedParts,
  isCurrent: () => boolean,
): Promise<boolean> {
  const listed = [...parts.all()];
  const header: Header = { key, parts: [] };
  for (const [name, part] of listed) {
    let crc = 0;
    for (const bytes of piecesOf(part)) crc = crc32(bytes, crc);
    header.parts.push({ name, type: typeOf(part), length: part.length, crc });
    await turnOfOthers();
  }
  const unfinished = `${path}.${process.pid}.part`;
  const file = await open(unfinished, 'w', 0o600);
  try {
    const text = Buffer.from(JSON.stringify(header));
    const length = Buffer.alloc(4);
    length.writeUInt32LE(text.length);
    for (const bytes of [MAGIC, length, text]) await file.writeFile(bytes);
    for (const [, part] of listed) {
      for (const bytes of piecesOf(part)) await file.writeFile(bytes);
    }
    await file.sync();
  } catch (error) {
    await file.close();
    await rm(unfinished, { force: true });
    throw error;
  }
  await file.close();
  if (!isCurrent()) {
    await rm(unfinished, { force: true });
    return false;
  }
  await rename(unfinished, path);
  return true;
}

/**
 * The saved index, or `null` when there is none, or not all of it as it was written.
 *
 * @param isWanted whether the one saved under this key is
 */
export async function readSavedIndex(
  path: string,
  isWanted: (key: string) => boolean | Promise<boolean>,
): Promise<SavedParts | null> {
  let file: FileHandle;
  try {
    file = await open(path, 'r');
  } catch {
    return null;
  }
  try {
    const header = await readHeader(file);
    if (header === null || !(await isWanted(header.key))) return null;
    const parts = new SavedParts();
    for (const { name, type, length, crc } of header.parts) {
      const numbers = new TYPES[type](length);
      const bytes = bytesOf(numbers);
      if (!(await fill(file, bytes)) || crc32(bytes) !== crc) return null;
      parts.put(name, numbers);
    }
    return parts;
  } catch {
    // Anything may stand in a file that was damaged; whatever it makes fail, the index is built anew.
    return null;
  } finally {
    await file.close();
  }
}

async function readHeader(file: FileHandle): Promise<Header | null> {
  const start = Buffer.alloc(MAGIC.length + 4);
  if (!(await fill(file, start)) || !start.subarray(0, MAGIC.length).equals(MAGIC)) return null;
  const length = start.readUInt32LE(MAGIC.length);
  if (length > LONGEST_HEADER) return null;
  const text = Buffer.alloc(length);
  return (await fill(file, text)) ? (JSON.parse(text.toString()) as Header) : null;
}

/** @returns whether the file had that many bytes left */
async function fill(file: FileHandle, bytes: Uint8Array): Promise<boolean> {
  for (let at = 0; at < bytes.length;) {
    const { bytesRead } = await file.read(bytes, at, bytes.length - at);
    if (bytesRead === 0) return false;
    at += bytesRead;
  }
  return true;
}

function typeOf(part: Numbers | ScatteredNumbers): TypeName {
  if ('pieces' in part) return 'Uint32Array';
  return (Object.keys(TYPES) as TypeName[]).find(name => part instanceof TYPES[name])!;
}

/** The bytes of a part from first to last. Each piece only lasts until the next is asked for. */
function* piecesOf(part: Numbers | ScatteredNumbers): Generator<Uint8Array> {
  if (!('pieces' in part)) {
    yield bytesOf(part);
    return;
  }
  // Some hundred thousand arrays of a few numbers each are written in fewer pieces.
  const batch = new Uint32Array(BATCH);
  let used = 0;
  for (const piece of part.pieces()) {
    for (let at = 0; at < piece.length;) {
      const next = piece.subarray(at, at + BATCH - used);
      batch.set(next, used);
      at += next.length;
      used += next.length;
      if (used < BATCH) continue;
      yield bytesOf(batch);
      used = 0;
    }
  }
  yield bytesOf(batch.subarray(0, used));
}

function bytesOf(numbers: Numbers): Uint8Array {
  return new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
}

function turnOfOthers(): Promise<void> {
  return new Promise(resolve => setImmediate(resolve));
}
