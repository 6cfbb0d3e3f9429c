import { NUTRIENTS, type NutrientName } from '../nutrients.js';
import type { LimitRule } from './safety-rule.types.js';

/** The document of these figures, as rules refer to it. */
export const LIMIT_TABLE = 'Allen et al. 2019, Adv Nutr, PMC7231601';
const SOURCE = `${LIMIT_TABLE} (read), tables 5 and 6`;

interface UpperLimit {
  nutrient: NutrientName;
  /** Per day for adults, in the nutrient's unit; null where the column is empty. */
  iom: number | null;
  efsa: number | null;
  /** Ages 15 to 17, harmonised. */
  teen: number | null;
  /** What counts towards it: food and supplements, or only what is added (footnotes of the IOM). */
  scope: 'total' | 'added';
}

const row = (
  nutrient: NutrientName,
  [iom, efsa, teen]: readonly [number | null, number | null, number | null],
  scope: UpperLimit['scope'] = 'total',
): UpperLimit => ({ nutrient, iom, efsa, teen, scope });

/**
 * Tolerable upper intake levels per day. The strictest filled column applies; for a nutrient without a row no level was read. The level of
 * niacin is for nicotinic acid, that of vitamin A for preformed vitamin A.
 */
export const UPPER_LIMITS: readonly UpperLimit[] = [
  row('vitaminAUg', [3000, 3000, 2600]),
  row('vitaminCMg', [2000, null, 1800]),
  row('vitaminDUg', [100, 100, 100]),
  row('vitaminEMg', [1000, 300, 260]),
  row('niacinMg', [35, 10, 8], 'added'),
  row('vitaminB6Mg', [100, 25, 20]),
  row('folicAcidUg', [1000, 1000, 800], 'added'),
  row('cholineMg', [3500, null, 3000]),
  row('calciumMg', [2500, 2500, null]),
  row('phosphorusMg', [4000, null, null]),
  row('copperMg', [10, 5, null]),
  row('fluorideMg', [10, 7, null]),
  row('manganeseMg', [11, null, null]),
  row('molybdenumUg', [2000, 600, null]),
  row('iodineUg', [1100, 600, 500]),
  row('ironMg', [45, null, null]),
  row('magnesiumMg', [350, 250, 250], 'added'),
  row('seleniumUg', [400, 300, 250]),
  row('zincMg', [40, 25, 22]),
];

const strictestOf = ({ iom, efsa }: UpperLimit): number =>
  Math.min(...[iom, efsa].filter(column => column !== null));

/** For adults, in the nutrient's unit: the strictest filled column; null where none was read. */
export function mostForAdults(nutrient: NutrientName): number | null {
  const read = UPPER_LIMITS.find(each => each.nutrient === nutrient);
  return read ? strictestOf(read) : null;
}

/** IOM, above age 50. */
const CALCIUM_OVER_50 = 2000;

const SCOPES = {
  total: 'food and supplements together',
  added: 'what is added, not what food holds by nature',
};

/** For members: whose limit each rule's source is. */
const TEXTS = new Map<string, string>();
export const UPPER_LIMIT_TEXTS: ReadonlyMap<string, string> = TEXTS;

const WHOSE = { iom: '미국 의학원(IOM)', efsa: '유럽식품안전청(EFSA)' };
const SCOPE_TEXTS = { total: '음식 포함', added: '음식에 본래 든 것은 빼고' };

/** Adds the text of a limit to its source, which is unique to the nutrient. */
function told(nutrient: NutrientName, source: string, whose: string, amount: number, scope: string): string {
  const unique = `${source} (${nutrient})`;
  TEXTS.set(
    unique,
    `${whose}의 상한 섭취량: 하루 ${amount.toLocaleString('en-US')}${NUTRIENTS[nutrient].unit}, ${scope}`,
  );
  return unique;
}

function rulesOf(read: UpperLimit): LimitRule[] {
  const { nutrient, iom, efsa, teen, scope } = read;
  const written = [...(iom === null ? [] : [`IOM ${iom}`]), ...(efsa === null ? [] : [`EFSA ${efsa}`])].join(
    ', ',
  );
  const amount = strictestOf(read);
  const whose = [...(iom === amount ? [WHOSE.iom] : []), ...(efsa === amount ? [WHOSE.efsa] : [])].join(
    '과 ',
  );
  const scopeText = SCOPE_TEXTS[scope];
  const source = `${SOURCE}: ${written}; counts ${SCOPES[scope]}`;
  const limit = { kind: 'limit', substance: nutrient } as const;
  return [
    {
      ...limit,
      when: 'everyone',
      amount,
      source: told(nutrient, source, `${whose} 성인`, amount, scopeText),
    },
    ...(teen === null
      ? []
      : [
          {
            ...limit,
            when: 'under19' as const,
            amount: teen,
            source: told(
              nutrient,
              `${SOURCE}: ${teen} from 15 to 17 years, taken for all below 19`,
              '미국과 유럽을 합친 15~17세',
              teen,
              scopeText,
            ),
          },
        ]),
  ];
}

export const UPPER_LIMIT_RULES: readonly LimitRule[] = [
  ...UPPER_LIMITS.flatMap(rulesOf),
  {
    kind: 'limit',
    when: 'over50',
    substance: 'calciumMg',
    amount: CALCIUM_OVER_50,
    source: told(
      'calciumMg',
      `${SOURCE}: IOM 2000 above 50 years`,
      `${WHOSE.iom} 50세 넘는 성인`,
      CALCIUM_OVER_50,
      SCOPE_TEXTS.total,
    ),
  },
];
