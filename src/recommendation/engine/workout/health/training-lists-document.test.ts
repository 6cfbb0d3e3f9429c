import { readFileSync, writeFileSync } from 'node:fs';
import { PRODUCT_CATALOGUE } from '../fixture/product-catalogue.js';
import { keptOutBy } from './training-limits.js';
import { TRAINING_RULES } from './training-rules.js';

const DOCUMENT = 'docs/training-lists.md';

const cell = (text: string): string => text.replaceAll('|', '\\|');
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(row => `| ${row.map(cell).join(' | ')} |`).join('\n');

function documentOfLists(): string {
  // The same list for a stated medicine is the same column.
  const columns = TRAINING_RULES.filter(({ state }) => state !== '혈압약' && state !== '당뇨약');
  const inList = columns.map(rule => PRODUCT_CATALOGUE.filter(each => keptOutBy(rule, each) === null).length);
  return `# Training: who may do what

Written from the table the program itself goes by (\`npm run docs\`); a test fails when they differ. Told by medicine alone,
the lists for 고혈압 and 당뇨 are the same. Of several states every one has to allow a workout.

## States

${table(
  ['State', 'Workouts', 'Facts allowed', 'Light', 'Source'],
  columns.map(({ state, facts, lightOnly, source }, index) => [
    state,
    `${inList[index]} of ${PRODUCT_CATALOGUE.length}`,
    facts.join(', ') || 'none',
    lightOnly ? 'yes' : 'no',
    source,
  ]),
)}

## Workouts

✓ = in the list; otherwise the first word that keeps it out. Sore places leave out what strains them strongly and lighten the rest; two
sore places at a time leave out what strains both.

${table(
  ['Workout', 'Facts', ...columns.map(({ state }) => state)],
  PRODUCT_CATALOGUE.map(workout => [
    workout.koreanName,
    workout.facts === null ? 'unreviewed' : workout.facts.join(', ') || 'none',
    ...columns.map(rule => keptOutBy(rule, workout) ?? '✓'),
  ]),
)}
`;
}

it('docs/training-lists.md is what the lists say (npm run docs)', () => {
  const written = documentOfLists();
  if (process.env.WRITE_DOCS) writeFileSync(DOCUMENT, written);
  expect(readFileSync(DOCUMENT, 'utf8') === written).toBe(true);
});
