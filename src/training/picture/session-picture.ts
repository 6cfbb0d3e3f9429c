import { svgDrawing, svgText, wrapped } from '../../infrastructure/pictures/svg-text.js';
import { dayText, sheet, SHEET, sheetHead, type Fact } from './share-sheet.js';

/** A finished session for sharing. */
export interface SessionPicture {
  title: string;
  /** `YYYY-MM-DD`. */
  date: string;
  minutes: number;
  sets: number;
  /** kg; null if weights are hidden. */
  volumeKg: number | null;
  workouts: readonly { name: string; sets: number }[];
  /** Names of workouts with a new record. */
  records: readonly string[];
  /** Drawing of the first workout, `flattened`: below the list if there is room. */
  drawing?: string | null;
}

const { width: WIDTH, height: HEIGHT, edge: EDGE, column: COLUMN } = SHEET;
const MOST_WORKOUTS = 8;
const LEAST_DRAWING = 260;
const NUMBER = new Intl.NumberFormat('ko-KR', { maximumFractionDigits: 0 });

export function sessionPicture(picture: SessionPicture): string {
  const { title, date, minutes, sets, volumeKg, workouts, records } = picture;
  const facts: Fact[] = [
    [NUMBER.format(Math.max(1, minutes)), '분'],
    [NUMBER.format(sets), '세트'],
    ...(volumeKg === null ? [] : [[NUMBER.format(volumeKg), 'kg'] as const]),
  ];
  const { parts, end } = sheetHead(dayText(date), title, facts);
  let y = end;
  for (const { name, sets: done } of workouts.slice(0, MOST_WORKOUTS)) {
    const [words = ''] = wrapped(name, (COLUMN - 190) / 38, 1);
    const isRecord = records.includes(name);
    parts.push(svgText(EDGE, y, 38, '#333d4b', 700, words));
    parts.push(svgText(WIDTH - EDGE - 150, y, 38, '#4e5968', 400, `${done}세트`));
    y += 40;
    if (isRecord) {
      parts.push(svgText(EDGE, y + 2, 28, '#2f6bff', 700, '새 기록'));
      y += 36;
    }
    y += 24;
    if (y > HEIGHT - 110) break;
  }
  const more = workouts.length - MOST_WORKOUTS;
  if (more > 0 && y <= HEIGHT - 70) parts.push(svgText(EDGE, y, 32, '#4e5968', 400, `외 ${more}개`));
  const room = HEIGHT - EDGE - y;
  if (picture.drawing && room >= LEAST_DRAWING)
    parts.push(svgDrawing(picture.drawing, EDGE, y, COLUMN, room));
  return sheet(parts);
}
