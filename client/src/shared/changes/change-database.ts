import type { DBSchema, IDBPDatabase } from 'idb';
import { openDeviceDatabase } from '../lib/device-database';
import { changesName } from '../session/member-data';

/** Why a change needs the user: the server's value differs by now, or the server refuses it. */
export type Problem =
  | { reason: 'changed'; there: string }
  /** Of a change that can be for another day, whether it was refused for its own. */
  | { reason: 'refused'; message: string; misdated?: boolean };

/** A member's change that the server has not accepted yet. */
export interface Change {
  /** Increases with time: changes are sent in this order. */
  id: string;
  kind: string;
  wanted: unknown;
  /** What the member saw before changing it. */
  base: unknown;
  /** What it concerns, and its new value: `벤치프레스`, `42.5kg × 10회`. */
  about: string;
  mine: string;
  /** It has waited: the server may have it, or something else, by now. */
  late: boolean;
  problem: Problem | null;
  /** The user has decided for it, whatever the server has: it is no question any more, and still merged with the rest. */
  decided?: boolean;
}

interface ChangesSchema extends DBSchema {
  changes: { key: string; value: Change };
}

export type ChangeDatabase = IDBPDatabase<ChangesSchema>;

/** A member's changes on this device. @throws DOMException where the browser stores nothing */
export const openChangeDatabase = (memberId: number, onClosed?: () => void): Promise<ChangeDatabase> =>
  openDeviceDatabase<ChangesSchema>(
    changesName(memberId),
    database => void database.createObjectStore('changes', { keyPath: 'id' }),
    onClosed,
  );
