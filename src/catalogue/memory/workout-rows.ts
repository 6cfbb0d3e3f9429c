import { groupBy, idWindows, readRows, type RowSource, type RowTable } from './row-chunks.js';

/** What searching and listing need to know of a workout. */
export interface WorkoutRow {
  id: number;
  slug: string | null;
  koreanName: string;
  englishName: string;
  aliases: string[];
  description: string;
  imgPath: string | null;
  videoLink: string | null;
  hidden: boolean;
  /** In the order they are shown. */
  primaryPartIds: number[];
  secondaryPartIds: number[];
  machineIds: number[];
}

const WORKOUTS: RowTable = {
  name: 'workouts',
  columns: [
    'id',
    'slug',
    'koreanName',
    'englishName',
    'aliases',
    'description',
    'imgPath',
    'videoLink',
    'hidden',
  ],
  idColumn: 'id',
  orderBy: '`id`',
};
const PARTS: RowTable = {
  name: 'workout_body_parts',
  columns: ['workoutId', 'bodyPartId', 'isPrimary', 'position'],
  idColumn: 'workoutId',
  orderBy: '`workoutId`, `position`',
};
const MACHINES: RowTable = {
  name: 'workout_machines',
  columns: ['workoutId', 'machineId'],
  idColumn: 'workoutId',
  orderBy: '`workoutId`, `machineId`',
};
/** The workouts' own table first. */
export const WORKOUT_TABLES = [WORKOUTS, PARTS, MACHINES] as const;

type WorkoutCells = [
  id: number,
  slug: string | null,
  koreanName: string,
  englishName: string,
  aliases: string,
  description: string,
  imgPath: string | null,
  videoLink: string | null,
  hidden: number,
];
type PartCells = [workoutId: number, bodyPartId: number, isPrimary: number, position: number];
type MachineCells = [workoutId: number, machineId: number];

/** Workouts by ascending id. Plain SQL: building entities of a large catalogue takes longer than the whole start may. */
export async function* readWorkoutRows(source: RowSource, ids?: number[]): AsyncGenerator<WorkoutRow[]> {
  for await (const window of idWindows(source.manager, WORKOUTS, ids)) {
    const workouts = await readRows<WorkoutCells>(source, WORKOUTS, window);
    const parts = await readRows<PartCells>(source, PARTS, window);
    const machines = await readRows<MachineCells>(source, MACHINES, window);
    const partsOf = groupBy(parts, ([workoutId]) => workoutId);
    const machinesOf = groupBy(machines, ([workoutId]) => workoutId);
    yield workouts.map(cells =>
      workoutOf(cells, partsOf.get(cells[0]) ?? [], machinesOf.get(cells[0]) ?? []),
    );
  }
}

function workoutOf(cells: WorkoutCells, parts: PartCells[], machines: MachineCells[]): WorkoutRow {
  const [id, slug, koreanName, englishName, aliases, description, imgPath, videoLink, hidden] = cells;
  return {
    id,
    slug,
    koreanName,
    englishName,
    aliases: JSON.parse(aliases) as string[],
    description,
    imgPath,
    videoLink,
    hidden: Boolean(hidden),
    primaryPartIds: parts.filter(([, , isPrimary]) => isPrimary).map(([, partId]) => partId),
    secondaryPartIds: parts.filter(([, , isPrimary]) => !isPrimary).map(([, partId]) => partId),
    machineIds: machines.map(([, machineId]) => machineId),
  };
}
