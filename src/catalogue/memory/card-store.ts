import type { SavedParts } from '../search/saved-parts.js';

/** Cards are written into blocks of this size, so that a large catalogue is a few objects and no card is a string. */
const BLOCK_BYTES = 1 << 20;
/** Before each card: its length and the length of its head, 4 bytes each. */
const PREFIX_BYTES = 8;
/** In UTF-8, of a UTF-16 unit. */
const MOST_BYTES_A_CHARACTER = 3;
/** Replaced cards stay where they are until they are this share of all bytes. */
const WASTE_SHARE = 0.5;

const OPEN = Buffer.from('[');
const COMMA = Buffer.from(',');
const CLOSE = Buffer.from(']');
const COMMA_CODE = 0x2c;
const CLOSE_OBJECT = Buffer.from('}');

/** One page of list items, a JSON array in UTF-8, and how many match in all. */
export interface CardPage {
  json: Buffer;
  total: number;
}

/** An item's id and Korean name. */
export interface CardName {
  id: number;
  koreanName: string;
}

/**
 * The finished list item of everything in a catalogue as JSON in UTF-8: half of what strings of Korean take, outside of the
 * heap that is collected, and sent without being encoded again.
 */
export class CardStore {
  private blocks: Buffer[] = [];
  /** Bytes used of the last block. */
  private used = 0;
  private waste = 0;
  /** Where each key's card starts, counted through all blocks. In the order keys were first put. */
  private readonly starts = new Map<number, number>();

  /** @param rest what the card says besides; the names of the card stand first in it */
  put(key: number, name: CardName, rest: object): void {
    this.remove(key, true);
    const head = `{"id":${name.id},"koreanName":${JSON.stringify(name.koreanName)}`;
    const tail = `,${JSON.stringify(rest).slice(1)}`;
    this.starts.set(key, this.write(head, tail));
    if (this.waste > BLOCK_BYTES && this.waste > this.blocks.length * BLOCK_BYTES * WASTE_SHARE)
      this.compact();
  }

  /** @param replaced keeps the key's place in the order */
  remove(key: number, replaced = false): void {
    const start = this.starts.get(key);
    if (start === undefined) return;
    this.waste += this.card(start).length + PREFIX_BYTES;
    if (!replaced) this.starts.delete(key);
  }

  /** The cards of these keys as one array. @throws when a key has none */
  page(keys: readonly number[]): Buffer {
    const starts = keys.map(key => this.startOf(key));
    const lengths = starts.map(start => this.blockAt(start).readUInt32LE(start % BLOCK_BYTES));
    // Copied from where they are: a view of each card costs more than its bytes.
    const page = Buffer.allocUnsafe(
      lengths.reduce((sum, length) => sum + length, 1 + Math.max(keys.length, 1)),
    );
    let at = page.write('[');
    for (let i = 0; i < starts.length; i++) {
      if (i > 0) page[at++] = COMMA_CODE;
      const from = (starts[i]! % BLOCK_BYTES) + PREFIX_BYTES;
      at += this.blockAt(starts[i]!).copy(page, at, from, from + lengths[i]!);
    }
    page.write(']', at);
    return page;
  }

  /** The id and Korean name on a key's card. @throws when it has none */
  name(key: number): CardName {
    return JSON.parse(`${this.head(this.startOf(key)).toString()}}`) as CardName;
  }

  /** `[{id, koreanName}]` of all cards, as JSON. */
  allNames(): string {
    const parts: Buffer[] = [OPEN];
    for (const start of this.starts.values()) {
      if (parts.length > 1) parts.push(COMMA);
      parts.push(this.head(start), CLOSE_OBJECT);
    }
    parts.push(CLOSE);
    return Buffer.concat(parts).toString();
  }

  save(parts: SavedParts): void {
    parts.put('keys', Float64Array.from(this.starts.keys()));
    parts.put('starts', Float64Array.from(this.starts.values()));
    parts.put('use', Float64Array.of(this.blocks.length, this.used, this.waste));
    this.blocks.forEach((block, i) => parts.put(`block${i}`, block));
  }

  restore(parts: SavedParts): void {
    const starts = parts.take('starts', Float64Array);
    parts.take('keys', Float64Array).forEach((key, i) => this.starts.set(key, starts[i]!));
    const [blocks = 0, used = 0, waste = 0] = parts.take('use', Float64Array);
    this.blocks = Array.from({ length: blocks }, (_, i) => {
      const bytes = parts.take(`block${i}`, Uint8Array);
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    });
    this.used = used;
    this.waste = waste;
  }

  private startOf(key: number): number {
    const start = this.starts.get(key);
    if (start === undefined) throw new Error(`There is no card ${key}`);
    return start;
  }

  private card(start: number): Buffer {
    const block = this.blockAt(start);
    const from = start % BLOCK_BYTES;
    return block.subarray(from + PREFIX_BYTES, from + PREFIX_BYTES + block.readUInt32LE(from));
  }

  private head(start: number): Buffer {
    const block = this.blockAt(start);
    const from = start % BLOCK_BYTES;
    return block.subarray(from + PREFIX_BYTES, from + PREFIX_BYTES + block.readUInt32LE(from + 4));
  }

  private blockAt(start: number): Buffer {
    return this.blocks[Math.floor(start / BLOCK_BYTES)]!;
  }

  /** @throws RangeError when a card does not fit into a block: columns of the catalogue are far shorter */
  private write(head: string, tail: string): number {
    // Counting its bytes takes as long as writing it, so only the last cards of a block are counted.
    const most = MOST_BYTES_A_CHARACTER * (head.length + tail.length);
    const block = this.blockWithRoom(
      most <= BLOCK_BYTES - PREFIX_BYTES - this.used
        ? most
        : Buffer.byteLength(head) + Buffer.byteLength(tail),
    );
    const from = this.used;
    const headBytes = block.write(head, from + PREFIX_BYTES);
    const length = headBytes + block.write(tail, from + PREFIX_BYTES + headBytes);
    return this.finish(block, length, headBytes);
  }

  private copy(card: Buffer, headBytes: number): number {
    const block = this.blockWithRoom(card.length);
    card.copy(block, this.used + PREFIX_BYTES);
    return this.finish(block, card.length, headBytes);
  }

  private blockWithRoom(cardBytes: number): Buffer {
    const needed = PREFIX_BYTES + cardBytes;
    if (needed > BLOCK_BYTES) throw new RangeError(`A card of ${cardBytes} bytes`);
    if (this.blocks.length === 0 || this.used + needed > BLOCK_BYTES) {
      // Filled with zeros: blocks are saved to a file as they are.
      this.blocks.push(Buffer.alloc(BLOCK_BYTES));
      this.used = 0;
    }
    return this.blocks.at(-1)!;
  }

  /** Writes the prefix of the card at the end of the last block. @returns where it starts */
  private finish(block: Buffer, length: number, headBytes: number): number {
    const from = this.used;
    block.writeUInt32LE(length, from);
    block.writeUInt32LE(headBytes, from + 4);
    this.used += PREFIX_BYTES + length;
    return (this.blocks.length - 1) * BLOCK_BYTES + from;
  }

  private compact(): void {
    const cards = [...this.starts].map(([key, start]) => ({
      key,
      headBytes: this.head(start).length,
      card: this.card(start),
    }));
    this.blocks = [];
    this.used = 0;
    this.waste = 0;
    for (const { key, headBytes, card } of cards) this.starts.set(key, this.copy(card, headBytes));
  }
}
