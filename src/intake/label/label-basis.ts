import type { LabelServing } from '../../catalogue/public.js';
import { PIECE } from './label-patterns.js';

/** What the amounts refer to, and how many pieces that is, if the label says so. */
interface Basis {
  of: 'day' | 'serving' | 'piece' | 'weight';
  pieces: number | null;
}

const COUNTED = `(\\d{1,2})\\s*(?:${PIECE})`;
const BRACKET = `\\((?:\\s*${COUNTED})?[^()\\n]{0,40}\\)`;
const OF_DAY = new RegExp(
  `1\\s*일\\s*(?:섭취량|섭취|권장량|분량?)?\\s*(?:${BRACKET}|[:\\s]*${COUNTED}(?:\\([^()\\n]{0,30}\\))?)?\\s*(?:당|기준|에\\s*든|함량)|하루\\s*(?:섭취량|분)\\s*(?:당|기준)|per\\s*day|daily\\s*amount`,
  'gi',
);
const OF_SERVING = new RegExp(
  `(?:1\\s*회|한\\s*번)\\s*(?:섭취량|섭취|분량|제공량|분)?\\s*(?:${BRACKET})?\\s*(?:당|기준)|amount\\s*per\\s*serving|per\\s*serving`,
  'gi',
);
const OF_PIECE = new RegExp(
  `(?:^|[^\\d.,])${COUNTED}\\s*(?:\\([^()\\n]{0,30}\\))?\\s*(?:당|중|기준)|per\\s+(?:${COUNTED}|(?:${PIECE}))|each\\s+(?:${PIECE})\\s+(?:contains|provides)`,
  'gim',
);
const SEVERAL_SERVINGS =
  /(?<!\d)(?:[2-9]|[1-9]\d+)\s*회\s*분?\s*(?:\([^()\n]{0,20}\)\s*)?(?:당|기준)|per\s+(?:[2-9]|[1-9]\d+)\s+servings/gi;

/** The quantity that all amounts of the label refer to; empty if not stated, two if stated in different ways. */
export function basesOf(plain: string): Basis[] {
  const stated = (of: Basis['of'], text: string, pattern: RegExp): Basis[] =>
    [...text.matchAll(pattern)].map(match => {
      const counted = match.slice(1).find(each => each !== undefined);
      return { of, pieces: counted === undefined ? null : Number(counted) };
    });
  const found = [
    ...stated('day', plain, OF_DAY),
    ...stated('serving', plain, OF_SERVING),
    ...stated('piece', plain.replace(OF_DAY, ' '), OF_PIECE).map(({ pieces }): Basis => {
      return { of: 'piece', pieces: pieces ?? 1 };
    }),
    ...stated('weight', plain, /\d+\s*(?:g|ml)\s*당|per\s*100\s*g/gi),
    ...stated('weight', plain, SEVERAL_SERVINGS),
  ];
  // Stated again without its pieces, it is the same.
  return found.filter(
    (one, index) =>
      !found.some(
        (other, at) =>
          other.of === one.of && (other.pieces === one.pieces ? at < index : one.pieces === null),
      ),
  );
}

const ENGLISH_NUMBERS: Record<string, number> = { one: 1, once: 1, two: 2, twice: 2, three: 3, four: 4 };
/** `1 to 2`, `once or twice` */
const RANGE = '(?<range>(?:\\bto|\\bor|[-~])\\s*)?';
const ENGLISH_PIECES = new RegExp(
  `${RANGE}\\b(?<count>\\d{1,3}|one|two|three|four)\\s*(?:\\(\\d\\)\\s*)?(?:tablet|capsule|caplet|softgel|gumm(?:y|ies)|scoop|drop|packet)`,
  'gi',
);
const ENGLISH_TIMES = new RegExp(
  `${RANGE}(?:\\b(?<count>\\d{1,2}|once|twice|one|two|three|four)\\s*(?:times?\\s*|x\\s*)?(?:daily|a\\s*day|per\\s*day|each\\s*day)|\\bdaily\\b)`,
  'gi',
);
const NO_ENGLISH_DAY =
  /\bweek|\bmonth|every other|alternate|divided|\band\b[^.\n]*(?:lunch|dinner|evening|night|bed)/i;
