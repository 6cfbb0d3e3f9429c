import type { DBSchema, IDBPDatabase } from 'idb';
import { openDeviceDatabase } from '../lib/device-database';
import { changesName } from '../session/member-data';

/** Why a change needs a person: the server has something else by now, or does not take it. */
export type Problem = { reason: 'changed'; there: string } | { reason: 'refused'; message: string };

/** What a member has changed and the server has not taken yet. */
export interface Change {
  /** Grows with time: they are sent in this order. */
  id: string;
  kind: string;
  wanted: unknown;
  /** What the member saw when changing it. */
  base: unknown;
  /** Whose it is, and what it is now: `벤치프레스`, `42.5kg × 10회`. */
  about: string;
  mine: string;
  /** It has waited: the server may have it, or something else, by now. */
  late: boolean;
  problem: Problem | null;
}

interface ChangesSchema extends DBSchema {
  changes: { key: string; value: Change };
}

export type ChangeDatabase = IDBPDatabase<ChangesSchema>;

/** A member's changes on this device. @throws DOMException where the browser keeps nothing */
export const openChangeDatabase = (memberId: number): Promise<ChangeDatabase> =>
  openDeviceDatabase<ChangesSchema>(
    changesName(memberId),
    database => void database.createObjectStore('changes', { keyPath: 'id' }),
  );
