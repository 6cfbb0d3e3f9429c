import { readFileSync, writeFileSync } from 'node:fs';
import { INGREDIENT_CLASSES, type IngredientClass } from '../../../../catalogue/catalogue.vocabulary.js';
import { CLASS_EVIDENCE } from '../supplement-evidence.js';
import { NUTRIENT_NAMES, NUTRIENTS } from '../nutrients.js';
import { LIMITED_SUBSTANCES } from '../supplement-safety.js';
import { UPPER_LIMITS } from './upper-limits.js';
import { askText } from './reason-text.js';
import { SAFETY_RULES } from './safety-rules.js';
import type { Circumstance, SafetyRule } from './safety-rule.types.js';

const DOCUMENT = 'docs/supplement-rules.md';

const CIRCUMSTANCES: Partial<Record<Circumstance, string>> = {
  everyone: 'everybody',
  under19: 'below 19 years',
  over50: 'above 50 years',
  from60: 'from 60 years',
  severelyThin: 'BMI below 16',
  fishAllergy: 'an allergy to 고등어',
  underweight: 'BMI below 18.5, from 19 years',
  notOverweight: 'BMI below 23',
  obese: 'BMI of 30 and more, not pregnant',
  readinessYes: 'a yes of the readiness screen',
  readinessHeart: 'a yes to heart disease or high blood pressure',
  untoldCondition: 'a yes to a chronic illness that was not named',
  woman: 'women',
  unknownMedicine: 'a medicine of unknown kind',
  unnamedMedicine: 'a medicine that was not named',
  unlistedMedicine: 'a medicine that is not in the list',
};

const classes = (list: readonly IngredientClass[]): string =>
  list.length === INGREDIENT_CLASSES.length
    ? 'every product'
    : list.map(each => CLASS_EVIDENCE[each].koreanName).join(', ');

function effectOf(rule: SafetyRule): string {
  switch (rule.kind) {
    case 'allowOnly':
      return `only ${classes(rule.classes)}${rule.classes.includes('protein') ? ', protein up to the gap' : ''}`;
    case 'exclude':
      return `never ${[classes(rule.classes), ...(rule.sources ?? [])].filter(Boolean).join(', ')}`;
    case 'caution':
      return `“${rule.text}” on ${[classes(rule.classes), ...(rule.amounts ?? [])].filter(Boolean).join(', ')}`;
    case 'ask':
      return `to be asked about first: ${classes(rule.classes)}`;
    case 'limit':
      return `at most ${rule.amount} ${rule.substance}${rule.perKg ? ' per kg' : ''} a day${rule.withCoffee ? ', coffee counted' : ''}`;
    case 'refuse':
      return rule.purpose === null ? 'nothing is recommended' : `${rule.purpose} is refused`;
    case 'notice':
      return `“${rule.text}”${rule.purpose ? ` with ${rule.purpose}` : ''}`;
  }
}

const LIMITED: ReadonlySet<string> = new Set(LIMITED_SUBSTANCES);

const cell = (text: string): string => text.replaceAll('|', '\\|');
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(row => `| ${row.map(cell).join(' | ')} |`).join('\n');

function documentOfRules(): string {
  const evidence = INGREDIENT_CLASSES.map(each => ({ each, ...CLASS_EVIDENCE[each] }));
  return `# Supplements: safety table, doses and evidence

Written from the tables the program itself goes by (\`npm run docs:supplements\`); a test fails when they differ.

## Safety table

${table(
  ['Who', 'What holds', 'Source'],
  SAFETY_RULES.map(rule => [CIRCUMSTANCES[rule.when] ?? rule.when, effectOf(rule), rule.source]),
)}

## Upper limits

Of what a member takes a day, everything together: the strictest filled column counts. What is eaten is not known and not counted; where
the limit is of food and supplements together, the true room is smaller.

${table(
  ['Nutrient', 'Unit', 'IOM', 'EFSA', '15 to 17 years', 'Counts', 'In force for adults'],
  UPPER_LIMITS.map(({ nutrient, iom, efsa, teen, scope }) => [
    NUTRIENTS[nutrient].koreanName,
    NUTRIENTS[nutrient].unit,
    ...[iom, efsa, teen].map(column => String(column ?? '–')),
    scope === 'total' ? 'food and supplements' : 'supplements and fortified food',
    String(Math.min(iom ?? Infinity, efsa ?? Infinity)),
  ]),
)}

Source: “A harmonised nutrient reference value”, Adv Nutr, PMC7231601, tables 5 and 6, read. The Korean reference intakes of 2020
could not be read for it.

Without a limit that was read, which the screen says: ${NUTRIENT_NAMES.filter(name => !LIMITED.has(name))
    .map(name => NUTRIENTS[name].koreanName)
    .join(', ')}.

Interactions that were looked for and have no rule, because no source was read or the health notes do not ask for it:
St John’s wort with contraceptives (not asked for), potassium with ACE inhibitors (a blood pressure medicine is not asked for by name),
grapefruit, ginkgo with anticoagulants, 5-HTP with SSRI, iodine with thyroid illness, beta-carotene and smoking, vitamin A in pregnancy.

## Doses

\`study\`: what studies gave. \`permitted\`: the lower end of what the ministry permits as daily intake. \`reference\`: the dietary
reference intake of Koreans. \`need\`: what the member needs, here for somebody unknown.

${table(
  ['Ingredient', 'Full effect from', 'Basis', 'At most a day', 'Source'],
  evidence.map(({ koreanName, effectiveDose, unit, doseBasis, maximumDose, source }) => [
    koreanName,
    `${effectiveDose} ${unit}`,
    doseBasis,
    `${maximumDose} ${unit}`,
    source,
  ]),
)}

## Evidence

A: several good trials or a position stand, and the effect is plain. B: likely, small or in some people. C: weak or contradictory.

${table(
  ['Ingredient', 'Purpose', 'Grade', 'What was found', 'Source'],
  evidence.flatMap(({ koreanName, purposes }) =>
    Object.entries(purposes).map(([purpose, { grade, outcome, source }]) => [
      koreanName,
      purpose,
      grade,
      outcome,
      source,
    ]),
  ),
)}
`;
}

it('the document of the rules says what the program goes by', () => {
  const wanted = documentOfRules();
  if (process.env.WRITE_DOCS === '1') writeFileSync(DOCUMENT, wanted);
  expect(readFileSync(DOCUMENT, 'utf8')).toBe(wanted);
});

it('every rule has a source', () => {
  expect(SAFETY_RULES.filter(rule => rule.source.trim().length < 10)).toEqual([]);
});

it('what rules say are whole polite words', () => {
  const texts = SAFETY_RULES.flatMap(rule => {
    switch (rule.kind) {
      case 'refuse':
        return [rule.reason, ...rule.advice];
      case 'notice':
        return [rule.text];
      case 'allowOnly':
        return [rule.note];
      default:
        return [];
    }
  });
  expect(texts.filter(text => !/요\.$/.test(text))).toEqual([]);
  // An item of a list of cautions has no full stop.
  const cautions = SAFETY_RULES.flatMap(rule =>
    rule.kind === 'caution' ? [rule.text] : rule.kind === 'ask' ? [askText([rule.reason])] : [],
  );
  expect(cautions.filter(text => !/[가-힣]요?$/.test(text))).toEqual([]);
});
