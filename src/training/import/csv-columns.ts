import type { ImportFormat, WeightUnit } from '../foreign-file.types.js';

/** The meaning of a line's cells. */
export interface CsvColumns {
  format: ImportFormat;
  /** The session's time. */
  time: number;
  name: number;
  session: number | undefined;
  end: number | undefined;
  duration: number | undefined;
  localDate: number | undefined;
  /** Number of the set in its exercise; some applications store its kind here. */
  order: number | undefined;
  kind: number | undefined;
  /** Weight columns with their units; null if another column has the unit, or none. */
  weights: { column: number; unit: WeightUnit | null }[];
  unit: number | undefined;
  reps: number | undefined;
  seconds: number | undefined;
  distance: number | undefined;
  /** Meters of the distance's unit; null if another column has the unit, or none. */
  distanceMeters: number | null;
  distanceUnit: number | undefined;
  /** This product's own: the kind of endurance, and how hard it was. */
  cardio: number | undefined;
  talk: number | undefined;
  /** Effort, 10 = maximal. */
  effort: number | undefined;
  reserve: number | undefined;
  answer: number | undefined;
  /** Whether a set was done, `yes` or `no`. */
  done: number | undefined;
  doneAt: number | undefined;
  note: number | undefined;
  sessionNote: number | undefined;
}

/** Columns that identify a format. */
const SIGNS: [ImportFormat, string[]][] = [
  ['routineup', ['started_at', 'session', 'workout', 'set_order', 'kind', 'weight_kg']],
  ['hevy', ['start_time', 'exercise_title', 'set_index']],
  ['strong', ['date', 'exercise name', 'set order']],
  ['fitnotes', ['date', 'exercise', 'category']],
];

/** Columns of a distance, with the meters of their unit. */
const DISTANCES = new Map([
  ['distance_m', 1],
  ['distance_km', 1_000],
  ['distance_miles', 1_609.344],
  ['distance (meters)', 1],
  ['distance (km)', 1_000],
  ['distance', null],
]);

const KG = /^weight(?:_kg| \(kgs?\))$/;
const LB = /^weight(?:_lbs?| \(lbs?\))$/;

/** Maps a file's columns; null if no known application wrote it. */
export function columnsOf(header: readonly string[]): CsvColumns | null {
  const names = header.map(name => name.normalize('NFKC').trim().toLowerCase());
  const format = SIGNS.find(([, signs]) => signs.every(sign => names.includes(sign)))?.[0];
  if (format === undefined) return null;
  /** The first of these that exists. */
  const one = (...wanted: string[]): number | undefined => {
    const found = wanted.find(name => names.includes(name));
    return found === undefined ? undefined : names.indexOf(found);
  };
  const isHevy = format === 'hevy';
  const isOwn = format === 'routineup';
  const distance = one(...DISTANCES.keys());
  return {
    format,
    time: one('started_at', 'start_time', 'date')!,
    name: one('workout', 'exercise_title', 'exercise name', 'exercise')!,
    session: one('session', 'workout name', ...(isHevy ? ['title'] : [])),
    end: one('ended_at', 'end_time'),
    duration: one('duration', 'duration (sec)', 'workout duration'),
    localDate: isOwn ? one('date') : undefined,
    order: one('set_order', 'set_index', 'set order'),
    kind: one('kind', 'set_type'),
    weights: names.flatMap((name, column) => {
      if (name === 'weight') return { column, unit: null };
      if (KG.test(name)) return { column, unit: 'kg' as const };
      return LB.test(name) ? { column, unit: 'lb' as const } : [];
    }),
    unit: one('weight unit'),
    reps: one('reps'),
    seconds: one('seconds', 'duration_seconds', ...(format === 'fitnotes' ? ['time'] : [])),
    distance,
    distanceMeters: distance === undefined ? null : (DISTANCES.get(names[distance]!) ?? null),
    distanceUnit: one('distance unit'),
    cardio: isOwn ? one('cardio') : undefined,
    talk: isOwn ? one('effort') : undefined,
    effort: one('rpe'),
    reserve: one('reserve', 'rir'),
    answer: one('answer'),
    done: isOwn ? one('done') : undefined,
    doneAt: one('done_at'),
    note: one('note', 'notes', 'comment', 'exercise_notes'),
    sessionNote: one('workout notes', ...(isHevy ? ['description'] : [])),
  };
}