/** More are the content of a bottle. */
const MOST_AT_ONCE = 12;

const englishCounts = (text: string, pattern: RegExp): { counts: number[]; isRange: boolean } => {
  const groups = [...text.matchAll(pattern)].map(match => match.groups ?? {});
  const counts = groups.map(({ count = '1' }) => ENGLISH_NUMBERS[count.toLowerCase()] ?? Number(count));
  return {
    counts: [...new Set(counts.filter(count => count <= MOST_AT_ONCE))],
    isRange: groups.some(({ range }) => range !== undefined),
  };
};

/** Whether an English label states several numbers of pieces. */
export const piecesDiffer = (plain: string): boolean =>
  englishCounts(plain, ENGLISH_PIECES).counts.length > 1;

/** The intake that an English label prescribes: null unless everything it says of it agrees. */
export function englishServing(plain: string): LabelServing | null {
  if (NO_ENGLISH_DAY.test(plain)) return null;
  const only = (text: string, pattern: RegExp): number | null => {
    const { counts, isRange } = englishCounts(text, pattern);
    return counts.length === 1 && !isRange ? counts[0]! : null;
  };
  const pieces = only(plain, ENGLISH_PIECES);
  const timesADay = only(plain.replace(/daily\s*(?:value|amount)s?/gi, ' '), ENGLISH_TIMES);
  if (pieces === null || timesADay === null) return null;
  return { timesADay, pieces, piece: 'tablet', weights: [], liquid: false };
}

/** The intake text, without the table's similar phrase about what its amounts refer to. */
export const servingPart = (plain: string): string =>
  plain
    .replace(/(?:1\s*일|1\s*회|한\s*번)\s*(?:섭취량|섭취|분량|제공량|분)[^\n]{0,30}?(?:당|기준)/g, ' ')
    .replace(/\d{1,2}\s*(?:정|캡슐|포|스틱|환|알|매)\s*(?:\([^()\n]{0,30}\))?\s*(?:당|중|기준)/g, ' ')
    // `1일 섭취량: 1정(1,000mg)` above the table.
    .replace(
      /(?:1\s*일\s*섭취량|1\s*회\s*(?:제공량|섭취량|분량))\s*:\s*(?:[가-힣]{1,6}\s)?\d{1,2}\s*(?:정|캡슐|포|스틱|환|알|매)\s*(?:\([^()\n]{0,30}\))?(?=\s*\n)/g,
      ' ',
    )
    // `하루 한 알!` on the front says no more than what follows.
    .replace(/하루\s*한\s*(?:알|정|포|캡슐)\s*!/g, ' ');

/** The share of the basis that one serving is; a question if that is unclear. */
export function shareOf(
  bases: readonly Basis[],
  serving: LabelServing | null,
  piecesDiffer: boolean,
): number | string {
  const isOne = serving?.timesADay === 1 && serving.pieces === 1;
  const [basis, another] = bases;
  const piecesOf = (of: Basis['of']): number =>
    (serving?.pieces ?? 0) * (of === 'day' ? (serving?.timesADay ?? 0) : 1);
  const differs = ({ of, pieces }: Basis): boolean => pieces !== null && pieces !== piecesOf(of);
  if (
    piecesDiffer ||
    (serving?.piece && bases.some(each => (each.of === 'day' || each.of === 'serving') && differs(each)))
  )
    return '적혀 있는 개수와 드시는 개수가 달라요. 한 번에는 얼마인가요?';
  if (another !== undefined && !isOne) return '하루 양과 한 번 양이 함께 적혀 있어요. 어느 쪽인가요?';
  if (basis?.of === 'weight')
    return '무게나 여러 번 분에 든 양이에요. 한 번 드시는 양에는 얼마가 들어 있나요?';
  if (basis?.of === 'serving') return 1;
  if (serving === null) return '하루에 몇 번, 한 번에 얼마나 드시는지 알아야 해요. 한 번에 얼마인가요?';
  if (basis === undefined) return isOne ? 1 : '하루 양인가요, 한 번 양인가요?';
  if (basis.of === 'day') return 1 / serving.timesADay;
  return serving.pieces / (basis.pieces ?? 1);
}
