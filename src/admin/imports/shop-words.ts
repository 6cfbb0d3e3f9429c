import {
  AMOUNT_FIELDS,
  MICROGRAMS_PER_IU_OF_VITAMIN_D,
  SUPPLEMENT_TYPES,
  type SupplementType,
} from '../../catalogue/public.js';
import { plainWord } from '../tables/shop-headers.js';

/** Shops' words for the supplement types. */
const TYPES: Readonly<Record<string, SupplementType>> = {
  ...{
    단백질: 'Protein',
    프로틴: 'Protein',
    유청단백: 'Protein',
    유청단백질: 'Protein',
    단백질보충제: 'Protein',
    프로틴파우더: 'Protein',
    단백질파우더: 'Protein',
  },
  ...{ 카제인: 'Protein', wheyprotein: 'Protein', preworkout: 'Other' },
  ...{ wpc: 'Protein', wpi: 'Protein', wph: 'Protein', 분리유청: 'Protein', 분리유청단백: 'Protein' },
  ...{ 게이너: 'Gainer', 체중증가: 'Gainer', bcaa: 'BCAA', 아미노산: 'AminoAcid', eaa: 'AminoAcid' },
  ...{
    기타: 'Other',
    비타민: 'Other',
    미네랄: 'Other',
    크레아틴: 'Other',
    오메가3: 'Other',
    부스터: 'Other',
    헬스보충식품: 'Other',
    건강기능식품: 'Other',
  },
};

/** Grams per unit, in the spellings typed on a Korean keyboard. */
const IN_GRAMS: Readonly<Record<string, number>> = {
  g: 1,
  그램: 1,
  mg: 1e-3,
  '㎎': 1e-3,
  μg: 1e-6,
  µg: 1e-6,
  ug: 1e-6,
  '㎍': 1e-6,
  mcg: 1e-6,
};

/** Guesses the field of an unknown column from its values. '' leaves the column out. */
export function guessOfValues(values: readonly string[]): string {
  const all = values.filter(value => value !== '');
  const every = (test: (value: string) => boolean): boolean => all.length > 0 && all.every(test);
  if (every(value => /^https?:\/\//i.test(value) || BARE_ADDRESS.test(value)))
    return all.some(value => PICTURE.test(value)) ? '' : 'marketURL';
  if (every(value => /^[₩￦]|원$/.test(value) && /\d/.test(value))) return 'price';
  if (every(value => /회|서빙|servings?/i.test(value) && /^\d+$/.test(plainCell('servings', '', value))))
    return 'servings';
  if (every(value => typeOf(value) !== null)) return 'supplementType';
  return '';
}

/** Of a path such as `식품>건강식품>단백질보충제` the last known part. */
function typeOf(cell: string): SupplementType | null {
  for (const part of cell.split('>').reverse()) {
    const named = part.trim().toLowerCase();
    const type =
      SUPPLEMENT_TYPES.find(each => each.toLowerCase() === named) ??
      TYPES[plainWord(part).replace(/류$/, '')];
    if (type) return type;
  }
  return null;
}

const NUMBER = String.raw`(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?`;
/** `45,000.-`: how a hand closes a price. */
const PRICE = new RegExp(`^(?:[₩￦]|KRW)?\\s*${NUMBER}\\s*(?:원|\\.?-)?$`, 'i');
/** Won have no decimals. */
const THOUSANDS_BY_POINT = /^\d{1,3}(?:\.\d{3})+$/;
const SERVINGS = new RegExp(`^(?:총\\s*|약\\s*)?${NUMBER}\\s*(?:회|회분|번|서빙|servings?)?$`, 'i');
/** `2kg / 총 66회`: the weight of the pack beside its servings. */
const WEIGHT_BEFORE = /^[\d.,]+\s*(?:kg|g)\s*[/,·]?\s*(?=(?:총\s*)?\d+\s*(?:회|서빙|serving))/i;
/** `2만9천원` */
const SPOKEN_PRICE = /^(?:(\d+)\s*만)?\s*(?:(\d+)\s*천)?\s*(?:(\d+)\s*백)?\s*원$/;
/** `(부가세 포함)`: a remark without a figure. */
const REMARK = /\s*[(（][^)）\d]*[)）]$/;
const NOTHING = /^(?:[-–—―]|없음|n\/?a)$/i;
/** An address as people copy it, without `https://`. */
const PICTURE = /\.(?:jpe?g|png|gif|webp)(?:[?#]|$)/i;
const BARE_ADDRESS = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i;
const AMOUNT = new RegExp(`^${NUMBER}\\s*([a-zμµ㎎㎍그램]*)$`, 'i');

const digitsOf = (found: RegExpExecArray): string => (found[1] ?? '').replaceAll(',', '') + (found[2] ?? '');

/** Converts an amount to the field's unit. An amount of unknown unit stays as written: validation refuses it instead of misreading it. */
function amountIn(field: keyof typeof AMOUNT_FIELDS, header: string, cell: string): string {
  const found = AMOUNT.exec(cell);
  if (!found) return cell;
  const inHeader = /[([{（［]\s*([a-zμµ㎎㎍그램]+)[^)\]}）］]*[)\]}）］]/i.exec(header)?.[1] ?? '';
  const unit = (found[3] || inHeader).toLowerCase();
  const own = AMOUNT_FIELDS[field];
  if (own === 'kcal') return ['', 'kcal'].includes(unit) ? digitsOf(found) : `${digitsOf(found)}${unit}`;
  const ownGrams = own.endsWith('G') ? 1 : own.endsWith('Mg') ? 1e-3 : 1e-6;
  if (unit === '' && header !== '' && Number(digitsOf(found)) > mostWithoutUnit(field))
    return `${digitsOf(found)} (단위?)`;
  if (unit === '') return digitsOf(found);
  if (unit === 'iu' && field === 'vitaminD')
    return String(Number((Number(digitsOf(found)) * MICROGRAMS_PER_IU_OF_VITAMIN_D).toPrecision(12)));
  const grams = IN_GRAMS[unit];
  if (grams === undefined) return `${digitsOf(found)}${unit}`;
  return String(Number((Number(digitsOf(found)) * (grams / ownGrams)).toPrecision(12)));
}

