import type { NutrientName } from '../nutrients.js';
import type { LimitRule } from './safety-rule.types.js';

/** Whose figures these are, read on the page. */
const SOURCE = '“A harmonised nutrient reference value”, Adv Nutr, PMC7231601 (read), tables 5 and 6';

interface UpperLimit {
  nutrient: NutrientName;
  /** A day for adults, in the nutrient's unit; null where the column is empty. */
  iom: number | null;
  efsa: number | null;
  /** 15 to 17 years, harmonised. */
  teen: number | null;
  /** What counts towards it: food and supplements, or only what is added (IOM's own footnotes). */
  scope: 'total' | 'added';
}

const row = (
  nutrient: NutrientName,
  [iom, efsa, teen]: readonly [number | null, number | null, number | null],
  scope: UpperLimit['scope'] = 'total',
): UpperLimit => ({ nutrient, iom, efsa, teen, scope });

/**
 * Tolerable upper intake levels a day. The strictest filled column counts; a nutrient without a row has none that was read. That of
 * niacin is of nicotinic acid, that of vitamin A of what is preformed.
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

/** IOM, for those above 50. */
const CALCIUM_OVER_50 = 2000;

const SCOPES = {
  total: 'food and supplements together',
  added: 'what is added, not what food holds by nature',
};

function rulesOf({ nutrient, iom, efsa, teen, scope }: UpperLimit): LimitRule[] {
  const columns = [iom, efsa].filter(column => column !== null);
  const written = [...(iom === null ? [] : [`IOM ${iom}`]), ...(efsa === null ? [] : [`EFSA ${efsa}`])].join(
    ', ',
  );
  const source = `${SOURCE}: ${written}; counts ${SCOPES[scope]}`;
  const limit = { kind: 'limit', substance: nutrient } as const;
  return [
    { ...limit, when: 'everyone', amount: Math.min(...columns), source },
    ...(teen === null
      ? []
      : [
          {
            ...limit,
            when: 'under19' as const,
            amount: teen,
            source: `${SOURCE}: ${teen} from 15 to 17 years, taken for all below 19`,
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
    source: `${SOURCE}: IOM 2000 above 50 years`,
  },
];
