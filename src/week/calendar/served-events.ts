import { createHash } from 'node:crypto';

/** An event's text as calendars were last given it. */
export interface ServedEvent {
  digest: string;
  /** Seconds since 2000, so that it grows even over a plan that was dropped. 32 bits last until 2068. */
  sequence: number;
  cancelled: boolean;
}

export type ServedEvents = Record<string, ServedEvent>;

const COUNTED_FROM = Date.UTC(2000, 0, 1);

export const timeOf = (sequence: number): Date => new Date(COUNTED_FROM + sequence * 1000);

/** What calendars are given now, by uid: an event's sequence grows if its text differs from the one given last, whatever the reason. */
export function servedNow(
  events: readonly { uid: string; cancelled?: boolean }[],
  startTime: string | null,
  before: ServedEvents,
  now: Date,
): ServedEvents {
  const second = Math.floor((now.getTime() - COUNTED_FROM) / 1000);
  return Object.fromEntries(
    events.map(event => {
      const digest = createHash('sha256')
        .update(JSON.stringify([event, startTime]))
        .digest('base64url')
        .slice(0, 16);
      const last = before[event.uid];
      const sequence = last?.digest === digest ? last.sequence : Math.max(second, (last?.sequence ?? 0) + 1);
      return [event.uid, { digest, sequence, cancelled: event.cancelled ?? false }];
    }),
  );
}
