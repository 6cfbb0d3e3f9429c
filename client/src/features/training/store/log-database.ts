import type { DBSchema, IDBPDatabase } from 'idb';
import { openDeviceDatabase } from '../../../shared/lib/device-database';
import { logName } from '../../../shared/session/member-data';
import type { Stored, TrainingSession, TrainingSet, TypedRow } from './rows';

/** One unanswered write. Once sent it never changes; later edits queue behind it. */
export type OutboxEntry = TypedRow & { seq?: number; id: string; sent: boolean };

/** Conflicts for the user: an edit that met another one, one that the server refuses, a load that it questions. */
export type Draft = TypedRow & { id: string; sessionId: string } & (
    | { reason: 'conflict'; server: Stored<TrainingSession> | Stored<TrainingSet> }
    | { reason: 'refused'; code: string; message: string }
    | { reason: 'doubt'; doubt: 'tooHeavy' | 'tooLight' }
  );

export interface LogSchema extends DBSchema {
  sessions: { key: string; value: Stored<TrainingSession> };
  sets: { key: string; value: Stored<TrainingSet>; indexes: { session: string } };
  outbox: { key: number; value: OutboxEntry; indexes: { row: string } };
  drafts: { key: string; value: Draft };
  /** Server answers that a session starts from offline. */
  plans: { key: string; value: unknown };
  /** Small values: the cursor of the changes, the rest timer, switches. */
  meta: { key: string; value: unknown };
}

export type LogDatabase = IDBPDatabase<LogSchema>;

export const openLogDatabase = (memberId: number, onClosed?: () => void): Promise<LogDatabase> =>
  openDeviceDatabase<LogSchema>(
    logName(memberId),
    database => {
      database.createObjectStore('sessions', { keyPath: 'id' });
      database.createObjectStore('sets', { keyPath: 'id' }).createIndex('session', 'sessionId');
      database.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true }).createIndex('row', 'id');
      database.createObjectStore('drafts', { keyPath: 'id' });
      database.createObjectStore('plans');
      database.createObjectStore('meta');
    },
    onClosed,
  );
