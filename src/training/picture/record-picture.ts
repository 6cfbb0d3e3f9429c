import { svgDrawing } from '../../infrastructure/pictures/svg-text.js';
import type { WorkoutHistoryDto } from '../dto/training-history.dto.js';
import { dayText, sheet, SHEET, sheetHead, type Fact } from './share-sheet.js';

/** A workout's bests for sharing. */
export interface RecordPicture extends WorkoutHistoryDto {
  name: string;
  /** Whether loads are shown, and estimates from them. */
  withWeights: boolean;
  /** `flattened`. */
  drawing: string | null;
}

const MOST_FACTS = 3;
const NUMBER = new Intl.NumberFormat('ko-KR', { maximumFractionDigits: 1 });

/** As SVG; the day is that of the best. Without weights it tells of a lift only how far it has come. */
export function recordPicture({ name, points, records, withWeights, drawing }: RecordPicture): string {
  const best = points.reduce((found, point) => (strengthOf(point) > strengthOf(found) ? point : found));
  const { parts, end } = sheetHead(
    `최고 기록 · ${dayText(best.date)}`,
    name,
    factsOf(points, records, withWeights).slice(0, MOST_FACTS),
  );
  if (drawing !== null)
    parts.push(svgDrawing(drawing, SHEET.edge, end - 16, SHEET.column, SHEET.height - SHEET.edge - end + 16));
  return sheet(parts);
}

type Point = RecordPicture['points'][number];

/** What a day's best is measured by: one unit for each workout. */
const strengthOf = ({ oneRepMaxKg, longestSeconds, reps }: Point): number =>
  oneRepMaxKg ?? longestSeconds ?? reps;

function factsOf(points: readonly Point[], records: RecordPicture['records'], withWeights: boolean): Fact[] {
  const of = (kind: RecordPicture['records'][number]['kind']) => records.find(each => each.kind === kind);
  const heaviest = of('heaviest');
  const oneRepMax = of('oneRepMax');
  const bodyweight = records.find(({ kind, weight }) => kind === 'mostRepsAtWeight' && weight === null);
  const longest = Math.max(0, ...points.map(({ longestSeconds }) => longestSeconds ?? 0));
  const gain = gainPercent(points);
  return [
    ...(withWeights && heaviest ? [[NUMBER.format(heaviest.value), '최고 무게 (kg)'] as const] : []),
    ...(withWeights && oneRepMax ? [[NUMBER.format(oneRepMax.value), '추정 1RM (kg)'] as const] : []),
    ...(bodyweight ? [[`${NUMBER.format(bodyweight.value)}회`, '한 세트'] as const] : []),
    ...(longest > 0 ? [[`${NUMBER.format(longest)}초`, '가장 오래'] as const] : []),
    ...(gain > 0 ? [[`+${gain}%`, '처음보다'] as const] : []),
    [`${NUMBER.format(points.length)}일`, '운동한 날'],
  ];
}

/** How much more the best estimate is than the first one; 0 where nothing can be compared. */
function gainPercent(points: readonly Point[]): number {
  const estimates = points.flatMap(({ oneRepMaxKg }) => oneRepMaxKg ?? []);
  const [first] = estimates;
  return first === undefined ? 0 : Math.round((100 * (Math.max(...estimates) - first)) / first);
}
