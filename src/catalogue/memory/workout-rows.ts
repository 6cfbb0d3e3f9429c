import type { EntityManager } from 'typeorm';
import { groupBy, queryCells, readInChunks, type RowWindow } from './row-chunks.js';

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

/** Workouts by ascending id. Plain SQL: building entities of a large catalogue takes longer than the whole start may. */
export function readWorkoutRows(manager: EntityManager, ids?: number[]): AsyncGenerator<WorkoutRow[]> {
  return readInChunks(manager, readChunk, ids);
}

async function readChunk(manager: EntityManager, window: RowWindow): Promise<WorkoutRow[]> {
  const workouts = await queryCells<WorkoutCells>(
    manager,
    `SELECT JSON_ARRAY(\`id\`, \`slug\`, \`koreanName\`, \`englishName\`, \`aliases\`, \`description\`, \`imgPath\`,
                       \`videoLink\`, \`hidden\`) AS \`cells\`
       FROM \`workouts\` WHERE ${window.where} ORDER BY \`id\` ${window.limit}`,
    window.parameters,
  );
  if (workouts.length === 0) return [];
  const range = [workouts[0]![0], workouts.at(-1)![0]];
  const parts = await queryCells<[workoutId: number, bodyPartId: number, isPrimary: number]>(
    manager,
    `SELECT JSON_ARRAY(\`workoutId\`, \`bodyPartId\`, \`isPrimary\`) AS \`cells\` FROM \`workout_body_parts\`
      WHERE \`workoutId\` BETWEEN ? AND ? ORDER BY \`workoutId\`, \`position\``,
    range,
  );
  const machines = await queryCells<[workoutId: number, machineId: number]>(
    manager,
    `SELECT JSON_ARRAY(\`workoutId\`, \`machineId\`) AS \`cells\` FROM \`workout_machines\`
      WHERE \`workoutId\` BETWEEN ? AND ? ORDER BY \`workoutId\`, \`machineId\``,
    range,
  );
  const partsOf = groupBy(parts, ([workoutId]) => workoutId);
  const machinesOf = groupBy(machines, ([workoutId]) => workoutId);
  return workouts.map(cells => {
    const [id, slug, koreanName, englishName, aliases, description, imgPath, videoLink, hidden] = cells;
    const trained = partsOf.get(id) ?? [];
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
      primaryPartIds: trained.filter(([, , isPrimary]) => isPrimary).map(([, partId]) => partId),
      secondaryPartIds: trained.filter(([, , isPrimary]) => !isPrimary).map(([, partId]) => partId),
      machineIds: (machinesOf.get(id) ?? []).map(([, machineId]) => machineId),
    };
  });
}