/** Not as much as a serving holds, where nobody wrote the unit: `비타민D 1000` may be IU, `크레아틴 3000` mg. */
const MOST_WITHOUT_UNIT: Partial<Record<keyof typeof AMOUNT_FIELDS, number>> = {
  carbohydratePerServing: 500,
  proteinPerServing: 100,
  fatPerServing: 100,
  vitaminD: 250,
};
const mostWithoutUnit = (field: keyof typeof AMOUNT_FIELDS): number =>
  MOST_WITHOUT_UNIT[field] ?? (AMOUNT_FIELDS[field].endsWith('G') ? 30 : Infinity);

const isAmountField = (field: string): field is keyof typeof AMOUNT_FIELDS =>
  Object.hasOwn(AMOUNT_FIELDS, field);

/** `판매가(천원)`: the won of one unit of the column. */
const wonIn = (header: string): number =>
  /천\s*원/.test(header) ? 1_000 : /만\s*원/.test(header) ? 10_000 : 1;

function spokenPrice(text: string): string | null {
  const found = SPOKEN_PRICE.exec(text);
  if (!found || (found[1] ?? found[2]) === undefined) return null;
  const [, tenThousands = '0', thousands = '0', hundreds = '0'] = found;
  return String(Number(tenThousands) * 10_000 + Number(thousands) * 1_000 + Number(hundreds) * 100);
}

/** Names; anything else may hold `２９，９００원`. */
const AS_WRITTEN: ReadonlySet<string> = new Set(['koreanName', 'englishName', 'brand']);

