import type { CardioEffort, CardioKind } from '../cardio.vocabulary.js';
import {
  MOST_CARDIO_METERS,
  MOST_CARDIO_SECONDS,
  MOST_REPETITIONS,
  MOST_RESERVE,
  MOST_SECONDS,
  MOST_SETS_A_SESSION,
} from '../training.constants.js';
import type {
  ForeignCardio,
  ForeignFile,
  ForeignSession,
  ForeignSet,
  ReadingOptions,
  RefusedLine,
} from '../foreign-file.types.js';
import type { ReadTime } from './foreign-values.js';

const LONGEST_TITLE = 40;
const LONGEST_NAME = 100;
const LONGEST_NOTE = 200;
const LONGEST_SESSION_NOTE = 500;
const EARLIEST_YEAR = 1970;
const MOST_EFFORT = 10;
/** Most refused lines listed one by one. */
const MOST_LISTED = 1_000;

const ONLY_DISTANCE = '거리만 적힌 기록은 가져올 수 없어요.';
const NOTHING = '횟수와 시간이 모두 비어 있어요.';

/** Why a line cannot be imported. */
export class LineRefusal extends Error {}

/** A line's data about its session. */
export interface SessionFacts {
  title: string;
  start: ReadTime | null;
  end: Date | null;
  note: string;
}

export type SetFacts = Omit<ForeignSet, 'reserve' | 'note'> & {
  distance: number | null;
  meters: number | null;
  /** The endurance that its name means. */
  cardio: CardioKind | null;
  talk: CardioEffort | null;
  effort: number | null;
  reserve: number | null;
  note: string;
};

interface CollectedSession extends ForeignSession {
  /** The content of its lines so far. */
  contents: string[];
  /** Lines of the earlier stretches of the file, each of which may repeat once. */
  met: Map<string, number>;
}

/** Groups the sets of a file, line by line, into sessions, and reports invalid lines. */
export class SessionCollector {
  private readonly refused: RefusedLine[] = [];
  private refusedCount = 0;
  private readonly sessions = new Map<string, CollectedSession>();
  private current: CollectedSession | undefined;
  private repeated = 0;

  constructor(private readonly options: Pick<ReadingOptions, 'latest'>) {}

  /** Adds the result of `read` for a line, or records why it failed. */
  take(line: number, read: () => { session: SessionFacts; set: SetFacts }): void {
    try {
      const { session, set } = read();
      const collected = this.sessionOf(session);
      // With repetitions or a weight it is a lift, whatever its name.
      if (set.cardio !== null && !set.reps && !set.weight)
        this.addCardio(collected, checkedCardio(set, set.cardio));
      else this.add(collected, checked(set));
    } catch (error) {
      if (!(error instanceof LineRefusal)) throw error;
      this.refusedCount++;
      if (this.refused.length < MOST_LISTED) this.refused.push({ line, reason: error.message });
    }
  }

  /** Adds a note about a session from a line of its own. */
  remark(facts: SessionFacts, words: string): void {
    if (words === '' || facts.start === null) return;
    const session = this.sessionOf(facts);
    session.note = shortened([session.note, words].filter(Boolean).join('\n'), LONGEST_SESSION_NOTE);
  }

  result(): Omit<ForeignFile, 'format'> {
    const sessions = [...this.sessions.values()].filter(
      ({ sets, cardio }) => sets.length + cardio.length > 0,
    );
    sessions.sort((a, b) => (a.startedAt < b.startedAt ? -1 : 1));
    const sets = sessions.flatMap(session => session.sets);
    const names = [...countsOf(sets.map(({ name }) => name))].sort((a, b) => b[1] - a[1]);
    return {
      names: names.map(([name, count]) => ({ name, sets: count })),
      unitNeeded: sets.some(({ weight, unit }) => weight !== null && unit === null),
      sessions: sessions.map(({ met: _, contents: __, ...session }) => session),
      refused: this.refused,
      refusedCount: this.refusedCount,
      repeated: this.repeated,
    };
  }

  private sessionOf({ title, start, end, note }: SessionFacts): CollectedSession {
    if (!start) throw new LineRefusal('날짜를 읽을 수 없어요.');
    const startedAt = start.at.toISOString();
    if (start.at.getUTCFullYear() < EARLIEST_YEAR) throw new LineRefusal('1970년보다 앞선 날이에요.');
    if (startedAt > this.options.latest) throw new LineRefusal('아직 오지 않은 날이에요.');
    const key = `${startedAt} ${title}`;
    let session = this.sessions.get(key);
    if (!session) {
      const endedAt =
        end && end >= start.at && end.toISOString() <= this.options.latest ? end.toISOString() : null;
      session = {
        ...{ startedAt, endedAt, localDate: start.localDate, sets: [], cardio: [] },
        ...{ met: new Map<string, number>(), contents: [] },
        title: shortened(title, LONGEST_TITLE) ?? '가져온 운동',
        note: shortened(note, LONGEST_SESSION_NOTE),
      };
      this.sessions.set(key, session);
    } else if (session !== this.current) {
      // A session's lines are adjacent: a second stretch may repeat the first.
      session.met = countsOf(session.contents);
    }
    this.current = session;
    return session;
  }

