import { svgBrand, svgDrawing, svgText, wrapped } from '../../infrastructure/pictures/svg-text.js';

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

const WIDTH = 1080;
const HEIGHT = 1350;
const EDGE = 84;
const COLUMN = WIDTH - 2 * EDGE;
const MOST_WORKOUTS = 8;
const LEAST_DRAWING = 260;
const NUMBER = new Intl.NumberFormat('ko-KR', { maximumFractionDigits: 0 });
const DAY = new Intl.DateTimeFormat('ko-KR', { timeZone: 'UTC', dateStyle: 'long' });

/** As SVG, 1080 × 1350: chats and feeds show it whole. */
export function sessionPicture(picture: SessionPicture): string {
  const { title, date, minutes, sets, volumeKg, workouts, records } = picture;
  const facts = [
    [NUMBER.format(Math.max(1, minutes)), '분'],
    [NUMBER.format(sets), '세트'],
    ...(volumeKg === null ? [] : [[NUMBER.format(volumeKg), 'kg']]),
  ] as const;
  const parts = [svgText(EDGE, 268, 34, '#4e5968', 400, DAY.format(new Date(date)))];
  let y = 350;
  for (const words of wrapped(title, COLUMN / 72, 2)) {
    parts.push(svgText(EDGE, y, 72, '#191f28', 700, words));
    y += 88;
  }
  facts.forEach(([value, unit], place) => {
    const x = EDGE + place * (COLUMN / facts.length);
    parts.push(svgText(x, y + 66, 80, '#2f6bff', 700, value));
    parts.push(svgText(x, y + 112, 34, '#4e5968', 400, unit));
  });
  y += 196;
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
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/><rect width="${WIDTH}" height="14" fill="#2f6bff"/>`,
    svgBrand(EDGE, 96),
    ...parts,
    '</svg>',
  ].join('');
}
