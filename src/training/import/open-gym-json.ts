import { FileRefusal } from './file-refusal.js';
import type { ForeignFile, ReadingOptions, WeightUnit } from '../foreign-file.types.js';
import { TimeReader, type ReadTime } from './foreign-values.js';
import { OPEN_GYM_EXERCISES } from './open-gym-exercises.js';
import { SessionCollector, type SessionFacts, type SetFacts } from './session-collector.js';
import { MOST_IMPORT_ROWS } from '../training.constants.js';

type Json = Record<string, unknown>;

/** Reads a backup of openGym: its sessions with the completed sets. @throws FileRefusal */
export function readOpenGym(text: string, options: ReadingOptions): ForeignFile {
  const backup = parsed(text);
  if (!isObject(backup) || !Array.isArray(backup.workouts)) throw new FileRefusal('TRAINING_FILE_UNKNOWN');
  const unit: WeightUnit | null = backup.unit === 'kg' || backup.unit === 'lb' ? backup.unit : null;
  const names = { ...OPEN_GYM_EXERCISES, ...ownNames(backup.customEx) };
  const times = new TimeReader(options.timezone);
  const collector = new SessionCollector(options);
  let line = 0;
  for (const workout of objectsIn(backup.workouts)) {
    const session = sessionOf(workout, times);
    for (const entry of objectsIn(workout.entries)) {
      const id = textOf(entry.id);
      const about = { name: names[id] ?? (id && `openGym ${id}`), note: textOf(entry.note), unit };
      for (const set of objectsIn(entry.sets)) {
        if (++line > MOST_IMPORT_ROWS) throw new FileRefusal('TRAINING_FILE_TOO_LONG');
        const number = line;
        if (set.done !== false) collector.take(number, () => ({ session, set: setOf(set, number, about) }));
      }
    }
  }
  return { format: 'opengym', ...collector.result() };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FileRefusal('TRAINING_FILE_BROKEN');
  }
}

/** Exercises that the user added, by id. */
function ownNames(exercises: unknown): Record<string, string> {
  return Object.fromEntries(objectsIn(exercises).map(({ id, n }) => [textOf(id), textOf(n)]));
}

function sessionOf({ d, start, end, name, note }: Json, times: TimeReader): SessionFacts {
  const [began, ended] = [momentOf(start, times), momentOf(end, times)];
  const day = times.timeIn(textOf(d));
  return {
    title: textOf(name),
    // Its stored date counts; the time comes from its clock.
    start: began ? { ...began, localDate: day?.localDate ?? began.localDate } : day,
    end: ended?.at ?? null,
    note: textOf(note),
  };
}

function setOf(set: Json, line: number, about: Pick<SetFacts, 'name' | 'note' | 'unit'>): SetFacts {
  // Minutes with a speed are a distance on a treadmill.
  const isDistance = set.min !== undefined;
  return {
    ...about,
    line,
    kind: set.warmup === true ? 'warmup' : 'work',
    weight: numberOf(set.w),
    reps: numberOf(set.r),
    seconds: numberOf(set.sec),
    distance: isDistance ? 1 : null,
    ...{ cardio: null, talk: null, meters: null },
    effort: numberOf(set.rpe),
    reserve: numberOf(set.rir),
    answer: null,
    doneAt: null,
  };
}

function momentOf(value: unknown, times: TimeReader): ReadTime | null {
  return typeof value === 'number' ? times.at(new Date(value)) : null;
}

/** Null if absent, `NaN` if not a number. */
function numberOf(value: unknown): number | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'number' ? value : Number.NaN;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const objectsIn = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);
