import { readFileSync, writeFileSync } from 'node:fs';
import { INGREDIENT_CLASSES, type IngredientClass } from '../../../../catalogue/catalogue.vocabulary.js';
import { CLASS_EVIDENCE } from '../supplement-evidence.js';
import { NUTRIENT_NAMES, NUTRIENTS } from '../nutrients.js';
import { LIMITED_SUBSTANCES } from '../supplement-safety.js';
import { CITATIONS, citationsIn, shownSources } from './citations.js';
import { LIMIT_TABLE, UPPER_LIMITS } from './upper-limits.js';
import { GARCINIA_SOURCE } from '../item-verdict.js';
import { TIMETABLE_RULES } from '../day-timetable.js';
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
      return `never ${[classes(rule.classes), ...(rule.sources ?? []), ...(rule.amounts ?? [])].filter(Boolean).join(', ')}`;
    case 'caution':
      return `“${rule.text}” on ${[classes(rule.classes), ...(rule.sources ?? []), ...(rule.amounts ?? [])].filter(Boolean).join(', ')}`;
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

const UNREAD = '근거 문서를 읽지 못함';

/** Whether what a source names was read. */
function readingOf(source: string): string {
  const states = citationsIn(source).map(({ state }) => state);
  if (!states.includes('unread')) return states.includes('read') ? 'read' : 'own caution';
  return states.includes('read') ? `partly ${UNREAD}` : UNREAD;
}

const LIMITED: ReadonlySet<string> = new Set(LIMITED_SUBSTANCES);

const cell = (text: string): string => text.replaceAll('|', '\\|');
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(row => `| ${row.map(cell).join(' | ')} |`).join('\n');

function documentOfRules(): string {
  const evidence = INGREDIENT_CLASSES.map(each => ({ each, ...CLASS_EVIDENCE[each] }));
  return `# Supplements: safety table, doses and evidence

Written from the tables the program itself goes by (\`npm run docs\`); a test fails when they differ.

## Safety table

${table(
  ['Who', 'What holds', 'Source', 'Its text'],
  SAFETY_RULES.map(rule => [
    CIRCUMSTANCES[rule.when] ?? rule.when,
    effectOf(rule),
    rule.source,
    readingOf(rule.source),
  ]),
)}

### Documents

Members see these names beside a rule, with the address. A document counts as read where its text or abstract was. Of a rule that rests on
another document the screen says, as here: ${UNREAD}.

${table(
  ['Document', 'Read'],
  CITATIONS.filter(({ state }) => state !== 'own').map(({ korean, state, url }) => [
    korean,
    state === 'read' ? (url ?? 'yes, without an address') : UNREAD,
  ]),
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

Source: ${LIMIT_TABLE}, tables 5 and 6, read. The Korean reference intakes of 2020 could not be read for it.

Without a limit that was read, which the screen says: ${NUTRIENT_NAMES.filter(name => !LIMITED.has(name))
    .map(name => NUTRIENTS[name].koreanName)
    .join(', ')}.

What a member takes and no rule looked at is to be asked about (own caution) with a medicine or with 간 질환, 심장 질환, 고혈압, 당뇨 or 최근 수술: an
unknown content, or a vitamin or mineral for which no rule of theirs speaks. A product of the member's own is judged by its name and label as well.

What the health notes do not ask for is said to everybody whom it may concern: contraceptives (to women), smoking, a thyroid disease
(to who takes a thyroid medicine). A blood pressure medicine is not asked for by name, so what holds for some of them is said of all.

## Timetable and pairs

Kept as far as they can be; what no day keeps is said.

${table(
  ['What holds', 'Source'],
  [
    ...TIMETABLE_RULES.map(({ text, source }) => [text, source]),
    ['가르시니아와 L-카르니틴, 카테킨, CLA는 함께 말고', GARCINIA_SOURCE],
  ],
)}

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

it('docs/supplement-rules.md is what the program goes by (npm run docs)', () => {
  const wanted = documentOfRules();
  if (process.env.WRITE_DOCS) writeFileSync(DOCUMENT, wanted);
  expect(readFileSync(DOCUMENT, 'utf8') === wanted).toBe(true);
});

it('every rule has a source', () => {
  expect(SAFETY_RULES.filter(rule => rule.source.trim().length < 10)).toEqual([]);
});

/** The sources that members see, of rules in the table and beside it. */
const SHOWN = [
  ...SAFETY_RULES.map(({ source }) => source),
  ...[...TIMETABLE_RULES].map(({ source }) => source),
  GARCINIA_SOURCE,
];

it('every source is told to members in Korean, with whether its document was read', () => {
  expect(SHOWN.filter(source => citationsIn(source).length === 0)).toEqual([]);
  const texts = SHOWN.flatMap(source => shownSources(source).map(({ text }) => text));
  expect(texts.filter(text => !/[가-힣]/.test(text))).toEqual([]);
  const unused = CITATIONS.flatMap(({ names }) =>
    names.filter(name => !SHOWN.some(source => source.includes(name))),
  );
  expect(unused).toEqual([]);
});

it('a limit is told with whose it is', () => {
  const zinc = SAFETY_RULES.find(
    rule => rule.kind === 'limit' && rule.substance === 'zincMg' && rule.amount === 25,
  )!;
  expect(shownSources(zinc.source)).toEqual([
    {
      text: expect.stringContaining('유럽식품안전청(EFSA) 성인의 상한 섭취량: 하루 25mg'),
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7231601',
      state: 'read',
    },
  ]);
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
