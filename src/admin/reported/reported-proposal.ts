import {
  ALLERGENS,
  LABEL_INGREDIENTS,
  readLabel,
  type Allergen,
  type LabelReading,
} from '../../catalogue/public.js';
import type { ReportedState } from './entities/reported-product.entity.js';
import type { ReportedProductInput } from './reported-product.input.js';
import type { ReportedRow } from './reported-row.js';

const LONGEST_NAME = 80;
const LONGEST_BRAND = 60;
const LONGEST_FUNCTION = 200;

/** Words for materials that contain an allergen without naming it. */
const ALLERGEN_WORDS: Partial<Record<Allergen, RegExp>> = {
  알류: /알류|계란|난백|난황|난각/,
  우유: /우유|유청|유당|카제인|유단백/,
  밀: /(?:^|[,(\s])(?:소맥|밀)(?:가루|단백|전분|배아|[,)\s]|$)/,
  게: /(?:^|[,(\s])게(?:껍|분말|[,)\s]|$)/,
  잣: /(?:^|[,(\s])잣/,
  돼지고기: /돼지|돈피/,
  쇠고기: /쇠고기|소고기|우피|소가죽/,
  아황산류: /아황산/,
  조개류: /조개|홍합|전복|굴(?:분말|추출|농축|[,)\s]|$)/,
};

export interface Proposal {
  fields: ReportedProductInput;
  doubts: string[];
}

/** Proposes the catalogue fields of a reported product, and lists the doubts an admin has to check first. */
export function proposalOf(row: ReportedRow): Proposal {
  const reading = readLabel({
    standard: row.STDR_STND,
    intake: row.NTK_MTHD,
    functions: row.PRIMARY_FNCLTY,
  });
  const doubts = [...reading.doubts];
  if (row.PRDLST_NM.length > LONGEST_NAME) doubts.push(`이름이 ${LONGEST_NAME}자보다 길어요.`);
  if (row.BSSH_NM.length > LONGEST_BRAND) doubts.push(`회사 이름이 ${LONGEST_BRAND}자보다 길어요.`);
  return {
    doubts,
    fields: {
      koreanName: row.PRDLST_NM.slice(0, LONGEST_NAME),
      brand: row.BSSH_NM.slice(0, LONGEST_BRAND),
      supplementType: typeOf(reading),
      certified: true,
      // As printed or not at all: a cut sentence may say something else.
      approvedFunction: row.PRIMARY_FNCLTY.length <= LONGEST_FUNCTION ? row.PRIMARY_FNCLTY || null : null,
      ingredientClasses: reading.ingredientClasses,
      allergens: ALLERGENS.filter(each => (ALLERGEN_WORDS[each] ?? new RegExp(each)).test(row.RAWMTRL_NM)),
      ...reading.amounts,
    },
  };
}

/** The state of a row that no admin has decided on. */
export function stateOf(row: ReportedRow, { fields, doubts }: Proposal): ReportedState {
  const hasAmounts = LABEL_INGREDIENTS.some(({ field }) => fields[field] !== undefined);
  if (doubts.length === 0) return hasAmounts ? 'ready' : 'outside';
  return hasAmounts || namesAnIngredient(row) ? 'review' : 'outside';
}

function namesAnIngredient({ PRDLST_NM, PRIMARY_FNCLTY, STDR_STND, RAWMTRL_NM }: ReportedRow): boolean {
  const text = [PRDLST_NM, PRIMARY_FNCLTY, STDR_STND, RAWMTRL_NM].join('\n').normalize('NFKC');
  const written = text.replace(/[ \t]/g, '').toUpperCase();
  return LABEL_INGREDIENTS.some(({ names }) => names.some(name => written.includes(name)));
}

function typeOf({ amounts }: LabelReading): ReportedProductInput['supplementType'] {
  if (amounts.proteinPerServing !== undefined) return 'Protein';
  if (amounts.leucine !== undefined && amounts.isoLeucine !== undefined && amounts.valine !== undefined)
    return 'BCAA';
  return 'Other';
}