  /** Whether the line stands in the file a second time. */
  private isRepeated({ met, contents }: CollectedSession, content: string): boolean {
    const left = met.get(content) ?? 0;
    contents.push(content);
    if (left === 0) return false;
    met.set(content, left - 1);
    this.repeated++;
    return true;
  }

  /** Intervals of one kind are one endurance. */
  private addCardio(session: CollectedSession, cardio: ForeignCardio): void {
    if (this.isRepeated(session, JSON.stringify(cardio))) return;
    const same = session.cardio.find(({ kind, effort }) => kind === cardio.kind && effort === cardio.effort);
    if (!same) {
      session.cardio.push(cardio);
      return;
    }
    same.seconds = Math.min(MOST_CARDIO_SECONDS, same.seconds + cardio.seconds);
    same.meters =
      same.meters === null || cardio.meters === null
        ? null
        : Math.min(MOST_CARDIO_METERS, same.meters + cardio.meters);
  }

  private add(session: CollectedSession, set: ForeignSet): void {
    if (this.isRepeated(session, contentOf(set))) return;
    if (session.sets.length >= MOST_SETS_A_SESSION) {
      throw new LineRefusal(`한 번의 운동에는 ${MOST_SETS_A_SESSION}세트까지 가져올 수 있어요.`);
    }
    // Some applications repeat an exercise's note in each of its lines.
    const isSaid = session.sets.some(({ name, note }) => name === set.name && note === set.note);
    session.sets.push(isSaid ? { ...set, note: null } : set);
  }
}

function checkedCardio({ seconds, meters, distance, talk }: SetFacts, kind: CardioKind): ForeignCardio {
  if (Number.isNaN(seconds) || (seconds ?? 0) > MOST_CARDIO_SECONDS)
    throw new LineRefusal('시간을 읽을 수 없어요.');
  if (!seconds) throw new LineRefusal(distance ? ONLY_DISTANCE : NOTHING);
  const whole = Math.round(meters ?? 0);
  return {
    ...{ kind, seconds: Math.max(1, Math.round(seconds)), effort: talk },
    meters: whole > 0 && whole <= MOST_CARDIO_METERS ? whole : null,
  };
}

function checked({
  distance,
  effort,
  reserve,
  meters: _,
  cardio: __,
  talk: ___,
  ...set
}: SetFacts): ForeignSet {
  const { reps, seconds, weight } = set;
  const name = shortened(set.name, LONGEST_NAME);
  if (name === null) throw new LineRefusal('운동 이름이 없어요.');
  if (Number.isNaN(weight)) throw new LineRefusal('무게를 읽을 수 없어요.');
  if (Number.isNaN(reps) || !isCount(reps, MOST_REPETITIONS)) throw new LineRefusal('횟수를 읽을 수 없어요.');
  if (Number.isNaN(seconds) || (seconds ?? 0) > MOST_SECONDS) throw new LineRefusal('시간을 읽을 수 없어요.');
  if (!reps && !seconds) {
    throw new LineRefusal(distance ? ONLY_DISTANCE : NOTHING);
  }
  return {
    ...set,
    name,
    weight: weight === 0 ? null : weight,
    reps: reps || null,
    seconds: seconds ? Math.round(seconds) : null,
    reserve: reserveOf(reserve, effort),
    note: shortened(set.note, LONGEST_NOTE),
  };
}

function isCount(count: number | null, most: number): boolean {
  return count === null || (Number.isInteger(count) && count >= 0 && count <= most);
}

/** Repetitions in reserve, if stated; a value outside the scale counts as absent. */
function reserveOf(reserve: number | null, effort: number | null): number | null {
  const left = reserve ?? (effort !== null && effort >= 1 ? MOST_EFFORT - effort : null);
  return left === null || !(left >= 0) || left > MOST_EFFORT
    ? null
    : Math.min(MOST_RESERVE, Math.round(left));
}

const contentOf = ({ name, kind, weight, reps, seconds }: ForeignSet): string =>
  [name, kind, weight, reps, seconds].join('\n');

function countsOf(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** Null if empty. */
function shortened(text: string | null, most: number): string | null {
  const trimmed = text?.replaceAll('\0', '').normalize('NFC').trim() ?? '';
  if (trimmed === '') return null;
  return trimmed.length > most ? `${trimmed.slice(0, most - 1).trimEnd()}…` : trimmed;
}