/** Converts a cell to what the supplement form takes; an unclear cell stays as written. */
export function plainCell(field: string, header: string, cell: string): string {
  const trimmed = cell.trim();
  if (trimmed === '') return '';
  const text = AS_WRITTEN.has(field) ? trimmed.replace(/\s+/g, ' ') : trimmed.normalize('NFKC');
  if (isAmountField(field)) return NOTHING.test(text) ? '' : amountIn(field, header, text);
  switch (field) {
    case 'salePrice':
      // Many exports fill the lines without a discount with a zero.
      return NOTHING.test(text) || /^0\s*원?$/.test(text) ? '' : plainCell('price', header, text);
    case 'price': {
      const found = PRICE.exec(text.replace(REMARK, ''));
      if (!found) return spokenPrice(text) ?? text;
      const unit = /[₩￦원]|KRW/i.test(text) ? 1 : wonIn(header);
      // Nothing is sold for nothing: the price is not in the list.
      if (Number(digitsOf(found)) === 0) return `${digitsOf(found)}원`;
      if (unit === 1 && THOUSANDS_BY_POINT.test(text)) return text.replaceAll('.', '');
      return unit === 1 ? digitsOf(found) : String(Number((Number(digitsOf(found)) * unit).toPrecision(12)));
    }
    case 'servings': {
      const found = SERVINGS.exec(text.replace(WEIGHT_BEFORE, ''));
      return found ? digitsOf(found) : text;
    }
    case 'supplementType':
      return typeOf(text) ?? text;
    case 'marketURL':
      return BARE_ADDRESS.test(text) ? `https://${text}` : text;
    case 'certified':
    case 'hidden':
      return /^(?:o|ㅇ|y|예|네|맞음)$/i.test(text)
        ? 'true'
        : /^(?:x|n|아니오|아니요|-)$/i.test(text)
          ? 'false'
          : text;
    case 'allergens':
      if (/^(?:해당\s*(?:사항\s*)?)?없음$/.test(text)) return '';
      return text
        .replace(/\s*함유$/, '')
        .split(/[|,/·]/)
        .map(each => each.trim())
        .join('|');
    default:
      return text;
  }
}

type Cells = Record<string, string>;

const OPTION_PRICE = String.raw`\s*[:：(]?\s*([₩￦]?[\d,]+\s*원?)\)?$`;
/** `2kg`, `60정`, `1개` among the options. */
const SIZE = /^\d[\d.,]*\s*[A-Za-z가-힣]+$/;
const flavorOf = (written: string): string => written.replace(/맛$/, '');
const FLAVOR_PRICE = new RegExp(String.raw`^(\D*?[^\d\s:+-])${OPTION_PRICE}`);
/** A serving each: of tablets nobody knows here how many make one. */
const PACK_PRICE = new RegExp(
  String.raw`^(\d[\d,]*\s*(?:회분?|서빙|포|스틱|팩|servings?))${OPTION_PRICE}`,
  'i',
);

/** The parts of a cell such as `초코 29,900원 / 딸기 31,900원`, each with its price; null for any other text. */
function pricesOf(cell: string, pattern: RegExp): [option: string, price: string][] | null {
  const pieces = cell.split(/[/\n;]/).map(each => pattern.exec(each.trim()));
  if (pieces.length < 2 || pieces.some(found => found === null)) return null;
  const priced = pieces.map((found): [string, string] => [
    found![1]!.trim(),
    plainCell('price', '', found![2]!),
  ]);
  return priced.every(([, price]) => /^\d+$/.test(price)) ? priced : null;
}

/** `딸기(+2,000원)`, `초코(0원)`: what an option adds to the price of the line. */
const ADDED = /^(.*?[^\d\s(])\s*\(?\s*(?:([+-])\s*([\d,]+)\s*원?|[+-]?\s*0\s*원)\s*\)?$/;
/** `초코(0원)/딸기(1,000원)`: beside one that adds nothing, the others add what they say. */
const ADDS_NOTHING = /(?<![\d,])0\s*원/;

/** Options of which some cost more or less than the line; null for any other text, or without a price to add to. */
function addedTo(cells: Cells): Cells[] | null {
  const { price = '', flavor: written = '' } = cells;
  const options = optionsIn(written).map(option => ADDED.exec(option) ?? option);
  if (!/^\d+$/.test(price) || options.every(option => typeof option === 'string')) return null;
  const priced = options.map(option => {
    if (typeof option === 'string') return { ...cells, flavor: option };
    const [, flavor = '', sign = '+', amount = '0'] = option;
    return {
      ...cells,
      flavor,
      price: String(Number(price) + Number(`${sign}${amount.replaceAll(',', '')}`)),
    };
  });
  return priced.some(({ flavor }) => SIZE.test(flavor)) ? null : priced;
}

/** Splits at marks, but not within `2,000`. */
const optionsIn = (written: string): string[] =>
  written
    .split(/[/·\n|]|,(?!\d{3}(?!\d))/)
    .map(each => each.trim())
    .filter(Boolean);

/** Splits a line with several flavours or packs into one line for each. */
export function byOption(cells: Cells, isPriceMended = false): Cells[] {
  const split = withOptions(cells);
  const { price = '', flavor: written = '' } = cells;
  const isUnclear = split.some(({ price: each = '', flavor = '', servings }) => {
    const isFarOff = servings === cells['servings'] && Number(each) < Number(price) / 2;
    return PRICED.test(flavor) || isFarOff;
  });
  // Whether an option costs this or this more is not known.
  if (!isUnclear || price === '') return split;
  return isPriceMended ? byFlavor(cells) : [{ ...cells, price: `${price} · ${written}` }];
}

const PRICED = /\d\s*원|[₩￦]\s*\d/;

function withOptions(cells: Cells): Cells[] {
  const { price = '', servings = '' } = cells;
  const flavor = ADDS_NOTHING.test(cells['flavor'] ?? '')
    ? optionsIn(cells['flavor'] ?? '')
        .map(each => each.replace(/(?<=\(\s*)(?=\d)/, '+'))
        .join('/')
    : (cells['flavor'] ?? '');
  const packs = pricesOf(price, PACK_PRICE);
  if (packs) return packs.flatMap(([pack, each]) => byFlavor(asPack(cells, pack, each)));
  const options = servings === '' ? pricesOf(flavor, PACK_PRICE) : null;
  if (options) return options.map(([pack, each]) => asPack({ ...cells, flavor: '' }, pack, each));
  const named = !ADDS_NOTHING.test(flavor) && /[₩￦원]/.test(flavor) ? pricesOf(flavor, FLAVOR_PRICE) : null;
  if (named) return named.map(([option, each]) => ({ ...cells, flavor: option, price: each }));
  return addedTo({ ...cells, flavor }) ?? byFlavor(cells);
}

const asPack = (cells: Cells, pack: string, price: string): Cells => ({
  ...cells,
  ...{ price, servings: pack.replace(/\D/g, '') },
});

function byFlavor(cells: Cells): Cells[] {
  const flavors = optionsIn(cells['flavor'] ?? '');
  const priced = pricesOf(cells['price'] ?? '', FLAVOR_PRICE);
  if (priced) {
    const named = priced.map(([flavor]) => flavorOf(flavor));
    const isSame = flavors.length === named.length && flavors.every(each => named.includes(flavorOf(each)));
    if (flavors.length === 0 || isSame)
      return priced.map(([written, price]) => {
        const flavor = flavors.find(each => flavorOf(each) === flavorOf(written)) ?? written;
        return { ...cells, flavor, price };
      });
    return [cells];
  }
  const isList = flavors.length > 1 && !flavors.some(each => SIZE.test(each));
  return isList ? flavors.map(flavor => ({ ...cells, flavor })) : [cells];
}

/** What all lines of a product share: its kind, and what a serving holds. */
const SHARED = ['supplementType', ...Object.keys(AMOUNT_FIELDS)];

/** Shows where lines of one file contradict an earlier one on the same thing: which of them is right, nobody knows here. */
export function contradictions(): (row: number, cells: Cells) => Cells {
  const first = new Map<string, { row: number; cells: Cells }>();
  return (row, cells) => {
    if (cells['id'] || !cells['koreanName']) return cells;
    const product = [cells['koreanName'], cells['brand']].join('\n');
    const variant = [product, cells['flavor'], cells['servings']].join('\n');
    let shown = cells;
    for (const [key, fields] of [[product, SHARED] as const, [variant, ['price']] as const]) {
      const before = first.get(key) ?? { row, cells };
      first.set(key, before);
      for (const field of fields) {
        const [one, other] = [before.cells[field] ?? '', cells[field] ?? ''];
        if (one !== '' && other !== '' && one !== other)
          shown = { ...shown, [field]: `${other} · ${before.row}줄은 ${one}` };
      }
    }
    return shown;
  };
}
